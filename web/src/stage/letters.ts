/**
 * Shows letters instead of values that say nothing: one letter per storage cell, so that a cell
 * seen in two places is recognised. Stories that compute, write or copy use none, except where two
 * tensors of equal values meet (sum-letters.ts).
 */
import type { Operation } from '../core/types';
import { hasSumLetters } from './sum-letters';

const KINDS: readonly Operation['kind'][] = ['view', 'dims', 'expand'];
/** Storage cells have room for two letters: a ... z, aa ... zz. */
const MOST = 702;

/**
 * True if the stage shows letters: by the reader's wish or, without a wish, unless values equal
 * addresses, as for torch.arange(6). Null if this story cannot have letters.
 */
export function lettersOf(operation: Operation, wish: boolean | null): boolean | null {
  if (hasSumLetters(operation)) return wish ?? true;
  const { kind, tensors } = operation;
  const [first] = tensors;
  if (!first || first.values === 'own' || Number(first.storageSize) > MOST) return null;
  const moved = KINDS.includes(kind) && tensors.every(({ storage }) => storage === first.storage);
  return moved ? (wish ?? first.values !== 'address') : null;
}

const A = 97;

/** Letters of an address: a, b ... z, aa, ab ... */
export const letterOf = (address: number): string =>
  (address < 26 ? '' : letterOf(Math.floor(address / 26) - 1)) +
  String.fromCharCode(A + (address % 26));
