/** The tensors and storages of one operation, with their cells, as the core tells them. */
import type { Cells, Int, Operation, Scene, TensorInfo } from '../core/types';
import type { CellFacts } from './sprites';

/** What the stage asks of the core about one operation; steps are those of the statement. */
export interface StageSource {
  scene(step: number): Scene | null;
  /** At a step; `stretched`: as it is read once shapes have met. */
  cells(tensor: number, step: Int, stretched: boolean, start: number[], count: number[]): Cells;
  storage(tensor: number, step: Int, first: number, count: number): Cells;
}

export interface ActorDim {
  size: Int;
  /** Own dim; null where a 1 was put in front. */
  from: number | null;
  stretched: boolean;
  hue: number | null;
}

export interface ActorCell {
  key: string;
  index: number[];
  address: number;
  /** In reading order, of the stored element. */
  number: number;
  ghost: boolean;
  /** The longest text that it will show. */
  label: string;
}

/** A tensor on the stage. */
export interface Actor {
  tensor: number;
  info: TensorInfo;
  mark: number | 'result';
  dims: ActorDim[];
  counts: number[];
  start: number[];
  cells: ActorCell[];
  /** It is what the operation makes: its values come with the elements. */
  made: boolean;
  /** It is drawn as it is read once shapes have met. */
  staged: boolean;
}

export interface Strip {
  storage: number;
  mark: number | 'result';
  tensor: number;
  addresses: number[];
  made: boolean;
}

export interface Cast {
  actors: Actor[];
  strips: Strip[];
}

/** How much is shown at most: entries a dim, from the last one, and cells of a storage. */
export interface Caps {
  dims: readonly [columns: number, rows: number, blocks: number, around: number];
  strip: number;
}

export const CAPS: readonly Pick<Caps, 'dims'>[] = [
  { dims: [16, 16, 8, 8] },
  { dims: [12, 10, 5, 3] },
  { dims: [10, 8, 5, 2] },
  { dims: [8, 6, 4, 2] },
  { dims: [8, 6, 4, 1] },
  { dims: [6, 5, 3, 1] },
  { dims: [5, 4, 3, 1] },
  { dims: [4, 4, 3, 1] },
  { dims: [4, 3, 2, 1] },
  { dims: [3, 2, 2, 1] },
  { dims: [2, 2, 1, 1] },
  { dims: [2, 1, 1, 1] },
  { dims: [1, 1, 1, 1] },
];

/** Storages give way before tensors do. */
export const STRIPS = [64, 24, 12, 6];

/** Cells that may move at a time. */
const MOST = 400;

/** The part of the cast that is shown around an index of each tensor; null where it is too much. */
export function castOf(
  operation: Operation,
  source: StageSource,
  caps: Caps,
  focus: ReadonlyMap<number, readonly Int[]>,
): Cast | null {
  const planned = shownTensors(operation).map((tensor) => plan(operation, tensor, caps, focus));
  const total = planned.reduce((sum, one) => sum + one.counts.reduce((a, b) => a * b, 1), 0);
  if (total > MOST) return null;
  const ends = endsOf(operation);
  const actors = planned.map((one) => ({ ...one, cells: cellsOf(one, source, ends) }));
  return { actors, strips: stripsOf(actors, source, caps, ends) };
}

/** The first and the last step of an operation. */
interface Ends {
  first: number;
  last: number;
}

export const endsOf = ({ first, steps }: Operation): Ends => ({
  first: Number(first),
  last: Number(first) + Number(steps) - 1,
});

/** Numbers included; what an operation in place gives is its target. */
function shownTensors({ tensors, result, kind }: Operation): number[] {
  const own = kind === 'in_place' || kind === 'expand' || kind === 'put';
  return tensors.flatMap((_, at) => (at === result && own && tensors.length > 1 ? [] : [at]));
}

function plan(
  operation: Operation,
  tensor: number,
  caps: Caps,
  focus: ReadonlyMap<number, readonly Int[]>,
): Actor {
  const info = operation.tensors[tensor] as TensorInfo;
  const dims: ActorDim[] =
    operation.staged[tensor]?.map((dim, at) => ({ ...dim, hue: at })) ??
    info.shape.map((size, at) => ({ size, from: at, stretched: false, hue: at }));
  const cap = (at: number) => caps.dims[Math.min(3, dims.length - 1 - at)] ?? 1;
  const counts = dims.map(({ size }, at) => Math.min(Number(size), cap(at)));
  const near = focus.get(tensor);
  const start = counts.map((count, at) => {
    const wanted = near?.length === counts.length ? Number(near[at]) : 0;
    const page = count > 0 ? wanted - (wanted % count) : 0;
    return Math.max(0, Math.min(page, Number(dims[at]?.size) - count));
  });
  const staged = operation.staged[tensor] !== undefined;
  const made = tensor === operation.result && info.role === 'result';
  return {
    tensor,
    info,
    mark: made ? 'result' : markOf(operation, tensor),
    dims,
    counts,
    start,
    cells: [],
    made,
    staged,
  };
}

/** A name that lives in what is written has the colour of what is written. */
function markOf({ tensors }: Operation, tensor: number): number {
  const info = tensors[tensor];
  const kin = tensors.findIndex(({ storage }) => storage === info?.storage);
  return (info?.role === 'alias' && kin >= 0 ? kin : tensor) % 4;
}

function cellsOf(
  { tensor, staged, counts, start }: Actor,
  source: StageSource,
  { first, last }: Ends,
): ActorCell[] {
  if (counts.some((count) => count === 0)) return [];
  const found = source.cells(tensor, last, staged, start, counts);
  const before = source.cells(tensor, first, staged, start, counts);
  const numbers = [...found.numbers];
  return numbers.map((number, order) => {
    const index = indexAt(order, counts).map((entry, dim) => entry + (start[dim] ?? 0));
    return {
      key: `c${tensor}:${index}`,
      index,
      address: found.addresses[order] ?? 0,
      number,
      ghost: found.ghosts[order] === 1,
      label: longer(found.labels?.[order], before.labels?.[order]),
    };
  });
}

const longer = (a: string | null = '', b: string | null = '') =>
  (a ?? '').length < (b ?? '').length ? (b ?? '') : (a ?? '');

/** The index of cell number `order` of a window, counted in reading order. */
export function indexAt(order: number, counts: readonly number[]): number[] {
  const index: number[] = [];
  let rest = order;
  for (let dim = counts.length - 1; dim >= 0; dim--) {
    const count = counts[dim] ?? 1;
    index[dim] = rest % count;
    rest = Math.floor(rest / count);
  }
  return index;
}

function stripsOf(actors: Actor[], source: StageSource, caps: Caps, ends: Ends): Strip[] {
  const strips = new Map<number, Strip>();
  for (const { tensor, info, mark, made } of actors) {
    if (info.isNumber || Number(info.storageSize) === 0 || strips.has(info.storage)) continue;
    const all = Number(info.storageSize);
    // Whole where it is short; else what is shown of the tensors, and one cell more.
    const shown = actors
      .filter((one) => one.info.storage === info.storage)
      .flatMap((one) => one.cells.map(({ address }) => address));
    const whole = all <= Math.min(20, caps.strip) || shown.length === 0;
    const lowest = whole ? 0 : Math.min(...shown);
    const wanted = whole ? all : Math.max(...shown) + 2 - lowest;
    const count = Math.min(all, wanted, caps.strip);
    const first = Math.max(0, Math.min(lowest, all - count));
    const found = source.storage(tensor, ends.last, first, count);
    strips.set(info.storage, {
      storage: info.storage,
      mark,
      tensor,
      made: made && !actors.some((one) => !one.made && one.info.storage === info.storage),
      addresses: [...found.addresses],
    });
  }
  return [...strips.values()];
}

/** What a drawn cell says that it is. */
export const factsOf = (
  { storage }: TensorInfo,
  tensor: number,
  { index, address, ghost }: ActorCell,
): CellFacts => ({ tensor, index: String(index), address, storage, ghost });

/** Of a large tensor a part is shown. */
export const isCut = ({ counts, dims }: Actor): boolean =>
  counts.some((count, dim) => count < Number(dims[dim]?.size));
