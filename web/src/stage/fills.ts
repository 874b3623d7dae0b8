/**
 * What is made in one step: its storage fills in reading order, and with it its cells. The step
 * before it, which is not told, shows the empty places.
 */
import type { StagePart, StageSet } from './set';
import { storeKey } from './set';
import type { Pose } from './sprites';

/** The share of the move in which one cell fills, and in which the last begins to. */
const ONE = 0.3;
const LAST = 0.65;

/** To be posed after grids and strips. */
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
