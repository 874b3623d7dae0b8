/** Looks up the tensors and storages of one operation, with their cells, in the core. */
import type { Cells, Int, Operation, Scene, TensorInfo } from '../core/types';
import { type Slot, slotsOf } from './slots';
import type { DrawnCellFacts, SpriteMark } from './sprites';

/**
 * The questions that the stage asks the core about one operation; steps count from the start of the
 * statement.
 */
export interface StageSource {
  scene(step: number): Scene | null;
  /** Cells of a window of a tensor. `stretched`: with the shape it has after broadcasting. */
  cells(tensor: number, step: Int, stretched: boolean, start: number[], count: number[]): Cells;
  /** `count` cells of a tensor's storage from address `first`, in elements. */
  storage(tensor: number, step: Int, first: number, count: number): Cells;
}

/** One dim of a tensor as it is drawn. */
export interface ActorDim {
  size: Int;
  /** The tensor's own dim; null for a 1 that broadcasting puts in front. */
  from: number | null;
  stretched: boolean;
  hue: number | null;
}

/** One drawn cell. Its address counts elements of the storage. */
export interface ActorCell {
  key: string;
  index: number[];
  address: number;
  /** Number of the stored element, in reading order. */
  number: number;
  ghost: boolean;
}

/** A tensor on the stage; `start` and `counts` are the window that is shown of it. */
export interface Actor {
  tensor: number;
  info: TensorInfo;
  mark: SpriteMark;
  dims: ActorDim[];
  counts: number[];
  start: number[];
  cells: ActorCell[];
  /** The operation makes this tensor: its values appear one element at a time. */
  made: boolean;
  /** The tensor is drawn with the shape that it has after broadcasting. */
  staged: boolean;
}

/** A storage on the stage; `addresses` are the cells shown, in elements. */
export interface Strip {
  storage: number;
  mark: SpriteMark;
  tensor: number;
  addresses: number[];
  /** The same addresses, with a gap where cells between them are left out. */
  slots: readonly Slot[];
  made: boolean;
}

/** All tensors and storages of one operation. */
export interface Cast {
  actors: Actor[];
  strips: Strip[];
}

/** Upper limits for the entries shown along each dim, counted from the last dim. */
export interface Caps {
  dims: readonly [columns: number, rows: number, blocks: number, around: number];
}

/** From generous to tiny: the first entry whose picture fits is used. */
export const CAPS: readonly Caps[] = [
  { dims: [16, 16, 8, 8] },
  { dims: [12, 10, 5, 3] },
  { dims: [10, 8, 5, 2] },
  { dims: [8, 6, 4, 2] },
  { dims: [8, 6, 4, 1] },
  { dims: [6, 5, 3, 1] },
  { dims: [5, 4, 3, 1] },
  { dims: [4, 4, 3, 1] },
  { dims: [4, 3, 2, 1] },
  { dims: [4, 3, 1, 1] },
  { dims: [3, 3, 1, 1] },
  { dims: [3, 2, 2, 1] },
  { dims: [2, 2, 1, 1] },
  { dims: [2, 1, 1, 1] },
  { dims: [1, 1, 1, 1] },
];

/** Limits for the cells shown of a storage; storages shrink before tensors do. */
export const STRIPS = [64, 24, 12, 6, 4];

/** The largest number of tensor cells on one stage: more would make the animation stutter. */
const MOST = 400;

/** The index that each tensor is shown around, by tensor. */
export type Focus = ReadonlyMap<number, readonly Int[]>;

/**
 * The tensors on the stage with the size of their windows, before any cell is looked up; null if
 * they have too many cells.
 */
export function billOf(operation: Operation, caps: Caps): Actor[] | null {
  const actors = shownTensors(operation).map((tensor) => plan(operation, tensor, caps));
  const total = actors.reduce((sum, { counts }) => sum + countOf(counts), 0);
  return total > MOST ? null : actors;
}

/** Number of cells in a window: the product of its counts. */
export const countOf = (counts: readonly number[]): number =>
  counts.reduce((product, count) => product * count, 1);

/**
 * Turns each tensor to the page that holds its focus; all indices of one page give the same answer.
 */
export const turned = (actors: readonly Actor[], focus: Focus): Actor[] =>
  actors.map((actor) => ({ ...actor, start: startOf(actor, focus.get(actor.tensor)) }));

function startOf({ counts, dims }: Actor, near: readonly Int[] | undefined): number[] {
  return counts.map((count, at) => {
    const wanted = near?.length === counts.length ? Number(near[at]) : 0;
    const page = count > 0 ? wanted - (wanted % count) : 0;
    return Math.max(0, Math.min(page, Number(dims[at]?.size) - count));
  });
}

/** Adds the cells of the turned tensors, and `lengths` cells of each storage. */
export function castOf(
  operation: Operation,
  source: StageSource,
  turned: readonly Actor[],
  lengths: ReadonlyMap<number, number>,
): Cast {
  const { last } = endsOf(operation);
  const actors = turned.map((one) => ({ ...one, cells: cellsOf(one, source, last) }));
  return { actors, strips: stripsOf(actors, source, lengths, last) };
}

/** The first and the last step of an operation. */
interface StepRange {
  first: number;
  last: number;
}

export const endsOf = ({ first, steps }: Operation): StepRange => ({
  first: Number(first),
  last: Number(first) + Number(steps) - 1,
});

/**
 * The tensors that get a grid, numbers included. An in-place operation returns its target, which is
 * drawn only once.
 */
function shownTensors({ tensors, result, kind }: Operation): number[] {
  const own = kind === 'in_place' || kind === 'expand' || kind === 'put';
  return tensors.flatMap((_, at) => (at === result && own && tensors.length > 1 ? [] : [at]));
}

function plan(operation: Operation, tensor: number, caps: Caps): Actor {
  const info = operation.tensors[tensor] as TensorInfo;
  const dims: ActorDim[] =
    operation.staged[tensor]?.map((dim, at) => ({ ...dim, hue: at })) ??
    info.shape.map((size, at) => ({ size, from: at, stretched: false, hue: at }));
  const cap = (at: number) => caps.dims[Math.min(3, dims.length - 1 - at)] ?? 1;
  const counts = dims.map(({ size }, at) => Math.min(Number(size), cap(at)));
  const staged = operation.staged[tensor] !== undefined;
  const made = tensor === operation.result && info.role === 'result';
  return {
    tensor,
    info,
    mark: made ? 'result' : markOf(operation, tensor),
    dims,
    counts,
    start: counts.map(() => 0),
    cells: [],
    made,
    staged,
  };
}

/** True for a tensor that the operation does not mention: another name, or a copy. */
export const isBystander = ({ role }: TensorInfo): boolean => role === 'alias' || role === 'apart';

/** Another name for the storage that is written has the colour of the tensor that is written. */
function markOf({ tensors }: Operation, tensor: number): SpriteMark {
  const info = tensors[tensor];
  if (info?.role === 'apart') return 'apart';
  const kin = tensors.findIndex(({ storage }) => storage === info?.storage);
  return (info?.role === 'alias' && kin >= 0 ? kin : tensor) % 4;
}

function cellsOf(
  { tensor, staged, counts, start }: Actor,
  source: StageSource,
  last: number,
): ActorCell[] {
  if (counts.some((count) => count === 0)) return [];
  const found = source.cells(tensor, last, staged, start, counts);
  return [...found.numbers].map((number, order) => {
    const index = indexAt(order, counts).map((entry, dim) => entry + (start[dim] ?? 0));
    return {
      key: `c${tensor}:${index}`,
      index,
      address: found.addresses[order] ?? 0,
      number,
      ghost: found.ghosts[order] === 1,
    };
  });
}

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

function stripsOf(
  actors: readonly Actor[],
  source: StageSource,
  lengths: ReadonlyMap<number, number>,
  last: number,
): Strip[] {
  return [...storagesOf(actors)].map(([storage, owners]) => {
    const { tensor, mark, info } = owners[0] as Actor;
    const count = lengths.get(storage) ?? 0;
    const shown = addressesOf(owners);
    const lowest = shown.length > 0 ? Math.min(...shown) : 0;
    const first = Math.max(0, Math.min(lowest, Number(info.storageSize) - count));
    const made = owners.every((owner) => owner.made);
    const addresses = [...source.storage(tensor, last, first, count).addresses];
    return { storage, mark, tensor, made, addresses, slots: addresses };
  });
}

const addressesOf = (owners: readonly Actor[]): number[] =>
  owners.flatMap(({ cells }) => cells.map(({ address }) => address));

/**
 * Storages whose shown cells do not fit their strip, by number: too many cells, or too far apart.
 */
export function scatteredOf(
  actors: readonly Actor[],
  lengths: ReadonlyMap<number, number>,
): Map<number, Slot[]> {
  const found = new Map<number, Slot[]>();
  for (const [storage, owners] of storagesOf(actors)) {
    const shown = addressesOf(owners);
    const span = Math.max(...shown) - Math.min(...shown) + 1;
    if (shown.length > 0 && span > (lengths.get(storage) ?? 0)) found.set(storage, slotsOf(shown));
  }
  return found;
}

/** The strip with the cells that the current step is about. */
export const stripAround = (strip: Strip, slots: readonly Slot[]): Strip => ({
  ...strip,
  slots,
  addresses: slots.filter((slot) => slot !== null),
});

/**
 * Storages with at least one cell, and the tensors that share each. A Python number has no storage.
 */
export function storagesOf(actors: readonly Actor[]): Map<number, Actor[]> {
  const found = new Map<number, Actor[]>();
  for (const actor of actors) {
    const { storage, storageSize, isNumber } = actor.info;
    if (!isNumber && Number(storageSize) > 0)
      found.set(storage, [...(found.get(storage) ?? []), actor]);
  }
  return found;
}

/** The data attributes of a drawn cell. */
export const factsOf = (
  { storage }: TensorInfo,
  tensor: number,
  { index, address, ghost }: ActorCell,
): DrawnCellFacts => ({ tensor, index: String(index), address, storage, ghost });

/** True if the stage shows only part of the tensor. */
export const isCut = ({ counts, dims }: Actor): boolean =>
  counts.some((count, dim) => count < Number(dims[dim]?.size));
