/** Looks up which elements each element of a result is computed from. */
import type { ElementAccess, Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { StageSource } from './actors';
import { type StageSet, storeKey } from './set';
import type { Pose } from './sprites';

/** An element and its value. */
export type Access = Pick<ElementAccess, 'tensor' | 'index' | 'address' | 'value'>;

export interface Flow {
  step: number;
  /** The elements that are copied or computed with; if there are many, only the first ones. */
  data: readonly Access[];
  /** The number of further elements that `data` leaves out. */
  omitted: number;
  /** Entries of index tensors and masks that chose the element. */
  names: readonly Access[];
  write: Access;
}

/** The number of elements whose flow is looked up when a story is laid out. */
const MOST = 64;

/** The flow of one step; null if the step writes nothing. */
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

/** Adds to `data` all omitted elements that are on the page. */
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

/** Flows in reading order of the result; empty if elements are only read. */
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

/** Places of an element in its grid and in its storage; null for a place that is not shown. */
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

/** The meeting point of several elements: the place of the last one shown. */
export function lastOf(set: StageSet, data: readonly Access[]) {
  const read = data.findLast((one) => standsAt(set, one).grid);
  const at = read && standsAt(set, read).grid;
  return at ? { read, at } : null;
}
