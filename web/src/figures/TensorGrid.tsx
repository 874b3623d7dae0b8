import { useRef } from 'preact/hooks';
import type { Cells, ElementAccess, Int, TensorInfo } from '../core/types';
import { memoByValue } from '../lib/memo';
import { CellRows } from './CellRows';
import { CellState } from './CellState';
import { gridKind, gridRows } from './cell-rows';
import { further } from './further-words';
import { GridHeaders } from './GridHeaders';
import { TEXT } from './geometry';
import type { GridLayout } from './grid-layout';
import { touchedBy } from './touched';
import { type SlidePart, useSlide } from './use-slide';
import type { CellWindow } from './window';
import { tuple } from './words';

interface GridProps {
  /** Index into the operation's tensors. */
  tensor: number;
  info: TensorInfo;
  window: CellWindow;
  cells: Cells;
  layout: GridLayout;
  hues: (number | null)[];
  /** Values alone, without their addresses. */
  compact: boolean;
}

/** The cells of a tensor at any rank: value, and under it the address in storage. */
export const TensorGrid = memoByValue((props: GridProps) => {
  const { tensor, info, window, cells, layout, hues, compact } = props;
  const grid = useRef<SVGGElement>(null);
  useSlide(grid, partOf(window, layout));
  if (isEmpty(info)) return <EmptyGrid shape={info.shape} />;
  return (
    <g ref={grid}>
      <GridHeaders window={window} layout={layout} hues={hues} shape={info.shape} />
      <g data-slides="xy">
        <CellRows
          kind={gridKind(layout, compact)}
          rows={gridRows(window, layout)}
          cells={cells}
          owner={{ tensor, storage: info.storage }}
          window={window}
        />
      </g>
    </g>
  );
});

/** Rows and columns slide; where another block is shown, or a summary, the cells are others. */
function partOf({ start, count, tail }: CellWindow, { pitch, cell }: GridLayout): SlidePart {
  const [column, row] = [count.length - 1, count.length - 2];
  const along = (dim: number, of: number[]) => (of[dim] ?? 0) * (pitch[dim] ?? 0);
  return {
    origin: { x: -along(column, start), y: -along(row, start) },
    room: { x: along(column, count), y: along(row, count) },
    layout: [count, tail, pitch, cell.width, cell.height, start.slice(0, Math.max(0, row))].join(
      '/',
    ),
  };
}

interface GridStateProps extends Omit<GridProps, 'hues'> {
  operand: number | 'result';
  /** The cells that the step uses (see TensorPage). */
  now: () => { active: ElementAccess[] };
}

/** Over the grid: which cells are in use. */
export function GridState(props: GridStateProps) {
  const { tensor, info, window, cells, layout, compact, operand, now } = props;
  if (isEmpty(info)) return null;
  return (
    <CellState
      kind={gridKind(layout, compact)}
      cells={cells}
      owner={{ tensor, storage: info.storage }}
      window={window}
      lit={() =>
        now()
          .active.flatMap((access) => touchedBy(access, window, cells))
          .map(({ at, place }) => ({ at, ...layout.place(place), operand }))
      }
      part={partOf(window, layout)}
    />
  );
}

const isEmpty = ({ shape }: TensorInfo) => shape.some((size) => Number(size) === 0);

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
