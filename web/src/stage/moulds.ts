/**
 * Shows the shape of a result before it has values: outlines leave the cells that the result is
 * made from. Along a dim that disappears they slide together; then they move to the place of the
 * result.
 */
import type { Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { type Access, type Flow, lastOf, standsAt, wholeFlow } from './flows';
import type { StagePart, StageSet } from './set';
import type { Pose, Sprite } from './sprites';

interface Mould {
  key: string;
  read: Access;
  home: Pose;
  /** The index at which outlines that become one come together. */
  together: readonly (number | string)[];
  to: Pose;
  /** Shift in px of an outline that is not the first one of its cell. */
  aside: number;
}

/** The largest number of outlines; the same limit as for moving cells. */
const MOST = 400;
const ASIDE = 3;

export function mouldsOf(set: StageSet, flows: readonly Flow[]): StagePart {
  const moulds = repeated(flows.flatMap((flow, order) => mouldsOfOne(set, flow, order)));
  const { cast, places, firstResult } = set;
  const markOf = (tensor: number) => cast.actors.find((one) => one.tensor === tensor)?.mark ?? 0;
  return {
    sprites: moulds.map(
      ({ key, read }): Sprite => ({
        key,
        kind: 'frame',
        operand: markOf(read.tensor),
        ...places.cell,
        text: 0,
      }),
    ),
    pose(scene, poses) {
      const step = Number(scene.step);
      if (step > firstResult) return;
      const gone = goneIn(scene);
      // With an index or a mask, the step explains the picks before a dim disappears.
      const picked = set.operation.kind === 'index' && scene.event.id !== 'DIMS_BEFORE';
      for (const mould of moulds) {
        const opens = step === firstResult;
        const at = opens ? mould.to : placeOf(set, mould, gone);
        const moving = opens ? { passing: true, when: [0.1, 0.9] as const } : {};
        const opacity = opens || !(picked || gone.length) ? 0 : 1;
        const aside = opens || !picked ? 0 : mould.aside;
        poses.set(mould.key, {
          x: at.x + aside,
          y: at.y - aside,
          opacity,
          // An outline on top of another one has no fill, so the cell below stays readable.
          look: at === mould.home || opens ? 'mould' : 'slid',
          ...moving,
        });
      }
    },
  };
}

/** An element that is picked twice gets two outlines, side by side. */
function repeated(moulds: Mould[]): Mould[] {
  const times = new Map<string, number>();
  return moulds.slice(0, MOST).map((mould) => {
    const of = `${mould.read.tensor}:${mould.read.index}`;
    const before = times.get(of) ?? 0;
    times.set(of, before + 1);
    const aside = ASIDE * Math.min(3, before);
    return { ...mould, aside };
  });
}

function mouldsOfOne(set: StageSet, flow: Flow, order: number): Mould[] {
  const to = standsAt(set, flow.write).grid;
  if (!to) return [];
  const { data } = wholeFlow(set, flow);
  const last = lastOf(set, data);
  if (!last) return [];
  return data.flatMap((read, at) => {
    const home = standsAt(set, read).grid;
    const together = read.tensor === last.read.tensor ? last.read.index : read.index;
    return home ? [{ key: `mould${order}:${at}`, read, home, together, to, aside: 0 }] : [];
  });
}

/** The dims that have disappeared at this step. */
function goneIn(scene: Scene): number[] {
  const before = scene.phase === 'move' ? figureOf(scene, 'dims')?.before : undefined;
  return before?.flatMap(({ dim, moved }) => (moved ? [dim] : [])) ?? [];
}

function placeOf({ cells }: StageSet, { read, home, together }: Mould, gone: number[]): Pose {
  const index = read.index.map((entry, dim) => (gone.includes(dim) ? together[dim] : entry));
  return cells.get(`c${read.tensor}:${index}`) ?? home;
}
