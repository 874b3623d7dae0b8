import type { Int } from '../../core/types';

/** 스트라이드 뒤에: the unit of strides that are not counted in elements. */
export function inBytes(itemsize: Int): string {
  return Number(itemsize) ? `바이트(원소 하나는 ${itemsize}바이트)` : '';
}
