import { memo } from '../lib/memo';
import { round, TEXT } from './geometry';

/** Cells of a grid stand apart and hold their address; those of a strip touch and have it below. */
export type CellLook = 'grid' | 'compact' | 'strip';

/** Facts of a cell as texts, which compare by value. */
export interface CellFacts {
  /** Index into the operation's tensors; of a strip's cell none. */
  tensor: number | undefined;
  storage: number;
  /** "2,0" */
  index: string | undefined;
  /** Null: nothing has been written there yet. Undefined: it is not kept. */
  value: string | null | undefined;
  ghost: boolean;
}

interface CellProps {
  x: number;
  y: number;
  width: number;
  height: number;
  look: CellLook;
  /** The value, as far as there is room for it. */
  label: string;
  address: number | undefined;
  /** Data attributes of the cell, for tests and for programs that read the page (see web/VISUAL.md). */
  facts: CellFacts;
  /** A refused view would visit it. */
  visited?: boolean;
  /** The operand that uses the cell at this step; its mark is drawn over the cell. */
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
  const { x, y, width, height, look, label, address, visited, lit, facts } = props;
  const blank = facts.value === null;
  const middle = round(x + width / 2);
  return (
    <g
      class={lit === undefined ? 'sw-cell' : 'sw-lit'}
      data-operand={lit}
      data-visited={visited || undefined}
      data-tensor={facts.tensor}
      data-storage={facts.storage}
      data-index={facts.index}
      data-address={address}
      data-value={facts.value ?? undefined}
      data-blank={blank || undefined}
      data-ghost={facts.ghost || undefined}
    >
      <rect x={round(x)} y={round(y)} width={width} height={height} rx={RADIUS[look]} />
      {blank ? (
        <path class="sw-slots" d={slot(props)} />
      ) : (
        <text
          class="sw-value"
          x={middle}
          y={round(y + BASE[look])}
          font-size={look === 'compact' ? TEXT.small : TEXT.body}
        >
          {label}
        </text>
      )}
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

/** An empty place for a value that is not written yet. */
function slot({ x, y, width, height, look }: CellProps): string {
  const high = look === 'grid' ? 21 : height - 4;
  return `M${round(x + 2)} ${round(y + 2)}h${round(width - 4)}v${high}h${round(4 - width)}z`;
}

/** For those that seldom change: the facts are a new object at each step. */
export const Cell = memo(DrawnCell, (a, b) => Object.is(a, b) || isSame(a, b));

function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [a as CellFacts, b as CellFacts];
  return (
    typeof a === 'object' &&
    typeof b === 'object' &&
    one.tensor === other.tensor &&
    one.storage === other.storage &&
    one.index === other.index &&
    one.value === other.value &&
    one.ghost === other.ghost
  );
}
