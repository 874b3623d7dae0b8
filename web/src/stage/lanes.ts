/**
 * Finds out what lies between a row of grids and a storage cell, and where a thread can pass it.
 */
import { BELOW, type Rect } from './arrange';
import type { StageSet } from './set';

/** A horizontal interval in px. */
export type Span = readonly [left: number, right: number];

/** A horizontal strip of the stage, and the intervals in it that are taken. */
export interface Band {
  top: number;
  bottom: number;
  taken: readonly Span[];
}

/** Space in px between a thread and what it passes, and between two threads in one gap. */
const AIR = 4;
const LANE = 4;
/** The detour in px that is as bad as one more turn. */
const TURN = 6;
/** Width in px of half an operator between grids, and of the mark before a strip. */
const SIGN = 10;
const MARK = 20;
/** Height in px of a title with the heads of the axes. */
const OVER = 39;

/**
 * Bands in the order in which a thread reaches them; `met` holds the values that come together
 * below the grids.
 */
export function bandsBelow(set: StageSet, line: number, met: Band | null, store: Rect): Band[] {
  const grids = gridLines(set).slice(line + 1);
  return [...grids, ...(met ? [met] : []), ...stripsAbove(set, store)];
}

export const stripsAbove = (set: StageSet, store: Rect): Band[] =>
  stripLines(set).filter(({ bottom }) => bottom <= store.y);

/** The y in px below which a row of grids leaves only empty space. */
export const floorOf = ({ places }: StageSet, line: number): number =>
  Math.max(...membersOf(places, line).map(({ y, grid }) => y + grid.height)) + 4;

const membersOf = ({ grids }: StageSet['places'], line: number) =>
  grids.filter((one) => one.line === line);

function gridLines({ places, operation }: StageSet): Band[] {
  const { table, grids, lines } = places;
  const columns = Math.max(0, ...operation.staged.map((dims) => dims.length));
  // A table beside the grids is as high as all of them together.
  const beside = table && grids.some(({ y }) => y < table.y + table.pitch.y);
  const wide = table ? table.name + columns * table.pitch.x : 0;
  const aside: Span[] = table && beside ? [[table.x, table.x + wide]] : [];
  return Array.from({ length: lines }, (_, line) => {
    const members = membersOf(places, line);
    return {
      top: Math.min(...members.map(({ y }) => y)) - (places.tight ? OVER / 2 : OVER),
      bottom: floorOf({ places } as StageSet, line),
      taken: [
        ...aside,
        ...members.flatMap(({ left, width, sign }): Span[] => [
          [left, left + width],
          [sign - SIGN, sign + SIGN],
        ]),
      ],
    };
  });
}

/** Bands of the storage lines, from the top. */
function stripLines({ cast, places, stored }: StageSet): Band[] {
  const high = (places.strips[0]?.cell.height ?? 0) + BELOW - 8;
  const lines = new Map<number, Span[]>();
  for (const { x, y } of stored.values()) {
    const width = places.strips[0]?.cell.width ?? 0;
    lines.set(y, [...(lines.get(y) ?? []), [x, x + width]]);
  }
  const marks = cast.strips.flatMap((_, order): [number, Span][] => {
    const place = places.strips[order];
    return place ? [[place.y, [place.x - MARK, place.x]]] : [];
  });
  for (const [y, mark] of marks) lines.get(y)?.push(mark);
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([y, taken]) => ({ top: y - 8, bottom: y + high, taken }));
}

/** True if nothing blocks a thread that moves from `x` to `to` within the band. */
export const isFree = ({ taken }: Band, x: number, to: number): boolean => {
  const [left, right] = [Math.min(x, to) - AIR + 1, Math.max(x, to) + AIR - 1];
  return taken.every(([from, until]) => right <= from || left >= until);
};

/** The x at which a thread crosses each band, in order, on the shortest way from `x` to `to`. */
export function passages(
  bands: readonly Band[],
  x: number,
  to: number,
  lane: number,
  wide: number,
) {
  let ways: Lane[] = [{ at: x, long: 0, columns: [] }];
  for (const band of bands) {
    const next = new Map<number, Lane>();
    for (const way of ways) {
      for (const at of columnsOf(band, [way.at, to], lane, wide)) {
        const long = way.long + Math.abs(at - way.at) + (at === way.at ? 0 : TURN);
        if (long < (next.get(at)?.long ?? Infinity))
          next.set(at, { at, long, columns: [...way.columns, at] });
      }
    }
    ways = [...next.values()];
  }
  const ends = ways.map((way) => ({ ...way, long: way.long + Math.abs(to - way.at) }));
  return ends.sort((a, b) => a.long - b.long)[0]?.columns ?? [];
}

interface Lane {
  at: number;
  long: number;
  columns: number[];
}

/** In each gap of a band, the columns nearest to the thread's start and end. */
function columnsOf({ taken }: Band, near: readonly number[], lane: number, wide: number): number[] {
  const gaps = gapsOf(taken, wide);
  for (const air of [AIR + LANE * lane, AIR, AIR / 2, 1]) {
    const wideEnough = gaps.filter(([left, right]) => right - left >= 2 * air);
    if (wideEnough.length > 0)
      return wideEnough.flatMap(([left, right]) =>
        near.map((x) => Math.max(left + air, Math.min(right - air, x))),
      );
  }
  return [wide - 1];
}

/** The free intervals between the taken ones and at both ends. */
function gapsOf(taken: readonly Span[], wide: number): Span[] {
  const gaps: Span[] = [];
  let free = 0;
  for (const [left, right] of [...taken].sort(([a], [b]) => a - b)) {
    if (left > free) gaps.push([free, left]);
    free = Math.max(free, right);
  }
  return free < wide ? [...gaps, [free, wide]] : gaps;
}
