/**
 * Places the boxes of the old and the new dims.
 *
 * The axis is logarithmic from the right: a dimension of size n is log(n) long. Old and new sizes
 * have the same product, so a new dimension ends exactly under a chunk's end when it fits, and
 * visibly crosses the cut when it straddles. Dimensions of size 1 have no length: they get slots
 * of their own at their place.
 */
import type { Int } from '../core/types';

export interface Interval {
  x: number;
  width: number;
}

/** Slots that a box covers, counted from the right. */
interface Cover {
  from: number;
  to: number;
}

const EPSILON = 1e-9;

export function layoutView(
  old: readonly Int[],
  next: readonly Int[],
  width: number,
  least: number,
): { old: Interval[]; next: Interval[]; width: number } {
  const { slots, covers } = sweep(
    [old, next].map((sizes) => sizes.map((size) => Math.log(Math.max(1, Number(size)))).reverse()),
  );
  const widths = widen(slots, covers.flat(), width, least);
  const total = sum(widths);
  const place = ({ from, to }: Cover): Interval => ({
    x: total - sum(widths.slice(0, to)),
    width: sum(widths.slice(from, to)),
  });
  const [oldRow = [], nextRow = []] = covers.map((row) => row.map(place).reverse());
  return { old: oldRow, next: nextRow, width: total };
}

/** Walks both rows at once; a slot ends wherever a dimension of either row does. */
function sweep(rows: number[][]): { slots: number[]; covers: Cover[][] } {
  const slots: number[] = [];
  const tracks = rows.map((lengths) => ({
    left: [...lengths],
    from: null as number | null,
    covers: [] as Cover[],
  }));
  for (;;) {
    const open = tracks.filter(({ left }) => left.length > 0);
    if (open.length === 0) return { slots, covers: tracks.map(({ covers }) => covers) };
    const ones = open.filter(({ left, from }) => from === null && (left[0] ?? 0) <= EPSILON);
    const ending = ones.length > 0 ? ones : open;
    const length = ones.length > 0 ? 0 : Math.min(...open.map(({ left }) => left[0] ?? 0));
    for (const track of ending) {
      track.from ??= slots.length;
      const rest = (track.left[0] ?? 0) - length;
      if (rest > EPSILON) track.left[0] = rest;
      else {
        track.covers.push({ from: track.from, to: slots.length + 1 });
        track.left.shift();
        track.from = null;
      }
    }
    slots.push(length);
  }
}

/** Every box at least `least` wide, the whole as near to `width` as that allows. */
function widen(slots: number[], covers: Cover[], width: number, least: number): number[] {
  const whole = sum(slots);
  for (let scale = whole > 0 ? width / whole : 0; ; scale = scale > 1 ? scale * 0.85 : 0) {
    const widths = slots.map((slot) => slot * scale);
    for (const { from, to } of covers) {
      const missing = least - sum(widths.slice(from, to));
      for (let at = from; missing > 0 && at < to; at++)
        widths[at] = (widths[at] ?? 0) + missing / (to - from);
    }
    if (scale === 0 || sum(widths) <= width + 1) return widths;
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
