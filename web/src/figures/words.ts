import type { Int } from '../core/types';

/** Every word that a figure or the player shows; a locale replaces this table and nothing else. */
export const words = {
  dim: (dim: number) => `dim ${dim}`,
  stride: (stride: Int) => `stride ${minus(stride)}`,
  strides: (strides: string) => `stride ${strides}`,
  part: (slices: string) => `, part [${slices}]`,
  strideShort: (stride: Int) => `s ${minus(stride)}`,
  padded: 'padded',
  target: 'must fit',
  mustBe: (size: Int | undefined) => (size === undefined ? 'no such dim' : `must be ${size}`),
  unaligned: 'as written, from the left',
  noDims: 'no dimensions',
  result: 'result',
  shapesTitle: 'Shapes, aligned to the right',
  verdict: {
    unknown: '',
    equal: 'equal',
    stretch: 'stretches',
    padded: 'padded',
    refused: 'refused',
  },
  viewTitle: 'The view rule: old dimensions in chunks, new ones fitted in',
  tensorHas: 'The tensor has',
  viewAsks: 'The view asks for',
  cut: 'cut',
  chunk: (numel: Int) => `chunk of ${numel}`,
  left: (left: Int) => `${left} left`,
  inferred: '−1',
  straddles: (size: Int) => `${size} reaches over the cut`,
  outcome: {
    open: '',
    view: '✓ a view: same storage',
    copy: '⧉ a copy: new storage',
    refused: '✕ no view',
  },
  visits: 'It would have to read',
  fromIndex: (index: Int) => `from index ${index}`,
  unequal: 'unequal jumps: no single stride does this',
  repairs: 'What works',
  isView: 'a view, nothing copied',
  copies: (numel: Int) => `copies ${numel} ${numel === 1 ? 'element' : 'elements'}`,
  pairingTitle: 'One dimension at a time: which entries pair up',
  pairs: {
    equal: (_name: string) => 'entries pair up',
    stretch: (name: string) => `${name}: one entry`,
    padded: (name: string) => `${name}: as a whole`,
  },
  odometerTitle: (number: Int, total: Int) => `Element ${number} of ${total} in reading order`,
  element: (number: Int, total: Int) => `element ${number} of ${total}, counted from 0`,
  weight: (weight: Int) => `× ${weight}`,
  ofSize: (size: Int) => `of ${size}`,
  productTitle: 'The dimensions of a matrix product',
  dimsTitle: 'Sizes and strides, before and after',
  before: 'before',
  after: 'after',
  contiguous: 'contiguous: reading order is storage order',
  notContiguous: 'not contiguous: reading order is not storage order',
  tensorTitle: (name: string, shape: string) => `${name}, shape ${shape}, over its storage`,
  noElements: 'no elements',
  notKept: 'values not kept',
  storage: 'storage',
  storageOf: (size: Int) => `storage: ${size} ${size === 1 ? 'element' : 'elements'}, @ address`,
  offset: (offset: Int) => `offset ${offset}`,
  address: 'address',
  cellsShown: 'the cells shown',
} as const;

/** A true minus sign, as wide as a digit and a plus. */
export function minus(value: Int): string {
  return String(value).replace('-', '−');
}

export function signed(value: Int): string {
  const text = minus(value);
  return text.startsWith('−') ? text : `+${text}`;
}

/** As Python prints a shape: (), (3,), (2, 3). */
export function tuple(shape: readonly Int[]): string {
  return shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
}
