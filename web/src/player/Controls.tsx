import { type Player, SPEEDS } from '../state/player';
import { Icon, type IconName } from './Icon';
import { type Command, keysOf } from './shortcuts';
import type { Track } from './track';
import { playerWords as words } from './words';

interface Props {
  player: Player;
  track: Track;
  controls: 'full' | 'minimal';
}

/** The look of the player; what the buttons do is the model's. */
export function Controls({ player, track, controls }: Props) {
  const { step, last, playing, atStart, atEnd, fine } = player;
  const button = (
    command: Command,
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
  const full = controls === 'full';
  return (
    <div class="sw-controls">
      <div class="sw-buttons">
        {full && button('toFirst', 'first', words.first, atStart.value)}
        {button('previous', 'previous', words.previous, atStart.value)}
        {button(
          'toggle',
          playing.value ? 'pause' : 'play',
          playing.value ? words.pause : words.play,
        )}
        {button('next', 'next', words.next, atEnd.value, true)}
        {full && button('toLast', 'last', words.last, atEnd.value)}
      </div>
      <Scrubber player={player} track={track} />
      {full ? (
        <StepField key={last} player={player} />
      ) : (
        <span class="sw-count">{words.stepOf(step.value + 1, last + 1)}</span>
      )}
      {full && (
        <div class="sw-options">
          <label>
            <span class="sw-wide">{words.speed}</span>{' '}
            <select
              aria-label={words.speed}
              value={player.speed.value}
              onChange={(event) => {
                player.speed.value = Number(event.currentTarget.value);
              }}
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {speed}×
                </option>
              ))}
            </select>
          </label>
          <label title={words.fineHelp}>
            <input
              type="checkbox"
              checked={fine.value}
              onChange={(event) => {
                fine.value = event.currentTarget.checked;
              }}
            />{' '}
            {words.fine}
          </label>
        </div>
      )}
    </div>
  );
}

function Scrubber({ player, track }: { player: Player; track: Track }) {
  const { step, last } = player;
  const place = track.toPlace(step.value);
  return (
    <div class="sw-scrubber">
      <input
        type="range"
        min={0}
        max={track.last}
        value={place}
        aria-label={words.scrubber}
        aria-valuetext={words.stepOf(step.value + 1, last + 1)}
        onInput={(event) => player.goTo(track.toStep(Number(event.currentTarget.value)))}
      />
      <svg class="sw-chapters" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
        {track.marks.map(({ at, phase }) => (
          <path
            key={`${at}${phase}`}
            data-past={at <= place || undefined}
            d={`M${Math.round((at / Math.max(1, track.last)) * 1000)} 0v8`}
          />
        ))}
      </svg>
    </div>
  );
}

function StepField({ player }: { player: Player }) {
  const { step, last } = player;
  return (
    <label class="sw-count">
      {words.step}{' '}
      <input
        type="number"
        min={1}
        max={last + 1}
        value={step.value + 1}
        onChange={(event) => {
          player.goTo(Number(event.currentTarget.value) - 1);
          event.currentTarget.value = String(step.peek() + 1);
        }}
      />{' '}
      {words.of} {(last + 1).toLocaleString('en')}
    </label>
  );
}
