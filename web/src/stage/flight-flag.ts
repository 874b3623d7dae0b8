/** The flag over the storage cell at which the tensor begins. */
import type { DimsBegin } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { Actor } from './actors';
import { type Part, type StageSet, storeKey } from './set';
import { MONO } from './text';

const TEXT = 13;
/** Over the strip, above the arcs. */
const HIGH = 26;

export function flagOf(set: StageSet): Part {
  const { cast, stored, room, firstResult } = set;
  const [old, made] = cast.actors as [Actor, Actor];
  const place = ({ info }: Actor) => stored.get(storeKey(info.storage, Number(info.offset)));
  return {
    sprites: [
      {
        key: 'flag',
        kind: 'text',
        width: 40,
        height: 14,
        text: TEXT,
        anchor: 'start',
        strong: true,
      },
    ],
    pose(scene, poses) {
      const changes = scene.event.id === 'OFFSET_CHANGES';
      const moved = Number(scene.step) >= firstResult || changes;
      const begins = figureOf(scene, 'dims')?.begins;
      const actor = moved ? made : old;
      const at = place(actor);
      if (!at || Number(actor.info.numel) === 0) return;
      const label = changes && begins ? sumOf(begins) : `▾${actor.info.offset}`;
      const x = Math.min(at.x + 1, room.width - label.length * MONO * TEXT - 4);
      poses.set('flag', { x, y: at.y - HIGH, opacity: 1, label });
    },
  };
}

/** The offset as the core adds it up: what each dim contributes. */
function sumOf({ from, to, terms }: DimsBegin): string {
  const parts = terms
    .filter(({ index }) => index !== 0)
    .map(({ index, stride }) => `${index}×${stride}`);
  const sum = [...(from === 0 ? [] : [from]), ...parts].join(' + ');
  return `▾${sum} = ${to}`;
}
