/** The ribbon of a view: elements in reading order, and the place of each in the new shape. */
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

/** An element of the ribbon, drawn by one sprite in the old order and at its folded place. */
export interface RibbonLink {
  /** Its number in reading order. */
  number: number;
  /** Its index in the tensor that is read. */
  index: number[];
  /** Its index in the new shape; null if the shape has no place for it. */
  into: number[] | null;
  address: number;
  /** True if the result is a view and draws this element as a ghost. */
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
  /** Null if the sizes are unknown, or there are no elements. */
  fold: Fold | null;
  /**
   * Hop from each link to the next, in elements; null if the next link is not its neighbour in
   * reading order.
   */
  hops: (number | null)[];
  /** The final state of the core's view rule. */
  told: FigureOf<'view'>;
  /** The result has its own storage. */
  copies: boolean;
}

/** The largest number of elements shown on the ribbon. */
const MOST = 72;
/** Number of elements of one row that are looked up together. */
const RUN = 36;

type Index = readonly number[];

/** The size of a view story, from counts alone. */
export interface RibbonBill {
  operation: Operation;
  told: FigureOf<'view'>;
  actors: Actor[];
  fold: Omit<Fold, 'start'> | null;
  caps: Caps;
}

/** Null if the story is too large, or the core reports no view rule for it. */
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
  /** Numbers of the ribbon's elements, in reading order. */
  numbers: number[];
}

/** The page that is shown at a step. */
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

/** Looks up links; each element is asked for only once. */
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
  // The result shows the same part that the ribbon is folded into.
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

/** Hop from each link to its neighbour in reading order: the hop of the dim that advances there. */
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

/** The first index of the page: around the element of the step, or at the first unequal jumps. */
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

/**
 * Elements with a place in the shown part, and elements for which a too small shape has no place.
 */
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

/** Number in reading order: like digits, the last index advances fastest. */
const numberOf = (index: Index, digits: readonly number[]): number =>
  index.reduce((number, entry, dim) => number * (digits[dim] ?? 1) + entry, 0);

const prefix = (total: number, caps: Caps): number[] =>
  Array.from({ length: Math.min(total, 2 * caps.dims[0]) }, (_, number) => number);

/** Looks up elements of the source tensor in the core. */
export function linksFrom(operation: Operation, source: StageSource, tensor: number): Links {
  const shape = operation.tensors[tensor]?.shape.map(Number) ?? [];
  const { first } = endsOf(operation);
  const known = new Map<number, ReturnType<Links>[number]>();
  const ask = (number: number) => {
    const index = indexAt(number, shape);
    // Looks up the rest of the row at once, because the following elements are needed too.
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

/** Index in the new shape; null if the shape has too few places. */
const intoOf = (number: number, { sizes }: Fold): number[] | null =>
  number < placesOf(sizes) ? indexAt(number, sizes) : null;

const placesOf = (counts: Index): number => counts.reduce((places, count) => places * count, 1);
