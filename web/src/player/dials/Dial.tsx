import { useLayoutEffect, useRef } from 'preact/hooks';
import { dialWords as words } from './words';

interface Props {
  /** Name of the number, such as "stride of dim 0". */
  label: string;
  value: number;
  least: number;
  most: number;
  /** The amount of one step: an element in the unit of the number. */
  step?: number | undefined;
  hue?: number | undefined;
  onTurn: (value: number) => void;
}

/** Pixels to drag for one step. */
const PITCH = 12;

/** A number that is dragged, stepped by buttons or arrow keys, or typed. */
export function Dial({ label, value, least, most, step = 1, hue, onTurn }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = input;
    if (current && Number(current.value) !== value) current.value = String(value);
  }, [value]);
  // A drag goes on while the number changes.
  const now = useRef({ value, onTurn });
  now.current = { value, onTurn };
  const put = (next: number) => {
    const kept = Math.max(least, Math.min(most, next));
    if (kept !== now.current.value) now.current.onTurn(kept);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 4, PageDown: -4 };
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    put(value + by * step);
  };
  const onInput = () => {
    const text = input.current?.value ?? '';
    if (/^-?\d{1,4}$/.test(text)) put(Number(text));
  };
  const button = (by: number, name: string, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      disabled={by < 0 ? value <= least : value >= most}
      onClick={() => put(value + by * step)}
    >
      {sign}
    </button>
  );
  return (
    <span class="sw-dial" data-hue={hue}>
      {button(-1, words.less(label), '−')}
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        title={words.drag}
        defaultValue={String(value)}
        onKeyDown={onKeyDown}
        onInput={onInput}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(value);
        }}
        onPointerDown={(event) => grab(event, (steps) => put(value + steps * step))}
      />
      {button(1, words.more(label), '+')}
    </span>
  );
}

/** Follows a drag, right and up for more. A press without movement starts typing. */
function grab(event: PointerEvent, turn: (steps: number) => void): void {
  const input = event.currentTarget as HTMLInputElement;
  if (event.button !== 0 || !event.isPrimary) return;
  event.preventDefault();
  let [last, moved] = [0, false];
  const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    const [right, up] = [clientX - event.clientX, event.clientY - clientY];
    const steps = Math.round((Math.abs(right) > Math.abs(up) ? right : up) / PITCH);
    if (steps === last) return;
    [last, moved] = [steps, true];
    turn(steps);
  };
  const end = ({ pointerId, type }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (type === 'pointercancel') turn(0);
    else if (!moved) input.focus({ preventScroll: true });
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
