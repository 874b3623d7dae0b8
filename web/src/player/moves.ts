/** Pure functions that move the window of a large tensor: by cells, by pages, or to an index. */
import type { Int } from '../core/types';
import { type CellWindow, clampStart, type Pins } from '../figures/window';

/**
 * A window that can be moved: on a tensor, or on a storage, which has one dim broken into lines.
 */
export interface Pane {
  key: string;
  name: string;
  shape: readonly Int[];
  window: CellWindow;
  /** Cells per line of the storage strip; null for a tensor. */
  line: number | null;
}

export type Direction = 1 | -1;

/** First indices after a move by `columns` and `rows` cells. */
export function moved(pane: Pane, columns: number, rows: number): number[] {
  const last = pane.shape.length - 1;
  const by = (dim: number) => {
    if (pane.line !== null) return columns + rows * pane.line;
    return dim === last ? columns : dim === last - 1 ? rows : 0;
  };
  return pane.window.start.map((start, dim) => clamped(pane, dim, start + by(dim)));
}

/**
 * Moves one page in reading order: dim `from` turns first, and at its end the dim before it
 * advances.
 */
export function turned(pane: Pane, by: Direction, from: number): number[] {
  const { start, count, tail } = pane.window;
  const next = [...start];
  for (let dim = from; dim >= 0; dim--) {
    const now = start[dim] ?? 0;
    const cells = count[dim] ?? 0;
    const size = Number(pane.shape[dim]);
    if (by > 0 ? now + cells < size : now > 0) {
      next[dim] = clamped(pane, dim, now + by * (by > 0 ? cells - (tail[dim] ?? 0) : cells));
      return next;
    }
    next[dim] = by > 0 ? 0 : size - cells;
  }
  return [...start];
}

/** Moves dims from `from` on to their first or last cell. */
export function toEnd(pane: Pane, end: 'first' | 'last', from: number): number[] {
  return pane.window.start.map((start, dim) =>
    dim < from ? start : end === 'first' ? 0 : clamped(pane, dim, Number.POSITIVE_INFINITY),
  );
}

/** The pins after a move: only for dims that moved, or that were pinned before. */
export function chosen(pane: Pane, before: Pins | undefined, start: readonly number[]): Pins {
  return start.map((value, dim) =>
    value === pane.window.start[dim] ? (before?.[dim] ?? null) : value,
  );
}

/**
 * Reads `3`, `17` or `3, 17`, with or without brackets; negative numbers count from the end. Null
 * if it is not an index here.
 */
export function readIndex(text: string, shape: readonly Int[]): number[] | null {
  const inner = text.trim().replace(/^@|^[[(]|[\])]$/g, '');
  const parts = inner.split(/[\s,]+/).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > shape.length) return null;
  const index = shape.map((size, dim) => {
    const part = parts[dim] ?? '0';
    const value = /^[-−]?\d+$/.test(part) ? Number(part.replace('−', '-')) : Number.NaN;
    return value < 0 ? value + Number(size) : value;
  });
  return index.every((value, dim) => value >= 0 && value < Number(shape[dim])) ? index : null;
}

/**
 * A window that contains `index`: unmoved if it does already, otherwise with the index near the
 * middle.
 */
export function goneTo({ shape, window }: Pane, index: readonly number[]): number[] {
  return index.map((value, dim) => {
    const [start, count] = [window.start[dim] ?? 0, window.count[dim] ?? 0];
    if (window.tail[dim] === 0 && value >= start && value < start + count) return start;
    return clampStart(value - Math.floor((count - 1) / 2), count, Number(shape[dim]));
  });
}

/** The pane as it will be once these pins are drawn: two keys can arrive within one frame. */
export function pinned<P extends Pane>(pane: P, pins: Pins = []): P {
  const { window } = pane;
  const unlessPinned = (value: number, dim: number) => (pins[dim] == null ? value : 0);
  return {
    ...pane,
    window: {
      start: window.start.map((start, dim) => clamped(pane, dim, pins[dim] ?? start)),
      count: window.count,
      tail: window.tail.map(unlessPinned),
      skip: window.skip.map(unlessPinned),
    },
  };
}

function clamped({ shape, window }: Pane, dim: number, start: number): number {
  return clampStart(start, window.count[dim] ?? 0, Number(shape[dim]));
}
