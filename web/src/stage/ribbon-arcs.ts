/**
 * Draws hops as arcs on the storage: forward hops above it and backward hops below, so that they do
 * not tangle.
 */

import type { BrokenHop, Int, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { SMALL } from './arrange';
import { hopArc } from './hop-arc';
import { hopText } from './hop-text';
import type { RibbonLink } from './ribbon-cast';
import { nextHues, type RibbonSet, type RibbonState, toldAt } from './ribbon-set';
import { type StagePart, storeKey } from './set';
import type { Pose, Sprite } from './sprites';
import { MONO } from './text';

const MOST = 10;

interface Hop {
  from: number;
  to: number;
  label: string;
  look: 'even' | 'break' | 'wanted' | 'refused';
  /** The chunk of this hop, if it is not the chunk of the step. */
  of?: number;
}

export function arcsOf(set: RibbonSet): StagePart {
  const order = Array.from({ length: MOST }, (_, at) => at);
  const { chunks } = set.ribbon.told;
  const hues = [...chunks.map(({ last }) => last), ...nextHues(set.ribbon.told), 0];
  return {
    sprites: hues.flatMap((hue, chunk) =>
      order.flatMap((at): Sprite[] => [
        { key: `arc${chunk}:${at}`, kind: 'path', hue, width: 0, height: 0, text: 0 },
        {
          key: `jump${chunk}:${at}`,
          kind: 'text',
          hue,
          width: 30,
          height: 14,
          text: SMALL,
          strong: true,
        },
      ]),
    ),
    pose(scene, poses) {
      const told = toldAt(set, scene);
      const { chunk, hops } = hopsAt(set, scene, told);
      const drawn: number[] = [];
      hops.slice(0, MOST).forEach((hop, at) => {
        poseHop(set, hop, `${hop.of ?? chunk}:${at}`, at / Math.max(3, hops.length), drawn, poses);
      });
    },
  };
}

/**
 * The hops of a step: a run of a chunk, the break between two runs, the entries of a new dim, or
 * the refused jumps.
 */
function hopsAt(set: RibbonSet, scene: Scene, told: RibbonState): { chunk: number; hops: Hop[] } {
  const visits = figureOf(scene, 'visits');
  if (visits && !told.copied)
    return {
      chunk: 0,
      hops: visits.runs.flatMap(({ addresses, jumps, odd }) =>
        jumps.map((jump, at) => ({
          from: Number(addresses[at]),
          to: Number(addresses[at + 1]),
          label: hopText(Number(jump)),
          look: odd[at] ? ('refused' as const) : ('even' as const),
        })),
      ),
    };
  const chunk = told.view.chunks.findIndex(({ current }) => current);
  if (told.straddles >= 0 || told.done || told.copied || chunk < 0) return { chunk: 0, hops: [] };
  const folded = told.from < told.view.next.length;
  return folded
    ? { chunk: set.ribbon.told.chunks.length + told.from, hops: hopsOfDim(set, told) }
    : { chunk, hops: hopsOfChunk(set, told, chunk) };
}

/** The first run of a chunk, and the hop at which the chunk before it breaks. */
function hopsOfChunk({ ribbon }: RibbonSet, { view }: RibbonState, order: number): Hop[] {
  const chunk = view.chunks[order];
  if (!chunk) return [];
  const inner = view.chunks.slice(0, order).reduce((run, { numel }) => run * Number(numel), 1);
  const run = inner * Number(chunk.numel);
  const starts = ribbon.links.filter(({ number }) => number < run && number % inner === 0);
  // If part of the ribbon is left out, two links shown side by side need not be neighbours.
  const even = starts.slice(1).flatMap((next, at): Hop[] => {
    const here = starts[at];
    return here && next.number === here.number + inner
      ? [hopOf(here, next, chunk.hop, 'even')]
      : [];
  });
  const broken = view.cuts.find(({ after }) => after === chunk.last)?.broken;
  return broken ? [...hopsOfBreak(broken, order - 1), ...even] : even;
}

/** The hop to the actual next element, and the hop that an even step would have made. */
function hopsOfBreak({ from, to, wanted, hop, usual }: BrokenHop, of: number): Hop[] {
  const ends = { from: Number(from) };
  return [
    { ...ends, to: Number(to), label: hopText(Number(hop)), look: 'break' },
    { ...ends, to: Number(wanted), label: `${hopText(Number(usual))}?`, look: 'wanted', of },
  ];
}

/** All hops along the dim that has just been folded; those of rows with unequal hops are red. */
function hopsOfDim({ ribbon, uneven }: RibbonSet, told: RibbonState): Hop[] {
  const dim = told.from;
  const given = told.view.next[dim]?.hop;
  const usual = told.view.chunks[0]?.hop;
  const places = new Map(ribbon.links.map((link, order) => [String(link.into), { link, order }]));
  return ribbon.links.flatMap((link, order): Hop[] => {
    const after = link.into?.map((entry, at) => (at === dim ? entry + 1 : entry));
    const next = places.get(String(after));
    if (!next) return [];
    // Entries of the last dim are neighbours in reading order.
    const hop = dim === told.view.next.length - 1 ? ribbon.hops[order] : given;
    const odd = uneven.has(next.order) && hop !== usual;
    return hop === null || hop === undefined
      ? []
      : [hopOf(link, next.link, hop, odd ? 'refused' : 'even')];
  });
}

const hopOf = (from: RibbonLink, to: RibbonLink, hop: Int, look: Hop['look']): Hop => ({
  from: from.address,
  to: to.address,
  label: hopText(Number(hop)),
  look,
});

/** A point after the storage, or before it, for an address without a cell. */
function beyond({ stage, places }: RibbonSet, address: number): Pose | null {
  const { storage, addresses } = stage.cast.strips[0] ?? { storage: 0, addresses: [] };
  const cell = places.strips[0]?.cell.width ?? 0;
  const ends = [addresses[0] ?? 0, addresses.at(-1) ?? 0];
  const [first, last] = ends.map((end) => stage.stored.get(storeKey(storage, end)));
  const most = stage.room.width - cell / 2;
  if (last && address > (ends[1] ?? 0)) return { ...last, x: Math.min(most, last.x + 0.8 * cell) };
  return first && address < (ends[0] ?? 0) ? { ...first, x: first.x - 0.8 * cell } : null;
}

function poseHop(
  set: RibbonSet,
  { from, to, label, look }: Hop,
  key: string,
  delay: number,
  drawn: number[],
  poses: Map<string, Pose>,
): void {
  const { stage, places } = set;
  const strip = stage.cast.strips[0];
  const place = places.strips[0];
  const home = (address: number) => stage.stored.get(storeKey(strip?.storage ?? 0, address));
  const a = home(from);
  if (!a || !place || from === to) return;
  const b = home(to) ?? (look === 'wanted' ? beyond(set, to) : null);
  if (!b) return;
  const ahead = to > from;
  const { path, label: middle } = hopArc(a, b, place.cell, (places.arcs - 14) * 0.9, !ahead);
  const when = [0.2 + 0.6 * delay, 0.5 + 0.5 * delay] as const;
  poses.set(`arc${key}`, { x: 0, y: 0, opacity: 1, path, look, when });
  // Leaves out a label that would cover another label, or a line of cells above or below.
  const final = strip?.addresses.at(-1) ?? 0;
  const lowest = stage.stored.get(storeKey(strip?.storage ?? 0, final))?.y ?? a.y;
  if (ahead ? a.y > place.y : a.y < lowest) return;
  const side = ahead ? middle.x : -middle.x;
  const crowded = drawn.some(
    (other) =>
      Math.sign(other) === Math.sign(side) &&
      Math.abs(other - side) < label.length * MONO * SMALL + 6,
  );
  if (crowded) return;
  drawn.push(side);
  poses.set(`jump${key}`, { ...middle, opacity: 1, label, look, when });
}
