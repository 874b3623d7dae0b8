/**
 * Outlines the tensors that a sentence is about, in steps in which nothing else moves: every press of
 * *Next* leads the eye somewhere.
 */
import type { Scene } from '../core/types';
import type { Actor } from './actors';
import type { StagePart, StageSet } from './set';
import type { Sprite } from './sprites';

/** Events that say something about whole tensors, and that no other part of the stage shows. */
const WHOLE: ReadonlySet<string> = new Set([
  'WRITTEN',
  'KEEPS_CELLS',
  'JOIN_NEW_DIM',
  'JOIN_DIMS_REFUSED',
  'PROMOTED',
  'CAST_REFUSED',
  'POWER_REFUSED',
  'INDEX_MASK',
  'PUT_CHOSEN',
  'MASK_COUNT_REFUSED',
  'PRODUCT_ROW',
  'PRODUCT_COLUMN',
  'ALONG_RULE',
  'REORDER_FLAT',
]);

/** Space in px between the cells and their outline. */
const AROUND = 3;

export function aboutOf({ cast, places }: StageSet): StagePart {
  return {
    sprites: cast.actors.map(({ tensor }, order): Sprite => {
      const { width = 0, height = 0 } = places.grids[order]?.grid ?? {};
      return {
        key: `about${tensor}`,
        kind: 'frame',
        width: width + 2 * AROUND,
        height: height + 2 * AROUND,
        text: 0,
      };
    }),
    pose(scene, poses) {
      if (!WHOLE.has(scene.event.id)) return;
      const named = spokenOf(cast.actors, scene);
      cast.actors.forEach((actor, order) => {
        const place = places.grids[order];
        if (!place || !named.includes(actor)) return;
        poses.set(`about${actor.tensor}`, {
          x: place.x - AROUND,
          y: place.y - AROUND,
          opacity: 1,
          look: 'current',
        });
      });
    },
  };
}

/**
 * A write is about all names of its storage, and then about the copies that it leaves as they are.
 * Without a name, the sentence is about every operand.
 */
function spokenOf(actors: readonly Actor[], { event }: Scene): Actor[] {
  if (event.id === 'KEEPS_CELLS') return actors.filter(({ info }) => info.role === 'apart');
  const said = Object.values(event.values).map(String);
  const named = actors.filter(({ info }) => said.includes(info.name));
  const storages = named.map(({ info }) => info.storage);
  if (event.id === 'WRITTEN') return actors.filter(({ info }) => storages.includes(info.storage));
  return named.length > 0 ? named : actors.filter(({ made }) => !made);
}
