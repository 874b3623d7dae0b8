/** View, reshape, flatten: the ribbon of elements in reading order, folded anew. STAGE.md section 3. */
import { CAPS, type Caps, STRIPS } from './actors';
import type { Arrangement } from './arrange';
import { arcsOf } from './ribbon-arcs';
import { type RibbonCast, ribbonCast } from './ribbon-cast';
import { bracketsOf } from './ribbon-chunks';
import { ribbonElementsOf } from './ribbon-elements';
import { oldGridOf } from './ribbon-grid';
import { linksOf } from './ribbon-links';
import { placeRibbon, type RibbonPlaces } from './ribbon-places';
import { hopText, type RibbonSet, ribbonSetOf } from './ribbon-set';
import { sizesOf } from './ribbon-sizes';
import type { Part, StageRequest } from './set';
import { setOf } from './set';
import { stripsOf } from './strips';

/** A ribbon takes one line where it can: more columns than elsewhere. */
const WIDE = [
  { dims: [36, 16, 8, 4] },
  { dims: [24, 12, 6, 4] },
  { dims: [16, 12, 6, 3] },
] as const;

/** Null where even the smallest part does not fit. */
export function ribbonOf(request: StageRequest): Part[] | null {
  const set = fittingSet(request);
  if (!set) return null;
  return [
    oldGridOf(set),
    sizesOf(set),
    stripsOf(set.stage),
    linksOf(set),
    bracketsOf(set),
    arcsOf(set),
    ribbonElementsOf(set),
  ];
}

function fittingSet(request: StageRequest): RibbonSet | null {
  const { operation, source, room, step } = request;
  for (const one of [...WIDE, ...CAPS])
    for (const strip of STRIPS) {
      const caps: Caps = { ...one, strip };
      const ribbon = ribbonCast(operation, source, caps, step);
      const places = ribbon && placeRibbon(needOf(request, ribbon), room);
      if (places) {
        const stage = setOf(request, ribbon.cast, asArrangement(places, ribbon, room.width));
        return ribbonSetOf(stage, ribbon, places);
      }
    }
  return null;
}

function needOf({ words, operation }: StageRequest, ribbon: RibbonCast) {
  const { cast, links, fold, hops, told } = ribbon;
  const length = (texts: readonly unknown[]) =>
    Math.max(1, ...texts.map((one) => String(one ?? '').length));
  const bytes = operation.tensors[0]?.strideUnit === 'byte';
  return {
    old: cast.actors[0]?.counts ?? [],
    next: fold?.counts ?? null,
    ranks: [told.old.length, told.next.length] as const,
    links: links.length,
    copies: ribbon.copies,
    strips: cast.strips.map(({ addresses }) => addresses.length),
    value: Math.min(9, length(links.map(({ label }) => label))),
    hop: length(hops.map((hop) => (hop === null ? '' : hopText(hop)))),
    digits: length([
      ...told.old.flatMap(({ size, stride }) => [size, stride]),
      ...told.next.flatMap(({ size, stride }) => [size, stride]),
    ]),
    label: (bytes ? words.strideInBytes : words.stride).length,
  };
}

/** What grids and storages know of places, for the parts that are shared. */
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
    table: null,
    meeting: { x: width / 2, y: places.ribbon.y },
    grids: cast.actors.map((_, order) => {
      const { x, y, grid } = order === 0 ? old : next;
      return { x, y, grid, width: grid.width, line: 0 };
    }),
  };
}
