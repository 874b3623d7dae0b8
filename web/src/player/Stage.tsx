import { useMemo } from 'preact/hooks';
import { lazyComponent } from '../lib/lazy-component';
import { languageHere } from '../locales/translation';
import { StoryStage } from '../stage/StoryStage';
import { stageSource } from '../stage/source';
import type { FiguresProps } from './FurtherFigures';
import { hasStoryboard } from './has-storyboard';
import { onRequest } from './on-request';
import { StageHands } from './StageHands';
import { useBox } from './use-box';
import { playerWords } from './words';

/** Draws a scene on the stage, or in figures if its operation has no storyboard. */
export function Stage(props: FiguresProps) {
  if (!hasStoryboard(props.operation)) return <Figures {...props} />;
  return <OnStage key={props.scene.operation} {...props} />;
}

/** The refused operation, at the step at which its cure begins. */
function useRefused({ core, scene, cure }: FiguresProps) {
  return useMemo(() => {
    if (!cure || Number(scene.step) !== cure.entry) return undefined;
    const { source, story } = cure.refused;
    const { operations, statement } = story;
    const number = operations.findIndex(({ refused }) => refused);
    const operation = operations[number];
    if (!operation || !hasStoryboard(operation)) return undefined;
    return { operation, source: stageSource(core, source, statement, number) };
  }, [cure]);
}

function OnStage(props: FiguresProps) {
  const { core, source, statement, scene, operation, looks } = props;
  const [place, room] = useBox();
  const refused = useRefused(props);
  // New identity per language, so that memoised pictures redraw.
  const words = useMemo(() => new Proxy(playerWords, {}), [languageHere()]);
  const cells = useMemo(
    () => stageSource(core, source, statement, scene.operation),
    [core, source, statement, scene.operation],
  );
  return (
    <div
      class="st-room"
      ref={place}
      data-kind={operation.kind}
      data-refused={operation.refused || undefined}
    >
      {room && (
        <StoryStage
          operation={operation}
          source={cells}
          room={room}
          step={Number(scene.step)}
          within={props.within}
          sentence={scene.sentence}
          words={words}
          letters={props.letters}
          refused={refused}
          fallback={<Figures {...props} />}
          over={(story) => (
            <StageHands
              story={story}
              step={Number(scene.step)}
              operation={operation}
              source={cells}
              looks={looks}
              number={scene.operation}
              desk={props.desk}
            />
          )}
        />
      )}
    </div>
  );
}

/** The figures of one scene. */
export const Figures = lazyComponent(
  onRequest,
  (parts) => parts.FurtherFigures,
  <div class="sw-coming" />,
);
