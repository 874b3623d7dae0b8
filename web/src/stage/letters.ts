/**
 * Letters in place of values that say nothing: one for each storage cell, so that what is seen in
 * two places is seen to be one. In stories alone in which nothing is computed, written or copied.
 */
import type { Operation } from '../core/types';

const KINDS: readonly Operation['kind'][] = ['view', 'dims', 'expand'];
/** Storages have room for two letters: a ... z, aa ... zz. */
const MOST = 702;

/**
 * Whether letters stand on the stage, by the reader's wish or else by what the values are: an arange
 * shows addresses by itself. Null: there are none here.
 */
export function lettersOf({ kind, tensors }: Operation, wish: boolean | null): boolean | null {
  const [first] = tensors;
  if (!first || first.values === 'own' || Number(first.storageSize) > MOST) return null;
  const moved = KINDS.includes(kind) && tensors.every(({ storage }) => storage === first.storage);
  return moved ? (wish ?? first.values !== 'address') : null;
}

const A = 97;

/** a, b ... z, aa, ab ... */
export const letterOf = (address: number): string =>
  (address < 26 ? '' : letterOf(Math.floor(address / 26) - 1)) +
  String.fromCharCode(A + (address % 26));
