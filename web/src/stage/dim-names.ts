/** Names of dims beside their sizes: T in `B, T, C = x.shape`. */
import type { Int, TensorInfo } from '../core/types';
import { columnsOf, MONO, shorten } from './text';

export const NAME = 11;
const LONGEST = 6;

export function nameOf(info: TensorInfo | undefined, dim: number | null | undefined) {
  const name = info?.dimNames?.[dim ?? -1];
  if (!name) return undefined;
  // Names like image_height and image_width differ in their last word, so earlier words are
  // shortened first.
  const short = name.length > LONGEST ? name.replace(/([^\W_])[^\W_]*_/g, '$1_') : name;
  return shorten(short, LONGEST);
}

/** Width of a name and its gap, in digits of a size with text height `text`. */
export const digitsOf = (name: string | undefined, text: number): number =>
  name ? (columnsOf(name) * NAME) / text + 0.5 : 0;

/** A size box with the dim's name, if it has room for both. */
export function named(name: string | undefined, digits: number, width: number, text: number) {
  const fits = (digits + digitsOf(name, text)) * MONO * text + 6 <= width;
  return name && fits ? { small: name } : {};
}

/** Text at the head of an axis, e.g. T 8. */
export function headed(info: TensorInfo, dim: number, size: Int | string): string {
  const name = nameOf(info, dim);
  return name ? `${name} ${size}` : String(size);
}
