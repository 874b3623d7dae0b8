/**
 * Flies cells from their places in the old tensor to their places in the result; cells that the
 * result leaves out fade.
 */
import type { Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { type Actor, type ActorCell, factsOf } from './actors';
import type { Origins } from './flight-origins';
import { type StagePart, type StageSet, storeKey } from './set';
import type { Pose, Sprite } from './sprites';

const FAINT = 0.28;
/** Share of the move in which cells start, one after the other in the result's reading order. */
const WAVE = 0.45;
/** Space in px around the place of the result. */
const EDGE = 1;

export function flightCells(set: StageSet, origins: Origins): StagePart {
  const [old, made] = set.cast.actors as [Actor, Actor];
  return {
    sprites: [...opening(set), ...spritesOf(set, old), ...spritesOf(set, made)],
    pose(scene, poses) {
      const place = set.places.grids[1];
      const waits = Number(scene.step) < set.firstResult;
      if (place)
        poses.set('opening', {
          x: place.x - EDGE,
          y: place.y - EDGE,
          opacity: waits ? 1 : 0,
          look: 'opening',
        });
      const left = leftOut(set, origins, scene);
      poseOld(set, old, left, scene, poses);
      poseMade(set, made, origins, scene, poses);
      fadeStorage(set, old, left, unread(set, origins, scene), poses);
    },
  };
}

/** The empty place of the result. */
function opening({ places }: StageSet): Sprite[] {
  const grid = places.grids[1]?.grid;
  if (!grid) return [];
  const [width, height] = [grid.width + EDGE + EDGE, grid.height + EDGE + EDGE];
  return [{ key: 'opening', kind: 'frame', width, height, text: 0 }];
}

/** Sprites of a tensor's cells; both tensors share one storage and so one colour. */
function spritesOf({ places }: StageSet, { tensor, info, cells }: Actor): Sprite[] {
  const { text, cell, addresses } = places;
  return cells.map(
    (one): Sprite => ({
      key: one.key,
      kind: 'cell',
      operand: 0,
      width: cell.width,
      height: cell.height,
      text,
      ...(addresses && { small: `@${one.address}` }),
      cell: factsOf(info, tensor, one),
    }),
  );
}

/**
 * Cells that the dims explained so far leave out; at the end, every cell that the result does not
 * read.
 */
function leftOut({ firstResult }: StageSet, { reads, used }: Origins, scene: Scene) {
  const dims = figureOf(scene, 'dims')?.before ?? [];
  const opened = Number(scene.step) >= firstResult;
  const gone = dims.filter(({ moved }) => moved).map(({ dim }) => dim);
  return ({ address, index }: ActorCell) =>
    reads !== null &&
    !reads(address) &&
    (opened || gone.some((dim) => !used[dim]?.has(index[dim] ?? 0)));
}

/** True at the end of the story for addresses that the result does not read. */
const unread =
  ({ firstResult }: StageSet, { reads }: Origins, { step }: Scene) =>
  (address: number) =>
    Number(step) >= firstResult && reads !== null && !reads(address);

function poseOld(
  { source, cells }: StageSet,
  { tensor, staged, start, counts, cells: own }: Actor,
  left: (cell: ActorCell) => boolean,
  scene: Scene,
  poses: Map<string, Pose>,
): void {
  if (own.length === 0) return;
  const now = source.cells(tensor, scene.step, staged, start, counts);
  own.forEach((cell, at) => {
    const home = cells.get(cell.key);
    if (!home) return;
    const opacity = left(cell) ? FAINT : 1;
    const look = cell.ghost ? 'ghost' : undefined;
    poses.set(cell.key, { ...home, opacity, look, label: now.labels?.[at] ?? '' });
  });
}

function poseMade(
  { source, cells, firstResult }: StageSet,
  { tensor, staged, start, counts, cells: own }: Actor,
  { from }: Origins,
  scene: Scene,
  poses: Map<string, Pose>,
): void {
  if (own.length === 0) return;
  const step = Number(scene.step);
  const now = source.cells(tensor, scene.step, staged, start, counts);
  own.forEach((cell, at) => {
    const home = cells.get(cell.key);
    if (!home) return;
    const origin = from.get(cell.key);
    const look = cell.ghost ? 'ghost' : undefined;
    const base = { look, label: now.labels?.[at] ?? '' };
    if (step < firstResult) {
      poses.set(cell.key, { ...(origin ?? home), ...base, opacity: 0 });
      return;
    }
    const begin = (WAVE * at) / own.length;
    const flies = step === firstResult && { from: origin, when: [begin, begin + 0.5] as const };
    poses.set(cell.key, { ...home, ...base, ...flies });
  });
}

/**
 * Dims storage cells that belong to no cell of the old tensor, or that the result no longer reads.
 */
function fadeStorage(
  { cast, stored }: StageSet,
  old: Actor,
  left: (cell: ActorCell) => boolean,
  out: (address: number) => boolean,
  poses: Map<string, Pose>,
): void {
  const whole = old.cells.length === Number(old.info.numel);
  const read = new Set(old.cells.filter((cell) => !left(cell)).map(({ address }) => address));
  const known = new Set(old.cells.map(({ address }) => address));
  for (const { storage, addresses } of cast.strips)
    for (const address of addresses) {
      const key = storeKey(storage, address);
      const pose = poses.get(key);
      const stays = read.has(address) || (!whole && !known.has(address) && !out(address));
      if (pose && stored.has(key) && !stays)
        poses.set(key, { ...pose, opacity: FAINT, when: [0, 1] });
    }
}
