import type { Int } from '../../core/types';
import { minus } from '../numbers';

/** Texts of the first picture: shapes under each other, with their strides. */
export const figures = {
  dim: (dim: number) => `dim ${dim}`,
  stride: (stride: Int) => `stride ${minus(stride)}`,
  strideShort: (stride: Int) => `s ${minus(stride)}`,
  padded: 'padded',
  target: 'must fit',
  mustBe: (size: Int | undefined) => (size === undefined ? 'no such dim' : `must be ${size}`),
  unaligned: 'as written, from the left',
  noDims: 'no dimensions',
  result: 'result',
  shapesTitle: 'Shapes, aligned to the right',
  cellsShown: 'visible cells',
  notKept: 'values not kept',
  notWritten: 'not written yet',
  address: 'address',
  verdict: {
    unknown: '',
    equal: 'equal',
    stretch: 'stretches',
    padded: 'padded',
    joined: 'adds up',
    summed: 'summed',
    refused: 'clash',
  },
};
