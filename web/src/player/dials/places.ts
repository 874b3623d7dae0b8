/** DialPlaces of the picture: the grid, the storage below it, and threads in the gaps between columns. */
import { round } from '../../figures/geometry';
import { type Box, type Grid, gridOf } from '../../stage/grid';
import { type Slot, slotsOf } from '../../stage/slots';

/** A gap between columns holds the threads of its column side by side. */
const GAP = 16;
const HEAD = 28;
const THREADS = 76;
const ARCS = 60;
const EDGE = 8;
const CELL = { most: 52, least: 22, height: 32 };
const STORED = { most: 46, least: 24, height: 32 };

export interface DialPlaces extends Box {
  grid: Grid;
  cell: Box;
  left: number;
  top: number;
  stored: Box;
  slots: Slot[];
  storedLeft: number;
  storedTop: number;
}

/** The most entries drawn of each dim, from the last dim on: the first row that fits is used. */
const CAPS = [
  [8, 6, 3, 2],
  [6, 5, 3, 2],
  [5, 4, 2, 2],
  [4, 4, 2, 1],
  [3, 3, 2, 1],
  [3, 3, 1, 1],
  [2, 2, 1, 1],
];

/** The part of the tensor that is drawn. */
export interface Part {
  start: number[];
  count: number[];
}

/** Parts around an entry that fit into a width, from large to small; at least one. */
export function partsOf(shape: readonly unknown[], entry: readonly number[], width: number) {
  const parts = CAPS.map((caps): Part => {
    const count = shape.map((size, dim) =>
      Math.min(Number(size), caps[shape.length - 1 - dim] ?? 1),
    );
    const start = count.map((most, dim) => Math.max(0, (entry[dim] ?? 0) - most + 1));
    return { start, count };
  });
  const fits = ({ count }: Part) => columnsOf(count) * (CELL.least + GAP + 2) + 2 * EDGE <= width;
  const fitting = parts.filter(fits);
  return fitting.length > 0 ? fitting : parts.slice(-1);
}

/** The number of cells side by side. */
const columnsOf = (counts: readonly number[]) =>
  counts
    .filter((_, dim) => (counts.length - 1 - dim) % 2 === 0)
    .reduce((all, count) => all * Math.max(1, count), 1);

/** The number of storage cells that fit side by side. */
export const mostStored = (width: number) => Math.floor((width - 2 * EDGE) / STORED.least);

/**
 * The storage cells that are drawn: the whole storage, or those that are used where there is no room
 * for all.
 */
export function slotsFor(used: readonly number[], storageSize: number, width: number): Slot[] {
  const most = mostStored(width);
  const whole = storageSize > most ? [] : Array.from({ length: storageSize }, (_, at) => at);
  const all = slotsOf([...whole, ...used]);
  return all.length > most ? slotsOf(used) : all;
}

export function placesOf(counts: readonly number[], slots: Slot[], width: number): DialPlaces {
  const columns = columnsOf(counts);
  const room = width - 2 * EDGE - columns * (GAP + 2);
  const cell = { width: between(room / columns, CELL), height: CELL.height };
  const grid = gridOf(counts, cell, GAP);
  const stored = {
    width: between((width - 2 * EDGE) / Math.max(1, slots.length), STORED),
    height: STORED.height,
  };
  const strip = slots.length * stored.width;
  const wide = Math.max(grid.width + GAP, strip) + 2 * EDGE;
  const storedTop = HEAD + grid.height + THREADS;
  return {
    grid,
    cell,
    left: (wide - grid.width + GAP) / 2,
    top: HEAD,
    stored,
    slots,
    storedLeft: (wide - strip) / 2,
    storedTop,
    width: wide,
    height: storedTop + stored.height + ARCS,
  };
}

const between = (value: number, { least, most }: { least: number; most: number }) =>
  Math.floor(Math.max(least, Math.min(most, value)));

export function cellAt({ grid, left, top }: DialPlaces, index: readonly number[]) {
  const { x, y } = grid.place(index);
  return { x: x + left, y: y + top };
}

/** The middle of a storage cell; null if it is not drawn. */
export function storedAt(
  { slots, stored, storedLeft }: DialPlaces,
  address: number,
): number | null {
  const at = slots.indexOf(address);
  return at < 0 ? null : storedLeft + (at + 0.5) * stored.width;
}

/**
 * From a cell into the gap on its left, down that gap, and to the storage cell. The thread of an
 * upper cell runs farther out, so that none crosses another in the gap.
 */
export function threadOf(places: DialPlaces, index: readonly number[], to: number): string {
  const { cell, grid, top, storedTop } = places;
  const { x, y } = cellAt(places, index);
  const below = Math.round((grid.height - (y - top)) / (cell.height + GAP));
  const lanes = Math.max(3, Math.round(grid.height / (cell.height + GAP)));
  const lane = x - 2 - (below * (GAP - 4)) / lanes;
  const [foot, floor, half] = [y + cell.height - 7, top + grid.height + 4, THREADS / 2];
  return [
    `M${round(x)} ${round(foot)}H${round(lane)}V${round(floor)}`,
    `C${round(lane)} ${round(floor + half)} ${round(to)} ${round(storedTop - half)}`,
    `${round(to)} ${round(storedTop - 2)}`,
  ].join(' ');
}

/** An arc below the storage from one cell to another, and the place of its label. */
export function arcOf({ storedTop, stored }: DialPlaces, from: number, to: number) {
  const y = storedTop + stored.height + 17;
  const deep = from === to ? 16 : Math.min(26, 12 + Math.abs(to - from) / 12);
  const out = from === to ? 9 : 0;
  const path = `M${round(from - out)} ${y}C${round(from - out)} ${round(y + deep)} ${round(to + out)} ${round(y + deep)} ${round(to + out)} ${y}`;
  return { path: `${path}m-4 5l4 -5l4 5`, x: (from + to) / 2, y: y + deep * 0.75 + 12 };
}
