/** Places the rows of shapes, their columns, and the verdicts. */
import type { Operation, ShapeRows as Shapes } from '../core/types';
import { sayName } from '../locales/translation';
import { CELL, clamp, NARROW, TEXT, textWidth } from './geometry';
import { minus, tuple, words } from './words';

const HEADER = 48;
const VERDICT = 48;
/** Distance in px from a name above a row to that row. */
export const ABOVE = 8;
/** The largest width of a column, in px. */
const WIDEST = 124;

export type RowsLayout = ReturnType<typeof layoutRows>;

/** Lays the rows out in a picture of at most `width` px. */
export function layoutRows(shapes: Shapes, operation: Operation, width: number) {
  const narrow = width < NARROW;
  const inset = narrow ? 4 : 16;
  const label = (name: string, shape: string) =>
    textWidth(name, TEXT.name) + textWidth(shape, TEXT.body) + inset + 48;
  const labels = shapes.rows.map((row) =>
    label(sayName(row.name), tuple(operation.tensors[row.tensor]?.shape ?? [])),
  );
  const columns = Math.max(1, shapes.columns.length);
  // The room of the finished result from the first step on, so that nothing moves when it is known.
  const finished =
    shapes.target ??
    operation.tensors[operation.result ?? -1]?.shape ??
    shapes.columns.map((column) => column.size ?? column.dim);
  const resultLabel = label(sayName(shapes.result ?? words.target), tuple(finished));
  const most = Math.max(width * 0.4, width - 2 * inset - columns * WIDEST);
  const gutter = narrow ? 0 : Math.min(most, Math.max(...labels, resultLabel, 120));
  const longest = Math.max(
    2,
    ...shapes.rows.flatMap((row) => row.cells.map((cell) => String(cell.size ?? '').length)),
  );
  const pitch = Math.floor(
    clamp(
      (width - gutter - inset - inset) / columns,
      Math.max(
        textWidth('0'.repeat(longest), TEXT.tiny) + 8,
        textWidth(minus(-columns), TEXT.tiny) + 4,
      ),
      WIDEST,
    ),
  );
  const gap = pitch >= 72 ? CELL.gap : pitch >= 48 ? 8 : 4;
  const rowPitch = CELL.height + (narrow ? 40 : 24);
  const top = HEADER + (narrow ? 28 : 4);
  const verdictY = top + shapes.rows.length * rowPitch - (narrow ? 28 : 12);
  const resultY = verdictY + VERDICT + (narrow ? 24 : 4);
  const hasResult = shapes.result !== null || shapes.target !== null;
  return {
    inset,
    gutter,
    pitch,
    gap,
    /** Base lines of the names where they stand above their row. */
    labels: narrow
      ? [
          ...shapes.rows.map((_, at) => top + at * rowPitch - ABOVE),
          ...(hasResult ? [resultY - ABOVE] : []),
        ]
      : [],
    verdictY,
    resultY,
    cellWidth: pitch - gap,
    width: Math.max(
      gutter + inset + inset + pitch * columns,
      gutter ? 0 : Math.min(width, Math.max(...labels, resultLabel)),
    ),
    height: (hasResult ? resultY + CELL.height : verdictY + VERDICT) + 16,
    columnX: (at: number) => inset + gutter + at * pitch + gap / 2,
    rowY: (at: number) => top + at * rowPitch,
  };
}
