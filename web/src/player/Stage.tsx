import { useEffect, useMemo } from 'preact/hooks';
import { languageHere } from '../locales/translation';
import { stageSource } from '../stage/source';
import type { FiguresProps } from './FurtherFigures';
import { furtherFigures } from './further-figures';
import { hasStoryboard, loadStoryboard, storyStage } from './story-stage';
import { useBox } from './use-box';
import { playerWords } from './words';

/** A scene on the stage, or, what is not told there yet, in its figures. */
export function Stage(props: FiguresProps) {
  const staged = hasStoryboard(props.operation);
  const stage = storyStage.arrived.value;
  const further = stage?.storyboardPart(props.operation) ?? null;
  useEffect(() => {
    // Without it the place stays empty; the next step tries again.
    if (staged) loadStoryboard(props.operation).catch(() => {});
  });
  if (!staged) return <Figures {...props} />;
  if (!stage || (further && !further.arrived.value)) return <div class="st-room" />;
  return <OnStage key={props.scene.operation} {...props} {...stage} />;
}

function OnStage({
  StoryStage,
  StageHands,
  ...props
}: FiguresProps & typeof import('./stage-part')) {
  const { core, source, statement, scene, operation, looks } = props;
  const [place, room] = useBox();
  // Others in another language: what is drawn once a story is drawn anew.
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

/** The figures of one scene, whose code is fetched when some are asked for. */
export function Figures(props: FiguresProps) {
  const further = furtherFigures.arrived.value;
  useEffect(() => {
    // Without them the sentence stands alone; the next step tries again.
    furtherFigures.load().catch(() => {});
  });
  return further ? <further.FurtherFigures {...props} /> : <div class="sw-coming" />;
}
