/**
 * Draws stride 0 in the step in which a dim stretches: a fan of threads ties one storage cell to all
 * cells that show it, a finger walks along these cells, and the hop in storage comes back to the
 * cell that it left.
 */
import type { Int, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { Actor, ActorCell } from './actors';
import { SMALL } from './arrange';
import { type StagePart, type StageSet, storeKey } from './set';
import type { Pose, PosesInMaking, Sprite } from './sprites';
import { columnsOf, MONO, round } from './text';
import { TAKEN, threadFrom } from './thread';

/** Height in px of the loop below the address of a storage cell. */
export const LOOP = 12;
/** The largest number of threads in a fan. */
const MOST = 8;

/** A tensor that stretches at this step: the dims, and the stride that the core gives for them. */
interface Stretch {
  actor: Actor;
  dims: number[];
  stride: Int;
}

export function zeroStrideOf(set: StageSet): StagePart {
  const stretching = set.cast.actors.filter(({ dims }) => dims.some(({ stretched }) => stretched));
  return {
    sprites: stretching.flatMap((actor) => spritesOf(set, actor)),
    pose(scene, poses) {
      for (const stretch of stretchesAt(scene, stretching)) poseFan(set, stretch, poses);
    },
  };
}

function spritesOf({ places }: StageSet, { tensor, mark }: Actor): Sprite[] {
  const line = { operand: mark, width: 0, height: 0, text: 0 } as const;
  const strip = places.strips[0]?.cell ?? { width: 0, height: 0 };
  return [
    ...Array.from({ length: MOST }, (_, at): Sprite[] => [
      { ...line, key: `fan${tensor}:${at}`, kind: 'thread' },
      { ...line, key: `same${tensor}:${at}`, kind: 'frame', ...places.cell },
    ]).flat(),
    { ...line, key: `shared${tensor}`, kind: 'frame', ...strip },
    { ...line, key: `loop${tensor}`, kind: 'thread' },
    {
      key: `looped${tensor}`,
      kind: 'text',
      width: 60,
      height: 14,
      text: SMALL,
      strong: true,
      anchor: 'start',
    },
    { key: `walk${tensor}`, kind: 'frame', ...places.cell, text: 0 },
  ];
}

function stretchesAt(scene: Scene, actors: readonly Actor[]): Stretch[] {
  const shapes = scene.phase === 'stretch' ? figureOf(scene, 'shapes') : undefined;
  return actors.flatMap((actor) => {
    const row = shapes?.rows.find(({ tensor }) => tensor === actor.tensor);
    const dims = actor.dims.flatMap((_, dim) =>
      row?.cells[dim]?.state === 'stretched' && shapes?.columns[dim]?.current ? [dim] : [],
    );
    const stride = row?.cells[dims[0] ?? -1]?.stride;
    return stride === null || stride === undefined ? [] : [{ actor, dims, stride }];
  });
}

/** The first cell of the window and the ghosts that show the same storage cell. */
const sharing = ({ actor: { cells, start }, dims }: Stretch): ActorCell[] =>
  cells.filter(({ index }) =>
    index.every((entry, dim) => dims.includes(dim) || entry === (start[dim] ?? 0)),
  );

function poseFan(set: StageSet, stretch: Stretch, poses: PosesInMaking): void {
  const { actor, stride } = stretch;
  const { tensor, info } = actor;
  const cells = sharing(stretch);
  const first = cells[0];
  const store = first && set.stored.get(storeKey(info.storage, first.address));
  if (!first || !store || cells.length < 2) return;
  const others: string[] = [];
  cells.slice(0, MOST).forEach(({ key, ghost }, lane) => {
    const grid = set.cells.get(key);
    if (!grid) return;
    // Cells of one column leave on both sides in turn: their threads would coincide.
    const above = cells.slice(0, lane).filter((one) => set.cells.get(one.key)?.x === grid.x);
    const right = above.length % 2 === 1;
    const thread = { tensor, grid, store, end: TAKEN, lane, met: null, right, others };
    const path = threadFrom(set, thread);
    others.push(path);
    poses.set(`fan${tensor}:${lane}`, { x: 0, y: 0, opacity: 1, path, when: [0.45, 0.8] });
    const look = ghost ? 'mould' : 'lit';
    poses.set(`same${tensor}:${lane}`, { ...grid, look, when: [0.7, 0.9] });
  });
  poses.set(`shared${tensor}`, { ...store, look: 'lit', when: [0.3, 0.5] });
  poseLoop(set, tensor, store, `${set.words.stride} ${stride}`, poses);
  const [from, to] = [set.cells.get(first.key), set.cells.get(cells.at(-1)?.key ?? '')];
  if (from && to) poses.set(`walk${tensor}`, { ...to, from, when: [0.5, 1] });
}

/** The hop of stride 0, below the storage cell: it comes back to the cell that it left. */
function poseLoop(
  { room, places, stored }: StageSet,
  tensor: number,
  store: Pose,
  label: string,
  poses: PosesInMaking,
): void {
  const { width, height } = places.strips[0]?.cell ?? { width: 0, height: 0 };
  const [x, y] = [store.x + width / 2, store.y + height + SMALL + 5];
  const lowest = Math.max(...[...stored.values()].map((home) => home.y));
  if (store.y < lowest || y + LOOP > room.height) return;
  const foot = y + LOOP * 1.3;
  const path = `M${round(x - 5)} ${y}C${round(x - 12)} ${foot} ${round(x + 12)} ${foot} ${round(x + 5)} ${y}m-5 3l5 -3l3 5`;
  poses.set(`loop${tensor}`, { x: 0, y: 0, opacity: 1, path, when: [0.55, 0.9] });
  const last = room.width - columnsOf(label) * MONO * SMALL;
  poses.set(`looped${tensor}`, {
    x: Math.min(x + 14, last),
    y: y + 7,
    opacity: 1,
    label,
    when: [0.75, 0.95],
  });
}
