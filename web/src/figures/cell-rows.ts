/** Places the cells of a grid or of a strip: rows of cells side by side. */
import type { Cells } from '../core/types';
import type { CellFacts, CellLook } from './Cell';
import { shorten, TEXT } from './geometry';
import { type GridLayout, SKIP } from './grid-layout';
import { type CellWindow, indexAt, indices } from './window';

/** Sizes and look that all cells of a figure share, in px. */
export interface CellKind {
  look: CellLook;
  width: number;
  height: number;
  /** Distance between the left edges of two neighbours in a row. */
  pitch: number;
}

export interface CellRow {
  /** Left upper corner of the first cell. */
  x: number;
  y: number;
  /** Number of that cell in reading order. */
  from: number;
  columns: number;
  /** How many of the last cells stand behind an ellipsis. */
  tail: number;
}

export function gridKind({ cell, pitch }: GridLayout, compact: boolean): CellKind {
  return { look: compact ? 'compact' : 'grid', ...cell, pitch: pitch.at(-1) ?? 0 };
}

export function gridRows(window: CellWindow, layout: GridLayout): CellRow[] {
  const last = window.count.length - 1;
  const columns = window.count[last] ?? 1;
  return [...indices(window.count.slice(0, -1))].map((line, row) => ({
    ...layout.place(last < 0 ? [] : [...line, 0]),
    from: row * columns,
    columns,
    tail: window.tail[last] ?? 0,
  }));
}

export function columnX({ x, columns, tail }: CellRow, column: number, pitch: number): number {
  return x + column * pitch + (column >= columns - tail ? SKIP.across : 0);
}

/** The value of a cell as far as there is room for it. */
export function labelOf(cells: Cells, at: number, { look, width }: CellKind): string {
  const text = look === 'compact' ? TEXT.small : TEXT.body;
  return shorten(cells.labels?.[at] ?? '·', width - 4, text);
}

/** Whose cells they are. */
export interface CellsOwner {
  tensor: number | undefined;
  storage: number;
}

/** The facts of each cell. Only a grid has a `window`, and so an index for each cell. */
export function factsOf(cells: Cells, { tensor, storage }: CellsOwner, window?: CellWindow) {
  const spots = window && [...indices(window.count)];
  return (at: number): CellFacts => ({
    tensor,
    storage,
    index: window && spots?.[at]?.map((place, dim) => indexAt(window, dim, place)).join(),
    value: cells.labels ? cells.labels[at] : undefined,
    ghost: cells.ghosts[at] === 1,
  });
}
