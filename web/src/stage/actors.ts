/** The tensors and storages of one operation, with their cells, as the core tells them. */
import type { Cells, Int, Operation, Scene, TensorInfo } from '../core/types';
import { type Slot, slotsOf } from './slots';
import type { DrawnCellFacts } from './sprites';

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
  /** The same, with a gap where others lie between. */
  slots: readonly Slot[];
  made: boolean;
}

export interface Cast {
  actors: Actor[];
  strips: Strip[];
}

/** How many entries a dim are shown at most, from the last one. */
export interface Caps {
  dims: readonly [columns: number, rows: number, blocks: number, around: number];
}

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

/** How many cells of a storage: they give way before tensors do. */
export const STRIPS = [64, 24, 12, 6, 4];

/** Cells that may move at a time. */
const MOST = 400;

/** Where each tensor is looked at: an index of it, by tensor. */
export type Focus = ReadonlyMap<number, readonly Int[]>;

/** Who is on the stage and how much of each, before any cell is asked for; null where it is too much. */
export function billOf(operation: Operation, caps: Caps): Actor[] | null {
  const actors = shownTensors(operation).map((tensor) => plan(operation, tensor, caps));
  const total = actors.reduce((sum, { counts }) => sum + countOf(counts), 0);
  return total > MOST ? null : actors;
}

export const countOf = (counts: readonly number[]): number =>
  counts.reduce((product, count) => product * count, 1);

/** They turn the page to where they are looked at: the same for all indices that are on it. */
export const turned = (actors: readonly Actor[], focus: Focus): Actor[] =>
  actors.map((actor) => ({ ...actor, start: startOf(actor, focus.get(actor.tensor)) }));

function startOf({ counts, dims }: Actor, near: readonly Int[] | undefined): number[] {
  return counts.map((count, at) => {
    const wanted = near?.length === counts.length ? Number(near[at]) : 0;
    const page = count > 0 ? wanted - (wanted % count) : 0;
    return Math.max(0, Math.min(page, Number(dims[at]?.size) - count));
  });
}

/** With their cells, and so many cells of each of their storages. */
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

/** Numbers included; what an operation in place gives is its target. */
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

/** A name that lives in what is written has the colour of what is written. */
function markOf({ tensors }: Operation, tensor: number): number {
  const info = tensors[tensor];
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

/** Storages of which more is on the page than there is room for, or of which it lies far apart. */
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

/** Such a strip shows the cells that a step is about. */
export const stripAround = (strip: Strip, slots: readonly Slot[]): Strip => ({
  ...strip,
  slots,
  addresses: slots.filter((slot) => slot !== null),
});

/** Storages that have cells, with the tensors that lie in them; a number has none. */
export function storagesOf(actors: readonly Actor[]): Map<number, Actor[]> {
  const found = new Map<number, Actor[]>();
  for (const actor of actors) {
    const { storage, storageSize, isNumber } = actor.info;
    if (!isNumber && Number(storageSize) > 0)
      found.set(storage, [...(found.get(storage) ?? []), actor]);
  }
  return found;
}

/** What a drawn cell says that it is. */
export const factsOf = (
  { storage }: TensorInfo,
  tensor: number,
  { index, address, ghost }: ActorCell,
): DrawnCellFacts => ({ tensor, index: String(index), address, storage, ghost });

/** Of a large tensor a part is shown. */
export const isCut = ({ counts, dims }: Actor): boolean =>
  counts.some((count, dim) => count < Number(dims[dim]?.size));
