/** Where each cell of a view comes from: the cell of the old tensor that is the same storage cell. */
import type { Operation } from '../core/types';
import type { Actor, StageSource } from './actors';
import { type StageSet, storeKey } from './set';
import type { Pose } from './sprites';

export interface Origins {
  /** By key of a cell of the result: its old place, or its storage cell where the old tensor has none there. */
  from: ReadonlyMap<string, Pose>;
  /** Whether an address is read by the result; null where there are too many to ask. */
  reads: ((address: number) => boolean) | null;
  /** By dim of the old tensor: the entries that the result still reads. */
  used: ReadonlySet<number>[];
}

/** Elements of a result that are asked for at most. */
const MOST = 4096;

export function originsOf(set: StageSet, reads: Origins['reads']): Origins {
  const { cast, cells, stored } = set;
  const [old, made] = cast.actors as [Actor, Actor];
  const waiting = new Map<number, string[]>();
  for (const { key, address } of old.cells)
    waiting.set(address, [...(waiting.get(address) ?? []), key]);
  const from = new Map<string, Pose>();
  for (const { key, address } of made.cells) {
    const [first, ...rest] = waiting.get(address) ?? [];
    // The last one that is left gives all further cells of its address: seen twice, it flies twice.
    if (rest.length > 0) waiting.set(address, rest);
    const place = cells.get(first ?? '') ?? stored.get(storeKey(old.info.storage, address));
    if (place) from.set(key, place);
  }
  return { from, reads, used: old.dims.map((_, dim) => usedOf(old, dim, reads)) };
}

/** Asked once a story. */
export function readsOf(
  { tensors, result, first }: Operation,
  source: StageSource,
): Origins['reads'] {
  const info = tensors[result ?? -1];
  if (!info || Number(info.numel) > MOST) return null;
  const whole = info.shape.map(Number);
  const zeros = whole.map(() => 0);
  const all = new Set(source.cells(result ?? -1, first, false, zeros, whole).addresses);
  return (address) => all.has(address);
}

function usedOf({ cells }: Actor, dim: number, reads: Origins['reads']): Set<number> {
  const kept = cells.filter(({ address }) => !reads || reads(address));
  return new Set(kept.map(({ index }) => index[dim] ?? 0));
}
