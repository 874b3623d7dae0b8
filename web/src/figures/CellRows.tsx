import type { Cells } from '../core/types';
import { Cell } from './Cell';
import {
  type CellKind,
  type CellRow,
  type CellsOwner,
  columnX,
  factsOf,
  labelOf,
} from './cell-rows';
import type { CellWindow } from './window';

interface Props {
  kind: CellKind;
  rows: CellRow[];
  cells: Cells;
  owner: CellsOwner;
  /** Of a grid. */
  window?: CellWindow;
  /** Addresses that a refused view would visit. */
  visited?: ReadonlySet<number>;
}

/**
 * All cells of a grid or of a strip, as if nothing were done with them. Where the window moves, each
 * place gets what another one had: to make cells anew takes browsers longer.
 */
export function CellRows({ kind, rows, cells, owner, window, visited }: Props) {
  const { look, width, height, pitch } = kind;
  const facts = factsOf(cells, owner, window);
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
                facts={facts(row.from + column)}
                visited={address !== undefined && visited?.has(address) === true}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}
