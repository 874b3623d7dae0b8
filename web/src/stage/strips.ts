/** The storages: one strip each, whatever the number of names, with the address under each cell. */
import type { Scene } from '../core/types';
import { isCut, type Strip } from './actors';
import { SMALL } from './arrange';
import { type Part, type StageSet, storeKey } from './set';
import type { Pose, Sprite } from './sprites';
import { MONO, shorten } from './text';

const FAINT = 0.22;

export function stripsOf(set: StageSet): Part {
  const { cast, places, room, firstResult } = set;
  if (cast.strips.length === 0) return { sprites: [], pose: () => {} };
  return {
    sprites: [...floorOf(set), ...cast.strips.flatMap((strip, at) => spritesOf(set, strip, at))],
    pose(scene, poses) {
      const y = places.storageTop;
      poses.set('floor', { x: 0, y: y - 5, opacity: 1, look: 'floor' });
      poses.set('storage', { x: 4, y: y + 6, opacity: 1 });
      poses.set('part', { x: room.width - 4, y: y + 6, opacity: 1 });
      for (const strip of cast.strips) {
        const waits = strip.made && Number(scene.step) < firstResult;
        poseStrip(set, strip, scene, waits, poses);
      }
    },
  };
}

/** The line above the storages, what they are, and what of a large tensor is shown. */
function floorOf({ cast, room, words }: StageSet): Sprite[] {
  const small = { kind: 'text', width: 80, height: 14, text: SMALL } as const;
  const cut = cast.actors.findLast(isCut);
  return [
    { key: 'floor', kind: 'frame', width: room.width, height: 1, text: 0 },
    { ...small, key: 'storage', label: words.storage, anchor: 'start' },
    ...(cut
      ? [
          {
            ...small,
            key: 'part',
            width: 120,
            anchor: 'end',
            label: shorten(
              words.shownPart(cut.counts.join(' × '), cut.dims.map(({ size }) => size).join(' × ')),
              Math.floor(room.width / (MONO * SMALL)) - 2 * words.storage.length - 2,
            ),
          } as const,
        ]
      : []),
  ];
}

function spritesOf({ places }: StageSet, strip: Strip, order: number): Sprite[] {
  const { storage, mark, addresses } = strip;
  const place = places.strips[order];
  if (!place) return [];
  const small = { operand: mark, width: 14, height: 14, text: 13, label: '' };
  // Long addresses stand under every second cell, or every third.
  const longest = Math.max(0, ...addresses.map((address) => `@${address}`.length));
  const every = Math.ceil((longest * MONO * SMALL + 3) / place.cell.width);
  // A long one would stick out under the last cell.
  const said = (at: number) =>
    at % every === 0 && (every < 3 || at === 0 || (at + 1) % place.line !== 0);
  return [
    { ...small, key: `mark${storage}`, kind: 'text' },
    ...addresses.map(
      (address, at): Sprite => ({
        key: storeKey(storage, address),
        kind: 'strip',
        operand: mark,
        ...place.cell,
        text: Math.min(places.text, 16),
        ...(said(at) && { small: `@${address}` }),
        cell: { tensor: null, index: null, address, storage, ghost: false },
      }),
    ),
  ];
}

function poseStrip(
  { places, source, stored }: StageSet,
  { storage, tensor, addresses }: Strip,
  scene: Scene,
  waits: boolean,
  poses: Map<string, Pose>,
): void {
  const first = addresses[0];
  const place = places.strips[0];
  if (first === undefined || !place) return;
  const opacity = waits ? FAINT : 1;
  const now = source.storage(tensor, Number(scene.step), first, addresses.length);
  addresses.forEach((address, at) => {
    const home = stored.get(storeKey(storage, address));
    const value = now.labels?.[at];
    if (!home) return;
    poses.set(storeKey(storage, address), {
      ...home,
      opacity,
      label: value ?? '',
      look: value === null ? 'slot' : undefined,
      when: [0.75, 1],
    });
  });
  const start = stored.get(storeKey(storage, first));
  if (start)
    poses.set(`mark${storage}`, { x: start.x - 12, y: start.y + place.cell.height / 2, opacity });
}
