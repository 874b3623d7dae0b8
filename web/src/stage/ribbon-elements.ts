/**
 * One element of a view: its place in the new shape and its storage cell. For a copy, also the
 * value put into the new storage.
 */
import type { ElementAccess, Int, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { stripsAbove } from './lanes';
import { type RibbonSet, toldAt } from './ribbon-set';
import { hasElements, type StagePart, storeKey } from './set';
import type { Pose, Sprite, SpriteMark } from './sprites';
import { copyKey } from './strips';
import { MONO } from './text';
import { leaving, TAKEN, wayDown } from './thread';

export function ribbonElementsOf(set: RibbonSet): StagePart {
  const { operation } = set.stage;
  if (!hasElements(operation)) return { sprites: [], pose: () => {} };
  return {
    sprites: spritesOf(set),
    pose(scene, poses) {
      openCopy(set, scene, poses);
      const element = figureOf(scene, 'element');
      if (!element) return;
      const told = toldAt(set, scene);
      const [read] = element.reads;
      const order = set.ribbon.links.findIndex(({ number }) => number === Number(element.number));
      const link = (told.done ? set.folded[order] : set.lined[order]) ?? null;
      const out = element.write ?? (told.done ? read : undefined);
      poseIndices(set, order, out?.index ?? null, poses);
      const stored = read ? storeOf(set, read) : null;
      poseEnds(set, 'read', link, stored, [0.05, 0.4], poses);
      if (!element.write && read && link && stored)
        poses.set('drop', { ...flies(read.value, stored), x: link.x, y: link.y });
      if (element.write) poseLaid(set, element.write, link, poses);
    },
  };
}

function spritesOf({ stage, places, ribbon }: RibbonSet): Sprite[] {
  const strip = places.strips[0]?.cell ?? places.cell;
  const ends = (key: string, operand: SpriteMark): Sprite[] => [
    { key: `thread${key}`, kind: 'thread', operand, width: 0, height: 0, text: 0 },
    { key: `lit${key}`, kind: 'frame', operand, ...places.cell, text: 0 },
    { key: `store${key}`, kind: 'frame', operand, ...strip, text: 0 },
  ];
  const mark = stage.cast.actors[0]?.mark ?? 0;
  const chip = (key: string): Sprite => ({
    key,
    kind: 'chip',
    // A view has the colour of the storage that it reads.
    operand: ribbon.copies ? 'result' : mark,
    width: places.cell.width,
    height: Math.ceil(1.5 * places.text),
    text: places.text,
  });
  const said = (key: string): Sprite => ({
    key,
    kind: 'text',
    width: 160,
    height: 16,
    anchor: 'start',
    strong: true,
    text: 13,
  });
  return [
    { key: 'litfrom', kind: 'frame', operand: mark, ...places.cell, text: 0 },
    ...ends('read', mark),
    ...ends('out', 'result'),
    chip('drop'),
    chip('sink'),
    said('atold'),
    said('atnew'),
  ];
}

/**
 * Shows that one element has three coordinates: its old index, its number in reading order and its
 * new index.
 */
function poseIndices(
  set: RibbonSet,
  order: number,
  out: readonly Int[] | null,
  poses: Map<string, Pose>,
): void {
  const { stage, places, ribbon } = set;
  const link = ribbon.links[order];
  if (!link) return;
  const [old, made] = [stage.operation.tensors[ribbon.told.tensor], stage.operation.result];
  const { old: from, next, label, nextLabel } = places;
  const [left, right] = [from.boxes.x - label, next.boxes.x - nextLabel];
  const y = from.boxes.y + places.box.height + (places.tight ? 27 : 30);
  const say = (key: string, x: number, wide: number, name: string, index: readonly Int[]) => {
    const [whole, short] = [`${name}[${index.join(', ')}]`, `[${index.join(', ')}]`];
    const said = whole.length * MONO * 13 < wide ? whole : short;
    // A tensor without dims has no index, and an index with many dims can be longer than its room.
    const shown = index.length > 0 && said.length * MONO * 13 < wide;
    poses.set(key, { x, y, opacity: shown ? 1 : 0, label: said, when: [0, 0.3] });
  };
  say('atold', left, right - left - 6, old?.name ?? '', link.index);
  const name = stage.operation.tensors[made ?? -1]?.name ?? '';
  if (out) say('atnew', right, stage.room.width - right - 4, name, out);
  const key = `c${ribbon.told.tensor}:${link.index}`;
  const [cell, number] = [poses.get(key), poses.get(`number${link.number}`)];
  if (cell) {
    poses.set(key, { ...cell, opacity: 1, when: [0, 0.3] });
    poses.set('litfrom', { ...cell, opacity: 1, look: 'lit', label: undefined, when: [0, 0.3] });
  }
  if (number) poses.set(`number${link.number}`, { ...number, opacity: 1, look: 'current' });
}

const storeOf = ({ stage }: RibbonSet, { tensor, address }: ElementAccess): Pose | null => {
  const info = stage.operation.tensors[tensor];
  return (info && stage.stored.get(storeKey(info.storage, address))) ?? null;
};

function poseEnds(
  { places, stage, ribbon: { copies } }: RibbonSet,
  key: string,
  link: { x: number; y: number } | null,
  stored: Pose | null,
  when: readonly [number, number],
  poses: Map<string, Pose>,
): void {
  if (link) poses.set(`lit${key}`, { ...link, opacity: 1, look: 'lit', when: [0, 0.35] });
  if (stored) poses.set(`store${key}`, { ...stored, look: 'lit', when: [0, 0.4] });
  if (!link || !stored) return;
  const { cell, ribbon } = places;
  const lowest = Math.max(...[...poses].map(([key, { y }]) => (/^[cr]\d/.test(key) ? y : 0)));
  const gap = link.x - (ribbon.pitch - cell.width) / 2;
  const floor = lowest + cell.height + 4;
  // Hops are drawn between the links of the last line, so the thread goes straight down there.
  const middle = link.x + cell.width / 2;
  const straight = copies && link.y === lowest;
  const out = straight
    ? { path: `M${middle} ${link.y + cell.height}V${floor}`, at: [middle, floor] as const }
    : leaving(link, cell, gap, floor);
  const path = out.path + wayDown(stage, out.at, stripsAbove(stage, stored), stored, 0) + TAKEN;
  poses.set(`thread${key}`, { x: 0, y: 0, opacity: 1, path, when });
}

/** The new storage appears when the copy is decided; until then its place is used for hops. */
function openCopy(set: RibbonSet, scene: Scene, poses: Map<string, Pose>): void {
  const strip = set.ribbon.copies ? set.stage.cast.strips[1] : undefined;
  if (!strip || toldAt(set, scene).copied) return;
  const keys = strip.addresses.map((address) => storeKey(strip.storage, address));
  for (const key of [...keys, `mark${strip.storage}`, copyKey(strip)]) {
    const pose = poses.get(key);
    if (pose) poses.set(key, { ...pose, opacity: 0 });
  }
}

/** A value on its way; on arrival it becomes part of its cell. */
const flies = (label: string, from: { x: number; y: number }) =>
  ({ opacity: 0, passing: true, label, from, when: [0.4, 0.95] }) as const;

/** Moves the value from the ribbon to its cell and to its place in the new storage. */
function poseLaid(
  set: RibbonSet,
  out: ElementAccess,
  link: { x: number; y: number } | null,
  poses: Map<string, Pose>,
): void {
  const { stage } = set;
  const grid = stage.cells.get(`c${out.tensor}:${out.index}`) ?? null;
  const stored = storeOf(set, out);
  if (grid) poses.set('litout', { ...grid, look: 'lit', when: [0.6, 0.9] });
  if (stored) poses.set('storeout', { ...stored, look: 'lit', when: [0.6, 0.9] });
  const from = link ?? grid;
  if (!from) return;
  const drop = flies(out.value, from);
  if (grid) poses.set('drop', { ...drop, x: grid.x, y: grid.y });
  if (stored) poses.set('sink', { ...drop, x: stored.x, y: stored.y });
}
