/** What goes where: each element of a result with the elements that it is made of, as the core tells them. */
import type { ElementAccess, Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { StageSource } from './actors';
import { type StageSet, storeKey } from './set';
import type { Pose } from './sprites';

/** An element, and what it holds. */
export type Access = Pick<ElementAccess, 'tensor' | 'index' | 'address' | 'value'>;

export interface Flow {
  step: number;
  /** What is carried or computed with; of many the first. */
  data: readonly Access[];
  /** How many more there are. */
  omitted: number;
  /** Entries of index tensors and masks: they say which element it is. */
  names: readonly Access[];
  write: Access;
}

/** Elements whose ways are looked up when a story is laid out. */
const MOST = 64;

/** What a step carries; null where nothing is written. */
export function flowOf(operation: Operation, scene: Scene): Flow | null {
  const element = figureOf(scene, 'element');
  if (!element?.write) return null;
  const { reads, write, omitted } = element;
  const picks = operation.kind === 'index' || operation.kind === 'put';
  const carried = operation.kind === 'index' ? 0 : (reads[0]?.tensor ?? 0);
  const [data, names] = [[] as ElementAccess[], [] as ElementAccess[]];
  for (const read of reads) (!picks || read.tensor === carried ? data : names).push(read);
  return { step: Number(scene.step), data, names, write, omitted: Number(omitted) };
}

/** With all that is read of what is on the page. */
export function wholeFlow({ cast, source }: StageSet, flow: Flow): Flow {
  if (flow.omitted === 0) return flow;
  const listed = new Set(flow.data.map(({ tensor, index }) => `${tensor}:${index}`));
  const tensors = new Set(flow.data.map(({ tensor }) => tensor));
  const more = cast.actors.flatMap(({ tensor, staged, start, counts, cells }) => {
    if (!tensors.has(tensor)) return [];
    const now = source.cells(tensor, flow.step, staged, start, counts);
    return cells.flatMap(({ index, address }, at) =>
      now.reads[at] === 1 && !listed.has(`${tensor}:${index}`)
        ? [{ tensor, index, address, value: now.labels?.[at] ?? '' }]
        : [],
    );
  });
  return { ...flow, data: [...flow.data, ...more] };
}

/** In reading order of the result; empty where elements are only read. */
export function flowsOf(operation: Operation, source: StageSource): Flow[] {
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  if (!elements) return [];
  const count = Math.min(MOST, Number(elements.steps));
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const scene = source.scene(Number(elements.first) + at);
    const flow = scene && flowOf(operation, scene);
    return flow ? [flow] : [];
  });
}

/** Where an element stands in its grid and in its storage; null where that is not shown. */
export function standsAt(
  { operation, cells, stored }: StageSet,
  { tensor, index, address }: Access,
): { grid: Pose | null; store: Pose | null } {
  const info = operation.tensors[tensor];
  return {
    grid: cells.get(`c${tensor}:${index}`) ?? null,
    store: info && !info.isNumber ? (stored.get(storeKey(info.storage, address)) ?? null) : null,
  };
}

/** Where several elements come together: in the last of them that is shown. */
export function lastOf(set: StageSet, data: readonly Access[]) {
  const read = data.findLast((one) => standsAt(set, one).grid);
  const at = read && standsAt(set, read).grid;
  return at ? { read, at } : null;
}
