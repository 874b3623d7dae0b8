import { type Signal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Int, Repair, Story } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { attempt } from '../lib/attempt';
import { idle } from '../lib/idle';
import { inBrowser } from '../lib/in-browser';
import { useQuick } from '../lib/use-quick';
import { languageHere, spoken } from '../locales/translation';
import { lettersOf } from '../stage/letters';
import { lettersIn } from '../state/pace';
import { createPlayer, type Player, type Range } from '../state/player';
import { lastStep } from '../state/program';
import { StoryCautions } from './Cautions';
import { Controls } from './Controls';
import { CopyPicture } from './CopyPicture';
import { createDesk, type Desk, hold } from './hands';
import { SizeLine } from './hands/SizeLine';
import { hasStoryboard } from './has-storyboard';
import { longestOf } from './longest';
import { MoreFigures } from './MoreFigures';
import { Narration, StoryTranscript } from './Narration';
import { OperationLine } from './OperationLine';
import { Outline } from './Outline';
import { playerKeys } from './player-keys';
import { RepairChoices } from './RepairChoices';
import { isStill, type Repaired, repairedBy } from './repaired';
import { Figures, Stage } from './Stage';
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
  /** The repair whose story is told instead, as in a link; the player's own where left out. */
  repair?: Signal<string>;
  /** Called before another story is told in its place: *Back* returns to this one. */
  remember?: (() => void) | undefined;
  /** The steps that are shown, where not all are. */
  range?: Range | undefined;
  /** Which of the further figures stand open, as in a link; where left out, they are asked for. */
  chosen?: string | undefined;
  /** `outside`: what steps it stands around it. */
  controls?: 'full' | 'minimal' | 'outside' | 'none';
  /** A closer look can be opened from its figures. */
  looks?: boolean;
  /** Lays the figures out for a phone whatever the width. */
  layout?: 'wide' | 'narrow';
  /** Puts a program in place of the reader's own. */
  onUse?: (program: string) => void;
  /** Puts a program in place of this one, at a place of it: where left out, no size can be changed. */
  onProgram?: (program: string, place: { statement: number; step: number }) => void;
  /** What runs instead is offered elsewhere. */
  offered?: boolean;
  /** What comes under the story later has its room from the beginning: no step changes its height. */
  steady?: boolean | undefined;
  /** Beside the stage all figures, for the gallery. */
  all?: boolean;
  /** Saves the story as files. */
  Saves?: FunctionComponent<SavesProps> | undefined;
}

/** What is saved: the story that is told now. */
export interface SavesProps {
  core: Core;
  source: string;
  statement: number;
  step: Player['step'];
}

/** The story of one statement, step by step. */
export function StoryPlayer(props: StoryPlayerProps) {
  const { core } = props;
  const desk = useDesk(props);
  const shown = { ...props, ...desk?.tried.value };
  const { source, statement } = shown;
  const story = useMemo(() => core?.story(source, statement) ?? null, [core, source, statement]);
  if (!core) return <p class="sw-note">{words.noCore}</p>;
  if (!story || story.operations.length === 0)
    return (
      <p class="sw-note">
        {words.noStory} {words.noStoryHint}
      </p>
    );
  return (
    <Told
      key={desk?.storyKey() ?? `${statement}\n${source}`}
      {...shown}
      core={core}
      story={story}
      desk={desk}
    />
  );
}

/** Where sizes are changed by hand; null where the program cannot be changed. */
function useDesk(props: StoryPlayerProps): Desk | null {
  const now = useRef(props);
  now.current = props;
  const changes = inBrowser && props.onProgram !== undefined;
  return useMemo(() => (changes ? createDesk(() => now.current) : null), [changes]);
}

/** The story itself, or the one of a repair that was chosen. */
function Told(props: StoryPlayerProps & { core: Core; story: Story; desk: Desk | null }) {
  const { core, source, statement, remember } = props;
  const own = useSignal('');
  const chosen = props.repair ?? own;
  const plays = useRef(false);
  const [number, step] = chosen.value.split('.');
  const other = useMemo(
    () => (number ? repairedBy(core, source, statement, Number(number)) : null),
    [core, source, statement, number],
  );
  const choose = (order: number) => {
    remember?.();
    plays.current = order > 0 && !isStill();
    chosen.value = order > 0 ? String(order) : '';
  };
  const told = other && {
    source: other.source,
    story: other.story,
    step: step ?? other.start,
    onStep: (next: number) => {
      chosen.value = `${number}.${next}`;
    },
    windows: own,
    range: undefined,
    looks: false,
  };
  return <Played {...props} {...told} other={other} plays={plays} onChoose={choose} />;
}

interface PlayedProps extends StoryPlayerProps {
  core: Core;
  story: Story;
  other: Repaired | null;
  desk: Desk | null;
  /** It is to play as soon as it stands there. */
  plays: { current: boolean };
  onChoose: (number: number) => void;
}

/** From here on nothing can be missing but a scene, and then the last one stays: see WithCore. */
function Played({
  core,
  source,
  statement,
  step,
  onStep,
  onPlayer,
  story,
  windows,
  range,
  chosen,
  controls = 'full',
  looks,
  layout,
  onUse,
  offered: elsewhere,
  steady,
  all,
  Saves,
  desk,
  other,
  plays,
  onChoose,
}: PlayedProps) {
  const player = useMemo(
    () =>
      createPlayer(story, step, (at) => lettersIn(sentenceAt(core, source, statement, at)), range),
    [story, range],
  );
  const scenes = useMemo(
    () => createSceneSource(core, source, statement),
    [core, source, statement],
  );
  const track = useMemo(() => trackOf(story, range), [story, range]);
  const longest = useMemo(
    () => longestOf(story, (at) => sentenceAt(core, source, statement, at)),
    [story, spoken.value],
  );
  const gestures = useMemo(() => swipe(player), [player]);
  const own = useSignal('');
  const asked = useMemo(() => (windows?.peek() ?? '') !== '', [story]);
  const [stage, width] = useWidth<HTMLDivElement>();
  const resized = useResized(width);
  const quick = useQuick(player.step.value);
  const report = useRef(onStep);
  const last = useRef<{ story: Story; scene: ToldScene } | null>(null);
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
  useEffect(() => {
    onPlayer?.(player);
    if (plays.current) player.toggle();
    plays.current = false;
  }, [player]);
  // At once: after the paint, `step` could be older than what a quick hand has reached since.
  useLayoutEffect(() => {
    if (Number(step) !== player.step.peek()) player.goTo(step);
  }, [player, step]);

  const later = useMemo(
    () =>
      steady && player.last === lastStep(story.steps)
        ? attempt(() => repairsOf(core, source, story))
        : null,
    [steady, core, source, story, player],
  );
  useEffect(() => {
    if (!stage.current) return;
    return hold(stage.current, () => story.operations[last.current?.scene.operation ?? 0]);
  }, [story]);

  const read = () => tell(scenes.at(player.step.value), player.fine.value);
  const kept = last.current?.story === story;
  const scene = kept ? attempt(read, FAILED) : read();
  if (scene && scene !== FAILED) last.current = { story, scene };
  const shown = last.current?.story === story ? last.current.scene : null;
  const operation = shown && story.operations[shown.operation];
  if (!shown || !operation) return <p class="sw-note">{words.noCore}</p>;
  const due = other?.repairs ?? figureOf(shown, 'repairs')?.repairs;
  const repairs = due ?? (Array.isArray(later) ? later : null);
  const staged = hasStoryboard(operation);
  const letters = staged ? lettersOf(operation, player.letters.value) : null;
  const bar = {
    player,
    track,
    letters,
    controls: controls === 'full' ? controls : 'minimal',
  } as const;
  const figures = {
    core,
    source,
    statement,
    scene: shown,
    operation,
    windows: windows ?? own,
    stage,
    looks,
    desk: other ? null : desk,
    still: controls === 'none',
    letters: player.letters.value,
    within: player.stands() ?? undefined,
    width: layout === 'narrow' ? Math.min(width, 480) : width,
  };
  const steps = controls !== 'outside';
  const picture = <Stage key={other ? source : ''} {...figures} />;
  const more = staged && chosen !== 'stage' && (chosen || controls === 'full') && (
    <MoreFigures looks={looks} asked={asked} chosen={chosen}>
      <Figures {...figures} chosen={chosen} />
    </MoreFigures>
  );
  if (controls === 'none') {
    return (
      <div class="sw-story" data-still lang={languageHere()}>
        <p class="sw-caption" lang={shown.lang}>
          {shown.sentence}
        </p>
        <div class="sw-stage" ref={stage} data-resized={resized}>
          {picture}
          {all && staged && <Figures {...figures} />}
        </div>
        {more}
      </div>
    );
  }
  const cautions = story.cautions.length > 0 && (
    <StoryCautions story={story} operation={shown.operation} step={shown.step} steady={steady} />
  );
  return (
    <section
      class="sw-story"
      lang={languageHere()}
      aria-label={words.story(story.source)}
      data-staged={staged || undefined}
      tabIndex={-1}
      onKeyDown={playerKeys(player)}
    >
      <div class="sw-box">
        <OperationLine
          {...{ source, story }}
          operation={shown.operation}
          folded={player.folded.value}
        />
        {desk && !other && (
          <SizeLine step={Number(shown.step)} number={shown.operation} desk={desk} />
        )}
        {!staged && steps && <Controls {...bar} />}
        <Narration sentence={shown.sentence} lang={shown.lang} longest={longest} />
        {!staged && cautions}
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
      </div>
      {staged && steps && <Controls {...bar} />}
      {steps && <Outline story={story} player={player} operation={shown.operation} />}
      {repairs && !elsewhere && steps && (
        <RepairChoices
          repairs={repairs}
          later={!due}
          onEnd={player.toLast}
          steady={steady}
          chosen={other?.repair ?? null}
          onChoose={onChoose}
          onUse={onUse}
        />
      )}
      {staged && steps && cautions}
      {more}
      {controls === 'full' && (
        <div class="sw-foot">
          <StoryTranscript core={core} source={source} story={story} player={player} />
          <CopyPicture stage={stage} />
          {Saves && staged && <Saves {...{ core, source, statement, step: player.step }} />}
        </div>
      )}
    </section>
  );
}

/** In the language of the page; empty where the core has no answer. */
function sentenceAt(core: Core, source: string, statement: number, step: number): string {
  return attempt(() => tell(core.scene(source, statement, step)))?.sentence ?? '';
}

/** What is offered at the end of a refused story. */
function repairsOf(core: Core, source: string, { statement, steps }: Story): Repair[] | null {
  const end = core.scene(source, statement, lastStep(steps));
  return (end && figureOf(end, 'repairs')?.repairs) ?? null;
}

const FAILED = Symbol('the core is unavailable');
