import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../../core';
import { cx } from '../../lib/cx';
import { listed } from '../../locales/signs';
import { useBox } from '../../player/use-box';
import { playerWords } from '../../player/words';
import { chooseCells } from '../../stage/choose-cell';
import type { Box } from '../../stage/grid';
import { namedStage } from '../../stage/named';
import { StageStill } from '../../stage/StageStill';
import { stageOf } from '../../stage/storyboard';
import { titleOf } from '../../stage/text';

/** A storage cell of the picture is the answer. */
interface CellAnswer {
  label: string;
  /** Address of the cell, as it is typed. */
  chosen: string;
  /** Always the same function. */
  onChoose: (address: string) => void;
}

interface Props {
  core: Core;
  program: string;
  cell?: CellAnswer | undefined;
}

/** The tensors before the line in question. Only the lines before it run here, so nothing is given away. */
export function Given(props: Props) {
  const [place, room] = useBox();
  return (
    <div class="sw-story" data-staged>
      <div class="sw-box">
        <div class="sw-stage">
          <div class={cx('st-room', props.cell && 'is-on-picture')} ref={place}>
            {room && <Picture {...props} room={room} place={place} />}
          </div>
        </div>
      </div>
    </div>
  );
}

interface GivenPictureProps extends Props {
  room: Box;
  place: RefObject<HTMLElement | null>;
}

function Picture({ core, program, room, cell, place }: GivenPictureProps) {
  const drawn = useMemo(() => {
    const names = Object.keys(core.run(program).tensors);
    const shown = namedStage(core, program, names);
    const story = stageOf({ ...shown, room, step: 0, words: playerWords });
    const titles = shown.operation.tensors.map(({ name, shape }) => titleOf(name, shape));
    return story && { story, label: listed(titles) };
  }, [core, program, room]);
  const cells = useRef<ReturnType<typeof chooseCells>>(null);
  useEffect(() => {
    const picture = place.current?.querySelector('svg');
    if (!picture || !cell) return;
    cells.current = chooseCells(picture, cell.label, (address) => cell.onChoose(address ?? ''));
    return cells.current?.end;
  }, [drawn, cell?.label]);
  useEffect(() => cells.current?.mark(cell?.chosen), [drawn, cell?.chosen]);
  return drawn && <StageStill story={drawn.story} position={0} label={drawn.label} />;
}
