import type { Cells } from '../core/types';
import { Cell } from './Cell';
import { type CellKind, type CellRow, columnX, labelOf } from './cell-rows';

interface Props {
  kind: CellKind;
  rows: CellRow[];
  cells: Cells;
  /** Addresses that a refused view would visit. */
  visited?: ReadonlySet<number>;
}

/**
 * All cells of a grid or of a strip, as if nothing were done with them. Where the window moves, each
 * place gets what another one had: to make cells anew takes browsers longer.
 */
export function CellRows({ kind, rows, cells, visited }: Props) {
  const { look, width, height, pitch } = kind;
  return (
    <>
      {rows.map((row, line) => (
        <g key={line}>
          {Array.from({ length: row.columns }, (_, column) => {
            const address = cells.addresses[row.from + column];
            return (
              <Cell
                key={column}
                look={look}
                width={width}
                height={height}
                x={columnX(row, column, pitch)}
                y={row.y}
                label={labelOf(cells, row.from + column, kind)}
                address={address}
                visited={address !== undefined && visited?.has(address) === true}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}
