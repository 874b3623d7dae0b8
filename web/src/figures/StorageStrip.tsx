import { useRef } from 'preact/hooks';
import type { Cells, Int } from '../core/types';
import { memoByValue } from '../lib/memo';
import { CellRows } from './CellRows';
import { CellState, type Lit } from './CellState';
import type { CellKind, CellRow } from './cell-rows';
import { further } from './further-words';
import { arrowHead, round, TEXT, textWidth } from './geometry';
import { type SlidePart, useSlide } from './use-slide';
import { signed } from './words';

export interface Run {
  addresses: Int[];
  jumps: Int[];
}

export interface StripLayout {
  cell: number;
  perLine: number;
  lines: number;
  line: number;
  top: number;
  width: number;
  height: number;
}

interface StripProps {
  layout: StripLayout;
  cells: Cells;
  /** Its number, and its elements. */
  storage: number;
  size: Int;
  /** Address of the first cell shown. */
  first: number;
  /** Addresses that a refused view would visit, with the jumps between them. */
  runs: Run[];
}

interface StripStateProps {
  layout: StripLayout;
  cells: Cells;
  storage: number;
  now: () => StripNow;
}

/** The marks that a step puts on a storage. */
export interface StripNow {
  /** Addresses in use, with the operand that uses them. */
  active: { address: Int; operand: number | 'result' }[];
}

const HEIGHT = 36;
const ARC = 56;
/** Room for the ellipsis before the first cell and after the last. */
const LEFT = 20;
export const STRIP_SIDES = 2 * LEFT;
/** The x of the first cell, the room below a line, and the least width for the note, in px. */
export const STRIP = { left: LEFT, below: 14, least: 228 } as const;

export function layoutStrip(
  count: number,
  cell: number,
  width: number,
  arcs: boolean,
): StripLayout {
  const room = Math.max(1, Math.floor((width - STRIP_SIDES) / cell));
  const lines = Math.max(1, Math.ceil(count / room));
  const perLine = Math.max(1, Math.ceil(count / lines));
  const line = HEIGHT + 36 + (arcs ? ARC + ARC : 0);
  return {
    cell,
    perLine,
    lines,
    line,
    top: 20 + (arcs ? ARC : 0),
    width: Math.max(perLine * cell + STRIP_SIDES, STRIP.least),
    height: 20 + lines * line + 12,
  };
}

/** Storage as it lies: one cell after the other, the address under each. */
export const StorageStrip = memoByValue(
  ({ layout, cells, storage, size, first, runs }: StripProps) => {
    const strip = useRef<SVGGElement>(null);
    useSlide(strip, partOf(layout, cells));
    const addresses = [...cells.addresses];
    const end = stripPlace(layout, Math.max(0, addresses.length - 1));
    return (
      <g ref={strip} class="sw-strip">
        <text class="sw-label" x={LEFT} y={layout.height - 4} font-size={TEXT.small}>
          {further.storageOf(size)}
        </text>
        <g data-slides="x">
          <CellRows
            kind={stripKind(layout)}
            rows={stripRows(layout, cells)}
            cells={cells}
            owner={{ tensor: undefined, storage }}
            visited={new Set(runs.flatMap((run) => run.addresses.map(Number)))}
          />
        </g>
        {first > 0 && (
          <text class="sw-faint sw-end" x={LEFT - 4} y={layout.top + 23} font-size={TEXT.small}>
            ⋯
          </text>
        )}
        {first + addresses.length < Number(size) && (
          <text
            class="sw-faint sw-start"
            x={end.x + layout.cell + 4}
            y={end.y + 23}
            font-size={TEXT.small}
          >
            ⋯
          </text>
        )}
        {arcsOf(runs).map(({ from, to, jump, level }) => (
          <Jump
            key={`${from}/${to}`}
            layout={layout}
            addresses={addresses}
            from={from}
            to={to}
            jump={jump}
            level={level}
          />
        ))}
      </g>
    );
  },
);

/** Over the strip: which cells are in use, each by its first user. */
export function StripState({ layout, cells, storage, now }: StripStateProps) {
  const lit = () => {
    const places = new Map<number, Lit>();
    for (const { address, operand } of now().active) {
      const at = cells.addresses.indexOf(Number(address));
      if (at >= 0 && !places.has(at)) places.set(at, { at, ...stripPlace(layout, at), operand });
    }
    return [...places.values()];
  };
  return (
    <g class="sw-strip">
      <CellState
        kind={stripKind(layout)}
        cells={cells}
        owner={{ tensor: undefined, storage }}
        lit={lit}
        part={partOf(layout, cells)}
      />
    </g>
  );
}

const stripKind = ({ cell }: StripLayout): CellKind => ({
  look: 'strip',
  width: cell,
  height: HEIGHT,
  pitch: cell,
});

const partOf = (layout: StripLayout, { addresses }: Cells): SlidePart => ({
  origin: { x: -(addresses[0] ?? 0) * layout.cell, y: 0 },
  room: { x: layout.perLine * layout.cell, y: 0 },
  layout: `${layout.cell}/${layout.perLine}/${layout.lines}`,
});

function stripRows(layout: StripLayout, { addresses }: Cells): CellRow[] {
  const { perLine } = layout;
  return Array.from({ length: Math.ceil(addresses.length / perLine) }, (_, line) => ({
    ...stripPlace(layout, line * perLine),
    from: line * perLine,
    columns: Math.min(perLine, addresses.length - line * perLine),
    tail: 0,
  }));
}

/** A flag above the first cell of a tensor, drawn over the links that end there. */
export function OffsetNote({
  layout,
  addresses,
  offset,
}: {
  layout: StripLayout;
  addresses: Float64Array;
  offset: Int;
}) {
  const at = addresses.indexOf(Number(offset));
  if (at < 0 || Number(offset) === 0) return null;
  const { x, y } = stripPlace(layout, at);
  return (
    <text class="sw-offset" x={round(x + layout.cell / 2)} y={round(y - 5)} font-size={TEXT.tiny}>
      {`${further.offset(offset)} ▾`}
    </text>
  );
}

/** Jumps forward pass above the strip, jumps back below it: their arcs do not tangle. */
function Jump({
  layout,
  addresses,
  from,
  to,
  jump,
  level,
}: {
  layout: StripLayout;
  addresses: number[];
  from: Int;
  to: Int;
  jump: Int;
  level: number;
}) {
  const [a, b] = [addresses.indexOf(Number(from)), addresses.indexOf(Number(to))];
  if (a < 0 || b < 0) return null;
  const [start, stop] = [stripPlace(layout, a), stripPlace(layout, b)];
  const back = Number(jump) < 0;
  const [x1, x2] = [
    start.x + layout.cell / 2 + (back ? -5 : 5),
    stop.x + layout.cell / 2 + (back ? 5 : -5),
  ];
  const [y1, y2] = back ? [start.y + HEIGHT + 20, stop.y + HEIGHT + 22] : [start.y - 2, stop.y - 4];
  const bend = (back ? 1 : -1) * (24 + level * 18);
  const middle = (x1 + x2) / 2;
  const y = (y1 + y2) / 2 + bend * 0.75;
  const room = textWidth(signed(jump), TEXT.small) + 8;
  return (
    <g class="sw-jump-arc">
      <path
        d={`M${round(x1)} ${y1}C${round(x1)} ${round(y1 + bend)} ${round(x2)} ${round(y2 + bend)} ${round(x2)} ${y2}`}
      />
      <path class="sw-tip" d={back ? `M${round(x2)} ${y2 - 3}l-4 7h8z` : arrowHead(x2, y2 + 3)} />
      <rect x={round(middle - room / 2)} y={round(y - 8)} width={room} height="16" rx="8" />
      <text x={round(middle)} y={round(y + 4)} font-size={TEXT.small}>
        {signed(jump)}
      </text>
    </g>
  );
}

interface Arc {
  from: Int;
  to: Int;
  jump: Int;
  level: number;
}

/**
 * The jumps of all runs, each once: with stride 0 the same one comes again and again. Arcs on the
 * same side rise one above the other, so that their numbers do not meet; the last one lies at the
 * bottom, as it would pass through the numbers of those before it.
 */
function arcsOf(runs: Run[]): Arc[] {
  const arcs = new Map<string, Arc>();
  const sides = { back: 0, on: 0 };
  for (const { addresses, jumps } of runs) {
    for (const [at, jump] of jumps.entries()) {
      const [from, to] = [addresses[at], addresses[at + 1]];
      if (from === undefined || to === undefined || arcs.has(`${from}/${to}`)) continue;
      const side = Number(jump) < 0 ? 'back' : 'on';
      arcs.set(`${from}/${to}`, { from, to, jump, level: sides[side]++ % 3 });
    }
  }
  return [...arcs.values()].reverse();
}

export function stripPlace(layout: StripLayout, at: number): { x: number; y: number } {
  return {
    x: LEFT + (at % layout.perLine) * layout.cell,
    y: layout.top + Math.floor(at / layout.perLine) * layout.line,
  };
}
