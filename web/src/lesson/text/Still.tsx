/** A frame of a story with the core's sentence under it. */
import { useMemo } from 'preact/hooks';
import type { Core } from '../../core';
import { tell } from '../../player/tell';
import { playerWords } from '../../player/words';
import type { Box } from '../../stage/grid';
import { StageStill } from '../../stage/StageStill';
import { stageSource } from '../../stage/source';
import type { StageStory } from '../../stage/sprites';
import { stageOf } from '../../stage/storyboard';
import type { NamedPlace } from '../../state/at';
import { useLesson } from './context';

/** A phone's width: larger pages enlarge it, so that no text in it is ever smaller. */
const ROOM: Box = { width: 344, height: 300 };
/** A higher room for tensors of more rows. Pictures with many more rows would be too large to send. */
const HIGHER: Box = { ...ROOM, height: 340 };
const ROW = 6;

interface Props {
  code: string;
  place: NamedPlace;
  /** Leaves the sentence out. */
  silent?: boolean;
  /** Leaves out what would answer a question about the operation. */
  asks?: boolean;
}

export function Still(props: Props) {
  return useLesson().bare ? null : <Frame {...props} />;
}

function Frame({ code, place, silent, asks }: Props) {
  const { core, faults } = useLesson();
  const { statement, step, operation } = place;
  const told = core.story(code, statement)?.operations[operation];
  const scene = useMemo(() => tell(core.scene(code, statement, step)), [core]);
  const source = stageSource(core, code, statement, operation);
  const request = told && { operation: told, source, step, words: playerWords };
  const [low, high] = [ROOM, HIGHER].map((room) => request && stageOf({ ...request, room }));
  const more = cellsIn(high) - cellsIn(low);
  // A question is about all of its cells, and most of them are those of a result, which is left out.
  const stage = low && (more <= 0 || (more > ROW && !asks)) ? low : high;
  if (!told || !stage || !scene) {
    faults.push(`the stage does not show step ${step} of statement ${statement} in: ${code}`);
    return null;
  }
  return (
    <>
      <div class="st-room" data-kind={told.kind} data-refused={told.refused || undefined}>
        <StageStill story={stage} position={step} label={scene.sentence} asks={asks} />
      </div>
      {!silent && (
        <p class="sw-caption" lang={scene.lang}>
          {scene.sentence}
        </p>
      )}
    </>
  );
}

const cellsIn = (stage: StageStory | null | undefined) =>
  stage?.sprites.filter(({ kind }) => kind === 'cell').length ?? 0;

/** The first step of the operation at a place: the still picture must not give the result away. */
export function beginningOf(
  core: Core,
  code: string,
  { statement, operation }: Omit<NamedPlace, 'step'>,
): NamedPlace {
  const step = Number(core.story(code, statement)?.operations[operation]?.first ?? 0);
  return { statement, operation, step };
}
