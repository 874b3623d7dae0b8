import { memo } from '../lib/memo';
import { round, TEXT, translate } from './geometry';

interface CellProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Cells of a grid stand apart and hold their address; those of a strip touch and have it below. */
  look: 'grid' | 'compact' | 'strip';
  /** It keeps its identity when the window moves, and slides to its new place. */
  moves?: boolean | undefined;
  label: string;
  address: number | undefined;
  active?: boolean | undefined;
  operand?: number | 'result' | undefined;
  visited?: boolean | undefined;
  blank?: boolean | undefined;
}

const RADIUS = { grid: '4', compact: '3', strip: undefined } as const;
/** Base line of the value. */
const BASE = { grid: 18, compact: 15, strip: 23 } as const;

/** A value and its address. Of hundreds of cells a step changes two or three. */
export const Cell = memo(
  ({
    x,
    y,
    width,
    height,
    look,
    moves,
    label,
    address,
    active,
    operand,
    visited,
    blank,
  }: CellProps) => {
    const middle = round(width / 2);
    return (
      <g
        class={moves ? 'sw-cell sw-move' : 'sw-cell'}
        data-active={active || undefined}
        data-operand={operand}
        data-visited={visited || undefined}
        data-blank={blank || undefined}
        transform={translate(x, y)}
      >
        <rect width={width} height={height} rx={RADIUS[look]} />
        <text
          class="sw-value"
          x={middle}
          y={BASE[look]}
          font-size={look === 'compact' ? TEXT.small : TEXT.body}
        >
          {label}
        </text>
        {look !== 'compact' && (
          <text
            class="sw-address"
            x={middle}
            y={look === 'grid' ? 34 : height + 14}
            font-size={TEXT.tiny}
          >
            {`@${address}`}
          </text>
        )}
      </g>
    );
  },
);
