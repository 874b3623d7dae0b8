/** What goes where: each element of a result with the elements that it is made of, as the core tells them. */
import type { ElementAccess, Operation } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { StageSource } from './actors';
import { type StageSet, storeKey } from './set';
import type { Pose } from './sprites';

export interface Flow {
  /** What is carried or computed with. */
  data: readonly ElementAccess[];
  /** Entries of index tensors and masks: they say which element it is. */
  names: readonly ElementAccess[];
  write: ElementAccess;
}

/** Elements whose ways are looked up when a story is laid out. */
const MOST = 64;

export function flowOf(operation: Operation, reads: ElementAccess[], write: ElementAccess): Flow {
  const picks = operation.kind === 'index' || operation.kind === 'put';
  const carried = operation.kind === 'index' ? 0 : (reads[0]?.tensor ?? 0);
  const [data, names] = [[] as ElementAccess[], [] as ElementAccess[]];
  for (const read of reads) (!picks || read.tensor === carried ? data : names).push(read);
  return { data, names, write };
}

/** In reading order of the result; empty where elements are only read. */
export function flowsOf(operation: Operation, source: StageSource): Flow[] {
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  if (!elements) return [];
  const count = Math.min(MOST, Number(elements.steps));
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const scene = source.scene(Number(elements.first) + at);
    const element = scene && figureOf(scene, 'element');
    return element?.write ? [flowOf(operation, element.reads, element.write)] : [];
  });
}

/** Where an element stands in its grid and in its storage; null where that is not shown. */
export function standsAt(
  { operation, cells, stored }: StageSet,
  { tensor, index, address }: ElementAccess,
): { grid: Pose | null; store: Pose | null } {
  const info = operation.tensors[tensor];
  return {
    grid: cells.get(`c${tensor}:${index}`) ?? null,
    store: info && !info.isNumber ? (stored.get(storeKey(info.storage, address)) ?? null) : null,
  };
}

/** Where several elements come together: in the last of them that is shown. */
export function lastOf(set: StageSet, data: readonly ElementAccess[]) {
  const read = data.findLast((one) => standsAt(set, one).grid);
  const at = read && standsAt(set, read).grid;
  return at ? { read, at } : null;
}
