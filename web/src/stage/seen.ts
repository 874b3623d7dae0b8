/**
 * Shows that every view of a storage cell sees a write: other names of the storage, and ghosts of
 * the cell.
 */

import { figureOf } from '../figures/figure-of';
import { metOf } from './elements';
import { type StagePart, type StageSet, storeKey } from './set';
import type { Sprite } from './sprites';
import { TAKEN, threadFrom } from './thread';

/** The largest number of places that light up, and of threads from other names. */
const MOST = 12;
const THREADS = 3;

export function seenOf(set: StageSet): StagePart {
  const { operation, cast, cells, stored, places } = set;
  const lit = Array.from({ length: MOST }, (_, at) => `seen${at}`);
  return {
    sprites: [
      ...lit.map(
        (key): Sprite => ({ key, kind: 'frame', operand: 'result', ...places.cell, text: 0 }),
      ),
      ...lit.slice(0, THREADS).map(
        (key): Sprite => ({
          key: `thread${key}`,
          kind: 'thread',
          operand: 'result',
          width: 0,
          height: 0,
          text: 0,
        }),
      ),
    ],
    pose(scene, poses) {
      const element = figureOf(scene, 'element');
      const write = element?.write;
      const storage = write && operation.tensors[write.tensor]?.storage;
      if (!write) return;
      const met = operation.kind === 'in_place' ? metOf(set, element) : null;
      const written = `c${write.tensor}:${write.index}`;
      const kin = cast.actors
        .filter(({ info }) => info.storage === storage)
        .flatMap((actor) => actor.cells.map((cell) => ({ ...cell, tensor: actor.tensor })))
        .filter(({ address, key }) => address === write.address && key !== written);
      // A thread shows that the other name reaches the same storage cell, and so sees the new
      // value.
      const store = stored.get(storeKey(storage ?? -1, write.address));
      const names = kin.filter(({ tensor, ghost }) => tensor !== write.tensor && !ghost);
      names.slice(0, THREADS).forEach(({ key, tensor }, at) => {
        const home = cells.get(key);
        if (!home || !store) return;
        const lane = element.reads.length + 1 + at;
        const path = threadFrom(set, { tensor, grid: home, store, end: TAKEN, lane, met });
        poses.set(`threadseen${at}`, { x: 0, y: 0, opacity: 1, path, when: [0.75, 0.95] });
      });
      kin.slice(0, MOST).forEach(({ key }, at) => {
        const home = cells.get(key);
        if (home) poses.set(`seen${at}`, { ...home, look: 'lit', when: [0.82, 1] });
      });
    },
  };
}
