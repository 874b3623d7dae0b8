/** An arrow from the operands to their result. */
import type { StagePart, StageSet } from './set';

export function waysOf({ cast, places, operation, firstResult }: StageSet): StagePart {
  const order = cast.actors.findIndex(({ tensor }) => tensor === operation.result);
  const place = places.grids[order];
  if (order < 1 || !place) return { sprites: [], pose: () => {} };
  return {
    sprites: [{ key: 'becomes', kind: 'text', width: 24, height: 24, text: 20, label: '→' }],
    pose(scene, poses) {
      const waits = Number(scene.step) < firstResult;
      // Further down, the arrow would seem to point at the size before the rows.
      const y = place.y + places.cell.height / 2;
      poses.set('becomes', { x: place.sign, y, opacity: waits ? 0.25 : 1 });
    },
  };
}
