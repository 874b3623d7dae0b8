import { useMemo } from 'preact/hooks';
import { attempt } from '../lib/attempt';
import { StageStill } from '../stage/StageStill';
import { stageSource } from '../stage/source';
import { stageOf } from '../stage/storyboard';
import { tell } from './tell';
import { useBox } from './use-box';
import type { OneStory } from './use-story';
import { playerWords as words } from './words';

interface Props extends Pick<OneStory, 'core' | 'source' | 'statement'> {
  /** The operation that the question is about. */
  operation: number;
}

/** What there is before an operation: its tensors, without the result and what is still to come. */
export function AskedPicture({ core, source, statement, operation }: Props) {
  const [place, room] = useBox();
  const drawn = useMemo(
    () =>
      attempt(() => {
        const told = core.story(source, statement)?.operations[operation];
        if (!told || !room) return null;
        const step = Number(told.first);
        const cells = stageSource(core, source, statement, operation);
        const story = stageOf({ operation: told, source: cells, room, step, words });
        const label = tell(core.scene(source, statement, step))?.sentence ?? told.text;
        return story && { story, step, label };
      }),
    [core, source, statement, operation, room],
  );
  return (
    <div class="sw-asked-picture" ref={place}>
      {drawn && <StageStill story={drawn.story} position={drawn.step} label={drawn.label} asks />}
    </div>
  );
}
