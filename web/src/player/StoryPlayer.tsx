import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Int, Operation, Story } from '../core/types';
import { idle } from '../lib/idle';
import { memo } from '../lib/memo';
import { useQuick } from '../lib/use-quick';
import { languageHere } from '../locales/translation';
import { createPlayer, type Player } from '../state/player';
import { Controls } from './Controls';
import { CopyPicture } from './CopyPicture';
import { Cautions } from './late-cautions';
import { Narration, StoryTranscript } from './Narration';
import { playerKeys } from './player-keys';
import { Stage } from './Stage';
import { createSceneSource } from './scene-source';
import { swipe } from './swipe';
import { type ToldScene, tell } from './tell';
import { trackOf } from './track';
import { useResized, useWidth } from './use-width';
import { playerWords as words } from './words';

export interface StoryPlayerProps {
  core: Core | null;
  source: string;
  statement: number;
  step: Int;
  onStep: (step: number) => void;
  /** Gets the model, to play and pause from outside. */
  onPlayer?: (player: Player) => void;
  /** Where the windows of large tensors stand; the player's own where left out. */
  windows?: Signal<string>;
  controls?: 'full' | 'minimal' | 'none';
  /** A closer look can be opened from its figures. */
  looks?: boolean;
  /** Lays the figures out for a phone whatever the width. */
  layout?: 'wide' | 'narrow';
}

/** The story of one statement, step by step. */
export function StoryPlayer(props: StoryPlayerProps) {
  const { core, source, statement } = props;
  const story = useMemo(
    () => attempt(() => core?.story(source, statement) ?? null),
    [core, source, statement],
  );
  if (!core || story === FAILED) return <p class="sw-note">{words.noCore}</p>;
  if (!story || story.operations.length === 0)
    return (
      <p class="sw-note">
        {words.noStory} {words.noStoryHint}
      </p>
    );
  return <Told key={`${statement}\n${source}`} {...props} core={core} story={story} />;
}

/** From here on nothing can be missing but a scene, and then the last one stays. */
function Told({
  core,
  source,
  statement,
  step,
  onStep,
  onPlayer,
  story,
  windows,
  controls = 'full',
  looks,
  layout,
}: StoryPlayerProps & { core: Core; story: Story }) {
  const player = useMemo(() => createPlayer(story, step), [story]);
  const scenes = useMemo(
    () => createSceneSource(core, source, statement),
    [core, source, statement],
  );
  const track = useMemo(() => trackOf(story), [story]);
  const gestures = useMemo(() => swipe(player), [player]);
  const own = useSignal('');
  const [stage, width] = useWidth<HTMLDivElement>();
  const resized = useResized(width);
  const quick = useQuick(player.step.value);
  const report = useRef(onStep);
  const last = useRef<ToldScene | null>(null);
  report.current = onStep;

  useEffect(() => {
    let first = true;
    const stop = player.step.subscribe((value) => {
      if (!first) report.current(value);
      first = false;
    });
    return () => {
      stop();
      player.dispose();
    };
  }, [player]);
  useEffect(() => void idle().then(scenes.prepare), [scenes, player.step.value]);
  useEffect(() => onPlayer?.(player), [player]);
  // For scripts/bench: the first mark is the first picture that this browser computed.
  useEffect(() => void performance.mark('stridewise:picture'), [player]);
  // At once: after the paint, `step` could be older than what a quick hand has reached since.
  useLayoutEffect(() => {
    if (Number(step) !== player.step.peek()) player.goTo(step);
  }, [player, step]);

  const scene = attempt(() => tell(scenes.at(player.step.value)));
  if (scene && scene !== FAILED) last.current = scene;
  const shown = last.current;
  const operation = shown && story.operations[shown.operation];
  if (!shown || !operation) return <p class="sw-note">{words.noCore}</p>;
  const picture = (
    <Stage
      core={core}
      source={source}
      statement={statement}
      scene={shown}
      operation={operation}
      windows={windows ?? own}
      stage={stage}
      looks={looks}
      still={controls === 'none'}
      width={layout === 'narrow' ? Math.min(width, 480) : width}
    />
  );
  if (controls === 'none') {
    return (
      <div class="sw-story" data-still lang={languageHere()}>
        <p class="sw-caption" lang={shown.lang}>
          {shown.sentence}
        </p>
        <div class="sw-stage" ref={stage} data-resized={resized}>
          {picture}
        </div>
      </div>
    );
  }
  return (
    <section
      class="sw-story"
      lang={languageHere()}
      aria-label={words.story(story.source)}
      tabIndex={-1}
      onKeyDown={playerKeys(player)}
    >
      <OperationLine story={story} operation={operation} />
      <Controls player={player} track={track} controls={controls} />
      <Narration sentence={shown.sentence} lang={shown.lang} />
      {story.cautions.length > 0 && (
        <Cautions story={story} operation={shown.operation} step={shown.step} />
      )}
      {scene === FAILED && <p class="sw-note">{words.noCore}</p>}
      <div
        class="sw-stage"
        ref={stage}
        data-resized={resized}
        data-quick={quick}
        data-looks={looks}
        {...gestures}
      >
        {picture}
      </div>
      {controls === 'full' && (
        <div class="sw-foot">
          <StoryTranscript core={core} source={source} story={story} player={player} />
          <CopyPicture stage={stage} />
        </div>
      )}
    </section>
  );
}

/** The statement with the operation of this step marked in it. */
const OperationLine = memo(({ story, operation }: { story: Story; operation: Operation }) => {
  const at = story.source.indexOf(operation.text);
  if (at < 0)
    return (
      <p class="sw-operation">
        <code>
          <mark>{operation.text}</mark>
        </code>
      </p>
    );
  return (
    <p class="sw-operation">
      <code>
        {story.source.slice(0, at)}
        <mark>{operation.text}</mark>
        {story.source.slice(at + operation.text.length)}
      </code>
    </p>
  );
});

const FAILED = Symbol('the core is unavailable');

function attempt<T>(call: () => T): T | typeof FAILED {
  try {
    return call();
  } catch {
    return FAILED;
  }
}
