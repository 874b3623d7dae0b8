import type { Cells, ElementAccess, Int, TensorInfo } from '../core/types';
import { memo } from '../lib/memo';
import { Cell } from './Cell';
import { further } from './further-words';
import { round, shorten, TEXT } from './geometry';
import { type GridLayout, indices } from './grid-layout';
import { hueOf } from './hue';
import type { Window } from './window';
import { tuple } from './words';

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
}: TensorGridProps) {
  if (info.shape.some((size) => Number(size) === 0)) return <EmptyGrid shape={info.shape} />;
  const { cell, place, pitch } = layout;
  const columns = window.count.at(-1) ?? 1;
  const on = activeCells(active, window, cells);
  return (
    <g>
      <GridHeaders window={window} layout={layout} hues={hues} shape={info.shape} />
      {[...indices(window.count.slice(0, -1))].map((line, row) => {
        const from = row * columns;
        const { x, y } = place(window.count.length ? [...line, 0] : []);
        return (
          <Line
            key={from}
            x={x}
            y={y}
            pitch={pitch.at(-1) ?? 0}
            width={cell.width}
            height={cell.height}
            cells={cells}
            from={from}
            columns={columns}
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
  x: number;
  y: number;
  pitch: number;
  width: number;
  height: number;
  cells: Cells;
  /** First cell of the line. */
  from: number;
  columns: number;
  /** How many of its cells stand written. */
  written: number;
  /** Its active cells, as a list in text: a line with the same ones is not drawn again. */
  active: string;
  operand: number | 'result';
}

const Line = memo(
  ({ x, y, pitch, width, height, cells, from, columns, written, active, operand }: LineProps) => {
    const on = active.split(',');
    return (
      <>
        {Array.from({ length: columns }, (_, column) => {
          const at = from + column;
          const isActive = on.includes(String(at));
          const label = column < written ? (cells.labels?.[at] ?? '·') : '';
          return (
            <Cell
              key={at}
              look="grid"
              x={x + column * pitch}
              y={y}
              width={width}
              height={height}
              label={shorten(label, width - 4, TEXT.body)}
              address={cells.addresses[at]}
              active={isActive}
              operand={isActive ? operand : undefined}
              blank={column >= written}
            />
          );
        })}
      </>
    );
  },
);

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
  const own =
    access.index.length === index.length &&
    access.index.every((value, dim) => inWindow(value, window, dim));
  if (own)
    return index.every(
      (value, dim) => Number(access.index[dim]) === value + (window.start[dim] ?? 0),
    );
  return access.index.length !== index.length && address === Number(access.address);
}

function inWindow(value: Int, window: Window, dim: number): boolean {
  const offset = Number(value) - (window.start[dim] ?? 0);
  return offset >= 0 && offset < (window.count[dim] ?? 0);
}

/** Indices along rows and columns in their dimension's colour; an ellipsis where the page leaves cells out. */
function GridHeaders({
  window,
  layout,
  hues,
  shape,
}: Pick<TensorGridProps, 'window' | 'layout' | 'hues'> & { shape: readonly Int[] }) {
  const rank = window.count.length;
  if (rank === 0) return null;
  const { cell } = layout;
  const [row, column] = [rank - 2, rank - 1];
  const outer = window.count.slice(0, Math.max(0, row));
  const more = (dim: number) =>
    (window.start[dim] ?? 0) + (window.count[dim] ?? 0) < Number(shape[dim]);
  const before = [row, column].map((dim) => (window.start[dim] ?? 0) > 0);
  const earlier = before[0] ? (before[1] ? '⋱' : '⋮') : before[1] ? '⋯' : '';
  return (
    <g>
      {[...indices(outer)].map((block) => {
        const corner = layout.place([...block, ...(rank > 1 ? [0, 0] : [0])]);
        const along = (dim: number) =>
          Array.from({ length: window.count[dim] ?? 0 }, (_, at) => at);
        return (
          <g key={block.join()}>
            {rank > 2 && (
              <text
                class="sw-dim sw-start"
                x={round(corner.x)}
                y={round(corner.y - 24)}
                font-size={TEXT.small}
              >
                [
                {block.map((value, dim) => (
                  <tspan key={dim} class="sw-ink" {...hueOf(hues[dim])}>
                    {value + (window.start[dim] ?? 0)},{' '}
                  </tspan>
                ))}
                :, :]
              </text>
            )}
            <g {...hueOf(hues[column])}>
              {along(column).map((at) => (
                <text
                  key={at}
                  class="sw-index"
                  x={round(corner.x + at * (layout.pitch[column] ?? 0) + cell.width / 2)}
                  y={round(corner.y - 7)}
                  font-size={TEXT.tiny}
                >
                  {at + (window.start[column] ?? 0)}
                </text>
              ))}
              {earlier && (
                <text
                  class="sw-index sw-end"
                  x={round(corner.x - 7)}
                  y={round(corner.y - 7)}
                  font-size={TEXT.body}
                >
                  {earlier}
                </text>
              )}
              {more(column) && (
                <text
                  class="sw-index sw-start"
                  x={round(corner.x + along(column).length * (layout.pitch[column] ?? 0))}
                  y={round(corner.y - 7)}
                  font-size={TEXT.body}
                >
                  ⋯
                </text>
              )}
            </g>
            {rank > 1 && (
              <g {...hueOf(hues[row])}>
                {along(row).map((at) => (
                  <text
                    key={at}
                    class="sw-index sw-end"
                    x={round(corner.x - 7)}
                    y={round(corner.y + at * (layout.pitch[row] ?? 0) + cell.height / 2 + 4)}
                    font-size={TEXT.tiny}
                  >
                    {at + (window.start[row] ?? 0)}
                  </text>
                ))}
                {more(row) && (
                  <text
                    class="sw-index sw-end"
                    x={round(corner.x - 9)}
                    y={round(corner.y + along(row).length * (layout.pitch[row] ?? 0) + 10)}
                    font-size={TEXT.body}
                  >
                    ⋮
                  </text>
                )}
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
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
