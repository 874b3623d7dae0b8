/** The flag above the storage cell at which the tensor begins, i.e. its offset. */
import type { DimsBegin } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { Actor } from './actors';
import { SMALL } from './arrange';
import { type StagePart, type StageSet, storeKey } from './set';
import type { Pose } from './sprites';
import { columnsOf, MONO } from './text';

const TEXT = 13;
/** Height in px above the strip, so that the flag is over the arcs. */
const HIGH = 28;
/** Width in px kept free at the other end of the line, for the text about the shown part. */
const PART = 130;

export function flagOf(set: StageSet): StagePart {
  const { cast, stored, room, firstResult, places, words } = set;
  const [old, made] = cast.actors as [Actor, Actor];
  const place = ({ info }: Actor) => stored.get(storeKey(info.storage, Number(info.offset)));
  const wordy = (sum: string) => `${words.offset} ${sum} ▾`;
  const left = (at: Pose, label: string) => at.x + 12 - columnsOf(label) * MONO * TEXT;
  // The label is left of the threads and arcs that reach the cell, and right of the word in the
  // margin.
  const margin = 12 + columnsOf(words.storage) * MONO * SMALL;
  const fits = (at: Pose, label: string) => places.worded && left(at, label) > margin;
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
      const sum = changes && begins ? sumOf(begins) : String(actor.info.offset);
      const wide = (label: string) => columnsOf(label) * MONO * TEXT;
      // Above a lower line of cells there are other cells, so the offset goes beside the word
      // "storage".
      if (at.y > (places.strips[0]?.y ?? 0)) {
        const full = `${words.offset} ${sum}`;
        const label =
          margin + wide(full) < room.width - PART ? full : `${words.offset} ${actor.info.offset}`;
        poses.set('flag', { x: margin, y: places.storageTop + 6, opacity: 1, label });
        return;
      }
      const [long, short] = [wordy(sum), `▾${sum}`];
      const right = room.width - wide(short) - 4;
      // Keeps clear of the thread that reaches the middle of the cell.
      const middle = at.x + (places.strips[0]?.cell.width ?? 0) / 2;
      const beside = middle - 6 - wide(`▾${actor.info.offset}`);
      const x = fits(at, long) ? left(at, long) : Math.max(4, Math.min(beside, right));
      const label = fits(at, long) ? long : short;
      poses.set('flag', { x, y: at.y - HIGH, opacity: 1, label });
    },
  };
}

/** The offset as the core adds it up: the contribution of each dim. */
function sumOf({ from, to, terms }: DimsBegin): string {
  const parts = terms
    .filter(({ index }) => index !== 0)
    .map(({ index, stride }) => `${index}×${stride}`);
  const sum = [...(from === 0 ? [] : [from]), ...parts].join(' + ');
  return `${sum} = ${to}`;
}
