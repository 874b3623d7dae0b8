import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Operation, SizePlace } from '../../core/types';
import { sayName } from '../../locales/translation';
import type { Pose, Sprite, StageStory } from '../../stage/sprites';
import { MONO } from '../../stage/text';
import { type Desk, keyOf, LEAST, MOST } from './desk';
import { dragFrom } from './drag';
import { handsWords as words } from './said';

interface Props {
  story: StageStory;
  step: number;
  operation: Operation;
  /** Index of the operation in its story. */
  number: number;
  desk: Desk;
}

/**
 * Inputs over those sizes on the stage that come from a number in the program: drag, step or type.
 */
export function SizeBoxes({ story, step, operation, number, desk }: Props) {
  const spots = useRef(new Map<string, BoxSpot>()).current;
  const own = desk.places().filter((place) => place.operation === number);
  // Tab stops at only one size: the one that had the focus last.
  const first = own.find((place) => keyOf(place) === desk.stop.value) ?? own[0];
  const poses = story.pose(step);
  const sprites = new Map(story.sprites.map((sprite) => [sprite.key, sprite]));
  for (const place of own) {
    const spot = spotOf(operation, place, sprites, poses);
    if (spot) spots.set(keyOf(place), spot);
    else if (!isHeld(desk, place)) spots.delete(keyOf(place));
  }
  return (
    <>
      {own.map((place) => {
        const spot = spots.get(keyOf(place));
        const stop = keyOf(place) === keyOf(first ?? place);
        const known = spot && { operation, place, desk, stop };
        return known && <SizeBox key={keyOf(place)} {...known} spot={inShares(spot, story)} />;
      })}
    </>
  );
}

interface SizeBoxProps {
  operation: Operation;
  place: SizePlace;
  spot: Record<'left' | 'top' | 'width' | 'height' | '--line', string>;
  desk: Desk;
  stop: boolean;
}

function SizeBox({ operation, place, spot, desk, stop }: SizeBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const held = desk.held.value;
  const value = isHeld(desk, place) && held ? held.value : Number(place.size);
  useLayoutEffect(() => {
    if (input.current) input.current.value = String(value);
  }, [value]);
  useLayoutEffect(() => {
    // If another picture replaced the input, the focus comes back, unless the reader has moved it
    // elsewhere.
    if (desk.keys === keyOf(place) && document.activeElement === document.body)
      input.current?.focus({ preventScroll: true });
  }, []);
  const { name, dimNames } = operation.tensors[place.tensor ?? -1] ?? {};
  const called = dimNames?.[place.dim];
  const put = (next: number) => {
    if (!isHeld(desk, place)) desk.take(place);
    desk.put(Math.max(LEAST, Math.min(MOST, next)));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    // The first digit replaces the old number.
    if (/^\d$/.test(key) && !isTyped(input.current)) input.current?.select();
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      put(value + (key === 'ArrowUp' ? 1 : -1));
      desk.keepSoon();
    } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isTyped(input.current)) {
      neighbour(input.current, key === 'ArrowLeft' ? -1 : 1)?.focus();
    } else if (key === 'Enter') desk.keep();
    else if (key === 'Escape' && desk.held.peek()) desk.letGo();
    else return;
    delete input.current?.dataset.typed;
    event.preventDefault();
    event.stopPropagation();
  };
  const onInput = () => {
    const text = input.current?.value ?? '';
    if (input.current) input.current.dataset.typed = '';
    if (/^\d{1,4}$/.test(text)) put(Number(text));
  };
  return (
    <input
      ref={input}
      class="sw-own-size"
      data-place={keyOf(place)}
      tabIndex={stop ? 0 : -1}
      style={spot}
      type="text"
      inputMode="numeric"
      autocomplete="off"
      role="spinbutton"
      aria-label={
        (name === undefined ? words.sizeAsked(place.dim) : words.size(place.dim, sayName(name))) +
        (called ? ` (${called})` : '')
      }
      aria-valuenow={value}
      aria-valuemin={LEAST}
      title={words.drag}
      onPointerDown={(event) => dragFrom(event, place, desk)}
      onKeyDown={onKey}
      onInput={onInput}
      onFocus={() => {
        desk.keys = desk.stop.value = keyOf(place);
        input.current?.select();
      }}
      onBlur={({ currentTarget }) => {
        delete currentTarget.dataset.typed;
        // A blur because the input was removed with its picture does not count.
        setTimeout(() => {
          if (!currentTarget.isConnected) return;
          desk.keys = null;
          if (isHeld(desk, place)) desk.keep();
        });
      }}
    />
  );
}

const isTyped = (input: HTMLElement | null) => input?.dataset.typed !== undefined;

/** The size before or after this one, in page order. */
function neighbour(input: HTMLElement | null, by: number): HTMLElement | undefined {
  const all = [...(input?.parentElement?.querySelectorAll<HTMLElement>('.sw-own-size') ?? [])];
  return input ? all[all.indexOf(input) + by] : undefined;
}

function isHeld({ held }: Desk, place: SizePlace): boolean {
  return held.value !== null && keyOf(held.value.place) === keyOf(place);
}

interface BoxSpot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width of the text of the size in px: only this much is underlined. */
  line: number;
}

/**
 * Least size of a touch target in px. The head of an axis has less room, because cells begin next
 * to it.
 */
const TOUCH = { box: 28, head: 24 };
const UNDER = 8;

/** Current place of a size: in the table, before its grid, or among the boxes of a view. */
function spotOf(
  { staged }: Operation,
  { tensor, dim }: SizePlace,
  sprites: ReadonlyMap<string, Sprite>,
  poses: ReadonlyMap<string, Pose>,
): BoxSpot | null {
  const at = staged[tensor ?? -1]?.findIndex(({ from }) => from === dim) ?? dim;
  const keys =
    tensor === null ? [`new${dim}`, `boxR:${dim}`] : [`box${tensor}:${at}`, `axis${tensor}:${at}`];
  if (tensor === 0) keys.push(`size0:${dim}`, `old${dim}`);
  const key = keys.find((one) => (poses.get(one)?.opacity ?? 0) > 0.5);
  const [sprite, pose] = key ? [sprites.get(key), poses.get(key)] : [];
  if (!sprite || !pose) return null;
  const written = (pose.label ?? sprite.label ?? '').length * sprite.text * MONO;
  if (sprite.kind === 'text') {
    const edge = TOUCH.head;
    const long = sprite.anchor === 'start' ? written : 0;
    const [x, y] = [pose.x + (long - edge) / 2, pose.y + UNDER - edge];
    return { x, y, width: edge, height: edge, line: written };
  }
  const [width, height] = [Math.max(TOUCH.box, sprite.width), Math.max(TOUCH.box, sprite.height)];
  const [x, y] = [pose.x + (sprite.width - width) / 2, pose.y + (sprite.height - height) / 2];
  return { x, y, width, height, line: written };
}

function inShares({ x, y, width, height, line }: BoxSpot, whole: StageStory): SizeBoxProps['spot'] {
  const share = (part: number, of: number) => `${Math.round((part / of) * 1e4) / 100}%`;
  return {
    left: share(x, whole.width),
    top: share(y, whole.height),
    width: share(width, whole.width),
    height: share(height, whole.height),
    '--line': share(Math.min(line, width), width),
  };
}
