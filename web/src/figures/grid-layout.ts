import { TEXT, textWidth } from './geometry';
import type { Window } from './window';

export interface GridLayout {
  width: number;
  height: number;
  cell: { width: number; height: number };
  /** Left upper corner of the cell with this index within the window. */
  place(index: readonly number[]): { x: number; y: number };
  /** Dimensions whose blocks stand side by side (true) or under each other. */
  across: boolean[];
  pitch: number[];
  left: number;
  top: number;
}

const GAP = 4;
const INDEX = { top: 20, block: 20 };

/** Rows and columns inside, blocks around them: side by side where that fits, under each other where not. */
export function layoutGrid(window: Window, cellWidth: number, available: number): GridLayout {
  const rank = window.count.length;
  const cell = { width: cellWidth, height: 40 };
  const across: boolean[] = [];
  const pitch: number[] = [];
  const left = rank >= 2 ? rowIndexWidth(window) : 2;
  const top = rank === 0 ? 0 : rank < 3 ? INDEX.top : INDEX.top + INDEX.block;
  let [width, height] = [cell.width, cell.height];
  for (let dim = rank - 1; dim >= 0; dim--) {
    const count = Math.max(1, window.count[dim] ?? 1);
    const back = rank - 1 - dim;
    const gap = back < 2 ? GAP : 12 + 8 * (back - 2);
    const [wide, high] =
      back < 2 ? [width + gap, height + gap] : [width + left + gap, height + top + gap];
    const fits = wide * count - gap <= available;
    across[dim] =
      back === 0 || (back !== 1 && fits && (back % 2 === 0 || wide * count < available / 2));
    pitch[dim] = across[dim] ? wide : high;
    if (across[dim]) width += wide * (count - 1);
    else height += high * (count - 1);
  }
  return {
    cell,
    across,
    pitch,
    left,
    top,
    width: width + left,
    height: height + top,
    place: (index) =>
      index.reduce<{ x: number; y: number }>(
        ({ x, y }, value, dim) =>
          across[dim]
            ? { x: x + value * (pitch[dim] ?? 0), y }
            : { x, y: y + value * (pitch[dim] ?? 0) },
        { x: left, y: top },
      ),
  };
}

function rowIndexWidth({ start, count }: Window): number {
  const row = count.length - 2;
  return Math.max(28, textWidth(String((start[row] ?? 0) + (count[row] ?? 0)), TEXT.tiny) + 12);
}

/** Cell width for the labels that this dtype usually has. */
export function usualWidth(dtype: string): number {
  const usual = dtype === 'bool' ? 'False' : dtype.startsWith('float') ? '0.00' : '00';
  return Math.max(40, textWidth(usual, TEXT.body) + 10);
}

/** Wide enough for the labels of a page (to a limit), and for the column indices above them. */
export function cellWidth(
  dtype: string,
  { start, count }: Window,
  labels: readonly string[] | null,
): number {
  const longest = labels?.reduce((most, label) => Math.max(most, label.length), 0) ?? 0;
  const index = String((start.at(-1) ?? 0) + (count.at(-1) ?? 0));
  return Math.max(
    usualWidth(dtype),
    textWidth('0'.repeat(Math.min(7, longest)), TEXT.body) + 10,
    textWidth(index, TEXT.tiny) + 6,
  );
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
