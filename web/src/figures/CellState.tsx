import { useRef } from 'preact/hooks';
import type { Cells } from '../core/types';
import { DrawnCell } from './Cell';
import { type CellKind, type CellsOwner, factsOf, labelOf } from './cell-rows';
import { type SlidePart, useSlide } from './use-slide';
import type { CellWindow } from './window';

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
  cells: Cells;
  owner: CellsOwner;
  /** Of a grid. */
  window?: CellWindow;
  lit: () => Lit[];
  /** The part that the window shows. The marks slide with the cells below them. */
  part: SlidePart;
}

/**
 * What a step does with the cells of a grid or of a strip: drawn over them, so that a step leaves the
 * hundreds below as they are.
 */
export function CellState({ part, ...props }: Props) {
  const group = useRef<SVGGElement>(null);
  useSlide(group, part);
  return (
    <g ref={group}>
      <g data-slides="xy">
        <LitCells {...props} />
      </g>
    </g>
  );
}

function LitCells({ kind, cells, owner, window, lit }: Omit<Props, 'part'>) {
  const { look, width, height } = kind;
  const facts = factsOf(cells, owner, window);
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
          facts={facts(at)}
          lit={operand}
        />
      ))}
    </>
  );
}
