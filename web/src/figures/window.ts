/** Which cells of a large tensor are shown: a page that holds the active element. */
import type { Int } from '../core/types';

export interface Window {
  start: number[];
  count: number[];
}

export interface WindowLimits {
  /** Cells side by side. */
  columns: number;
  rows: number;
  /** In all dimensions together. */
  cells: number;
}

/** Rows and columns first, then as many whole blocks as the limit allows. The page turns; it does not creep. */
export function gridWindow(
  shape: readonly Int[],
  focus: readonly Int[],
  limits: WindowLimits,
): Window {
  const sizes = shape.map(Number);
  let left = limits.cells;
  const count = sizes.map(() => 1);
  for (let dim = sizes.length - 1; dim >= 0; dim--) {
    const back = sizes.length - 1 - dim;
    const cap = [limits.columns, limits.rows, 4][back] ?? 2;
    count[dim] = Math.min(sizes[dim] ?? 0, cap, Math.max(1, left));
    left = Math.floor(left / Math.max(1, count[dim] ?? 1));
  }
  const start = sizes.map((size, dim) => page(Number(focus[dim] ?? 0), count[dim] ?? 1, size));
  return { start, count };
}

/** First cell of the page of `count` that holds `focus`; the last page is full too. */
export function page(focus: number, count: number, size: number): number {
  if (count >= size) return 0;
  return Math.max(0, Math.min(Math.floor(focus / count) * count, size - count));
}

/** A stretch of storage that shows as many of the active addresses as it can, the first above all. */
export function storageWindow(
  size: Int,
  active: readonly Int[],
  cells: number,
): { first: number; count: number } {
  const all = Number(size);
  const count = Math.min(all, cells);
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
