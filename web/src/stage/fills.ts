/**
 * A result made in one step: its storage fills in reading order, and the grid with it. The step
 * before, which is never shown by itself, has the empty places.
 */
import type { StagePart, StageSet } from './set';
import { storeKey } from './set';
import type { Pose } from './sprites';

/** Share of the move in which one cell fills, and the share at which the last one starts. */
const ONE = 0.3;
const LAST = 0.65;

/** Must be posed after grids and strips. */
export function fillsOf({ cast, operation, firstResult }: StageSet): StagePart {
  const made = cast.actors.find(({ tensor }) => tensor === operation.result);
  const first = Number(operation.first);
  const atOnce = made !== undefined && firstResult === first;
  const cells = atOnce ? made.cells : [];
  const times = new Map<string, number>();
  cells.forEach(({ key, address }, at) => {
    const begin = (LAST * at) / Math.max(1, cells.length - 1);
    times.set(key, begin);
    times.set(storeKey(made?.info.storage ?? 0, address), begin);
  });
  const change = (poses: Map<string, Pose>, to: (pose: Pose, begin: number) => Pose) => {
    for (const [key, begin] of times) {
      const pose = poses.get(key);
      if (pose) poses.set(key, to(pose, begin));
    }
  };
  return {
    sprites: [],
    pose(scene, poses) {
      if (Number(scene.step) !== first) return;
      change(poses, (pose, begin) => ({ ...pose, when: [begin, begin + ONE] }));
    },
    ...(atOnce && {
      enter: (poses: Map<string, Pose>) =>
        change(poses, (pose) => ({ ...pose, look: 'slot', label: '' })),
    }),
  };
}
