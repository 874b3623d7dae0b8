/** The ribbon of a view: the elements in reading order, and where each would stand in the new shape. */
import type { Operation } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import {
  type Actor,
  billOf,
  type Caps,
  type Cast,
  castOf,
  endsOf,
  indexAt,
  type StageSource,
  turned,
} from './actors';

/** An element of the ribbon. It is the same actor in the old tensor's order and at its folded place. */
export interface RibbonLink {
  /** In reading order. */
  number: number;
  /** Its index in the tensor that is read. */
  index: number[];
  /** Its index in the new shape; null where that has no place for it. */
  into: number[] | null;
  address: number;
  /** Of the result, where that is a view. */
  ghost: boolean;
  label: string;
}

/** The part of the new shape that is shown. */
export interface Fold {
  sizes: number[];
  counts: number[];
  start: number[];
}

export interface RibbonCast {
  cast: Cast;
  links: RibbonLink[];
  /** Null where sizes are not known, or there are no elements. */
  fold: Fold | null;
  /** Hop from each link to the next; null where that is not its neighbour in reading order. */
  hops: (number | null)[];
  /** What the rule has found in the end. */
  told: FigureOf<'view'>;
  /** The result has a storage of its own. */
  copies: boolean;
}

/** Elements of the ribbon that are shown at most. */
const MOST = 72;
/** Elements of a line that are asked for together. */
const RUN = 36;

type Index = readonly number[];

/** The ribbon of a story, by counts alone. */
export interface RibbonBill {
  operation: Operation;
  told: FigureOf<'view'>;
  actors: Actor[];
  fold: Omit<Fold, 'start'> | null;
  caps: Caps;
}

/** Null where it is too much, or the core tells no view. */
export function ribbonBill(
  operation: Operation,
  source: StageSource,
  caps: Caps,
): RibbonBill | null {
  const told = viewAt(source, endsOf(operation).last);
  const actors = billOf(operation, caps);
  if (!told || !actors) return null;
  const sizes = told.next.map(({ size }) => Number(size));
  const cap = (dim: number) => caps.dims[Math.min(3, sizes.length - 1 - dim)] ?? 1;
  const counts = sizes.map((size, dim) => Math.min(size, cap(dim)));
  const wanted = [told.tensor, operation.result];
  const bill = {
    operation,
    told,
    actors: actors.filter(({ tensor }) => wanted.includes(tensor)),
    fold: sizes.some((size) => size < 0) ? null : { sizes, counts },
    caps,
  };
  return pageAt(bill, source, endsOf(operation).first).numbers.length > MOST ? null : bill;
}

interface RibbonPage {
  fold: Fold | null;
  /** Elements of the ribbon, in reading order. */
  numbers: number[];
}

/** What is shown at a step. */
export function pageAt(
  { operation, told, fold, caps }: RibbonBill,
  source: StageSource,
  step: number,
): RibbonPage {
  const total = Number(operation.tensors[told.tensor]?.numel ?? 0);
  if (!fold) return { fold, numbers: prefix(total, caps) };
  const start = startsOf(operation, source, fold, step);
  const shown = { ...fold, start };
  return { fold: shown, numbers: numbersOf(shown, total) };
}

/** Each element is asked for once. */
export type Links = (
  numbers: readonly number[],
) => Pick<RibbonLink, 'number' | 'address' | 'label' | 'index'>[];

export function ribbonCast(
  bill: RibbonBill,
  source: StageSource,
  linksOf: Links,
  lengths: ReadonlyMap<number, number>,
  step: number,
): RibbonCast {
  const { operation, told } = bill;
  const { fold, numbers } = pageAt(bill, source, step);
  const found = linksOf(numbers);
  const near = new Map<number, Index>([[told.tensor, found[0]?.index ?? []]]);
  // The result shows the very part into which the ribbon is folded.
  const actors = turned(bill.actors, near).map((actor) =>
    fold && actor.tensor === operation.result ? { ...actor, start: fold.start } : actor,
  );
  const cast = castOf(operation, source, actors, lengths);
  const ghosts = new Set(
    cast.actors
      .find(({ made }) => made)
      ?.cells.flatMap(({ ghost, number }) => (ghost ? [number] : [])),
  );
  const links = found.map(
    (link): RibbonLink => ({
      ...link,
      into: fold && intoOf(link.number, fold),
      ghost: ghosts.has(link.number),
    }),
  );
  return { cast, links, fold, hops: hopsOf(links, told), told, copies: told.outcome === 'copy' };
}

export function viewAt(source: StageSource, step: number): FigureOf<'view'> | null {
  const scene = source.scene(step);
  return scene && figureOf(scene, 'view');
}

/** How far it is from each link to its neighbour in reading order: as the dim says that steps on there. */
export const hopsOf = (
  links: readonly Pick<RibbonLink, 'number' | 'index'>[],
  { old }: FigureOf<'view'>,
): (number | null)[] =>
  links.map((link, order) => {
    const next = links[order + 1];
    if (!next || next.number !== link.number + 1) return null;
    const steps = link.index.findIndex((entry, dim) => entry !== next.index[dim]);
    const hop = old[steps]?.hop ?? null;
    return hop === null ? null : Number(hop);
  });

/** Around the element of the step, or where the rule finds unequal jumps. */
function startsOf(
  operation: Operation,
  source: StageSource,
  { sizes, counts }: Omit<Fold, 'start'>,
  step: number,
): number[] {
  const scene = source.scene(step);
  const element = scene && figureOf(scene, 'element');
  const access = [...(element?.reads ?? []), element?.write].find(
    (one) => one?.tensor === operation.result,
  );
  const end = source.scene(endsOf(operation).last);
  const visits = end && figureOf(end, 'visits');
  return counts.map((count, dim) => {
    const wanted = Number(access?.index[dim] ?? (visits?.dim === dim ? visits.runs[0]?.from : 0));
    const page = count > 0 ? wanted - (access ? wanted % count : 0) : 0;
    return Math.max(0, Math.min(page, (sizes[dim] ?? 0) - count));
  });
}

/** The elements that have a place in the part that is shown, and those that find none in a shape too small. */
function numbersOf({ sizes, counts, start }: Fold, total: number): number[] {
  const shown = Array.from({ length: placesOf(counts) }, (_, order) =>
    numberOf(
      indexAt(order, counts).map((entry, dim) => entry + (start[dim] ?? 0)),
      sizes,
    ),
  ).filter((number) => number < total);
  const places = placesOf(sizes);
  const over = Math.max(0, Math.min(total - places, MOST));
  return [...shown, ...Array.from({ length: over }, (_, more) => places + more)];
}

/** In reading order: digits of which the last turns fastest. */
const numberOf = (index: Index, digits: readonly number[]): number =>
  index.reduce((number, entry, dim) => number * (digits[dim] ?? 1) + entry, 0);

const prefix = (total: number, caps: Caps): number[] =>
  Array.from({ length: Math.min(total, 2 * caps.dims[0]) }, (_, number) => number);

/** What the core says of elements of the tensor that is read. */
export function linksFrom(operation: Operation, source: StageSource, tensor: number): Links {
  const shape = operation.tensors[tensor]?.shape.map(Number) ?? [];
  const { first } = endsOf(operation);
  const known = new Map<number, ReturnType<Links>[number]>();
  const ask = (number: number) => {
    const index = indexAt(number, shape);
    // As far as its line goes: what follows is wanted too.
    const count = Math.min(RUN, Math.max(1, (shape.at(-1) ?? 1) - (index.at(-1) ?? 0)));
    const counts = index.map((_, dim) => (dim === index.length - 1 ? count : 1));
    const { labels, addresses } = source.cells(tensor, first, false, index, counts);
    addresses.forEach((address, at) => {
      const label = labels?.[at] ?? '';
      const own = number + at;
      known.set(own, { number: own, index: indexAt(own, shape), address, label });
    });
  };
  return (numbers) =>
    numbers.flatMap((number) => {
      if (!known.has(number)) ask(number);
      return known.get(number) ?? [];
    });
}

/** Null where the shape ends before. */
const intoOf = (number: number, { sizes }: Fold): number[] | null =>
  number < placesOf(sizes) ? indexAt(number, sizes) : null;

const placesOf = (counts: Index): number => counts.reduce((places, count) => places * count, 1);
