import type { Cells, ElementAccess, Int, TensorInfo } from '../core/types';
import { memo } from '../lib/memo';
import { Cell } from './Cell';
import { further } from './further-words';
import { GridHeaders } from './GridHeaders';
import { shorten, TEXT } from './geometry';
import { type GridLayout, SKIP } from './grid-layout';
import { indexAt, indices, shows, type Window } from './window';
import { tuple } from './words';

/** More cells than this do not move: they stand in their new place at once. */
const MOVING = 400;

export interface TensorGridProps {
  info: TensorInfo;
  window: Window;
  cells: Cells;
  layout: GridLayout;
  hues: (number | null)[];
  operand: number | 'result';
  active: ElementAccess[];
  /** Cells after this number in reading order are not written yet; null: all are. */
  written: number | null;
  /** Values alone, without their addresses. */
  compact: boolean;
}

/** The cells of a tensor at any rank: value, and under it the address in storage. */
export function TensorGrid({
  info,
  window,
  cells,
  layout,
  hues,
  operand,
  active,
  written,
  compact,
}: TensorGridProps) {
  if (info.shape.some((size) => Number(size) === 0)) return <EmptyGrid shape={info.shape} />;
  const { cell, place, pitch } = layout;
  const last = window.count.length - 1;
  const columns = window.count[last] ?? 1;
  const on = activeCells(active, window, cells);
  return (
    <g>
      <GridHeaders window={window} layout={layout} hues={hues} shape={info.shape} />
      {[...indices(window.count.slice(0, -1))].map((line, row) => {
        const from = row * columns;
        const { x, y } = place(window.count.length ? [...line, 0] : []);
        return (
          <Line
            key={line.map((value, dim) => indexAt(window, dim, value)).join()}
            look={compact ? 'compact' : 'grid'}
            moves={cells.addresses.length <= MOVING}
            x={x}
            y={y}
            pitch={pitch.at(-1) ?? 0}
            width={cell.width}
            height={cell.height}
            cells={cells}
            from={from}
            columns={columns}
            first={window.start[last] ?? 0}
            tail={window.tail[last] ?? 0}
            written={writtenIn(cells, from, columns, written)}
            active={on.filter((at) => at >= from && at < from + columns).join()}
            operand={operand}
          />
        );
      })}
    </g>
  );
}

interface LineProps {
  look: 'grid' | 'compact';
  moves: boolean;
  x: number;
  y: number;
  pitch: number;
  width: number;
  height: number;
  cells: Cells;
  /** First cell of the line. */
  from: number;
  columns: number;
  /** Index of that cell in its line. */
  first: number;
  /** How many of the last cells stand behind an ellipsis. */
  tail: number;
  /** How many of its cells stand written. */
  written: number;
  /** Its active cells, as a list in text: a line with the same ones is not drawn again. */
  active: string;
  operand: number | 'result';
}

const Line = memo((props: LineProps) => {
  const { look, moves, x, y, pitch, width, height, cells, from, columns, first, tail } = props;
  const on = props.active.split(',');
  const text = look === 'compact' ? TEXT.small : TEXT.body;
  return (
    <>
      {Array.from({ length: columns }, (_, column) => {
        const at = from + column;
        const isActive = on.includes(String(at));
        const label = column < props.written ? (cells.labels?.[at] ?? '·') : '';
        const behind = column >= columns - tail;
        return (
          <Cell
            key={behind ? column - columns : first + column}
            look={look}
            moves={moves}
            x={x + column * pitch + (behind ? SKIP.across : 0)}
            y={y}
            width={width}
            height={height}
            label={shorten(label, width - 4, text)}
            address={cells.addresses[at]}
            active={isActive}
            operand={isActive ? props.operand : undefined}
            blank={column >= props.written}
          />
        );
      })}
    </>
  );
});

/** How many cells of a line stand written: they are written from left to right. */
export function writtenIn(
  cells: Cells,
  from: number,
  columns: number,
  written: number | null,
): number {
  let count = 0;
  while (count < columns && (written === null || (cells.numbers[from + count] ?? 0) <= written))
    count++;
  return count;
}

function activeCells(active: ElementAccess[], window: Window, cells: Cells): number[] {
  return [...indices(window.count)].flatMap((index, at) =>
    active.some((access) => isAt(access, window, index, cells.addresses[at])) ? [at] : [],
  );
}

/** Where the active cell of this access stands, or null when the page does not show it. */
export function activePlace(
  access: ElementAccess,
  window: Window,
  cells: Cells,
  layout: GridLayout,
): { x: number; y: number } | null {
  let at = 0;
  for (const index of indices(window.count)) {
    if (isAt(access, window, index, cells.addresses[at])) return layout.place(index);
    at++;
  }
  return null;
}

/** By index where the access names one of these cells; by address where its index is that of a stretched tensor. */
function isAt(
  access: ElementAccess,
  window: Window,
  index: readonly number[],
  address: number | undefined,
): boolean {
  if (shows(window, access.index))
    return index.every((value, dim) => Number(access.index[dim]) === indexAt(window, dim, value));
  return access.index.length !== index.length && address === Number(access.address);
}

/** A tensor without elements still has a shape. */
function EmptyGrid({ shape }: { shape: readonly Int[] }) {
  return (
    <g class="sw-empty">
      <path d="M12 4H4V52H12M148 4h8V52h-8" />
      <text class="sw-name" x="80" y="24" font-size={TEXT.name}>
        {tuple(shape)}
      </text>
      <text class="sw-faint" x="80" y="42" font-size={TEXT.small}>
        {further.noElements}
      </text>
    </g>
  );
}
