/**
 * Heads of the axes: a size, and the hop of one step along the axis. Both travel with their axis.
 */
import type { Int, Values } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import { type Actor, isCut } from './actors';
import { titleRoom } from './arrange';
import { headed } from './dim-names';
import type { Axes, AxisTexts } from './flight-axes';
import type { Box } from './grid';
import type { StagePart, StageSet } from './set';
import type { Pose, Sprite } from './sprites';
import { columnsOf, MONO, shorten, titleOf } from './text';

const TEXT = 13;
/**
 * Height of a head line above a grid (one per dim that runs across), and width of a head column
 * beside it (one per dim that runs down).
 */
const LINE = 17;
const COLUMN = 28;
const FAINT = 0.4;

const across = (dim: number, rank: number) => (rank - 1 - dim) % 2 === 0;
const lane = (dim: number, rank: number) => Math.floor((rank - 1 - dim) / 2);

/** Room in px that the heads of a tensor need above and beside it. */
export function headRoom(actor: Actor, axes: AxisTexts): Box {
  const rank = actor.dims.length;
  const lines = Math.max(1, Math.ceil(rank / 2));
  const columns = Math.floor(rank / 2);
  return { width: columns ? columns * columnOf(actor, axes) + 2 : 18, height: lines * LINE + 4 };
}

/** Characters of the longest head above a tensor. */
export const acrossOf = ({ info, dims, made }: Actor, axes: AxisTexts): number =>
  Math.max(
    0,
    ...dims.map((dim, at) =>
      across(at, dims.length)
        ? Math.ceil(
            headed(info, at, dim.size).length + 1 + columnsOf(axes.longest(made, at, false)),
          )
        : 0,
    ),
  );

function columnOf({ info, dims, made }: Actor, axes: AxisTexts): number {
  const down = dims.flatMap((dim, at) =>
    across(at, dims.length)
      ? []
      : [headed(info, at, dim.size).length, columnsOf(axes.longest(made, at, true))],
  );
  return Math.max(COLUMN, Math.ceil(Math.max(...down) * MONO * TEXT) + 6);
}

export function headsOf(set: StageSet, { short, worded }: Axes): StagePart {
  const { cast, firstResult } = set;
  const [old, made] = cast.actors as [Actor, Actor];
  const axes = set.places.worded ? worded : short;
  return {
    sprites: [old, made].flatMap((actor, order) => spritesOf(set, actor, order)),
    pose(scene, poses) {
      const dims = figureOf(scene, 'dims');
      const opened = Number(scene.step) >= firstResult;
      for (const [order, actor] of [old, made].entries()) {
        const place = set.places.grids[order];
        if (!place) continue;
        const { width, height } = headRoom(actor, axes);
        const at = { x: place.x - width + 2, y: place.y - height - 9 };
        poses.set(`title${actor.tensor}`, { ...at, opacity: order && !opened ? FAINT : 1 });
      }
      if (dims) poseOld(set, axes, old, dims, poses);
      if (dims) poseMade(set, axes, old, made, dims, poses);
      if (scene.event.id === 'NOT_CONTIGUOUS') poseMisfit(axes, made, scene.event.values, poses);
    },
  };
}

function spritesOf({ places, room }: StageSet, actor: Actor, order: number): Sprite[] {
  const { info, tensor, dims, mark } = actor;
  const place = places.grids[order];
  if (!place) return [];
  const title = titleOf(info.name, info.shape);
  const label = shorten(
    isCut(actor) ? `${title} …` : title,
    Math.floor((titleRoom(places, order, room.width) - 20) / (MONO * TEXT)),
  );
  const small = { kind: 'text', width: COLUMN, height: 14, text: TEXT, anchor: 'start' } as const;
  return [
    { ...small, key: `title${tensor}`, width: place.width, operand: mark, label, strong: true },
    ...dims.flatMap(({ hue, size }, at): Sprite[] => {
      const head = { ...small, hue, head: true };
      return [
        { ...head, key: `size${tensor}:${at}`, label: headed(info, at, size), strong: true },
        { ...head, key: `stride${tensor}:${at}`, label: '' },
      ];
    }),
  ];
}

/** Places of a dim's size and stride, which depend on the length of the texts. */
function placeOf(
  { places }: StageSet,
  axes: AxisTexts,
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
  const long = columnsOf(stride);
  const length = (extent: number, one: number) =>
    back < 2 ? ((counts[dim] ?? 1) - 1) * (grid.pitch[dim] ?? 0) + one : extent;
  if (across(dim, rank)) {
    const middle = x + length(grid.width, places.cell.width) / 2;
    const left = Math.max(place.left, middle - ((size.length + long + 1) * wide) / 2);
    const top = y - 12 - lane(dim, rank) * LINE;
    return {
      size: { x: left, y: top, opacity: 1 },
      stride: { x: left + (size.length + 1) * wide, y: top, opacity: 1 },
    };
  }
  const middle = y + length(grid.height, places.cell.height) / 2;
  const left = x - 4 - lane(dim, rank) * columnOf(actor, axes);
  return {
    size: { x: left - size.length * wide, y: middle - 8, opacity: 1 },
    stride: { x: left - long * wide, y: middle + 8, opacity: 1 },
  };
}

function poseOld(
  set: StageSet,
  axes: AxisTexts,
  old: Actor,
  { before }: FigureOf<'dims'>,
  poses: Map<string, Pose>,
): void {
  for (const { dim, size, stride, moved } of before) {
    const text = [headed(old.info, dim, size), axes.stride(stride)] as const;
    const at = placeOf(set, axes, old, 0, dim, text);
    if (!at) continue;
    const opacity = moved ? FAINT : 1;
    poses.set(`size0:${dim}`, { ...at.size, opacity });
    poses.set(`stride0:${dim}`, { ...at.stride, opacity, label: text[1] });
  }
}

function poseMade(
  set: StageSet,
  axes: AxisTexts,
  old: Actor,
  made: Actor,
  { before, after }: FigureOf<'dims'>,
  poses: Map<string, Pose>,
): void {
  const { tensor } = made;
  for (const { dim, size, stride, from, step, known, current } of after) {
    const source = before[from ?? -1];
    const stepped = current && source && step !== null && step !== 1;
    const whole = stepped ? axes.sum(source.stride, step, stride) : axes.stride(stride);
    const down = !across(dim, after.length);
    const label = stepped && down ? bare(whole) : whole;
    const at = placeOf(set, axes, made, 1, dim, [headed(made.info, dim, size), label]);
    const left =
      source &&
      placeOf(set, axes, old, 0, source.dim, [
        headed(old.info, source.dim, source.size),
        axes.stride(source.stride),
      ]);
    if (!at) continue;
    const look = current ? 'current' : undefined;
    const opacity = known ? 1 : 0;
    // Size and stride leave the old axis with their old values.
    const leaves = current ? left : null;
    poses.set(`size${tensor}:${dim}`, {
      ...at.size,
      opacity,
      look,
      ...(leaves && { from: leaves.size }),
    });
    poses.set(`stride${tensor}:${dim}`, {
      ...at.stride,
      opacity,
      look,
      label,
      ...(leaves && { from: leaves.stride }),
    });
  }
}

/** The text without its leading word. */
const bare = (text: string) => text.replace(/^\D+ /, '');

/** Marks a stride that differs from the one a contiguous tensor would have. */
function poseMisfit(
  axes: AxisTexts,
  { tensor, dims }: Actor,
  { dim, stride, expected }: Values,
  poses: Map<string, Pose>,
): void {
  const at = Number(dim);
  const whole = axes.unlike(stride as Int, expected);
  const label = across(at, dims.length) ? whole : bare(whole);
  const keys = [`size${tensor}:${at}`, `stride${tensor}:${at}`];
  const before = poses.get(keys[1] ?? '')?.label ?? label;
  const longer = (columnsOf(label) - columnsOf(before)) * MONO * TEXT;
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
