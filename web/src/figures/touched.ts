/** Which cells of a window an access touches. */
import type { Cells, ElementAccess } from '../core/types';
import { type CellWindow, indices, placeIn, shows } from './window';

export interface Touched {
  /** Place of the cell in each dimension of the window. */
  place: number[];
  /** Its number in reading order. */
  at: number;
}

/** By index where the window shows it; by address where its index is that of a stretched tensor. */
export function touchedBy(access: ElementAccess, window: CellWindow, cells: Cells): Touched[] {
  if (shows(window, access.index)) {
    const place = access.index.map((index, dim) => placeIn(window, dim, Number(index)));
    return [{ place, at: numberOf(place, window) }];
  }
  if (access.index.length === window.count.length) return [];
  const address = Number(access.address);
  return [...indices(window.count)]
    .map((place, at) => ({ place, at }))
    .filter(({ at }) => cells.addresses[at] === address);
}

function numberOf(place: number[], { count }: CellWindow): number {
  return place.reduce((number, value, dim) => number * (count[dim] ?? 0) + value, 0);
}
