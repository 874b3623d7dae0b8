import { TEXT, textWidth } from './geometry';
import { type CellWindow, indexAt } from './window';

export interface GridLayout {
  width: number;
  height: number;
  cell: { width: number; height: number };
  /** Left upper corner of the cell with this index within the window. */
  place(index: readonly number[]): { x: number; y: number };
  /** How far from the first cell of dimension `dim` the one at place `at` stands. */
  along(at: number, dim: number): number;
  /** Dimensions whose blocks stand side by side (true) or under each other. */
  across: boolean[];
  pitch: number[];
  left: number;
  top: number;
}

const GAP = 4;
/** Room for the ellipsis of a summary, across and down. */
export const SKIP = { across: 28, down: 24 };
const INDEX = { top: 20, block: 20 };

/** Rows and columns inside, blocks around them: side by side where that fits, under each other where not. */
export function layoutGrid(
  window: CellWindow,
  cellWidth: number,
  available: number,
  compact = false,
): GridLayout {
  const rank = window.count.length;
  const cell = { width: cellWidth, height: compact ? 22 : 40 };
  const across: boolean[] = [];
  const pitch: number[] = [];
  const left = rank >= 2 ? rowIndexWidth(window) : 2;
  const top = rank === 0 ? 0 : rank < 3 ? INDEX.top : INDEX.top + INDEX.block;
  let [width, height] = [cell.width, cell.height];
  for (let dim = rank - 1; dim >= 0; dim--) {
    const count = Math.max(1, window.count[dim] ?? 1);
    const back = rank - 1 - dim;
    const gap = back < 2 ? (compact ? 2 : GAP) : 12 + 8 * (back - 2);
    const summary = (window.tail[dim] ?? 0) > 0;
    const [wide, high] =
      back < 2 ? [width + gap, height + gap] : [width + left + gap, height + top + gap];
    const fits = wide * count - gap + (summary ? SKIP.across : 0) <= available;
    across[dim] =
      back === 0 || (back !== 1 && fits && (back % 2 === 0 || wide * count < available / 2));
    pitch[dim] = across[dim] ? wide : high;
    if (across[dim]) width += wide * (count - 1) + (summary ? SKIP.across : 0);
    else height += high * (count - 1) + (summary ? SKIP.down : 0);
  }
  const along = (at: number, dim: number) => {
    const tail = window.tail[dim] ?? 0;
    const after = tail > 0 && at >= (window.count[dim] ?? 0) - tail;
    return at * (pitch[dim] ?? 0) + (after ? (across[dim] ? SKIP.across : SKIP.down) : 0);
  };
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
        ({ x, y }, value, dim) => {
          const way = along(value, dim);
          return across[dim] ? { x: x + way, y } : { x, y: y + way };
        },
        { x: left, y: top },
      ),
    along,
  };
}

function rowIndexWidth(window: CellWindow): number {
  return Math.max(28, indexWidth(window, window.count.length - 2) + 12);
}

/** Width of the longest index of a dimension. */
function indexWidth(window: CellWindow, dim: number): number {
  const last = indexAt(window, dim, Math.max(0, (window.count[dim] ?? 0) - 1));
  return textWidth(String(last), TEXT.tiny);
}

/** Cell width for the labels that this dtype usually has. */
export function usualWidth(dtype: string, compact: boolean): number {
  if (compact) return 28;
  const usual = dtype === 'bool' ? 'False' : dtype.startsWith('float') ? '0.00' : '00';
  return Math.max(40, textWidth(usual, TEXT.body) + 10);
}

/** Wide enough for the labels of a page (to a limit), and for the column indices above them. */
export function cellWidth(
  least: number,
  window: CellWindow,
  labels: readonly (string | null)[],
  text: number = TEXT.body,
): number {
  const longest = labels.reduce((most, label) => Math.max(most, label?.length ?? 0), 0);
  return Math.max(
    least,
    textWidth('0'.repeat(Math.min(7, longest)), text) + 10,
    window.count.length > 0 ? indexWidth(window, window.count.length - 1) + 6 : 0,
  );
}
