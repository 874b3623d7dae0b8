/** From a cell to the next one in a direction, by where they are drawn: grids, strips and ribbons alike. */

export interface Spot {
  x: number;
  y: number;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Record<ArrowKey, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** What is aside is that much farther away. */
const ASIDE = 3;
/** Nearer than this is the same place: figures draw a cell over another. */
const SAME = 2;

export const isWay = (key: string): key is ArrowKey => key in WAYS;

/** The nearest of `spots` that lies that way from `from`; -1 where none does. */
export function nextSpot(spots: readonly Spot[], from: Spot, way: ArrowKey): number {
  const { x, y } = WAYS[way];
  let best = { at: -1, cost: Number.POSITIVE_INFINITY };
  spots.forEach((spot, at) => {
    const [right, down] = [spot.x - from.x, spot.y - from.y];
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const cost = ahead + ASIDE * aside;
    if (ahead > SAME && cost < best.cost) best = { at, cost };
  });
  return best.at;
}

/** The one that is nearest to a place; -1 where there is none. */
export function nearestSpot(spots: readonly Spot[], to: Spot): number {
  const ways = spots.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return ways.indexOf(Math.min(...ways));
}
