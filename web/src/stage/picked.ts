/**
 * Shows why an index copies: hops between the picked cells of the storage. If they are unequal, no
 * stride leads from one to the next.
 */
import type { Operation } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { SMALL } from './arrange';
import { hopArc } from './hop-arc';
import { hopText } from './hop-text';
import { type StagePart, type StageSet, storeKey } from './set';
import type { Sprite } from './sprites';
import { MONO } from './text';

/** Room in px above the storages for the hops. */
const AIR = 30;
/** The largest number of hops that the core lists. */
const MOST = 5;

export const pickedAir = ({ kind }: Operation): number => (kind === 'index' ? AIR : 0);

export function pickedOf(set: StageSet): StagePart {
  const { cast, places, stored, operation } = set;
  const from = operation.tensors[0];
  const order = cast.strips.findIndex(({ storage }) => storage === from?.storage);
  const place = places.strips[order];
  if (operation.kind !== 'index' || !from || !place) return { sprites: [], pose: () => {} };
  const operand = cast.strips[order]?.mark ?? 0;
  const text = { kind: 'text', width: 30, height: 14, text: SMALL, strong: true } as const;
  return {
    sprites: [
      ...Array.from({ length: MOST }, (_, at): Sprite[] => [
        { key: `pick${at}`, kind: 'path', operand, width: 0, height: 0, text: 0 },
        { ...text, key: `picked${at}` },
      ]).flat(),
      { ...text, key: 'pickedunlike', width: 80 },
    ],
    pose(scene, poses) {
      const picked = figureOf(scene, 'dims')?.picked;
      if (!picked) return;
      const { addresses, jumps, odd } = picked;
      let right = -Infinity;
      jumps.forEach((jump, at) => {
        const [a, b] = [addresses[at], addresses[at + 1]].map((address) =>
          stored.get(storeKey(from.storage, address ?? -1)),
        );
        if (!a || !b || a.x === b.x || a.y !== place.y || b.y !== place.y) return;
        const { path, label } = hopArc(a, b, place.cell, AIR / 2, false);
        const look = odd[at] ? 'break' : undefined;
        const when = [0.1 + 0.1 * at, 0.4 + 0.1 * at] as const;
        poses.set(`pick${at}`, { x: 0, y: 0, opacity: 1, path, look, when });
        const said = hopText(Number(jump));
        const half = (said.length * MONO * SMALL) / 2 + 1;
        if (label.x - half < right) return;
        right = label.x + half;
        poses.set(`picked${at}`, {
          ...label,
          opacity: 1,
          label: said,
          look: look ?? 'plain',
          when,
        });
      });
      const other = odd.indexOf(true);
      if (other < 0) return;
      const hops = [jumps[0], jumps[other]].map((jump) => hopText(Number(jump)));
      const unlike = `${set.words.stride} ${hops.join(' ≠ ')}`;
      const x = place.x + (Math.min(addresses.length, place.line) * place.cell.width) / 2;
      poses.set('pickedunlike', {
        x: Math.max(x, 120),
        y: places.storageTop + 6,
        opacity: 1,
        label: unlike,
        look: 'break',
        when: [0.7, 1],
      });
    },
  };
}
