/**
 * Measures the room that a story needs from counts alone: cells are looked up once, not again for
 * every size tried.
 */
import type { Operation } from '../core/types';
import {
  type Actor,
  countOf,
  endsOf,
  indexAt,
  isCut,
  type StageSource,
  storagesOf,
} from './actors';
import { slotsOf } from './slots';

export interface Measure {
  /** Characters of the longest value. */
  value: number;
  /**
   * Length of strip, in cells, that any page of these tensors needs of each storage; at most
   * `most`. With `gaps`, cells in between may be left out.
   */
  lengths(actors: readonly Actor[], most: number, gaps?: boolean): ReadonlyMap<number, number>;
}

/** The cells on the first page of a tensor. */
interface Known {
  counts: readonly number[];
  addresses: Float64Array;
}

/** A storage of at most SHORT cells is shown whole. */
const SHORT = 20;

/** Measures a bill of tensors; the answer also serves every bill that shows no more of them. */
export function measurer(operation: Operation, source: StageSource): (bill: Actor[]) => Measure {
  const made: { bill: Actor[]; measure: Measure }[] = [];
  return (bill) => {
    const known = made.find((one) => covers(one.bill, bill));
    if (known) return known.measure;
    const measure = measureOf(operation, source, bill);
    made.push({ bill, measure });
    return measure;
  };
}

const covers = (wide: readonly Actor[], narrow: readonly Actor[]): boolean =>
  narrow.every(({ counts }, at) =>
    counts.every((count, dim) => count <= (wide[at]?.counts[dim] ?? 0)),
  );

function measureOf(operation: Operation, source: StageSource, bill: readonly Actor[]): Measure {
  const { first, last } = endsOf(operation);
  const known = new Map<number, Known>();
  let value = 1;
  for (const actor of bill) {
    const { tensor, staged, counts, dims, start } = actor;
    if (counts.includes(0)) continue;
    const end = dims.map(({ size }, at) => Number(size) - (counts[at] ?? 0));
    for (const page of isCut(actor) ? [start, end] : [start])
      for (const step of [first, last]) {
        const { labels, addresses } = source.cells(tensor, step, staged, page, counts);
        for (const label of labels ?? []) value = Math.max(value, label?.length ?? 0);
        if (page === start) known.set(tensor, { counts, addresses });
      }
  }
  const lengths: Measure['lengths'] = (actors, most, gaps) =>
    new Map(
      [...storagesOf(actors)].map(([storage, owners]) => [
        storage,
        lengthOf(owners, known, most, gaps),
      ]),
    );
  return { value, lengths };
}

/**
 * The whole storage if it is short; otherwise the span of its tensors' shown cells, and one cell
 * more.
 */
function lengthOf(
  owners: readonly Actor[],
  known: ReadonlyMap<number, Known>,
  most: number,
  gaps = false,
) {
  const all = Number(owners[0]?.info.storageSize);
  const shown = owners.flatMap((owner) => addressesOf(owner, known.get(owner.tensor)));
  if (all <= Math.min(SHORT, most) || shown.length === 0) return Math.min(all, most);
  // Windows of several tensors may be anywhere in the storage; those of one tensor have the same
  // span on every page.
  if (owners.length > 1 && owners.some(isCut)) return Math.min(all, most);
  const span = Math.max(...shown) + 2 - Math.min(...shown);
  return Math.min(all, most, gaps ? Math.min(span, slotsOf(shown).length) : span);
}

/** Addresses on the first page, in elements. */
function addressesOf({ counts }: Actor, known: Known | undefined): number[] {
  if (!known || countOf(counts) === 0) return [];
  const all = [...known.addresses];
  if (countOf(counts) === all.length) return all;
  return all.filter((_, order) =>
    indexAt(order, known.counts).every((entry, dim) => entry < (counts[dim] ?? 0)),
  );
}
