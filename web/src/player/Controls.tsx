import type { Signal } from '@preact/signals';
import { inBrowser } from '../lib/in-browser';
import { memo } from '../lib/memo';
import { grouped } from '../locales/numbers';
import { type Player, SPEEDS } from '../state/player';
import { shellWords } from '../ui/words';
import { toggleFullScreen } from './full-screen';
import { ChapterName, chapterAt } from './hands';
import { Icon, type IconName } from './Icon';
import { keysOf, type PlayerCommand } from './shortcuts';
import type { Track } from './track';
import { playerWords as words } from './words';

interface Props {
  player: Player;
  track: Track;
  controls: 'full' | 'minimal';
  /** True if letters are shown instead of values; null if this story has no letters. */
  letters: boolean | null;
  /** A widget of one line of controls. */
  compact?: Compact | undefined;
  /** True if *Next* stops at every step anyway. */
  single?: boolean | undefined;
}

/** What a compact widget keeps behind a button. */
export interface Compact {
  open: Signal<boolean>;
  /** Address of the same step in Stridewise. */
  link: string;
}

/** Draws the controls; the player's model decides what the buttons do. */
export const Controls = memo(({ player, track, controls, letters, compact, single }: Props) => {
  const { step, first, last, playing, atStart, atEnd, hasNext, hasPrevious } = player;
  const button = (
    command: PlayerCommand,
    icon: IconName,
    label: string,
    disabled = false,
    main = false,
  ) => (
    <button
      type="button"
      class="sw-button"
      data-main={main || undefined}
      aria-label={label}
      title={`${label} (${keysOf(command)})`}
      aria-disabled={disabled || undefined}
      onClick={() => player[command]()}
    >
      <Icon name={icon} />
      {main && <span>{words.nextShort}</span>}
    </button>
  );
  const whole = !compact || compact.open.value;
  const full = controls === 'full' && whole;
  const count = (
    <span class="sw-count">{words.stepOf(step.value - first + 1, last - first + 1)}</span>
  );
  return (
    <div class="sw-controls" part="controls">
      <div class="sw-bar">
        <div class="sw-buttons">
          {full && button('toFirst', 'first', words.first, atStart.value)}
          {button('previous', 'previous', words.previous, !hasPrevious.value)}
          {button(
            'toggle',
            playing.value ? 'pause' : 'play',
            playing.value ? words.pause : words.play,
          )}
          {button('next', 'next', words.next, !hasNext.value, true)}
          {full && button('toLast', 'last', words.last, atEnd.value)}
        </div>
        <Scrubber player={player} track={track} />
        {compact && !full && count}
        {compact && <CompactButtons {...compact} />}
      </div>
      {(full || !compact) && (
        <div class="sw-settings">
          {full ? <StepField key={last - first} player={player} /> : count}
          {full && <Options player={player} letters={letters} single={single} />}
        </div>
      )}
    </div>
  );
});

function CompactButtons({ open, link }: Compact) {
  return (
    <div class="sw-buttons sw-compact-buttons">
      <button
        type="button"
        class="sw-button"
        aria-label={words.more}
        title={words.more}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.peek();
        }}
      >
        <Icon name="more" />
      </button>
      <a
        class="sw-button"
        part="foot"
        href={link}
        target="_blank"
        rel="noopener"
        aria-label={shellWords.openInStridewise}
        title={shellWords.openInStridewise}
      >
        <Icon name="open" />
      </a>
    </div>
  );
}

function Options({ player, letters, single }: Pick<Props, 'player' | 'letters' | 'single'>) {
  const { speed, fine, loop } = player;
  const check = (
    setting: { value: boolean | null },
    label: string,
    help: string,
    on = setting.value,
  ) => (
    <label title={help}>
      <input
        type="checkbox"
        checked={on === true}
        onChange={(event) => {
          setting.value = event.currentTarget.checked;
        }}
      />{' '}
      {label}
    </label>
  );
  return (
    <div class="sw-options">
      <select
        aria-label={words.speed}
        title={words.speed}
        value={speed.value}
        onChange={(event) => {
          speed.value = Number(event.currentTarget.value);
        }}
      >
        {SPEEDS.map((factor) => (
          <option key={factor} value={factor}>
            {factor}×
          </option>
        ))}
      </select>
      {!single && check(fine, words.fine, words.fineHelp)}
      {check(loop, words.loop, words.loopHelp)}
      {letters !== null && check(player.letters, words.letters, words.lettersHelp, letters)}
      {(typeof document === 'undefined' || document.fullscreenEnabled) && (
        <button
          type="button"
          class="sw-button"
          aria-label={words.fullScreen}
          title={words.fullScreen}
          onClick={(event) => toggleFullScreen(event.currentTarget.closest('.sw-both, .sw-story'))}
        >
          <Icon name="fullScreen" />
        </button>
      )}
    </div>
  );
}

function Scrubber({ player, track }: { player: Player; track: Track }) {
  const { step, first, last } = player;
  const place = track.toPlace(step.value);
  const x = wayTo(place, track);
  const count = words.stepOf(step.value - first + 1, last - first + 1);
  return (
    <div class="sw-scrubber">
      <input
        type="range"
        min={0}
        max={track.last}
        value={place}
        aria-label={words.scrubber}
        aria-valuetext={`${count}: ${chapterAt(track, place)}`}
        onInput={(event) => player.goTo(track.toStep(Number(event.currentTarget.value)))}
      />
      {/* The browser's own handle would put together the layers of the whole page at each step. */}
      <svg class="sw-way" viewBox="0 0 1000 28" preserveAspectRatio="none" aria-hidden="true">
        <path class="sw-around" d="M0 14h1000" />
        <path d="M0 14h1000" />
        <path data-past d={`M0 14H${x}`} />
        <Chapters track={track} past={track.marks.filter(({ at }) => at <= place).length} />
        <path class="sw-handle" d={`M${x} 14h.01`} />
      </svg>
      {inBrowser && <ChapterName track={track} place={place} />}
    </div>
  );
}

/** Position of `place` along the bar, from 0 to 1000. */
const wayTo = (place: number, track: Track) => Math.round((place / Math.max(1, track.last)) * 1000);

/** A mark at the start of each phase; the first `past` of them have been passed. */
const Chapters = memo(({ track, past }: { track: Track; past: number }) => (
  <>
    {track.marks.map(({ at, phase }, order) => (
      <path
        key={`${at}${phase}`}
        data-past={order < past || undefined}
        d={`M${wayTo(at, track)} 9v10`}
      />
    ))}
  </>
));

function StepField({ player }: { player: Player }) {
  const { step, first } = player;
  const count = player.last - first + 1;
  return (
    <label class="sw-count" data-long={count > 9999 || undefined}>
      {`${words.step} `}
      <input
        type="number"
        min={1}
        max={count}
        value={step.value - first + 1}
        onChange={(event) => {
          player.goTo(first + Number(event.currentTarget.value) - 1);
          event.currentTarget.value = String(step.peek() - first + 1);
        }}
      />
      {` ${words.of} ${grouped(count)}`}
    </label>
  );
}
