import type { Int } from '../../core/types';

/** The windows of large tensors: how they are moved, and what they show. */
export const explorer = {
  cells: (name: string, ranges: string) => `Cells of ${name}: ${ranges}`,
  addresses: (range: string) => `Cells of the storage: ${range}`,
  range: (first: Int, last: Int, size: Int) => `${first} to ${last} of ${size}`,
  keys: 'Arrows, Page Up, Page Down, Home and End move the window, plus and minus zoom, Escape leaves.',
  goToIndex: (name: string) => `Go to an index of ${name}`,
  goToAddress: 'Go to an address of the storage',
  nextCells: (name: string) => `Next cells of ${name}`,
  previousCells: (name: string) => `Previous cells of ${name}`,
  nextAddresses: 'Next addresses',
  previousAddresses: 'Previous addresses',
  smaller: 'Smaller cells, more of them',
  larger: 'Larger cells',
  indexRange: (last: Int) => `0 to ${last}`,
  noIndex: (ranges: string) => `An index here is ${ranges}.`,
  noAddress: (last: Int) => `Addresses go from 0 to ${last}.`,
};
