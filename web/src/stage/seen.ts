/** A write is seen by all that lie on its storage cell: in other names, and in every ghost of it. */
import { figureOf } from '../figures/figure-of';
import type { Part, StageSet } from './set';
import type { Sprite } from './sprites';

/** Places that light up at a time. */
const MOST = 12;

export function seenOf({ operation, cast, cells, places }: StageSet): Part {
  const lit = Array.from({ length: MOST }, (_, at) => `seen${at}`);
  return {
    sprites: lit.map(
      (key): Sprite => ({ key, kind: 'frame', operand: 'result', ...places.cell, text: 0 }),
    ),
    pose(scene, poses) {
      const write = figureOf(scene, 'element')?.write;
      const storage = write && operation.tensors[write.tensor]?.storage;
      if (!write) return;
      const written = `c${write.tensor}:${write.index}`;
      const kin = cast.actors
        .filter(({ info }) => info.storage === storage)
        .flatMap((actor) => actor.cells)
        .filter(({ address, key }) => address === write.address && key !== written);
      kin.slice(0, MOST).forEach(({ key }, at) => {
        const home = cells.get(key);
        if (home) poses.set(`seen${at}`, { ...home, look: 'lit', when: [0.82, 1] });
      });
    },
  };
}
