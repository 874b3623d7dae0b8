/**
 * If many elements are read for one, all visible ones light up, in their storage and in their grid.
 */
import { type StagePart, type StageSet, storeKey } from './set';

/** Must be posed after grids and strips. */
export function readsOf({ cast }: StageSet): StagePart {
  return {
    sprites: [],
    pose(_, poses) {
      for (const { cells, info } of cast.actors)
        for (const { key, address } of cells) {
          const read = poses.get(key);
          const stored = poses.get(storeKey(info.storage, address));
          if (read?.look !== 'read' || !stored) continue;
          poses.set(storeKey(info.storage, address), { ...stored, look: 'read', when: read.when });
        }
    },
  };
}
