/**
 * Storyboard for view, reshape and flatten: the ribbon of elements in reading order is folded into
 * the new shape.
 */

import { CAPS, endsOf, STRIPS } from './actors';
import type { Arrangement } from './arrange';
import { digitsOf, nameOf } from './dim-names';
import { enlarged } from './enlarge';
import { hopText } from './hop-text';
import { measurer } from './measure';
import { arcsOf } from './ribbon-arcs';
import {
  hopsOf,
  type Links,
  linksFrom,
  pageAt,
  type RibbonBill,
  type RibbonCast,
  ribbonBill,
  ribbonCast,
  viewAt,
} from './ribbon-cast';
import { bracketsOf } from './ribbon-chunks';
import { ribbonElementsOf } from './ribbon-elements';
import { oldGridOf } from './ribbon-grid';
import { laidOf } from './ribbon-laid';
import { linksOf } from './ribbon-links';
import { placeRibbon, type RibbonPlaces } from './ribbon-places';
import { type RibbonSet, ribbonSetOf } from './ribbon-set';
import { sizesOf } from './ribbon-sizes';
import type { Pages, StagePart, StageRequest } from './set';
import { setOf } from './set';
import { stripsOf } from './strips';
import { columnsOf } from './text';

/** A ribbon needs one line if possible, so it allows more columns than other stories. */
const WIDE = [
  { dims: [36, 16, 8, 4] },
  { dims: [24, 12, 6, 4] },
  { dims: [16, 12, 6, 3] },
] as const;

/** Returns null if even the smallest part does not fit. */
export function ribbonOf(request: StageRequest): Pages | null {
  const { operation, source } = request;
  const { first, last } = endsOf(operation);
  const told = viewAt(source, last);
  const links = linksFrom(operation, source, told?.tensor ?? 0);
  const measureOf = measurer(operation, source);
  for (const one of [...WIDE, ...CAPS]) {
    const bill = ribbonBill(operation, source, one);
    if (!bill) continue;
    const pages = [first, last].map((step) => pageAt(bill, source, step).numbers);
    const { lengths } = measureOf(bill.actors);
    for (const most of STRIPS) {
      const strips = lengths(bill.actors, most);
      const need = needOf(request, bill, pages.map(links), [...strips.values()]);
      const placed = enlarged(request.room, (room) => placeRibbon(need, room), formOf);
      if (!placed) continue;
      const { room, places } = placed;
      return {
        room,
        pageOf: (step) => String(pageAt(bill, source, step).fold?.start),
        partsOf: (step) => {
          const ribbon = ribbonCast(bill, source, links, strips, step);
          const stage = setOf(
            { ...request, room },
            ribbon.cast,
            asArrangement(places, ribbon, room.width),
          );
          return partsOf(ribbonSetOf(stage, ribbon, places));
        },
      };
    }
  }
  return null;
}

/**
 * Describes an arrangement: whether the grids are side by side, and the lines of the ribbon and the
 * storages.
 */
const formOf = ({ old, next, ribbon, strips }: RibbonPlaces): string =>
  `${old.y === next.y} ${ribbon.lines} ${strips.map(({ line }) => line)}`;

const partsOf = (set: RibbonSet): StagePart[] => [
  oldGridOf(set),
  sizesOf(set),
  stripsOf(set.stage),
  linksOf(set),
  laidOf(set),
  bracketsOf(set),
  arcsOf(set),
  ribbonElementsOf(set),
];

/** `pages`: links of the first page and of the last page. */
function needOf(
  { words, operation, room }: StageRequest,
  { actors, fold, told }: RibbonBill,
  pages: ReturnType<Links>[],
  strips: number[],
) {
  const length = (texts: readonly unknown[]) =>
    Math.max(1, ...texts.map((one) => String(one ?? '').length));
  const { tensors, result } = operation;
  const names = [
    ...told.old.map((_, dim) => nameOf(tensors[0], dim)),
    ...told.next.map((_, dim) => nameOf(tensors[result ?? -1], dim)),
  ].map((name) => (name && name.length > 1 && room.width < 480 ? undefined : name));
  const bytes = operation.tensors[0]?.strideUnit === 'byte';
  return {
    old: actors[0]?.counts ?? [],
    next: fold?.counts ?? null,
    ranks: [told.old.length, told.next.length] as const,
    links: Math.max(...pages.map((links) => links.length)),
    copies: told.outcome === 'copy',
    strips,
    value: Math.min(9, length(pages.flat().map(({ label }) => label))),
    hop: length(
      pages
        .flatMap((links) => hopsOf(links, told))
        .map((hop) => (hop === null ? '' : hopText(hop))),
    ),
    digits: Math.max(
      length([...told.old, ...told.next].flatMap(({ size, stride }) => [size, stride])),
      ...[...told.old, ...told.next].map(
        ({ size }, at) => String(size ?? '').length + digitsOf(names[at], 15),
      ),
    ),
    // Names above the boxes need some room, too.
    label: Math.max(6, columnsOf(bytes ? words.strideInBytes : words.stride)),
  };
}

/** Presents the ribbon's places as an `Arrangement`, for parts that all storyboards share. */
function asArrangement(places: RibbonPlaces, { cast }: RibbonCast, width: number): Arrangement {
  const { text, addresses, cell, tight, storageTop, strips, old, next } = places;
  return {
    text,
    addresses,
    cell,
    tight,
    storageTop,
    strips,
    lines: 1,
    brief: false,
    slim: false,
    table: null,
    meeting: { x: width / 2, y: places.ribbon.y },
    grids: cast.actors.map((_, order) => {
      const { x, y, grid } = order === 0 ? old : next;
      return { x, y, grid, width: grid.width, line: 0, left: x, sign: x };
    }),
  };
}
