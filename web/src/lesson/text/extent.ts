/** How much room what is seen of a frame takes. */
import type { Drawn } from '../../stage/frame';
import type { Sprite } from '../../stage/sprites';
import { columnsOf, MONO } from '../../stage/text';

interface Seen {
  sprite: Sprite;
  drawn: Drawn;
}

export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AIR = 4;
/** Addresses below a cell of a storage. */
const BELOW = 16;

export function extentOf(seen: readonly Seen[]): Extent {
  const edges = seen.map(edgesOf);
  const [left, top, right, bottom] = [
    Math.min(...edges.map(([one]) => one)),
    Math.min(...edges.map(([, one]) => one)),
    Math.max(...edges.map(([, , one]) => one)),
    Math.max(...edges.map(([, , , one]) => one)),
  ].map(Math.round) as Edges;
  return {
    x: left - AIR,
    y: top - AIR,
    width: right - left + 2 * AIR,
    height: bottom - top + 2 * AIR,
  };
}

type Edges = [left: number, top: number, right: number, bottom: number];

function edgesOf({ sprite, drawn }: Seen): Edges {
  const { x, y } = drawn;
  const { kind, width, height, text, small } = sprite;
  if (kind === 'path' || kind === 'thread') return edgesOfPath(drawn.path ?? '', x, y);
  if (kind !== 'text')
    return [x, y, x + width, y + height + (kind === 'strip' && small !== undefined ? BELOW : 0)];
  const label = `${sprite.operand === undefined ? '' : '● '}${drawn.label ?? sprite.label ?? ''}`;
  const long = Math.max(
    columnsOf(label) * MONO * text,
    small === undefined ? 0 : columnsOf(small) * MONO * 12,
  );
  const before = { start: 0, middle: long / 2, end: long }[sprite.anchor ?? 'middle'];
  const below = text * 0.45 + (small === undefined ? 0 : 16);
  return [x - before, y - text * 0.6, x - before + long, y + below];
}

/** By the points that it is drawn through and pulled to; the stage writes no other commands. */
function edgesOfPath(path: string, x: number, y: number): Edges {
  let [atX, atY] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCQmlhv])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    const isX = (order: number) => (/[hv]/i.test(command) ? /h/i.test(command) : order % 2 === 0);
    for (const [order, number] of numbers.entries()) {
      if (isX(order)) atX = number + (relative ? atX : 0);
      else atY = number + (relative ? atY : 0);
      if (/[hv]/i.test(command) || order % 2 === 1) {
        xs.push(x + atX);
        ys.push(y + atY);
      }
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
