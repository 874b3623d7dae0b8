/**
 * The links of the ribbon: pulled out of the grid in reading order, then folded into the new rows.
 */

import { indexAt } from './actors';
import { SMALL } from './arrange';
import { hopText } from './hop-text';
import { homeOf } from './ribbon-grid';
import { HOP, NUMBER } from './ribbon-places';
import {
  hopPlace,
  isBeside,
  isFolded,
  linkAt,
  type RibbonSet,
  type RibbonState,
  toldAt,
} from './ribbon-set';
import type { StagePart } from './set';
import type { DrawnCellFacts, Pose, Sprite } from './sprites';

export const linkKey = (number: number) => `r${number}`;

export function linksOf(set: RibbonSet): StagePart {
  return {
    sprites: [...spritesOf(set), ...hollowsOf(set)],
    pose(scene, poses) {
      const told = toldAt(set, scene);
      const red = refusedLinks(set, told);
      set.ribbon.links.forEach((_, order) => {
        poseLink(set, order, told, red, poses);
        poseHop(set, order, told, red, poses);
      });
      poseHollows(set, told, poses);
    },
  };
}

function spritesOf({ ribbon, places, stage }: RibbonSet): Sprite[] {
  const { cell, text, addresses } = places;
  const actor = stage.cast.actors[0];
  const small = { kind: 'text', width: cell.width, height: 14, text: SMALL } as const;
  const hue = ribbon.told.chunks[0]?.last ?? null;
  return ribbon.links.flatMap(({ number, label, address }, order): Sprite[] => [
    {
      key: linkKey(number),
      kind: 'cell',
      operand: actor?.mark ?? 0,
      ...cell,
      text,
      label,
      ...(addresses && { small: `@${address}` }),
      cell: {
        tensor: null,
        index: null,
        address,
        storage: actor?.info.storage ?? 0,
        ghost: false,
        number,
      },
    },
    { ...small, key: `number${number}`, label: String(number) },
    {
      ...small,
      key: `hop${number}`,
      hue,
      strong: true,
      label: hopLabel(ribbon.hops[order] ?? null, order === ribbon.links.length - 1),
    },
  ]);
}

const hopLabel = (hop: number | null, last: boolean) =>
  hop !== null ? hopText(hop) : last ? '' : '…';

function poseLink(
  set: RibbonSet,
  order: number,
  told: RibbonState,
  red: ReadonlySet<number>,
  poses: Map<string, Pose>,
): void {
  const { ribbon, places, stage } = set;
  const link = ribbon.links[order];
  if (!link) return;
  const home = homeOf(stage, link.index);
  const now = linkAt(set, order, told);
  const straight = set.lined[order] ?? { x: 0, y: 0 };
  const place = told.pulled ? (now ?? straight) : (home ?? straight);
  const shown = told.pulled && now ? 1 : 0;
  const done = told.done && now !== null;
  const when = whenOf(set, order);
  poses.set(linkKey(link.number), {
    ...place,
    opacity: shown,
    look: lookOf(set, order, told, red),
    cell: done ? resultFacts(set, order) : undefined,
    when,
  });
  // A single new row has the same place as the ribbon.
  const folded = isFolded(set, link, told) && now?.y !== straight.y;
  const under = folded ? places.cell.height + HOP / 2 : -NUMBER / 2;
  poses.set(`number${link.number}`, {
    x: place.x + places.cell.width / 2,
    y: place.y + under,
    opacity: shown && (!folded || (done && !places.tight)) ? 1 : 0,
    when,
  });
}

/** A refused shape makes no tensor, so its cells look tentative. */
function lookOf(set: RibbonSet, order: number, told: RibbonState, red: ReadonlySet<number>) {
  const link = set.ribbon.links[order];
  if (red.has(order)) return 'refused';
  if (!link) return undefined;
  if (told.done) return link.ghost ? 'ghost' : undefined;
  return told.view.outcome === 'refused' && isFolded(set, link, told) ? 'tried' : undefined;
}

/** Links move one after the other, in reading order. */
function whenOf({ ribbon }: RibbonSet, order: number): readonly [number, number] {
  const share = order / Math.max(1, ribbon.links.length);
  return [0.05 + 0.5 * share, 0.5 + 0.5 * share];
}

function resultFacts({ ribbon, stage }: RibbonSet, order: number): DrawnCellFacts | undefined {
  const link = ribbon.links[order];
  const { result, tensors } = stage.operation;
  const info = result === null ? undefined : tensors[result];
  if (!link?.into || !info) return undefined;
  return {
    tensor: result,
    index: String(link.into),
    address: link.address,
    storage: info.storage,
    ghost: link.ghost,
  };
}

function poseHop(
  set: RibbonSet,
  order: number,
  told: RibbonState,
  red: ReadonlySet<number>,
  poses: Map<string, Pose>,
): void {
  const { ribbon, places } = set;
  const link = ribbon.links[order];
  const [a, b] = [linkAt(set, order, told), linkAt(set, order + 1, told)];
  const [one, other] = [link, ribbon.links[order + 1]];
  if (!link || !one || !a) return;
  const together = other && isFolded(set, one, told) === isFolded(set, other, told);
  const folded = isFolded(set, one, told);
  const shown = told.pulled && together && isBeside(a, b) && !(folded && told.done);
  // At the end of a line the hop is drawn after its cell.
  const ends = told.pulled && together && !folded && !isBeside(a, b);
  const next = b && isBeside(a, b) ? b : { x: a.x + places.cell.width, y: a.y };
  const run = ribbonRun(told);
  // Chunks that are joined later have separate brackets, but equal hops.
  const usual = told.view.chunks[0]?.hop;
  const breaks = run !== null && (link.number + 1) % run === 0 && ribbon.hops[order] !== usual;
  poses.set(`hop${link.number}`, {
    ...hopPlace(places, a, next),
    opacity: shown || ends ? 1 : 0,
    look: hopLook(run, breaks, red.has(order) && red.has(order + 1) && folded),
    when: whenOf(set, order),
  });
}

/** Number of elements in the chunk of the last dim; null until the story has found that chunk. */
const ribbonRun = ({ view }: RibbonState): number | null => {
  const [chunk] = view.chunks;
  return chunk ? Number(chunk.numel) : null;
};

const hopLook = (run: number | null, breaks: boolean, refused: boolean) =>
  run === null ? 'plain' : !breaks ? undefined : refused ? 'refused' : 'break';

/** Links in rows that no single hop describes. */
function refusedLinks(set: RibbonSet, told: RibbonState): Set<number> {
  const { ribbon } = set;
  const red = new Set<number>();
  const { straddles } = told;
  if (told.done || told.copied) return red;
  ribbon.links.forEach((link, order) => {
    if (told.miscounted && ribbon.fold && !link.into) red.add(order);
    if (straddles < 0 || !link.into || !isFolded(set, link, told)) return;
    // The entries of the dim without a stride: links at which all later dims are at their first
    // entry.
    const start = ribbon.fold?.start;
    if (link.into.every((entry, dim) => dim <= straddles || entry === start?.[dim])) red.add(order);
  });
  ribbon.links.forEach((link, order) => {
    if (set.uneven.has(order) && isFolded(set, link, told)) red.add(order);
  });
  return red;
}

/** Empty places in a new shape that needs more elements than there are. */
function hollowsOf(set: RibbonSet): Sprite[] {
  return hollowPlaces(set).map(
    (_, order): Sprite => ({
      key: `hollow${order}`,
      kind: 'frame',
      ...set.places.cell,
      text: 0,
    }),
  );
}

function hollowPlaces({ ribbon: { fold, links } }: RibbonSet) {
  if (!fold) return [];
  const taken = new Set(links.map(({ into }) => String(into)));
  const all = fold.counts.reduce((product, count) => product * count, 1);
  return Array.from({ length: all }, (_, order) => order)
    .map((order) => indexAt(order, fold.counts))
    .filter(
      (index) => !taken.has(String(index.map((entry, dim) => entry + (fold.start[dim] ?? 0)))),
    );
}

function poseHollows(set: RibbonSet, told: RibbonState, poses: Map<string, Pose>): void {
  const { next } = set.places;
  hollowPlaces(set).forEach((index, order) => {
    const { x, y } = next.grid.place(index);
    poses.set(`hollow${order}`, {
      x: x + next.x,
      y: y + next.y,
      opacity: told.miscounted ? 1 : 0,
      look: 'refused',
    });
  });
}
