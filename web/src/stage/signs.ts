/**
 * The operator between tensors, the equals sign before the result, and a line before other names.
 */

import { isBystander } from './actors';
import type { StagePart, StageSet } from './set';
import type { Sprite } from './sprites';
import { signOf } from './text';

export function signsOf({ operation, cast, places, firstResult }: StageSet): StagePart {
  const inPlace = operation.kind === 'in_place';
  const isResult = (tensor: number) => !inPlace && tensor === operation.result;
  const sign = signOf(operation.name);
  // `y.fill_(7)` writes into y; an equals sign would read as a new y.
  const written = inPlace && /^(fill|copy)_$/.test(operation.name);
  const operator = written ? '←' : sign !== null && inPlace ? `${sign}=` : (sign ?? '');
  // Other names of the written storage, and copies of it, are no operands.
  const between = cast.actors
    .map(({ tensor, info }, order) => ({ tensor, info, order }))
    .filter(({ info, order }) => order > 0 && !isBystander(info));
  const apart = cast.actors.flatMap(({ info }, order) => {
    const [place, before] = [places.grids[order], places.grids[order - 1]];
    const stands = isBystander(info) && place && place.line === before?.line;
    return stands
      ? [{ key: `apart${order}`, x: place.sign, y: place.y, high: place.grid.height }]
      : [];
  });
  return {
    sprites: [
      ...apart.map(
        ({ key, high }): Sprite => ({ key, kind: 'frame', width: 1, height: high, text: 0 }),
      ),
      ...between.map(
        ({ tensor, order }): Sprite => ({
          key: `sign${order}`,
          kind: 'text',
          width: 24,
          height: 24,
          text: inPlace ? (places.slim ? 12 : 16) : places.slim ? 14 : 20,
          label: isResult(tensor) ? '=' : operator,
        }),
      ),
    ],
    pose(scene, poses) {
      for (const { key, x, y } of apart) poses.set(key, { x, y, opacity: 1, look: 'apart' });
      for (const { tensor, order } of between) {
        const place = places.grids[order];
        if (!place) continue;
        const waits = isResult(tensor) && Number(scene.step) < firstResult;
        // Too close to the size before the rows, the sign would look like part of the number.
        const high = places.slim ? places.cell.height : place.grid.height;
        const y = place.y + high / 2;
        poses.set(`sign${order}`, { x: place.sign, y, opacity: waits ? 0.25 : 1 });
      }
    },
  };
}
