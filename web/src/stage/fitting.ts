/**
 * Finds the largest part of the tensors that fits, once a story: turning a page changes cells, not
 * places.
 */
import type { Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import {
  type Actor,
  billOf,
  CAPS,
  type Cast,
  castOf,
  type Focus,
  STRIPS,
  type Strip,
  scatteredOf,
  stripAround,
  turned,
} from './actors';
import type { Arrangement } from './arrange';
import { enlarged } from './enlarge';
import type { Box } from './grid';
import { kept } from './kept';
import { measurer } from './measure';
import { type Pages, type StagePart, type StageRequest, type StageSet, setOf } from './set';
import { slotsAround } from './slots';

const PAGES = 6;

/** The input of an arrangement: counts and the width of values, but no cells. */
export interface Counted {
  actors: Actor[];
  /** Number of cells of each storage. */
  strips: number[];
  /** Characters of the longest value. */
  value: number;
}

/** Returns null if even the smallest part does not fit. */
export function fittingPages(
  request: StageRequest,
  placesOf: (counted: Counted, room: Box) => Arrangement | null,
  focusAt: (step: number) => Focus,
  partsOf: (set: StageSet) => StagePart[],
): Pages | null {
  const { operation, source } = request;
  const measureOf = measurer(operation, source);
  for (const caps of CAPS) {
    const bill = billOf(operation, caps);
    if (!bill) continue;
    const { value, lengths } = measureOf(bill);
    let tried: string | null = null;
    for (const most of STRIPS) {
      const strips = lengths(bill, most, true);
      if (tried === String([...strips])) continue;
      tried = String([...strips]);
      const counted = { actors: bill, strips: [...strips.values()], value };
      const placed = enlarged(request.room, (room) => placesOf(counted, room), formOf);
      if (!placed) continue;
      const { room, places } = placed;
      const pages = pagesOf(request, bill, strips, focusAt, (cast) =>
        partsOf(setOf({ ...request, room }, cast, places)),
      );
      return { room, ...pages };
    }
  }
  return null;
}

/**
 * Describes an arrangement: its lines of grids and storages, and whether the table is beside the
 * grids.
 */
const formOf = ({ lines, table, grids: [first], strips }: Arrangement): string =>
  `${lines} ${table && first && table.x + table.name < first.left} ${strips.map(({ line }) => line)}`;

/** Pages of tensors. Storages whose cells are too far apart for their strips turn pages as well. */
function pagesOf(
  { operation, source }: StageRequest,
  bill: Actor[],
  lengths: ReadonlyMap<number, number>,
  focusAt: (step: number) => Focus,
  partsOf: (cast: Cast) => StagePart[],
): Omit<Pages, 'room'> {
  const castAt = kept(
    PAGES,
    (step: number) =>
      turned(bill, focusAt(step))
        .map(({ start }) => start)
        .join(';'),
    (page, step) => {
      const cast = castOf(operation, source, turned(bill, focusAt(step)), lengths);
      return { page, cast, scattered: scatteredOf(cast.actors, lengths) };
    },
  );
  const stripsAt = (step: number): Strip[] => {
    const { cast, scattered } = castAt(step);
    const scene = scattered.size > 0 ? source.scene(step) : null;
    return cast.strips.map((strip) => {
      const slots = scattered.get(strip.storage);
      const most = lengths.get(strip.storage) ?? 0;
      const focus = addressesOf(scene, operation, strip.storage);
      return slots ? stripAround(strip, slotsAround(slots, most, focus)) : strip;
    });
  };
  return {
    pageOf: (step) => {
      const { page, scattered } = castAt(step);
      if (scattered.size === 0) return page;
      return [page, ...stripsAt(step).map(({ addresses }) => addresses)].join(';');
    },
    partsOf: (step) => partsOf({ ...castAt(step).cast, strips: stripsAt(step) }),
  };
}

/** Addresses that a step reads and writes in a storage, in elements. */
function addressesOf(scene: Scene | null, { tensors }: Operation, storage: number): number[] {
  const element = scene && figureOf(scene, 'element');
  const all = element ? [...(element.write ? [element.write] : []), ...element.reads] : [];
  return all.flatMap(({ tensor, address }) =>
    tensors[tensor]?.storage === storage ? [Number(address)] : [],
  );
}

/** The index of the current element in each tensor. */
export function elementFocus(scene: Scene | null, { result, staged, kind }: Operation): Focus {
  const focus = new Map<number, readonly (number | string)[]>();
  const element = scene && figureOf(scene, 'element');
  if (!element) return focus;
  for (const { tensor, index } of element.reads) focus.set(tensor, index);
  const out = element.write ?? element.reads[0];
  if (out) focus.set(out.tensor, out.index);
  // Broadcast operands are drawn with the result's shape, so the result's index is theirs, too.
  staged.forEach((dims, at) => {
    if (!out || out.index.length !== dims.length) return;
    const own = kind === 'product' ? element.reads.find(({ tensor }) => tensor === at) : undefined;
    // For a product, operands share only the batch dims with the result.
    focus.set(at, own ? [...out.index.slice(0, -2), ...own.index.slice(-2)] : out.index);
  });
  if (element.write && result !== null) focus.set(result, element.write.index);
  return focus;
}
