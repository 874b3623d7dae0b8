/**
 * The stage of a view: the place of each ribbon link, both in reading order and folded into the new
 * shape.
 */
import type { Scene } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import type { RibbonCast, RibbonLink } from './ribbon-cast';
import { HOP, type RibbonPlace, type RibbonPlaces } from './ribbon-places';
import type { StageSet } from './set';
import type { Pose } from './sprites';

export interface RibbonSet {
  stage: StageSet;
  ribbon: RibbonCast;
  places: RibbonPlaces;
  /**
   * Place of each link in the ribbon (`lined`) and in the new shape (`folded`); null if that place
   * is out of sight.
   */
  lined: RibbonPlace[];
  folded: (RibbonPlace | null)[];
  /**
   * Links in new rows whose hops are unequal, judged by the core's addresses; empty if a view is
   * possible.
   */
  uneven: ReadonlySet<number>;
}

export function ribbonSetOf(stage: StageSet, ribbon: RibbonCast, places: RibbonPlaces): RibbonSet {
  const { x, y, pitch, line, perLine } = places.ribbon;
  return {
    stage,
    ribbon,
    places,
    lined: ribbon.links.map((_, order) => {
      const down = Math.floor(order / perLine);
      return { x: x + (order - down * perLine) * pitch, y: y + down * line };
    }),
    folded: ribbon.links.map(({ into }) => into && foldedAt(ribbon, places, into)),
    uneven: new Set(ribbon.told.outcome === 'view' ? [] : unevenRows(ribbon)),
  };
}

function unevenRows({ links, hops }: RibbonCast): number[] {
  const rows = new Map<string, number[]>();
  links.forEach(({ into }, order) => {
    const row = String(into?.slice(0, -1));
    if (into) rows.set(row, [...(rows.get(row) ?? []), order]);
  });
  const hopsIn = (row: number[]) => row.slice(0, -1).map((order) => hops[order] ?? null);
  const usual = [...rows.values()].map(hopsIn).find(({ length }) => length > 0)?.[0];
  return [...rows.values()].filter((row) => hopsIn(row).some((hop) => hop !== usual)).flat();
}

function foldedAt({ fold }: RibbonCast, { next }: RibbonPlaces, into: readonly number[]) {
  if (!fold) return null;
  const within = into.map((entry, dim) => entry - (fold.start[dim] ?? 0));
  if (within.some((entry, dim) => entry < 0 || entry >= (fold.counts[dim] ?? 0))) return null;
  const { x, y } = next.grid.place(within);
  return { x: x + next.x, y: y + next.y };
}

/**
 * Hues of the new dims. A new dim that has the stride of a chunk has the chunk's colour: one colour
 * is one step through the storage. All others have colours of their own.
 */
export function nextHues({ old, next, chunks, outcome }: FigureOf<'view'>): number[] {
  return next.map(({ dim, chunk }, at) => {
    const kept = outcome === 'view' && chunk !== null && next[at + 1]?.chunk !== chunk;
    return (kept ? chunks[chunk]?.last : undefined) ?? old.length + dim;
  });
}

/** The progress of a view story at one step. */
export interface RibbonState {
  view: FigureOf<'view'>;
  /** The ribbon has been pulled out of the grid. */
  pulled: boolean;
  /** The first dim that is folded already: folding starts at the last dim. */
  from: number;
  /** The dim that would cross a cut; -1 if none does. */
  straddles: number;
  /** The new shape has another number of elements than the tensor. */
  miscounted: boolean;
  /** The ribbon is completely folded into the new shape. */
  done: boolean;
  /** A copy is made, so the ribbon is straight again. */
  copied: boolean;
}

export function toldAt({ stage, ribbon }: RibbonSet, scene: Scene): RibbonState {
  const view = figureOf(scene, 'view') ?? ribbon.told;
  const { operation } = stage;
  const states = view.next.map(({ state }) => state);
  const from = states.findIndex((state) => state !== 'waiting');
  return {
    view,
    pulled: Number(scene.step) > Number(operation.first),
    from: from < 0 ? states.length : from,
    straddles: states.indexOf('straddles'),
    miscounted: view.outcome === 'refused' && !states.includes('straddles'),
    done: view.outcome === 'view',
    copied: view.outcome === 'copy',
  };
}

/** True if a link has left the ribbon for its place in the new shape. */
export function isFolded(set: RibbonSet, link: RibbonLink, told: RibbonState): boolean {
  const { ribbon } = set;
  const { into } = link;
  if (!into || !ribbon.fold || told.copied) return false;
  if (told.done || told.miscounted) return true;
  if (told.from === told.view.next.length) return false;
  // If a size does not divide its chunk, rows are folded up to the first one with unequal hops.
  if (told.from === into.length - 1 && link.number <= firstUneven(set)) return true;
  return into.every((entry, dim) => dim >= told.from || entry === ribbon.fold?.start[dim]);
}

/** Number of the last link in the first row with unequal hops; -1 if there is none. */
export function firstUneven({ ribbon, uneven }: RibbonSet): number {
  const [first] = uneven;
  const row = String(ribbon.links[first ?? -1]?.into?.slice(0, -1));
  const last = ribbon.links.findLast(({ into }) => into && String(into.slice(0, -1)) === row);
  return first === undefined ? -1 : (last?.number ?? -1);
}

/** The current place of a link; null if it is out of sight. */
export function linkAt(set: RibbonSet, order: number, told: RibbonState): RibbonPlace | null {
  const link = set.ribbon.links[order];
  if (!link) return null;
  return (isFolded(set, link, told) ? set.folded[order] : set.lined[order]) ?? null;
}

/** True if `b` follows `a` in the same row, or in the same line of the ribbon. */
export function isBeside(a: RibbonPlace | null, b: RibbonPlace | null): boolean {
  return a !== null && b !== null && a.y === b.y && b.x > a.x;
}

export const hopPlace = ({ cell }: RibbonPlaces, a: RibbonPlace, b: RibbonPlace): Pose => ({
  x: (a.x + cell.width + b.x) / 2,
  y: a.y + cell.height + HOP / 2,
  opacity: 1,
});
