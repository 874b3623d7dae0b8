/**
 * Shows an in-place target that would have to grow: the elements of the result that have no cell of
 * the target to go to, and the dim that does not fit.
 */
import type { Actor } from './actors';
import type { StagePart, StageSet } from './set';
import type { Pose, Sprite } from './sprites';
import { aroundColumn } from './table';

/** Key of an element of the result that has no cell to go to, by its index. */
export const lackKey = (index: readonly number[] | string | null) => `lack${index}`;

export function outgrownOf({ cast, places, cells }: StageSet): StagePart {
  const target = cast.actors.find(({ info }) => info.role === 'target');
  const dims = target?.dims.flatMap(({ stretched }, at) => (stretched ? [at] : [])) ?? [];
  const lacking = target?.cells.filter(({ ghost }) => ghost) ?? [];
  const whole = largest(cast.actors, target);
  return {
    sprites: lacking.map(
      ({ index }): Sprite => ({
        key: lackKey(index),
        kind: 'cell',
        operand: 'result',
        ...places.cell,
        text: places.text,
        label: '?',
      }),
    ),
    pose(scene, poses) {
      if (!target || scene.event.id !== 'IN_PLACE_REFUSED') return;
      for (const { key, index } of lacking) {
        const [ghost, from] = [poses.get(key), cells.get(`c${whole?.tensor}:${index}`)];
        if (!ghost) continue;
        poses.set(key, { ...ghost, opacity: 0, when: [0, 0.2] });
        poses.set(lackKey(index), {
          ...ghost,
          opacity: 1,
          look: 'refused',
          label: undefined,
          from,
          when: [0.1, 0.8],
        });
      }
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

function refuse(poses: Map<string, Pose>, key: string, label?: string): void {
  const pose = poses.get(key);
  if (pose) poses.set(key, { ...pose, look: 'refused', ...(label && { label }) });
}
