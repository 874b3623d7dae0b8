import { useMemo } from 'preact/hooks';
import type { Core } from '../../core';
import { listed } from '../../locales/signs';
import { useBox } from '../../player/use-box';
import { playerWords } from '../../player/words';
import type { Box } from '../../stage/grid';
import { namedStage } from '../../stage/named';
import { StageStill } from '../../stage/StageStill';
import { stageOf } from '../../stage/storyboard';
import { titleOf } from '../../stage/text';

interface Props {
  core: Core;
  program: string;
}

/** The tensors before the line in question. Only the lines before it run here, so nothing is given away. */
export function Given(props: Props) {
  const [place, room] = useBox();
  return (
    <div class="sw-story" data-staged>
      <div class="sw-box">
        <div class="sw-stage">
          <div class="st-room" ref={place}>
            {room && <Picture {...props} room={room} />}
          </div>
        </div>
      </div>
    </div>
  );
}

function Picture({ core, program, room }: Props & { room: Box }) {
  const drawn = useMemo(() => {
    const names = Object.keys(core.run(program).tensors);
    const shown = namedStage(core, program, names);
    const story = stageOf({ ...shown, room, step: 0, words: playerWords });
    const titles = shown.operation.tensors.map(({ name, shape }) => titleOf(name, shape));
    return story && { story, label: listed(titles) };
  }, [core, program, room]);
  return drawn && <StageStill story={drawn.story} position={0} label={drawn.label} />;
}
