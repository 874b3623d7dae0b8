import { type Signal, useSignal } from '@preact/signals';
import type { FunctionComponent, RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Int, Story } from '../core/types';
import { useTouched } from '../lib/first-touch';
import { inBrowser } from '../lib/in-browser';
import { lazyComponent } from '../lib/lazy-component';
import { useQuick } from '../lib/use-quick';
import { languageHere, spoken } from '../locales/translation';
import { lettersOf } from '../stage/letters';
import type { Difference } from '../state/pair';
import type { Player, Range } from '../state/player';
import { StoryCautions } from './Cautions';
import { type Compact, Controls } from './Controls';
import { CopyPicture } from './CopyPicture';
import type { ColourByProps } from './colours/ColourBy';
import { DialsOffer } from './DialsOffer';
import type { FiguresProps } from './FurtherFigures';
import { createDesk, type Desk } from './hands';
import { SizeLine } from './hands/SizeLine';
import { hasStoryboard } from './has-storyboard';
import { Legend } from './Legend';
import { longestOf } from './longest';
import { MoreFigures } from './MoreFigures';
import { Narration, StoryTranscript } from './Narration';
import { Omitted } from './Omitted';
import { OperationLine } from './OperationLine';
import { Outline } from './Outline';
import { onRequest } from './on-request';
import { playerKeys } from './player-keys';
import { RepairChoices } from './RepairChoices';
import { isStill, type Repaired, repairedBy } from './repaired';
import { Figures, Stage } from './Stage';
import { swipe } from './swipe';
import type { ToldScene } from './tell';
import { trackOf } from './track';
import {
  joined,
  lettersAt,
  type OneStory,
  sentenceAt,
  useCure,
  useHands,
  useOffered,
  useShownScene,
  useStoryPlayer,
} from './use-story';
import { useResized, useWidth } from './use-width';
import { playerWords as words } from './words';

export interface StoryPlayerProps {
  core: Core | null;
  source: string;
  statement: number;
  step: Int;
  onStep: (step: number) => void;
  /** Gets the player's model, to play and pause from outside. */
  onPlayer?: (player: Player) => void;
  /** Positions of the windows in large tensors; the player has its own if left out. */
  windows?: Signal<string>;
  /** The repair whose story is shown instead, as in a link; the player has its own if left out. */
  repair?: Signal<string>;
  /** Called before another story replaces this one, so that *Back* returns here. */
  remember?: (() => void) | undefined;
  /** The range of steps to show, if not all. */
  range?: Range | undefined;
  /** The further figures that are open, as in a link; if left out, the reader opens them. */
  chosen?: string | undefined;
  /** `outside`: the page around the story has its own controls. */
  controls?: 'full' | 'minimal' | 'outside' | 'none';
  /** A widget of at most 420 px: it keeps what a step can do without behind a button. */
  compact?: Compact | undefined;
  /** True if figures have buttons for a closer look. */
  looks?: boolean;
  /** Lays the figures out for a phone whatever the width. */
  layout?: 'wide' | 'narrow';
  /** Replaces the reader's program. */
  onUse?: (program: string) => void;
  /** Replaces this program and goes to a place in it; if left out, sizes cannot be changed. */
  onProgram?: (program: string, place: { statement: number; step: number }) => void;
  /** Repairs are offered elsewhere on the page. */
  offered?: boolean;
  /** Everything below the story has its room from the start: no step changes the height. */
  steady?: boolean | undefined;
  /** The player of two stories that are stepped as one: its keys and swipes go there. */
  lead?: Player;
  /** The part of the statement that differs from the other story's. */
  differs?: Difference | undefined;
  /** Lets the reader turn the strides of a view, and colour cells by a dim. */
  dials?: boolean;
  /** The dim that cells are coloured by at first, such as "x 1" for dim 1 of x. */
  colour?: string | undefined;
  /** Shows all figures beside the stage, for the gallery. */
  all?: boolean;
  /** Saves the story as files. */
  Saves?: FunctionComponent<SavesProps> | undefined;
}

/** The story that is saved: the one shown now. */
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
    <StoryOrRepair
      key={desk?.storyKey() ?? `${statement}\n${source}`}
      {...shown}
      core={core}
      story={story}
      desk={desk}
    />
  );
}

/** The desk for changing sizes by hand; null if the program cannot be changed. */
function useDesk(props: StoryPlayerProps): Desk | null {
  const now = useRef(props);
  now.current = props;
  const changes = inBrowser && props.onProgram !== undefined;
  return useMemo(() => (changes ? createDesk(() => now.current) : null), [changes]);
}

/** The story itself, or the story of a chosen repair. */
function StoryOrRepair(props: StoryPlayerProps & { core: Core; story: Story; desk: Desk | null }) {
  const { core, source, statement, remember } = props;
  const own = useSignal('');
  const chosen = props.repair ?? own;
  const plays = useRef(false);
  const [number, step] = chosen.value.split('.');
  const other = useMemo(
    () => (number ? repairedBy(core, source, statement, Number(number)) : null),
    [core, source, statement, number],
  );
  const choose = (order: number, playing = true) => {
    remember?.();
    plays.current = order > 0 && playing && !isStill();
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

interface PlayedProps extends StoryPlayerProps, OneStory {
  core: Core;
  other: Repaired | null;
  desk: Desk | null;
  /** True if the story plays as soon as it is drawn. */
  plays: { current: boolean };
  /** Shows the repair with a number from 1, or with 0 the refusal; `playing`: it plays at once. */
  onChoose: (number: number, playing?: boolean) => void;
}

/**
 * One story with its player. After this point only single scenes can be missing; then the last one
 * stays.
 */
function Played(props: PlayedProps) {
  const { core, source, statement, story, windows, controls, layout, looks, desk, other } = props;
  const player = useStoryPlayer({ ...props, letters: (step) => lettersAt(props, step) });
  const { shown, failed } = useShownScene(props, player);
  const offered = useOffered({ ...props, chosen: other?.repairs }, player, shown);
  useCure(props, player, other, props.onChoose);
  const [stage, width] = useWidth<HTMLDivElement>();
  const resized = useResized(width);
  const ownWindows = useSignal('');
  useHands(stage, story, shown);
  const operation = shown && story.operations[shown.operation];
  if (!shown || !operation) return <p class="sw-note">{words.noCore}</p>;
  const figures: FiguresProps = {
    core,
    source,
    statement,
    scene: shown,
    operation,
    windows: windows ?? ownWindows,
    stage,
    looks,
    desk: other ? null : desk,
    cure: other ?? undefined,
    still: controls === 'none',
    letters: player.letters.value,
    within: (props.lead ?? player).stands() ?? undefined,
    width: layout === 'narrow' ? Math.min(width, NARROW) : width,
  };
  const elsewhere = props.offered;
  const drawn = { ...props, player, shown, failed, figures, resized };
  const offer = { ...offered, elsewhere };
  return controls === 'none' ? (
    <StillStory {...drawn} offered={offer} />
  ) : (
    <MovingStory {...drawn} offered={offer} />
  );
}

const ColourBy = lazyComponent<typeof import('./requested'), ColourByProps>(
  onRequest,
  (parts) => parts.ColourBy,
  <div class="sw-colours" />,
);

/** The menu of dims. It comes with the first touch of the page, or at once if cells have colours. */
function ColourOffer(props: ColourByProps) {
  const touched = useTouched();
  return touched || props.standard ? <ColourBy {...props} /> : <div class="sw-colours" />;
}

/** Width of a narrow layout, in CSS pixels. */
const NARROW = 480;

interface DrawnProps extends Omit<PlayedProps, 'offered'> {
  player: Player;
  shown: ToldScene;
  /** The core has no answer for this step, so `shown` is an earlier one. */
  failed: boolean;
  /** Repairs of a refused operation; `elsewhere`: they are offered beside the story. */
  offered: ReturnType<typeof useOffered> & { elsewhere: boolean | undefined };
  figures: FiguresProps;
  resized: true | undefined;
}

/** One step without any controls. */
function StillStory({ shown, figures, resized, all, chosen, looks, windows, story }: DrawnProps) {
  const staged = hasStoryboard(figures.operation);
  return (
    <div class="sw-story" data-still lang={languageHere()}>
      <p class="sw-caption" lang={shown.lang}>
        {shown.sentence}
      </p>
      <div class="sw-stage" ref={figures.stage as RefObject<HTMLDivElement>} data-resized={resized}>
        <Stage {...figures} />
        {all && staged && <Figures {...figures} />}
      </div>
      {staged && chosen && chosen !== 'stage' && (
        <Beside {...{ figures, looks, chosen, windows, story }} />
      )}
    </div>
  );
}

/** A story with its controls and everything below it. */
function MovingStory(props: DrawnProps) {
  const { source, story, range, looks, compact } = props;
  const { player, shown, failed, figures, resized, desk, other, lead = player } = props;
  const { controls = 'full' } = props;
  const { operation, stage } = figures;
  const track = useMemo(() => trackOf(story, range), [story, range]);
  const longest = useMemo(
    () => longestOf(range ? [props] : joined(props, other), sentenceAt),
    [story, spoken.value],
  );
  const gestures = useMemo(() => swipe(lead), [lead]);
  const quick = useQuick(player.step.value);
  const staged = hasStoryboard(operation);
  const boxed = staged || compact !== undefined;
  const bar = controls !== 'outside' && (
    <Controls
      player={player}
      track={track}
      letters={staged ? lettersOf(operation, player.letters.value) : null}
      controls={controls === 'full' ? 'full' : 'minimal'}
      compact={compact}
    />
  );
  return (
    <section
      class="sw-story"
      lang={languageHere()}
      aria-label={words.story(story.source)}
      data-staged={staged || undefined}
      tabIndex={-1}
      onKeyDown={playerKeys(lead)}
    >
      <div class="sw-box">
        <OperationLine
          source={source}
          story={story}
          operation={shown.operation}
          folded={player.folded.value}
          cure={other?.repair ?? null}
          differs={props.differs}
        />
        {staged && desk && !other && (
          <SizeLine step={Number(shown.step)} number={shown.operation} desk={desk} />
        )}
        {!boxed && bar}
        <Narration sentence={shown.sentence} lang={shown.lang} longest={longest} />
        {!boxed && <CautionsOf {...props} />}
        {failed && <p class="sw-note">{words.noCore}</p>}
        <div
          class="sw-stage"
          ref={stage as RefObject<HTMLDivElement>}
          data-resized={resized}
          data-quick={quick}
          data-looks={looks}
          {...gestures}
        >
          <Stage key={other ? source : ''} {...figures} />
        </div>
      </div>
      {boxed && bar}
      <BelowStory {...props} staged={staged} boxed={boxed} />
    </section>
  );
}

const CautionsOf = ({ story, shown, steady }: DrawnProps) =>
  story.cautions.length > 0 && (
    <StoryCautions story={story} operation={shown.operation} step={shown.step} steady={steady} />
  );

interface BelowProps extends DrawnProps {
  staged: boolean;
  /** The controls are below the picture, and so are cautions. */
  boxed: boolean;
}

/** Everything below the controls. In a compact widget a button opens it; figures that the page chose are open. */
function BelowStory(props: BelowProps) {
  const { core, source, statement, story, chosen, looks, steady, Saves, windows } = props;
  const { player, shown, offered, figures, other, staged, boxed, compact } = props;
  const { controls = 'full' } = props;
  const { operation, stage } = figures;
  const steps = controls !== 'outside';
  const beside = staged && chosen !== 'stage' && (chosen || controls === 'full') && (
    <Beside {...{ figures, looks, chosen, windows, story }} />
  );
  if (compact && !compact.open.value) return chosen ? beside || null : null;
  return (
    <>
      <Omitted story={story} />
      {steps && <Outline story={story} player={player} operation={shown.operation} />}
      {steps && offered.repairs && !offered.elsewhere && (
        <RepairChoices
          repairs={offered.repairs}
          later={!offered.due}
          onEnd={player.toLast}
          steady={steady}
          chosen={other?.repair ?? null}
          onChoose={props.onChoose}
          onUse={props.onUse}
        />
      )}
      {boxed && steps && <CautionsOf {...props} />}
      {beside}
      {staged && props.dials && (
        <DialsOffer
          {...{ core, source, story, number: shown.operation }}
          letters={lettersOf(operation, player.letters.value) ?? false}
        />
      )}
      {staged && inBrowser && (props.dials || props.colour) && (
        <ColourOffer
          {...{ core, source, statement }}
          number={shown.operation}
          standard={props.colour}
        />
      )}
      {staged && looks && <Legend operation={operation} source={source} />}
      {controls === 'full' && (
        <div class="sw-foot">
          <StoryTranscript core={core} source={source} story={story} player={player} />
          <CopyPicture stage={stage} />
          {Saves && staged && <Saves {...{ core, source, statement, step: player.step }} />}
        </div>
      )}
    </>
  );
}

interface BesideProps {
  figures: FiguresProps;
  looks: boolean | undefined;
  chosen: string | undefined;
  windows: Signal<string> | undefined;
  story: Story;
}

/** Further figures beside the stage, open if the link has moved a window in one of them. */
function Beside({ figures, looks, chosen, windows, story }: BesideProps) {
  const asked = useMemo(() => (windows?.peek() ?? '') !== '', [story]);
  return (
    <MoreFigures looks={looks} asked={asked} chosen={chosen}>
      <Figures {...figures} chosen={chosen} />
    </MoreFigures>
  );
}
