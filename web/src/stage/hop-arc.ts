/** The way of a hop from one storage cell to another: an arc with an arrow. */
import type { Rect } from './arrange';
import { SMALL } from './arrange';
import type { Box } from './grid';

interface HopArc {
  path: string;
  /** Middle of its label. */
  label: Rect;
}

/** `high`: height of the arc in px. With `below` it runs below the addresses of the storage. */
export function hopArc(a: Rect, b: Rect, cell: Box, high: number, below: boolean): HopArc {
  const { width, height } = cell;
  const way = below ? 1 : -1;
  const foot = below ? height + SMALL + 3 : 0;
  const ahead = b.x > a.x ? 1 : -1;
  const side = below ? 1 : ahead;
  const [x1, x2] = [a.x + width / 2 + 3 * side, b.x + width / 2 - 3 * side];
  const peak = a.y + foot + way * high;
  const bend = peak + way * high * 0.33;
  const back = 5 * way;
  return {
    path: `M${x1} ${a.y + foot}C${x1} ${bend} ${x2} ${bend} ${x2} ${b.y + foot}m-3 ${back}l3 ${-back}l3 ${back}`,
    label: { x: (x1 + x2) / 2, y: peak + (below ? 7 : -6) },
  };
}
