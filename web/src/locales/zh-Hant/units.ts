import type { Int } from '../../core/types';

/** 步幅之後: the unit of strides that are not counted in elements. */
export function inBytes(itemsize: Int): string {
  return Number(itemsize) ? ` 位元組（每個元素 ${itemsize} 位元組）` : '';
}
