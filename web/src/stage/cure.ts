/**
 * The first move of a cure: the actors of the refused operation glide from where its story left them
 * to where the repaired operation has them.
 */
import type { Operation, TensorInfo } from '../core/types';
import { endsOf } from './actors';
import { shareOf } from './frame';
import type { Box } from './grid';
import { lackKey } from './outgrown';
import { storeKey } from './set';
import type { Pose, Poses, Sprite, StageStory } from './sprites';

/** An operation and its story, both laid out for the same room. */
export interface Staged {
  operation: Operation;
  story: StageStory;
}

/** One move, from position 0 to position 1; there, the cure's own story is at `step`. */
export interface CureMove {
  story: StageStory;
  /** Size of the picture in px at a position: either story may be enlarged. */
  boxAt: (position: number) => Box;
}

export function cureOf(refused: Staged, cured: Staged, step: number): CureMove {
  const { last } = endsOf(refused.operation);
  const old = refused.story.around(last);
  const page = cured.story.around(step);
  const [begins, ends] = [old.pose(last), page.pose(step)];
  const before = new Map(old.sprites.map((sprite) => [sprite.key, sprite]));
  const keyOf = counterparts(refused.operation, cured.operation, old.sprites);
  const [from, to] = [new Map<string, Pose>(), new Map<string, Pose>()];
  const stay = new Set<string>();
  for (const sprite of page.sprites) {
    const end = ends.get(sprite.key);
    if (!end) continue;
    const key = isLine(sprite) ? null : keyOf(sprite);
    const was = key === null ? undefined : before.get(key);
    const begin = key === null ? undefined : begins.get(key);
    const comes = was && isSeen(begin) && isSame(was, begin, sprite, end);
    if (comes) stay.add(was.key);
    from.set(sprite.key, comes ? leaving(begin, was, sprite) : arriving(sprite, end));
    to.set(sprite.key, { ...still(end), when: comes ? MOVES : APPEARS });
  }
  const gone = old.sprites.filter(
    (sprite) => !stay.has(sprite.key) && !isLine(sprite) && isSeen(begins.get(sprite.key)),
  );
  for (const sprite of gone)
    from.set(goneKey(sprite), leaving(begins.get(sprite.key) as Pose, sprite, sprite));
  const sprites = [
    ...gone.map(({ cell, ...sprite }) => ({ ...sprite, key: goneKey(sprite) })),
    ...page.sprites,
  ];
  const story: StageStory = {
    ...page,
    sprites,
    enters: false,
    pose: (position): Poses => (position < 1 ? from : to),
    around: () => story,
    shows: () => true,
  };
  const boxAt = (position: number): Box => {
    const share = shareOf(position, MOVES);
    const mix = (a: number, b: number) => a + (b - a) * share;
    return { width: mix(old.width, page.width), height: mix(old.height, page.height) };
  };
  return { story, boxAt };
}

/** Parts of the move: first what both stories have, then the rest of the cure. */
const MOVES = [0, 0.7] as const;
const APPEARS = [0.55, 1] as const;

const goneKey = ({ key }: Pick<Sprite, 'key'>) => `was ${key}`;
const isLine = ({ kind }: Sprite) => kind === 'thread' || kind === 'path';
const isSeen = (pose: Pose | undefined): pose is Pose => pose !== undefined && pose.opacity > 0.01;

/** True if a sprite may glide to the place of another: no cell changes its value on the way. */
const isSame = (was: Sprite, begin: Pose, now: Sprite, end: Pose): boolean =>
  was.kind === now.kind &&
  (!now.cell || end.look === 'slot' || (begin.label ?? was.label) === (end.label ?? now.label));

/** Without a movement that its own story had to it. */
const still = ({ from, passing, when, ...pose }: Pose): Pose => pose;

/** Where the refused story left it, about the middle of its sprite. */
function leaving(pose: Pose, was: Sprite, now: Sprite): Pose {
  const isText = now.kind === 'text';
  return {
    ...still(pose),
    x: pose.x + (isText ? 0 : (was.width - now.width) / 2),
    y: pose.y + (isText ? 0 : (was.height - now.height) / 2),
    label: pose.label ?? was.label,
  };
}

/** A size that is new, such as the 1 of unsqueeze(), slides in; everything else appears in its place. */
const arriving = ({ kind, width }: Sprite, end: Pose): Pose => ({
  ...still(end),
  x: kind === 'box' ? end.x + width : end.x,
  opacity: 0,
});

/** For a sprite of the cure, the key of the same thing in the refused story; null if there is none. */
function counterparts(refused: Operation, cured: Operation, old: readonly Sprite[]) {
  const stored = new Map(
    old.flatMap(({ key, cell }) =>
      cell && cell.tensor !== null && !cell.ghost ? [[`${cell.tensor}@${cell.address}`, key]] : [],
    ),
  );
  const storages = new Map(
    cured.tensors.flatMap(({ storage, role }, tensor) => {
      const before = refused.tensors[tensor];
      return before && role !== 'result' ? [[storage, before.storage]] : [];
    }),
  );
  return ({ key, kind, cell }: Sprite): string | null => {
    if (cell && kind === 'strip') {
      const storage = storages.get(cell.storage);
      return storage === undefined ? null : storeKey(storage, cell.address);
    }
    const mark = /^mark(\d+)$/.exec(key);
    if (mark) return `mark${storages.get(Number(mark[1]))}`;
    const [, what, number, at] = /^(axis|box|c)(\d+):(.*)$/.exec(key) ?? [];
    const tensor = Number(number);
    const [before, after] = [refused.tensors[tensor], cured.tensors[tensor]];
    if (cell && after?.role === 'result') return lackKey(cell.index);
    if (what === undefined || !before || !after || after.role === 'result') return key;
    if (String(before.shape) === String(after.shape)) return key;
    if (cell) return (!cell.ghost && stored.get(`${tensor}@${cell.address}`)) || null;
    const dim = sameDim(refused, cured, tensor, Number(at));
    return dim === null ? null : `${what}${tensor}:${dim}`;
  };
}

/** The dim of the refused tensor that is read with the same size and stride; both as they are aligned. */
function sameDim(refused: Operation, cured: Operation, tensor: number, at: number): number | null {
  const dims = dimsOf(cured, tensor);
  const found = dimsOf(refused, tensor).findIndex((dim) => dim !== '' && dim === dims[at]);
  return found < 0 ? null : found;
}

/** Size and stride of each aligned dim; empty for a 1, which looks like any other. */
function dimsOf({ staged, tensors }: Operation, tensor: number): string[] {
  const { shape, elementStride } = tensors[tensor] as TensorInfo;
  const own = staged[tensor]?.map(({ from }) => from) ?? shape.map((_, dim) => dim);
  return own.map((dim) =>
    dim === null || Number(shape[dim]) === 1 ? '' : `${shape[dim]} ${elementStride[dim]}`,
  );
}
