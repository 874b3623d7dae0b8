/** What heads the axes: a size, and the hop of one step along it; both travel with their axis. */
import type { Values } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import { type Actor, isCut } from './actors';
import type { Box } from './grid';
import type { Part, StageSet } from './set';
import type { Pose, Sprite } from './sprites';
import { MONO, shorten, titleOf } from './text';

const TEXT = 13;
/** Heads above a grid, one line for each dim that runs across; beside it, one column for each that runs down. */
const LINE = 17;
const COLUMN = 28;
/** Characters that a stride is longer while it is reckoned with: `2×`, `≠1`. */
const SUM = 2;
const FAINT = 0.4;

const across = (dim: number, rank: number) => (rank - 1 - dim) % 2 === 0;
const lane = (dim: number, rank: number) => Math.floor((rank - 1 - dim) / 2);

/** Room that the heads of a tensor need above and beside it. */
export function headRoom(actor: Actor): Box {
  const rank = actor.dims.length;
  const lines = Math.max(1, Math.ceil(rank / 2));
  const columns = Math.floor(rank / 2);
  return { width: columns ? columns * columnOf(actor) + 2 : 18, height: lines * LINE + 4 };
}

function columnOf({ dims, info, made }: Actor): number {
  const down = dims.flatMap((dim, at) =>
    across(at, dims.length)
      ? []
      : [String(dim.size).length, String(info.stride[at]).length + 1 + (made ? SUM : 0)],
  );
  return Math.max(COLUMN, Math.ceil(Math.max(...down) * MONO * TEXT) + 6);
}

export function headsOf(set: StageSet): Part {
  const { cast, firstResult } = set;
  const [old, made] = cast.actors as [Actor, Actor];
  return {
    sprites: [old, made].flatMap((actor, order) => spritesOf(set, actor, order)),
    pose(scene, poses) {
      const dims = figureOf(scene, 'dims');
      const opened = Number(scene.step) >= firstResult;
      for (const [order, actor] of [old, made].entries()) {
        const place = set.places.grids[order];
        if (!place) continue;
        const { width, height } = headRoom(actor);
        const at = { x: place.x - width + 2, y: place.y - height - 9 };
        poses.set(`title${actor.tensor}`, { ...at, opacity: order && !opened ? FAINT : 1 });
      }
      if (dims) poseOld(set, old, dims, poses);
      if (dims) poseMade(set, old, made, dims, poses);
      if (scene.event.id === 'NOT_CONTIGUOUS') poseMisfit(made, scene.event.values, poses);
    },
  };
}

function spritesOf({ places }: StageSet, actor: Actor, order: number): Sprite[] {
  const { info, tensor, dims, mark } = actor;
  const place = places.grids[order];
  if (!place) return [];
  const title = titleOf(info.name, info.shape);
  const label = shorten(
    isCut(actor) ? `${title} …` : title,
    Math.floor((place.width - 18) / (MONO * TEXT)),
  );
  const small = { kind: 'text', width: COLUMN, height: 14, text: TEXT, anchor: 'start' } as const;
  return [
    { ...small, key: `title${tensor}`, width: place.width, operand: mark, label, strong: true },
    ...dims.flatMap((dim, at): Sprite[] => [
      { ...small, key: `size${tensor}:${at}`, hue: dim.hue, label: String(dim.size), strong: true },
      { ...small, key: `stride${tensor}:${at}`, hue: dim.hue, label: '' },
    ]),
  ];
}

/** Where size and stride of a dim stand, by how long they are. */
function placeOf(
  { places }: StageSet,
  actor: Actor,
  order: number,
  dim: number,
  [size, stride]: readonly [string, string],
): { size: Pose; stride: Pose } | null {
  const { dims, counts } = actor;
  const place = places.grids[order];
  if (!place) return null;
  const { grid, x, y } = place;
  const rank = dims.length;
  const back = rank - 1 - dim;
  const wide = MONO * TEXT;
  const length = (extent: number, one: number) =>
    back < 2 ? ((counts[dim] ?? 1) - 1) * (grid.pitch[dim] ?? 0) + one : extent;
  if (across(dim, rank)) {
    const middle = x + length(grid.width, places.cell.width) / 2;
    const left = middle - ((size.length + stride.length + 1) * wide) / 2;
    const top = y - 12 - lane(dim, rank) * LINE;
    return {
      size: { x: left, y: top, opacity: 1 },
      stride: { x: left + (size.length + 1) * wide, y: top, opacity: 1 },
    };
  }
  const middle = y + length(grid.height, places.cell.height) / 2;
  const left = x - 4 - lane(dim, rank) * columnOf(actor);
  return {
    size: { x: left - size.length * wide, y: middle - 8, opacity: 1 },
    stride: { x: left - stride.length * wide, y: middle + 8, opacity: 1 },
  };
}

/** One step along the dim, and how far that is in storage. */
const hop = (dim: number, rank: number, stride: unknown) =>
  `${across(dim, rank) ? '→' : '↓'}${stride}`;

function poseOld(
  set: StageSet,
  old: Actor,
  { before }: FigureOf<'dims'>,
  poses: Map<string, Pose>,
): void {
  for (const { dim, size, stride, moved } of before) {
    const text = [String(size), hop(dim, before.length, stride)] as const;
    const at = placeOf(set, old, 0, dim, text);
    if (!at) continue;
    const opacity = moved ? FAINT : 1;
    poses.set(`size0:${dim}`, { ...at.size, opacity });
    poses.set(`stride0:${dim}`, { ...at.stride, opacity, label: text[1] });
  }
}

function poseMade(
  set: StageSet,
  old: Actor,
  made: Actor,
  { before, after }: FigureOf<'dims'>,
  poses: Map<string, Pose>,
): void {
  const { tensor } = made;
  for (const { dim, size, stride, from, step, known, current } of after) {
    const source = before[from ?? -1];
    const stepped = current && source && step !== null && step !== 1;
    const label = hop(dim, after.length, stepped ? `${step}×${source.stride}` : stride);
    const at = placeOf(set, made, 1, dim, [String(size), label]);
    const left =
      source &&
      placeOf(set, old, 0, source.dim, [
        String(source.size),
        hop(source.dim, before.length, source.stride),
      ]);
    if (!at) continue;
    const look = current ? 'current' : undefined;
    const opacity = known ? 1 : 0;
    const start = left ?? at;
    poses.set(`size${tensor}:${dim}`, { ...(known ? at : start).size, opacity, look });
    poses.set(`stride${tensor}:${dim}`, {
      ...(known ? at : start).stride,
      opacity,
      look,
      label,
    });
  }
}

/** The stride that is not what lying side by side would make it. */
function poseMisfit(
  { tensor, dims }: Actor,
  { dim, stride, expected }: Values,
  poses: Map<string, Pose>,
): void {
  const at = Number(dim);
  const label = `${hop(at, dims.length, stride)}≠${expected}`;
  const keys = [`size${tensor}:${at}`, `stride${tensor}:${at}`];
  const longer = (label.length - (poses.get(keys[1] ?? '')?.label ?? label).length) * MONO * TEXT;
  for (const [which, key] of keys.entries()) {
    const pose = poses.get(key);
    const left = across(at, dims.length) ? longer / 2 : which * longer;
    if (pose)
      poses.set(key, {
        ...pose,
        x: pose.x - left,
        look: 'current',
        ...(which === 1 && { label }),
      });
  }
}
