/** Two programs that differ in a word, side by side: one *Next* steps both. */
import { useMemo, useRef } from 'preact/hooks';
import type { Core } from '../core';
import type { Int, Scene, Statement } from '../core/types';
import { addStyles } from '../lib/add-styles';
import { attempt } from '../lib/attempt';
import { languageHere } from '../locales/translation';
import {
  type Beat,
  type Difference,
  differenceOf,
  otherSide,
  pairOf,
  type Side,
  textDifference,
} from '../state/pair';
import type { Player, Range } from '../state/player';
import styles from '../styles/side-by-side.css?inline';
import { type Compact, Controls } from './Controls';
import { StatementPart } from './OperationLine';
import { playerKeys } from './player-keys';
import { StoryPlayer } from './StoryPlayer';
import { trackOf } from './track';
import { useApart } from './use-apart';
import { lettersAt, useStoryPlayer } from './use-story';
import { playerWords as words } from './words';

addStyles(styles);

export interface SideBySideProps extends Side {
  core: Core;
  /** The other program. */
  other: string;
  /** The beat that is shown: a step of both (../state/pair.ts). */
  step: Int;
  onStep: (step: number) => void;
  onPlayer?: (player: Player) => void;
  range?: Range | undefined;
  controls?: 'full' | 'minimal' | 'none' | undefined;
  compact?: Compact | undefined;
}

export function SideBySide(props: SideBySideProps) {
  const { core, source, statement, controls = 'full', range } = props;
  const other = useReadable(core, useApart(core, props.other).shown);
  const { compact } = props;
  const { sides, pair, differs } = useMemo(
    () => compared(core, { source, statement }, other),
    [core, source, statement, other],
  );
  const letters = (beat: number) => {
    const at = pair.beats[beat];
    const before = pair.beats[beat - 1];
    if (!at) return 0;
    return names.reduce((sum, name) => {
      const side = sides[name];
      const story = side && core.story(side.source, side.statement);
      const waits = before?.[name] === at[name];
      return story && !waits ? sum + lettersAt({ core, ...side, story }, at[name]) : sum;
    }, 0);
  };
  const player = useStoryPlayer({ ...props, story: pair.timeline, letters });
  const track = useMemo(() => trackOf(pair.timeline, range), [pair, range]);
  const beat = player.step.value;
  const changes = useMemo(() => textDifference(source, other), [source, other]);
  return (
    <section
      class="sw-both"
      lang={languageHere()}
      aria-label={words.sideBySide}
      data-differs={beat === differs || undefined}
      tabIndex={-1}
      onKeyDown={playerKeys(player)}
    >
      <div class="sw-sides">
        {names.map((name) => (
          <SideStory
            key={name}
            core={core}
            side={sides[name]}
            text={name === 'left' ? source : other}
            differs={changes[name]}
            step={pair.beats[beat]?.[name] ?? 0}
            lead={player}
          />
        ))}
        <p class="sw-unlike" role="status">
          {beat === differs && (
            <>
              <span aria-hidden="true">≠ </span>
              {words.hereTheyDiffer}
            </>
          )}
        </p>
      </div>
      {controls !== 'none' && (
        <Controls {...{ player, track, controls, compact }} letters={null} single />
      )}
    </section>
  );
}

/** The text, or while it is no program the last one that was. */
function useReadable(core: Core, text: string): string {
  const last = useRef(text);
  if (!attempt(() => core.run(text).refusal, true)) last.current = text;
  return last.current;
}

const names = ['left', 'right'] as const;

/** Both sides, their beats, and the beat at which they first differ. */
function compared(core: Core, left: Side, other: string) {
  const right = attempt(() => otherSide(core, left.statement, other));
  const sides: Record<keyof Beat, Side | null> = { left, right };
  const storyOf = (side: Side | null) =>
    side && attempt(() => core.story(side.source, side.statement));
  const pair = pairOf(storyOf(left), storyOf(right));
  const eventOf = (scene: Scene | null | undefined) => scene?.stop?.event ?? scene?.event;
  const differs = differenceOf(pair.beats, (name, step) => {
    const side = sides[name];
    return eventOf(side && attempt(() => core.scene(side.source, side.statement, step)));
  });
  return { sides, pair, differs };
}

interface SideStoryProps {
  core: Core;
  side: Side | null;
  text: string;
  differs: Difference;
  step: number;
  lead: Player;
}

/** One of the two stories, under the lines that differ where these are not its statement. */
function SideStory({ core, side, text, differs, step, lead }: SideStoryProps) {
  const statement = side && core.run(text).statements[side.statement];
  const own = statement && within(statement, differs);
  return (
    <div class="sw-side">
      {!own && <DifferentLines text={text} differs={differs} />}
      <StoryPlayer
        core={core}
        source={text}
        statement={side?.statement ?? -1}
        step={step}
        onStep={() => {}}
        controls="outside"
        lead={lead}
        differs={own || undefined}
      />
    </div>
  );
}

/** What differs, counted from the beginning of a statement; null where it is elsewhere. */
function within({ span }: Statement, [from, to]: Difference): Difference | null {
  return from >= span.start && to <= span.end ? [from - span.start, to - span.start] : null;
}

function DifferentLines({ text, differs }: { text: string; differs: Difference }) {
  const [from, to] = differs;
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return (
    <p class="sw-operation sw-elsewhere">
      <code>
        <StatementPart
          text={text}
          from={start}
          to={end < 0 ? text.length : end}
          differs={differs}
        />
      </code>
    </p>
  );
}
