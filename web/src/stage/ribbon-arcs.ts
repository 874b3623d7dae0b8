/**
 * Draws hops as arcs on the storage: forward hops above it and backward hops below, so that they do
 * not tangle.
 */

import type { BrokenHop, Int, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { SMALL } from './arrange';
import { hopText } from './hop-text';
import type { RibbonLink } from './ribbon-cast';
import { isFolded, type RibbonSet, type RibbonState, toldAt } from './ribbon-set';
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
  const hues = set.ribbon.told.chunks.length ? set.ribbon.told.chunks.map(({ last }) => last) : [0];
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
  return { chunk, hops: folded ? hopsOfDim(set, told) : hopsOfChunk(set, told, chunk) };
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

/** Hops between entries of the dim that has just been folded; rows with unequal hops are red. */
function hopsOfDim(set: RibbonSet, told: RibbonState): Hop[] {
  const { ribbon } = set;
  const start = ribbon.fold?.start;
  const given = told.view.next[told.from]?.hop;
  const entries = ribbon.links.filter(
    (link) =>
      isFolded(set, link, told) &&
      link.into?.every((entry, dim) => dim <= told.from || entry === start?.[dim]),
  );
  return entries.slice(1).flatMap((next, at) => {
    const here = entries[at];
    const together = here?.into?.every(
      (entry, dim) => dim >= told.from || entry === next.into?.[dim],
    );
    if (!here || !together) return [];
    const order = ribbon.links.indexOf(here);
    // Entries of the last dim are neighbours in reading order.
    const hop = told.from === told.view.next.length - 1 ? ribbon.hops[order] : given;
    const usual = told.view.chunks[0]?.hop;
    const odd = set.uneven.has(order + 1) && hop !== usual;
    return hop === null || hop === undefined
      ? []
      : [hopOf(here, next, hop, odd ? 'refused' : 'even')];
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
  const { width, height } = place.cell;
  const ahead = to > from;
  const high = (places.arcs - 14) * 0.9;
  const [y, peak] = ahead
    ? [a.y, a.y - high]
    : [a.y + height + SMALL + 3, a.y + height + SMALL + 3 + high];
  const end = ahead ? b.y : b.y + height + SMALL + 3;
  const [x1, x2] = [a.x + width / 2 + 3, b.x + width / 2 - 3];
  const bend = ahead ? peak - high * 0.33 : peak + high * 0.33;
  const path = `M${x1} ${y}C${x1} ${bend} ${x2} ${bend} ${x2} ${end}m-3 ${ahead ? -5 : 5}l3 ${ahead ? 5 : -5}l3 ${ahead ? -5 : 5}`;
  const when = [0.2 + 0.6 * delay, 0.5 + 0.5 * delay] as const;
  poses.set(`arc${key}`, { x: 0, y: 0, opacity: 1, path, look, when });
  // Leaves out a label that would cover another label, or a line of cells above or below.
  const final = strip?.addresses.at(-1) ?? 0;
  const lowest = stage.stored.get(storeKey(strip?.storage ?? 0, final))?.y ?? a.y;
  if (ahead ? a.y > place.y : a.y < lowest) return;
  const middle = (x1 + x2) / 2;
  const side = ahead ? middle : -middle;
  const crowded = drawn.some(
    (other) =>
      Math.sign(other) === Math.sign(side) &&
      Math.abs(other - side) < label.length * MONO * SMALL + 2,
  );
  if (crowded) return;
  drawn.push(side);
  const at = ahead ? peak - 6 : peak + 7;
  poses.set(`jump${key}`, { x: middle, y: at, opacity: 1, label, look, when });
}
