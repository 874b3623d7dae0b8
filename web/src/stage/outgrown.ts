/**
 * Shows an in-place target that would have to grow: it keeps its shape, and the elements of the
 * result for which it has no cell hang on storage cells that are not there.
 */
import type { Actor } from './actors';
import { SMALL } from './arrange';
import type { StagePart, StageSet } from './set';
import type { Pose, PosesInMaking, Sprite } from './sprites';
import { aroundColumn } from './table';
import { MONO, signOf } from './text';
import { threadFrom } from './thread';

/** Key of an element of the result that has no cell to go to, by its index. */
export const lackKey = (index: readonly number[] | string | null) => `lack${index}`;

/** The largest number of storage cells that are drawn where none are. */
const MOST = 6;

export function outgrownOf(set: StageSet): StagePart {
  const { cast, places, cells } = set;
  const target = cast.actors.find(({ info }) => info.role === 'target');
  const dims = target?.dims.flatMap(({ stretched }, at) => (stretched ? [at] : [])) ?? [];
  const lacking = target?.cells.filter(({ ghost }) => ghost) ?? [];
  if (!set.operation.refused || !target) return { sprites: [], pose: () => {} };
  const whole = largest(cast.actors, target);
  const slots = slotsOf(set, target, lacking.length);
  const met = whole ?? cast.actors.find((one) => one !== target && one.staged);
  const labels = labelsOf(set, target, met);
  const line = { width: 0, height: 0, text: 0 } as const;
  const words: Sprite = { ...line, key: 'lackshapes', kind: 'text', text: 14, strong: true };
  return {
    sprites: [
      ...lacking.map(
        ({ index }): Sprite => ({
          key: lackKey(index),
          kind: 'cell',
          operand: 'result',
          ...places.cell,
          ...lackText(labels.get(String(index)) ?? '', places),
        }),
      ),
      ...slots.flatMap((_, at): Sprite[] => [
        { ...line, key: `lackslot${at}`, kind: 'frame', ...places.strips[0]?.cell },
        { ...line, key: `lackthread${at}`, kind: 'thread' },
      ]),
      { ...words, width: 160, height: 16 },
      { ...words, key: 'lackroom', text: SMALL, width: 60, height: 14, label: set.words.noRoom },
    ],
    pose(scene, poses) {
      if (scene.event.id !== 'IN_PLACE_REFUSED') return;
      for (const { key, index } of lacking) {
        const [place, from] = [cells.get(key), cells.get(`c${whole?.tensor}:${index}`)];
        if (!place) continue;
        const when = [0.1, 0.6] as const;
        poses.set(lackKey(index), { ...place, opacity: 1, look: 'refused', from, when });
      }
      poseSlots(set, target, slots, poses);
      const { shape, broadcast } = scene.event.values;
      const begin = places.strips[cast.actors.indexOf(target)]?.x ?? 0;
      const half = (slots[0]?.x ?? begin) - begin;
      poses.set('lackshapes', {
        x: Math.max(130, begin + half / 2),
        y: places.storageTop + 7,
        opacity: 1,
        look: 'refused',
        label: `${broadcast} ≠ ${shape}`,
        when: [0.6, 1],
      });
      for (const dim of dims) {
        refuse(poses, `axis${target.tensor}:${dim}`);
        refuse(poses, `box${target.tensor}:${dim}`);
        refuse(poses, `verdict${dim}`, '✕');
      }
      const at = dims.at(-1);
      // The target may have no size at this dim to draw the outline around.
      const [column, verdict] = [poses.get('column'), poses.get(`verdict${at}`)];
      if (column && verdict && places.table)
        poses.set('column', {
          ...column,
          x: verdict.x - places.table.box.width / 2 - aroundColumn(places.table),
          opacity: 1,
          look: 'refused',
        });
    },
  };
}

/** The operand that makes the result larger than the target: it has elements where the target has none. */
const largest = (actors: readonly Actor[], target: Actor | undefined) =>
  actors.find(
    (one) => one !== target && one.staged && one.dims.every(({ stretched }) => !stretched),
  );

/** By index, the two values that would meet there, such as `0+20`. */
function labelsOf({ operation, source }: StageSet, target: Actor, met: Actor | undefined) {
  const valuesOf = ({ tensor, start, counts, cells }: Actor) => {
    const { labels } = source.cells(tensor, Number(operation.first), true, start, counts);
    return new Map(cells.map(({ index }, at) => [String(index), labels?.[at] ?? '']));
  };
  const sign = signOf(operation.name);
  const others = met && sign ? valuesOf(met) : new Map<string, string>();
  return new Map(
    [...valuesOf(target)].map(([index, value]) => {
      const other = others.get(index);
      return [index, value && other ? `${value}${sign}${other}` : ''];
    }),
  );
}

/** A cross where there is no room for the values. */
function lackText(label: string, { cell, text }: StageSet['places']) {
  const fits = Math.min(text, Math.floor((cell.width - 4) / (MONO * Math.max(1, label.length))));
  return label && fits >= SMALL - 1 ? { label, text: fits } : { label: '✕', text };
}

/** Places behind the last cell of the target's storage, as far as there is room. */
function slotsOf({ cast, places, stored, room }: StageSet, target: Actor, lacking: number): Pose[] {
  const order = cast.strips.findIndex(({ storage }) => storage === target.info.storage);
  const place = places.strips[order];
  const last = [...stored].findLast(([key]) => key.startsWith(`s${target.info.storage}@`))?.[1];
  if (!place || !last) return [];
  const next = places.strips
    .filter(({ x, y }) => y === last.y && x > last.x)
    .map(({ x }) => x - 24);
  const free = Math.min(room.width - 4, ...next) - last.x - place.cell.width;
  const count = Math.min(MOST, lacking, Math.floor(free / place.cell.width));
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    x: last.x + (at + 1) * place.cell.width,
    y: last.y,
    opacity: 1,
  }));
}

/** Broken threads from the elements to the cells that are not there. */
function poseSlots(set: StageSet, target: Actor, slots: readonly Pose[], poses: PosesInMaking) {
  const { cells, places } = set;
  const { tensor } = target;
  const lacking = target.cells.filter(({ ghost }) => ghost);
  const others: string[] = [];
  slots.forEach((store, lane) => {
    poses.set(`lackslot${lane}`, { ...store, look: 'refused', when: [0.6, 0.8] });
    const grid = cells.get(lacking[lane]?.key ?? '');
    if (!grid) return;
    const path = threadFrom(set, { tensor, grid, store, end: '', lane, met: null, others });
    others.push(path);
    const line = { x: 0, y: 0, opacity: 1, path, look: 'refused' };
    poses.set(`lackthread${lane}`, { ...line, when: [0.5, 0.9] });
  });
  const [first, last] = [slots[0], slots.at(-1)];
  const { width, height } = places.strips[0]?.cell ?? { width: 0, height: 0 };
  if (!first || !last) return;
  poses.set('lackroom', {
    x: (first.x + last.x + width) / 2,
    y: first.y + height + 10,
    opacity: 1,
    look: 'refused',
    when: [0.8, 1],
  });
}

function refuse(poses: Map<string, Pose>, key: string, label?: string): void {
  const pose = poses.get(key);
  if (pose) poses.set(key, { ...pose, look: 'refused', ...(label && { label }) });
}
