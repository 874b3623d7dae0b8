import { memo } from '../lib/memo';
import { round, TEXT } from './geometry';

/** Cells of a grid stand apart and hold their address; those of a strip touch and have it below. */
export type CellLook = 'grid' | 'compact' | 'strip';

interface CellProps {
  x: number;
  y: number;
  width: number;
  height: number;
  look: CellLook;
  label: string;
  address: number | undefined;
  /** A refused view would visit it. */
  visited?: boolean;
  /** In use now, by this operand: drawn over the cell that stands there. */
  lit?: number | 'result';
}

const RADIUS = { grid: '4', compact: '3', strip: undefined } as const;
/** Base line of the value. */
const BASE = { grid: 18, compact: 15, strip: 23 } as const;

/**
 * A value and its address. It stands where it is without a transform: each transform on the page
 * costs browsers time in every frame.
 */
export function DrawnCell(props: CellProps) {
  const { x, y, width, height, look, label, address, visited, lit } = props;
  const middle = round(x + width / 2);
  return (
    <g
      class={lit === undefined ? 'sw-cell' : 'sw-lit'}
      data-operand={lit}
      data-visited={visited || undefined}
    >
      <rect x={round(x)} y={round(y)} width={width} height={height} rx={RADIUS[look]} />
      <text
        class="sw-value"
        x={middle}
        y={round(y + BASE[look])}
        font-size={look === 'compact' ? TEXT.small : TEXT.body}
      >
        {label}
      </text>
      {look !== 'compact' && (
        <text
          class="sw-address"
          x={middle}
          y={round(y + (look === 'grid' ? 34 : height + 14))}
          font-size={TEXT.tiny}
        >
          {`@${address}`}
        </text>
      )}
    </g>
  );
}

/** For those that seldom change. */
export const Cell = memo(DrawnCell);
