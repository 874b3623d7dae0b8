import type { MissedPlace } from '../core/types';
import { Box } from './Box';
import { round, TEXT, textWidth } from './geometry';
import type { GridLayout } from './grid-layout';
import { type CellWindow, indexAt } from './window';

/** The box of a position that is not there. */
export interface MissedBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Stands for the positions between the last one and this; null where there would be none. */
  ellipsis: Mark | null;
  /** Its index, in line with those that are there. */
  index: Mark;
}

interface Mark {
  text: string;
  x: number;
  y: number;
}

/**
 * Behind the last column or the last row, where it would lie. Null before the first, along blocks,
 * and where the end is out of the window.
 */
export function placeMissed(
  missed: MissedPlace | null | undefined,
  window: CellWindow,
  { cell, along, place }: GridLayout,
): MissedBox | null {
  const rank = window.count.length;
  if (!missed || rank > 2) return null;
  const { dim, index, size } = missed;
  const last = (of: number) => (window.count[of] ?? 1) - 1;
  if (Number(index) < Number(size) || indexAt(window, dim, last(dim)) + 1 < Number(size))
    return null;
  const { x, y } = place(window.count.map(() => 0));
  const right = x + along(last(rank - 1), rank - 1) + cell.width;
  const lower = y + (rank > 1 ? along(last(0), 0) : 0) + cell.height;
  const next = index === size;
  const gap = next ? 4 : 28;
  const text = String(index);
  if (dim === rank - 1) {
    const box = { x: right + gap, y, width: cell.width, height: lower - y };
    return {
      ...box,
      ellipsis: next ? null : { text: '⋯', x: right + gap / 2, y: (y + lower) / 2 + 5 },
      index: { text, x: box.x + box.width / 2, y: y - 7 },
    };
  }
  const box = { x, y: lower + gap, width: right - x, height: cell.height };
  const wide = textWidth(text, TEXT.tiny);
  return {
    ...box,
    ellipsis: next ? null : { text: '⋮', x: (x + right) / 2, y: lower + gap / 2 + 5 },
    // On their left, or where it has no room there above the box.
    index:
      wide + 9 > x && !next
        ? { text, x: x + wide / 2, y: box.y - 6 }
        : { text, x: x - 7 - wide / 2, y: box.y + box.height / 2 + 4 },
  };
}

export function Missed({ index, ellipsis, ...box }: MissedBox) {
  return (
    <g>
      {ellipsis && (
        <text class="sw-faint" x={round(ellipsis.x)} y={round(ellipsis.y)} font-size={TEXT.name}>
          {ellipsis.text}
        </text>
      )}
      <Box {...box} look="refused" label="✕" />
      <text class="sw-fault" x={round(index.x)} y={round(index.y)} font-size={TEXT.tiny}>
        {index.text}
      </text>
    </g>
  );
}
