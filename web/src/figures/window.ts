/** Which cells of a large tensor are shown: a page that holds the active element, or a summary. */
import type { Cells, Int } from '../core/types';

/** Per dimension `count` cells from index `start` on; the last `tail` of them stand `skip` indices further. */
export interface CellWindow {
  start: number[];
  count: number[];
  tail: number[];
  skip: number[];
}

export interface WindowLimits {
  /** Cells side by side. */
  columns: number;
  rows: number;
  /** Number of cells in all dims together. */
  cells: number;
}

/** The window that a reader has chosen: its first index in each dim, or null for a dim without a choice. */
export type Pins = readonly (number | null)[];

/** The number of cells shown at the end of a dim, as the libraries print it. */
const EDGE = 3;
/** The largest number of blocks that are shown without leaving any out. */
const BLOCKS = 12;

/**
 * Rows and columns first, then as many whole blocks as the limit allows. Without a focus, a dimension
 * is summarised as the libraries print it: its first cells, an ellipsis, its last ones. With one it
 * shows the page that holds the focus: the page turns, it does not creep.
 */
export function gridWindow(
  shape: readonly Int[],
  focus: readonly Int[],
  limits: WindowLimits,
  pins: Pins = [],
): CellWindow {
  const sizes = shape.map(Number);
  let blocks = 1;
  let left = limits.cells;
  const window: CellWindow = { start: [], count: [], tail: [], skip: [] };
  for (let dim = sizes.length - 1; dim >= 0; dim--) {
    const size = sizes[dim] ?? 0;
    const back = sizes.length - 1 - dim;
    const usual = [limits.columns, limits.rows, 4][back] ?? 2;
    // An ellipsis takes as much room as the one row or block that it would stand for.
    const all = back > 1 ? size <= Math.floor(BLOCKS / blocks) : back === 1 && size === usual + 1;
    const count = Math.min(size, all ? size : usual, Math.max(1, left));
    if (back > 1) blocks *= count;
    left = Math.floor(left / Math.max(1, count));
    const at = Number(focus[dim] ?? 0);
    const pin = pins[dim] ?? null;
    const tail = count < size && pin === null && focus.length === 0 ? tailOf(count) : 0;
    window.count[dim] = count;
    window.tail[dim] = tail;
    window.skip[dim] = tail > 0 ? size - count : 0;
    window.start[dim] =
      tail > 0 ? 0 : pin === null ? page(at, count, size) : clampStart(pin, count, size);
  }
  return window;
}

function tailOf(count: number): number {
  return count < 2 ? 0 : count < 2 * EDGE ? 1 : EDGE;
}

export function clampStart(start: number, count: number, size: number): number {
  return Math.max(0, Math.min(start, size - count));
}

/** First cell of the page of `count` that holds `focus`; the last page is full too. */
export function page(focus: number, count: number, size: number): number {
  return count >= size ? 0 : clampStart(Math.floor(focus / count) * count, count, size);
}

/** Index in dimension `dim` of the cell that stands at place `at` of the window. */
export function indexAt({ start, count, tail, skip }: CellWindow, dim: number, at: number): number {
  const inTail = at >= (count[dim] ?? 0) - (tail[dim] ?? 0);
  return (start[dim] ?? 0) + at + (inTail ? (skip[dim] ?? 0) : 0);
}

/** Place in the window of an index that it shows: the inverse of `indexAt`. */
export function placeIn(
  { start, count, tail, skip }: CellWindow,
  dim: number,
  index: number,
): number {
  const from = index - (start[dim] ?? 0);
  const head = (count[dim] ?? 0) - (tail[dim] ?? 0);
  return from < head ? from : from - (skip[dim] ?? 0);
}

/** Whether the window shows this index. */
export function shows(window: CellWindow, index: readonly Int[]): boolean {
  return (
    index.length === window.count.length &&
    index.every((value, dim) => {
      const from = Number(value) - (window.start[dim] ?? 0);
      const [count, tail] = [window.count[dim] ?? 0, window.tail[dim] ?? 0];
      const end = count + (window.skip[dim] ?? 0);
      return (from >= 0 && from < count - tail) || (from >= end - tail && from < end);
    })
  );
}

/** True where a dimension has cells that the window leaves out. */
export function isPart({ count }: CellWindow, shape: readonly Int[]): boolean {
  return shape.some((size, dim) => (count[dim] ?? 0) < Number(size));
}

/** The cells of a window: a summary is read box by box, each one stretch of every dimension. */
export function windowCells(
  { start, count, tail, skip }: CellWindow,
  read: (start: number[], count: number[]) => Cells,
): Cells {
  if (tail.every((cells) => cells === 0)) return read(start, count);
  const stretches = count.map((cells, dim) => {
    const [end, first] = [tail[dim] ?? 0, start[dim] ?? 0];
    const head = { at: 0, start: first, count: cells - end };
    return end > 0
      ? [head, { at: head.count, start: first + head.count + (skip[dim] ?? 0), count: end }]
      : [head];
  });
  const total = count.reduce((product, cells) => product * cells, 1);
  const labels: (string | null)[] = [];
  const places = () => new Float64Array(total);
  const [addresses, numbers, ghosts, reads] = [places(), places(), places(), places()];
  let kept = true;
  for (const choice of indices(stretches.map(({ length }) => length))) {
    const box = choice.map(
      (which, dim) => stretches[dim]?.[which] ?? { at: 0, start: 0, count: 0 },
    );
    const counts = box.map((stretch) => stretch.count);
    const cells = read(
      box.map((stretch) => stretch.start),
      counts,
    );
    let from = 0;
    for (const index of indices(counts)) {
      // Place of this cell in the window, in reading order.
      const to = index.reduce(
        (place, value, dim) => place * (count[dim] ?? 0) + value + (box[dim]?.at ?? 0),
        0,
      );
      kept &&= cells.labels !== null;
      labels[to] = cells.labels?.[from] ?? null;
      addresses[to] = cells.addresses[from] ?? 0;
      numbers[to] = cells.numbers[from] ?? 0;
      ghosts[to] = cells.ghosts[from] ?? 0;
      reads[to] = cells.reads[from] ?? 0;
      from++;
    }
  }
  return { labels: kept ? labels : null, addresses, numbers, ghosts, reads };
}

/** A stretch of storage that shows as many of the active addresses as it can, the first above all. */
export function storageWindow(
  size: Int,
  active: readonly Int[],
  cells: number,
  pin: number | null = null,
): { first: number; count: number } {
  const all = Number(size);
  const count = Math.min(all, cells);
  if (pin !== null) return { first: clampStart(pin, count, all), count };
  const numbers = active.map(Number).filter((address) => Number.isFinite(address));
  const [low, high] = numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : [0, 0];
  if (high < count) return { first: 0, count };
  return {
    first:
      high - low < count && Math.floor(low / count) !== Math.floor(high / count)
        ? Math.min(low, all - count)
        : page(low, count, all),
    count,
  };
}

/** Indices of a window in reading order. */
export function* indices(count: readonly number[]): Generator<number[]> {
  if (count.some((size) => size === 0)) return;
  const index = count.map(() => 0);
  for (;;) {
    yield [...index];
    let dim = index.length - 1;
    for (; dim >= 0; dim--) {
      index[dim] = (index[dim] ?? 0) + 1;
      if ((index[dim] ?? 0) < (count[dim] ?? 0)) break;
      index[dim] = 0;
    }
    if (dim < 0) return;
  }
}
