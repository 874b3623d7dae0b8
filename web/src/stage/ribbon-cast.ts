/** The ribbon of a view: the elements in reading order, and where each would stand in the new shape. */
import type { Operation } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import { type Caps, type Cast, castOf, endsOf, indexAt, type StageSource } from './actors';

/** An element of the ribbon. It is the same actor in the old tensor's order and at its folded place. */
export interface Link {
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
  links: Link[];
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

type Index = readonly number[];

/** Null where it is too much, or the core tells no view. */
export function ribbonCast(
  operation: Operation,
  source: StageSource,
  caps: Caps,
  at: number,
): RibbonCast | null {
  const { last } = endsOf(operation);
  const told = viewAt(source, last);
  const old = operation.tensors[told?.tensor ?? 0];
  if (!told || !old) return null;
  const shape = old.shape.map(Number);
  const fold = foldOf(operation, source, told, caps, at);
  const numbers = fold ? numbersOf(fold, Number(old.numel)) : prefix(Number(old.numel), caps);
  if (numbers.length > MOST) return null;
  const first = indexAt(numbers[0] ?? 0, shape);
  const near = new Map<number, Index>([[told.tensor, first]]);
  if (operation.result !== null && fold) near.set(operation.result, fold.start);
  const whole = castOf(operation, source, caps, near);
  if (!whole) return null;
  const wanted = [told.tensor, operation.result];
  const actors = whole.actors.filter(({ tensor }) => wanted.includes(tensor));
  const strips = whole.strips.filter(({ storage }) =>
    actors.some(({ info }) => info.storage === storage),
  );
  const links = linksOf(source, operation, told.tensor, shape, numbers, fold);
  for (const cell of actors.find(({ made }) => made)?.cells ?? []) {
    const link = links.find(({ number }) => number === cell.number);
    if (link) link.ghost = cell.ghost;
  }
  return {
    cast: { actors, strips },
    links,
    fold,
    hops: links.map((link, order) => hopTo(link, links[order + 1])),
    told,
    copies: told.outcome === 'copy',
  };
}

export function viewAt(source: StageSource, step: number): FigureOf<'view'> | null {
  const scene = source.scene(step);
  return scene && figureOf(scene, 'view');
}

/** How far apart two neighbours lie: as the addresses say that the core gave them. */
function hopTo(link: Link, next: Link | undefined): number | null {
  return next && next.number === link.number + 1 ? next.address - link.address : null;
}

/** Around the element of the step, or where the rule finds unequal jumps. */
function foldOf(
  operation: Operation,
  source: StageSource,
  told: FigureOf<'view'>,
  caps: Caps,
  at: number,
): Fold | null {
  const sizes = told.next.map(({ size }) => Number(size));
  if (sizes.some((size) => size < 0)) return null;
  const scene = source.scene(at);
  const element = scene && figureOf(scene, 'element');
  const access = [...(element?.reads ?? []), element?.write].find(
    (one) => one?.tensor === operation.result,
  );
  const end = source.scene(endsOf(operation).last);
  const visits = end && figureOf(end, 'visits');
  const cap = (dim: number) => caps.dims[Math.min(3, sizes.length - 1 - dim)] ?? 1;
  const counts = sizes.map((size, dim) => Math.min(size, cap(dim)));
  const start = counts.map((count, dim) => {
    const wanted = Number(access?.index[dim] ?? (visits?.dim === dim ? visits.runs[0]?.from : 0));
    const page = count > 0 ? wanted - (access ? wanted % count : 0) : 0;
    return Math.max(0, Math.min(page, (sizes[dim] ?? 0) - count));
  });
  return { sizes, counts, start };
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

function linksOf(
  source: StageSource,
  operation: Operation,
  tensor: number,
  shape: Index,
  numbers: readonly number[],
  fold: Fold | null,
): Link[] {
  const step = endsOf(operation).first;
  return numbers.map((number) => {
    const index = indexAt(number, shape);
    const ones = index.map(() => 1);
    const { labels, addresses } = source.cells(tensor, step, false, index, ones);
    return {
      number,
      index,
      into: fold && intoOf(number, fold),
      address: addresses[0] ?? 0,
      ghost: false,
      label: labels?.[0] ?? '',
    };
  });
}

/** Null where the shape ends before. */
const intoOf = (number: number, { sizes }: Fold): number[] | null =>
  number < placesOf(sizes) ? indexAt(number, sizes) : null;

const placesOf = (counts: Index): number => counts.reduce((places, count) => places * count, 1);
