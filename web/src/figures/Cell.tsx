import { memo } from '../lib/memo';
import { round, TEXT, translate } from './geometry';

interface CellProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Cells of a grid stand apart and hold their address; those of a strip touch and have it below. */
  look: 'grid' | 'strip';
  label: string;
  address: number | undefined;
  active?: boolean | undefined;
  operand?: number | 'result' | undefined;
  visited?: boolean | undefined;
  blank?: boolean | undefined;
  /** What stands above it. */
  note?: string | undefined;
}

/** A value and its address. Of hundreds of cells a step changes two or three. */
export const Cell = memo(
  ({
    x,
    y,
    width,
    height,
    look,
    label,
    address,
    active,
    operand,
    visited,
    blank,
    note,
  }: CellProps) => {
    const middle = round(width / 2);
    const grid = look === 'grid';
    return (
      <g
        class="sw-cell"
        data-active={active || undefined}
        data-operand={operand}
        data-visited={visited || undefined}
        data-blank={blank || undefined}
        transform={translate(x, y)}
      >
        <rect width={width} height={height} rx={grid ? '4' : undefined} />
        <text class="sw-value" x={middle} y={grid ? 18 : 23} font-size={TEXT.body}>
          {label}
        </text>
        <text class="sw-address" x={middle} y={grid ? 34 : height + 14} font-size={TEXT.tiny}>
          {`@${address}`}
        </text>
        {note && (
          <text class="sw-offset" x={middle} y="-5" font-size={TEXT.tiny}>
            {note}
          </text>
        )}
      </g>
    );
  },
);
