/** The operator between the tensors, and the sign of equality before what they make. */
import type { Part, StageSet } from './set';
import type { Sprite } from './sprites';
import { signOf } from './text';

export function signsOf({ operation, cast, places, firstResult }: StageSet): Part {
  const inPlace = operation.kind === 'in_place';
  const isResult = (tensor: number) => !inPlace && tensor === operation.result;
  const sign = signOf(operation.name);
  const operator = sign && inPlace ? `${sign}=` : (sign ?? '');
  // Other names of what is written take no part.
  const between = cast.actors
    .map(({ tensor, info }, order) => ({ tensor, info, order }))
    .filter(({ info, order }) => order > 0 && info.role !== 'alias');
  return {
    sprites: between.map(
      ({ tensor, order }): Sprite => ({
        key: `sign${order}`,
        kind: 'text',
        width: 24,
        height: 24,
        text: inPlace ? 16 : 20,
        label: isResult(tensor) ? '=' : operator,
      }),
    ),
    pose(scene, poses) {
      for (const { tensor, order } of between) {
        const place = places.grids[order];
        if (!place) continue;
        const waits = isResult(tensor) && Number(scene.step) < firstResult;
        const y = place.y + place.grid.height / 2;
        poses.set(`sign${order}`, { x: place.x - 34, y, opacity: waits ? 0.25 : 1 });
      }
    },
  };
}
