/** A frame of a story with the core's sentence under it. */
import { useMemo } from 'preact/hooks';
import { tell } from '../../player/tell';
import { playerWords } from '../../player/words';
import type { Box } from '../../stage/grid';
import { StageStill } from '../../stage/StageStill';
import { stageSource } from '../../stage/source';
import { stageOf } from '../../stage/storyboard';
import type { NamedPlace } from '../../state/at';
import { useLesson } from './context';

/** A phone's width: larger pages enlarge it, so that no text in it is ever smaller. */
const ROOM: Box = { width: 344, height: 300 };

interface Props {
  code: string;
  place: NamedPlace;
}

export function Still(props: Props) {
  return useLesson().bare ? null : <Frame {...props} />;
}

function Frame({ code, place }: Props) {
  const { core, faults } = useLesson();
  const { statement, step, operation } = place;
  const told = core.story(code, statement)?.operations[operation];
  const scene = useMemo(() => tell(core.scene(code, statement, step)), [core]);
  const stage =
    told &&
    stageOf({
      operation: told,
      source: stageSource(core, code, statement, operation),
      room: ROOM,
      step,
      words: playerWords,
    });
  if (!stage || !scene) {
    faults.push(`the stage does not show step ${step} of statement ${statement} in: ${code}`);
    return null;
  }
  return (
    <>
      <div class="st-room" data-kind={told.kind} data-refused={told.refused || undefined}>
        <StageStill story={stage} position={step} label={scene.sentence} />
      </div>
      <p class="sw-caption" lang={scene.lang}>
        {scene.sentence}
      </p>
    </>
  );
}
