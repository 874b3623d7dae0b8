import { useRef } from 'preact/hooks';
import type { Cells } from '../core/types';
import { memoByValue } from '../lib/memo';
import { DrawnCell } from './Cell';
import { type CellKind, type CellRow, columnsOf, columnX, labelOf, unwrittenIn } from './cell-rows';
import { round } from './geometry';
import { type Part, useSlide } from './use-slide';

/** A cell in use now. */
export interface Lit {
  /** Its number in reading order. */
  at: number;
  x: number;
  y: number;
  operand: number | 'result';
}

interface Props {
  kind: CellKind;
  rows: CellRow[];
  cells: Cells;
  /** Cells after this number in reading order are not written yet; null: all are. */
  written: () => number | null;
  lit: () => Lit[];
  /** What the window shows: they slide with the cells below. */
  part: Part;
}

/**
 * What a step does with the cells of a grid or of a strip: drawn over them, so that a step leaves the
 * hundreds below as they are.
 */
export function CellState({ kind, rows, cells, written, lit, part }: Props) {
  const group = useRef<SVGGElement>(null);
  useSlide(group, part);
  return (
    <g ref={group}>
      <g data-slides="xy">
        <Slots kind={kind} rows={rows} cells={cells} written={written} />
        <LitCells kind={kind} cells={cells} lit={lit} />
      </g>
    </g>
  );
}

function LitCells({ kind, cells, lit }: Pick<Props, 'kind' | 'cells' | 'lit'>) {
  const { look, width, height } = kind;
  return (
    <>
      {lit().map(({ at, x, y, operand }, order) => (
        <DrawnCell
          key={order}
          look={look}
          width={width}
          height={height}
          x={x}
          y={y}
          label={labelOf(cells, at, kind)}
          address={cells.addresses[at]}
          lit={operand}
        />
      ))}
    </>
  );
}

/** Where values will stand. A step changes the row that it writes; the rows of which nothing is written are one path. */
function Slots({ kind, rows, cells, ...now }: Omit<Props, 'lit' | 'part'>) {
  const written = now.written();
  if (written === null) return null;
  const open = rows
    .map((row) => ({ row, columns: unwrittenIn(cells, row, written) }))
    .filter(({ columns }) => columns.length > 0);
  const whole = open.filter(({ row, columns }) => columns.length === row.columns);
  const begun = open.filter(({ row, columns }) => columns.length < row.columns);
  return (
    <>
      <WholeRows kind={kind} rows={whole.map(({ row }) => row)} />
      <path
        class="sw-slots"
        d={begun.map(({ row, columns }) => slots(row, kind, columns)).join('')}
      />
    </>
  );
}

const WholeRows = memoByValue(({ kind, rows }: Pick<Props, 'kind' | 'rows'>) => (
  <path class="sw-slots" d={rows.map((row) => slots(row, kind, columnsOf(row))).join('')} />
));

function slots(row: CellRow, { look, width, height, pitch }: CellKind, columns: number[]): string {
  const high = look === 'grid' ? 21 : height - 4;
  return columns
    .map((column) => {
      const x = round(columnX(row, column, pitch) + 2);
      return `M${x} ${round(row.y + 2)}h${round(width - 4)}v${high}h${round(4 - width)}z`;
    })
    .join('');
}
