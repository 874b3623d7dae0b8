import { useRef } from 'preact/hooks';
import type { Cells } from '../core/types';
import { Cell } from './Cell';
import { type CellKind, type CellRow, columnX, labelOf, unwrittenIn } from './cell-rows';
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
  written: number | null;
  lit: Lit[];
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
  const { look, width, height } = kind;
  return (
    <g ref={group}>
      <g data-slides="xy">
        {written !== null &&
          rows.map((row, line) => (
            <path
              key={line}
              class="sw-slots"
              d={slots(row, kind, unwrittenIn(cells, row, written))}
            />
          ))}
        {lit.map(({ at, x, y, operand }, order) => (
          <Cell
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
      </g>
    </g>
  );
}

/** Where the values of these columns will stand. */
function slots(row: CellRow, { look, width, height, pitch }: CellKind, columns: number[]): string {
  const high = look === 'grid' ? 21 : height - 4;
  return columns
    .map((column) => {
      const x = round(columnX(row, column, pitch) + 2);
      return `M${x} ${round(row.y + 2)}h${round(width - 4)}v${high}h${round(4 - width)}z`;
    })
    .join('');
}
