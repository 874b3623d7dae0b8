/** What the program calls a dim, beside its size: T in `B, T, C = x.shape`. */
import type { Int, TensorInfo } from '../core/types';
import { MONO, shorten } from './text';

export const NAME = 11;
const LONGEST = 6;

export function nameOf(info: TensorInfo | undefined, dim: number | null | undefined) {
  const name = info?.dimNames?.[dim ?? -1];
  if (!name) return undefined;
  // image_height and image_width differ in their last word.
  const short = name.length > LONGEST ? name.replace(/([^\W_])[^\W_]*_/g, '$1_') : name;
  return shorten(short, LONGEST);
}

/** How many digits of a size as large as `text` a name takes, with the gap before the size. */
export const digitsOf = (name: string | undefined, text: number): number =>
  name ? (name.length * NAME) / text + 0.5 : 0;

/** A box with its name where it has room for both. */
export function named(name: string | undefined, digits: number, width: number, text: number) {
  const fits = (digits + digitsOf(name, text)) * MONO * text + 6 <= width;
  return name && fits ? { small: name } : {};
}

/** At the head of an axis: T 8. */
export function headed(info: TensorInfo, dim: number, size: Int | string): string {
  const name = nameOf(info, dim);
  return name ? `${name} ${size}` : String(size);
}
