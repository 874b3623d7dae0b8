/**
 * Finds a place for everything in a ribbon story: both grids on top, then the ribbon, then the
 * storages.
 */
import { BELOW, LARGEST, SMALL } from './arrange';
import { type Box, type Grid, gridOf } from './grid';
import { MONO } from './text';

export interface RibbonNeed {
  /** Cells per dim of the old grid, and of the shown part of the new one. */
  old: readonly number[];
  next: readonly number[] | null;
  /** Number of dims of the old shape and of the requested one. */
  ranks: readonly [number, number];
  links: number;
  /** The new shape is drawn beside the ribbon instead of being folded from it. */
  copies: boolean;
  strips: readonly number[];
  /** Characters of the longest value, hop, and size or stride. */
  value: number;
  hop: number;
  digits: number;
  /** Characters of the label before a row of strides. */
  label: number;
}

export interface RibbonPlace {
  x: number;
  y: number;
}

/** A shape as a row of size boxes, and its grid. */
export interface ShapePlace extends RibbonPlace {
  /** Place of the first box. */
  boxes: RibbonPlace;
  grid: Grid;
}

export interface RibbonPlaces {
  text: number;
  addresses: boolean;
  tight: boolean;
  cell: Box;
  box: Box;
  /** Distance in px from one box to the next. */
  step: number;
  /** Width in px before the boxes of each shape. */
  label: number;
  nextLabel: number;
  old: ShapePlace;
  next: ShapePlace;
  ribbon: RibbonPlace & { pitch: number; line: number; lines: number; perLine: number };
  storageTop: number;
  strips: (RibbonPlace & { cell: Box; line: number })[];
  /** Room in px above and below a line of a storage. */
  arcs: number;
}

const EDGE = 6;
/** Room in px below a cell of the ribbon or of a new row, for the hop to the next. */
export const HOP = 15;
/** Room in px above a cell of the ribbon, for its number. */
export const NUMBER = 15;
const BRACKETS = 12;

interface RibbonTry {
  text: number;
  addresses: boolean;
  tight: boolean;
  beside: boolean;
}

const FORMS = [
  [true, false, true],
  [true, false, false],
  [false, false, true],
  [false, false, false],
  [false, true, true],
  [false, true, false],
] as const;

/** The largest arrangement that fits; null if none does. */
export function placeRibbon(need: RibbonNeed, room: Box): RibbonPlaces | null {
  let best: RibbonPlaces | null = null;
  let most = 0;
  for (let text = LARGEST; text >= SMALL; text--)
    for (const [addresses, tight, beside] of FORMS) {
      const score = text + (addresses ? 6 : 0) + (beside ? 4 : 0) - (tight ? 4 : 0);
      if (score <= most) continue;
      const found = attempt(need, room, { text, addresses, tight, beside });
      if (found) [best, most] = [found, score];
    }
  return best;
}

function attempt(need: RibbonNeed, room: Box, how: RibbonTry): RibbonPlaces | null {
  const { text, addresses, tight, beside } = how;
  const cell = cellOf(need, how);
  const gap = tight ? 4 : 8;
  const box = { width: Math.max(30, need.digits * MONO * 15 + 10), height: 24 };
  const step = box.width + 6;
  const label = Math.ceil(need.label * MONO * SMALL) + 8;
  // Title, boxes, strides, and the texts about strides.
  const head = (tight ? 0 : 20) + box.height + 16 + 20 + (tight ? 0 : 8);
  const old = gridOf(need.old, cell);
  const next = gridOf(need.next ?? [], foldCell(cell, gap, tight));
  const nextLabel = tight ? 0 : label;
  const left = label + Math.max(1, need.ranks[0]) * step;
  const right = nextLabel + Math.max(1, need.ranks[1]) * step;
  const wide = [Math.max(left, old.width), Math.max(right, next.width)] as const;
  const inner = room.width - 2 * EDGE;
  const between = tight ? 12 : 36;
  const ribbon = ribbonOf(need, cell, gap, inner);
  // A single new row is the ribbon itself.
  const inLine = !need.copies && need.ranks[1] === 1 && need.links <= ribbon.perLine;
  if (inLine && beside) return null;
  const rowWide = beside ? wide[0] + between + wide[1] : Math.max(...wide);
  const headsWide = left + between + right;
  if (Math.max(rowWide, headsWide) > inner) return null;
  const nextHigh = need.next && !inLine ? next.height : 0;
  const under = nextHigh ? 6 + nextHigh : 0;
  const high = beside ? Math.max(old.height, nextHigh) : old.height + under;
  const strips = stripsOf(need, inner, cell, text, tight);
  const gaps = tight ? 2 : 16;
  const floor = tight ? 12 : 20;
  const total = head + high + gaps + ribbon.height + 6 + floor + strips.height;
  if (total > room.height) return null;
  const spare = room.height - total;
  // Height that remains is divided among the bands.
  const lift = Math.min(40, spare / 5);
  const middle = Math.min(56, (spare - lift) / 4);
  const gridTop = lift + head;
  // Grids one below the other need a gap to look separate.
  const apart = beside || inLine ? 0 : Math.min(24, (spare - lift) / 3);
  const ribbonTop = gridTop + high + apart + gaps + middle;
  const storageTop = ribbonTop + ribbon.height + 6 + middle;
  const begin = EDGE + Math.max(0, (inner - (beside ? rowWide : headsWide)) / 2);
  const second = begin + (beside ? wide[0] : left) + between;
  const boxTop = lift + (tight ? 0 : 20);
  return {
    text,
    addresses,
    tight,
    cell,
    box,
    step,
    label,
    nextLabel,
    old: {
      x: Math.min(begin, EDGE + inner - old.width),
      y: gridTop,
      grid: old,
      boxes: { x: begin + label, y: boxTop },
    },
    next: {
      x: beside ? second : EDGE + (inner - (inLine ? ribbon : next).width) / 2,
      y: beside ? gridTop : inLine ? ribbonTop + NUMBER : gridTop + old.height + 6 + apart,
      grid: next,
      boxes: { x: second + nextLabel, y: boxTop },
    },
    ribbon: {
      x: EDGE + (inner - ribbon.width) / 2,
      y: ribbonTop + NUMBER,
      pitch: ribbon.pitch,
      line: ribbon.line,
      lines: ribbon.lines,
      perLine: ribbon.perLine,
    },
    storageTop,
    strips: strips.places.map((one) => ({ ...one, y: one.y + storageTop + floor })),
    arcs: strips.arcs,
  };
}

function cellOf({ value, hop }: RibbonNeed, { text, addresses, tight }: RibbonTry): Box {
  const least = Math.max(addresses ? 4 * MONO * SMALL + 6 : 22, hop * MONO * SMALL);
  return {
    width: Math.ceil(Math.max(least, 1.7 * text, value * MONO * text + (tight ? 6 : 8))),
    height: Math.ceil(addresses ? 1.35 * text + SMALL + 7 : 1.7 * text),
  };
}

/** A new row has room for its hops. */
const foldCell = ({ width, height }: Box, gap: number, tight: boolean): Box => ({
  width: width + gap - 4,
  height: height + HOP - (tight ? 4 : 0),
});

function ribbonOf({ links, hop, old }: RibbonNeed, cell: Box, gap: number, inner: number) {
  const pitch = cell.width + gap;
  const fits = (room: number) => Math.max(1, Math.floor((room + gap) / pitch));
  // A line that continues below ends in a hop.
  const most = links <= fits(inner) ? fits(inner) : fits(inner - hop * MONO * SMALL);
  const lines = Math.max(1, Math.ceil(links / most));
  // Lines hold whole rows of the old tensor, or else have about the same length.
  const rows = most - (most % (old.at(-1) ?? 1));
  const even = rows > 0 && Math.ceil(links / rows) === lines ? rows : Math.ceil(links / lines);
  const perLine = lines > 1 ? even : most;
  const line = NUMBER + cell.height + HOP + BRACKETS;
  const width = Math.max(1, Math.min(links, perLine)) * pitch - gap;
  return { pitch, perLine, line, lines, width, height: lines * line };
}

/** Storages one below the other, in lines of touching cells, with room for arcs above and below. */
function stripsOf(
  { strips, value }: RibbonNeed,
  inner: number,
  cell: Box,
  text: number,
  tight: boolean,
) {
  const arcs = tight ? 24 : 34;
  const usual = Math.max(24, cell.width);
  // All cells go in one line if somewhat narrower cells make that possible.
  const whole = Math.floor((inner - 22) / Math.max(1, ...strips));
  const least = Math.max(20, value * MONO * Math.min(text, 16) + 3);
  const width = whole < usual && whole >= least ? whole : usual;
  const store = { width, height: Math.ceil(1.5 * text) };
  const perLine = Math.max(1, Math.floor((inner - 22) / store.width));
  let y = arcs;
  const places = strips.map((count) => {
    const wide = Math.min(count, perLine) * store.width;
    const at = {
      x: EDGE + 22 + (inner - 22 - wide) / 2,
      y,
      cell: store,
      line: Math.max(1, Math.min(count, perLine)),
    };
    const lines = Math.ceil(count / perLine);
    y += lines * (store.height + BELOW) - (tight ? 8 : 0);
    return at;
  });
  // Arcs below the last strip use the place where a copy later opens its storage.
  return { places, height: strips.length > 1 ? y : y + arcs - 4, arcs };
}
