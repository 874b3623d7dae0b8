/**
 * Draws a thread from a grid cell to its storage cell. Threads use the gaps and cross no other cell
 * or value.
 */
import { apartFrom } from './apart';
import { GAPS, type Rect } from './arrange';
import type { Box } from './grid';
import { type Band, bandsBelow, floorOf, isFree, passages } from './lanes';
import type { StageSet } from './set';
import type { Pose } from './sprites';
import { round } from './text';

/** Path endings at the storage: a ring where a value is read, an arrow where one is written. */
export const TAKEN = 'm0 -7a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0 -7';
export const WRITTEN = 'm-5 -7l5 7l5 -7';

export interface Thread {
  tensor: number;
  grid: Pose;
  store: Pose;
  end: string;
  /** Number of the lane: threads of different lanes run side by side. */
  lane: number;
  /** The band of values that come together below the grids. */
  met: Band | null;
  /** The thread leaves its cell on the right. */
  right?: boolean;
  /** Paths already drawn, which this one should not run along. */
  others?: readonly string[];
}

/** The number of lanes that can be distinguished in little room. */
const LANES = 4;
/** A curve more than FLAT times as wide as it is high would look flat. */
const FLAT = 5;
const ROUND = 8;

export function threadFrom(set: StageSet, thread: Thread): string {
  const { cast, places } = set;
  const { tensor, grid, store, lane, met } = thread;
  const order = cast.actors.findIndex((actor) => actor.tensor === tensor);
  const place = places.grids[order];
  if (!place) return '';
  const half = GAPS[places.slim ? 'slim' : 'wide'] / 2;
  const edge = thread.right ? grid.x + places.cell.width : grid.x;
  const gap = thread.right ? edge + half : edge - half;
  const from = { x: edge, y: grid.y };
  const out = leaving(from, places.cell, gap, floorOf(set, place.line));
  const bands = bandsBelow(set, place.line, met, store);
  const ways = function* () {
    for (let more = 0; more < 2 * LANES; more++)
      yield out.path + wayDown(set, out.at, bands, store, lane + more) + thread.end;
  };
  return apartFrom(thread.others ?? [], ways());
}

type At = readonly [x: number, y: number];

/** Leads a thread from its cell into the gap beside it, and down that gap. */
export function leaving(cell: Rect, { height }: Box, gap: number, floor: number) {
  const foot = cell.y + height;
  const path = `M${round(cell.x)} ${round(foot - 8)}L${round(gap)} ${round(foot - 6)}V${round(floor)}`;
  return { path, at: [gap, floor] as const };
}

/** Path around everything in the way, down to a storage cell. */
export function wayDown(set: StageSet, from: At, bands: Band[], store: Rect, lane: number): string {
  const to = store.x + (set.places.strips[0]?.cell.width ?? 0) / 2;
  const share = ((lane % LANES) + 1) / (LANES + 1);
  let [x, y] = from;
  let path = '';
  const columns = passages(bands, x, to, lane % LANES, set.room.width);
  for (let next = 0; next < bands.length; next++) {
    // Skips every band that the thread can pass without a turn.
    const aims = [...columns.slice(next), to];
    const clear = aims.findLastIndex((aim, many) =>
      bands.slice(next, next + many).every((band) => isFree(band, x, aim)),
    );
    next += clear;
    const band = bands[next];
    const at = columns[next];
    if (!band || at === undefined) break;
    path += `${bend([x, y], [at, Math.max(y, band.top)], share)}V${round(band.bottom)}`;
    [x, y] = [at, band.bottom];
  }
  return path + bend([x, y], [to, store.y - 3], share);
}

/** A curve down and sideways, always inside the rectangle between its ends. */
function bend([x, y]: At, [toX, toY]: At, share: number): string {
  const [along, high] = [toX - x, toY - y];
  if (Math.abs(along) < 0.5) return `V${round(toY)}`;
  if (Math.abs(along) < FLAT * high) {
    const middle = round(y + high / 2);
    return `C${round(x)} ${middle} ${round(toX)} ${middle} ${round(toX)} ${round(toY)}`;
  }
  const track = y + high * share;
  const corner = Math.min(ROUND, track - y, toY - track, Math.abs(along) / 2);
  const way = Math.sign(along) * corner;
  return [
    `V${round(track - corner)}`,
    `Q${round(x)} ${round(track)} ${round(x + way)} ${round(track)}`,
    `H${round(toX - way)}`,
    `Q${round(toX)} ${round(track)} ${round(toX)} ${round(track + corner)}`,
    `V${round(toY)}`,
  ].join('');
}
