import type { Int } from '../../core/types';
import { count } from './plural';

/** После шагов: the unit of strides that are not counted in elements. */
export function inBytes(itemsize: Int): string {
  return Number(itemsize)
    ? ` в байтах, по ${count(itemsize, 'байту', 'байта', 'байт')} на элемент`
    : '';
}
