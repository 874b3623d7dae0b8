/**
 * Shows an in-place target that would have to grow: an outline of the required size, refused at the
 * dim that does not fit.
 */
import type { StagePart, StageSet } from './set';
import type { Pose } from './sprites';
import { aroundColumn } from './table';

export function outgrownOf({ cast, places }: StageSet): StagePart {
  const target = cast.actors.find(({ info }) => info.role === 'target');
  const dims = target?.dims.flatMap(({ stretched }, at) => (stretched ? [at] : [])) ?? [];
  return {
    sprites: [],
    pose(scene, poses) {
      if (!target || scene.event.id !== 'IN_PLACE_REFUSED') return;
      for (const { key, ghost } of target.cells) if (ghost) refuse(poses, key);
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

function refuse(poses: Map<string, Pose>, key: string, label?: string): void {
  const pose = poses.get(key);
  if (pose) poses.set(key, { ...pose, look: 'refused', ...(label && { label }) });
}
