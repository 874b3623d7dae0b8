import type { Int } from '../../core/types';

/** 步幅之后: the unit of strides that are not counted in elements. */
export function inBytes(itemsize: Int): string {
  return Number(itemsize) ? ` 字节（每个元素 ${itemsize} 字节）` : '';
}
