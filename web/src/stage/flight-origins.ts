/** Finds the origin of each cell of a view: the cell of the old tensor with the same address. */
import type { Operation } from '../core/types';
import type { Actor, StageSource } from './actors';
import { type StageSet, storeKey } from './set';
import type { Pose } from './sprites';

export interface Origins {
  /** Old place of each result cell, by key; its storage cell if the old tensor does not show it. */
  from: ReadonlyMap<string, Pose>;
  /** Tells whether the result reads an address; null if there are too many to look up. */
  reads: ((address: number) => boolean) | null;
  /** For each dim of the old tensor, the entries that the result still reads. */
  used: ReadonlySet<number>[];
}

/** The largest number of result elements that are looked up. */
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
    // The last cell serves all further uses of its address: an element that appears twice flies
    // twice.
    if (rest.length > 0) waiting.set(address, rest);
    const place = cells.get(first ?? '') ?? stored.get(storeKey(old.info.storage, address));
    if (place) from.set(key, place);
  }
  return { from, reads, used: old.dims.map((_, dim) => usedOf(old, dim, reads)) };
}

/** Looked up once a story. */
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
