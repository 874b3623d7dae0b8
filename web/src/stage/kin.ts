/**
 * Shows why a write leaves a copy as it is: the operation that made one of two storages from the
 * other.
 */
import { SMALL } from './arrange';
import type { StagePart, StageSet } from './set';
import type { Sprite } from './sprites';
import { columnsOf, MONO } from './text';

const NONE: StagePart = { sprites: [], pose: () => {} };

export function kinOf({ operation, cast, places, room, words }: StageSet): StagePart {
  const centre = (tensor: number) => {
    const storage = operation.tensors[tensor]?.storage;
    const at = cast.strips.findIndex((strip) => strip.storage === storage);
    const [strip, place] = [cast.strips[at], places.strips[at]];
    if (!strip || !place) return null;
    const wide = Math.min(place.line, strip.slots.length) * place.cell.width;
    return { x: place.x + wide / 2, y: place.y };
  };
  const apart = operation.tensors.findIndex(({ role }) => role === 'apart');
  const [one, other] = [centre(0), apart < 0 ? null : centre(apart)];
  if (!one || !other) return NONE;
  const line: Sprite = { key: 'kin', kind: 'path', width: 0, height: 0, text: 0 };
  const text: Sprite = { ...line, key: 'kinsaid', kind: 'text', text: SMALL, strong: true };
  return {
    sprites: [line, { ...text, width: Math.abs(one.x - other.x), height: 14 }],
    pose(scene, poses) {
      const { operations } = scene.event.values;
      if (scene.event.id !== 'KEEPS_CELLS' || typeof operations !== 'string') return;
      const top = places.storageTop + 15;
      const path = `M${one.x} ${one.y - 2}V${top}H${other.x}V${other.y - 2}`;
      const beside = one.y === other.y;
      poses.set('kin', {
        x: 0,
        y: 0,
        opacity: beside ? 1 : 0,
        path,
        look: 'break',
        when: [0.1, 0.6],
      });
      const label = `${operations}: ${words.madeCopy}`;
      const wide = columnsOf(label) * MONO * SMALL;
      const least = columnsOf(words.storage) * MONO * SMALL + 12 + wide / 2;
      const x = Math.max(least, (one.x + other.x) / 2);
      if (x + wide / 2 > room.width) return;
      poses.set('kinsaid', {
        x,
        y: places.storageTop + 6,
        opacity: 1,
        label,
        look: 'break',
        when: [0.4, 0.8],
      });
    },
  };
}
