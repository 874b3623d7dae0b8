/**
 * Finds the next cell in a direction by where cells are drawn, so that grids, strips and ribbons
 * work alike.
 */

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

/** Distance to the side counts this many times as much as distance ahead. */
const ASIDE = 3;
/** Cells closer than SAME px count as one place, because figures draw some cells over others. */
const SAME = 2;

export const isWay = (key: string): key is ArrowKey => key in WAYS;

/** Index of the nearest spot in a direction; -1 if there is none. */
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

/** Index of the spot nearest to a place; -1 if there are no spots. */
export function nearestSpot(spots: readonly Spot[], to: Spot): number {
  const ways = spots.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return ways.indexOf(Math.min(...ways));
}
