/**
 * Draws the storages: one strip each, however many names it has, with the address below each cell.
 */
import type { Cells, Scene } from '../core/types';
import { type Cast, isCut, type Strip } from './actors';
import { type Arrangement, SMALL } from './arrange';
import { type StagePart, type StageSet, slotKey, storeKey } from './set';
import { runsOf, type Slot } from './slots';
import type { Pose, Sprite } from './sprites';
import { columnsOf, MONO, shorten } from './text';

const FAINT = 0.22;
/** Dots for cells that are left out. */
const GAP = { width: 14, height: 14, text: 14, label: '…' };

export function stripsOf(set: StageSet): StagePart {
  const { cast, places, room, firstResult } = set;
  if (cast.strips.length === 0) return { sprites: [], pose: () => {} };
  const copy = copyOf(set);
  return {
    sprites: [
      ...floorOf(set),
      ...cast.strips.flatMap((strip, at) => spritesOf(set, strip, at)),
      ...(copy ? [copy.sprite] : []),
    ],
    pose(scene, poses) {
      if (copy) poses.set(copy.sprite.key, copy.pose);
      const y = places.storageTop;
      poses.set('floor', { x: 0, y: y - 5, opacity: 1, look: 'floor' });
      poses.set('storage', { x: 4, y: y + 6, opacity: 1 });
      poses.set('part', { x: room.width - 4, y: y + 6, opacity: 1 });
      for (const strip of cast.strips) {
        const waits = strip.made && Number(scene.step) < firstResult;
        poseStrip(set, strip, scene, waits, poses);
        if (waits && copy?.sprite.key === copyKey(strip)) poses.delete(copy.sprite.key);
      }
    },
  };
}

/** The caption line above the storages, with the shown part of a large tensor. */
function floorOf({ cast, room, words }: StageSet): Sprite[] {
  const small = { kind: 'text', width: 80, height: 14, text: SMALL } as const;
  const part = partOf(cast);
  return [
    { key: 'floor', kind: 'frame', width: room.width, height: 1, text: 0 },
    { ...small, key: 'storage', label: words.storage, anchor: 'start' },
    ...(part
      ? [
          {
            ...small,
            key: 'part',
            width: 120,
            anchor: 'end',
            label: shorten(
              words.shownPart(...part),
              Math.floor(room.width / (MONO * SMALL) - 2 * columnsOf(words.storage)) - 2,
            ),
          } as const,
        ]
      : []),
  ];
}

/**
 * Shown part and whole size of the last tensor that is cut; if all tensors are whole, those of a
 * storage.
 */
function partOf({ actors, strips }: Cast): [shown: string, whole: string] | null {
  const cut = actors.findLast(isCut);
  if (cut) return [cut.counts.join(' × '), cut.dims.map(({ size }) => size).join(' × ')];
  for (const { tensor, addresses } of strips) {
    const size = actors.find((actor) => actor.tensor === tensor)?.info.storageSize;
    if (addresses.length < Number(size)) return [String(addresses.length), String(size)];
  }
  return null;
}

function spritesOf({ places, room }: StageSet, strip: Strip, order: number): Sprite[] {
  const { storage, mark, addresses, slots } = strip;
  const place = places.strips[order];
  if (!place) return [];
  const small = { operand: mark, width: 14, height: 14, text: 13, label: '' };
  // Long addresses are written below every second or third cell.
  const longest = Math.max(0, ...addresses.map((address) => `@${address}`.length));
  const wide = longest * MONO * SMALL;
  const every = Math.ceil((wide + 3) / place.cell.width);
  const begin = (at: number) => slots.lastIndexOf(null, at) + 1;
  // A long address below the last cell could stick out of the room.
  const fits = (at: number) =>
    place.x + ((at % place.line) + 0.5) * place.cell.width + wide / 2 < room.width;
  const said = (at: number) => (at - begin(at)) % every === 0 && fits(at);
  return [
    { ...small, key: `mark${storage}`, kind: 'text' },
    ...slots.map((address, at): Sprite => {
      if (address === null) return { key: slotKey(storage, null, at), kind: 'text', ...GAP };
      return {
        key: storeKey(storage, address),
        kind: 'strip',
        operand: mark,
        ...place.cell,
        text: Math.min(places.text, 16),
        small: said(at) ? `@${address}` : '',
        cell: { tensor: null, index: null, address, storage, ghost: false },
      };
    }),
  ];
}

/** Kinds of operations whose result has the elements of an operand, as a view of it would have. */
const COPIES: readonly string[] = ['view', 'index', 'copy'];
export const copyKey = ({ storage }: Pick<Strip, 'storage'>) => `copy${storage}`;

/** The word *copy* at the storage that a copy is put into. By positions or a mask, an index always copies. */
function copyOf(set: StageSet) {
  const { operation, cast, places, words } = set;
  const order = cast.strips.findIndex(({ made }) => made);
  const [strip, place] = [cast.strips[order], places.strips[order]];
  if (!strip || !place || !COPIES.includes(operation.kind)) return null;
  const always = operation.kind === 'index' ? [words.whyCopy, words.alwaysCopy] : [];
  const labels = [...always, words.madeCopy];
  for (const label of labels) {
    const width = (columnsOf(label) + 2) * MONO * 13;
    const at = besideStrip(set, order, width);
    if (!at) continue;
    const look = { width, height: 16, text: 13, label, strong: true, anchor: 'start' } as const;
    const sprite: Sprite = { key: copyKey(strip), kind: 'text', operand: strip.mark, ...look };
    return { sprite, pose: { ...at, opacity: 1, when: [0.6, 1] } as Pose };
  }
  return null;
}

/** Room on a phone, where the caption of the storage takes the line above its cells. */
const PHONE = 400;

/** Behind the cells of a strip or above them; null if there is no room. */
function besideStrip({ cast, places, room }: StageSet, order: number, width: number) {
  const wide = (at: number) => {
    const { line = 1, cell = { width: 0 } } = places.strips[at] ?? {};
    return Math.min(line, cast.strips[at]?.slots.length ?? 0) * cell.width;
  };
  const { x, y, cell } = places.strips[order] as Arrangement['strips'][number];
  const others = places.strips.map((one, at) => ({ ...one, at })).filter(({ at }) => at !== order);
  const behind = x + wide(order) + 8;
  const next = others.filter((one) => one.y === y && one.x > x).map((one) => one.x - 24);
  if (behind + width < Math.min(room.width - 4, ...next))
    return { x: behind, y: y + cell.height / 2 };
  const over = others.some(
    (one) => one.y < y && one.x - 24 < x + width && one.x + wide(one.at) > x,
  );
  const narrow = room.width < PHONE || x + width > room.width - 4;
  return over || narrow ? null : { x, y: y - 10 };
}

function poseStrip(
  { places, source, stored }: StageSet,
  { storage, tensor, addresses, slots }: Strip,
  scene: Scene,
  waits: boolean,
  poses: Map<string, Pose>,
): void {
  const first = addresses[0];
  const place = places.strips[0];
  if (first === undefined || !place) return;
  const opacity = waits ? FAINT : 1;
  const said = valuesAt((from, count) => source.storage(tensor, scene.step, from, count), slots);
  slots.forEach((address, at) => {
    const key = slotKey(storage, address, at);
    const home = stored.get(key);
    if (!home) return;
    if (address === null) {
      const { width, height } = place.cell;
      poses.set(key, { x: home.x + width / 2, y: home.y + height / 2, opacity });
      return;
    }
    const value = said(address);
    poses.set(key, {
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

/** The largest number of cells looked up at once. */
const AT_ONCE = 2048;

/**
 * Values at the addresses of a strip: looked up in one piece if that is short, otherwise run by
 * run.
 */
function valuesAt(ask: (first: number, count: number) => Cells, slots: readonly Slot[]) {
  const runs = runsOf(slots);
  const [first, last] = [runs[0]?.[0] ?? 0, runs.at(-1)?.at(-1) ?? 0];
  const pieces = last - first < AT_ONCE ? [[first, last] as const] : runs.map(endsOf);
  const values = new Map<number, string | null>();
  for (const [from, to] of pieces) {
    const { labels, addresses } = ask(from, to - from + 1);
    for (const [at, label] of labels?.entries() ?? []) values.set(addresses[at] ?? from, label);
  }
  return (address: number) => values.get(address);
}

const endsOf = (run: readonly number[]) => [run[0] ?? 0, run.at(-1) ?? 0] as const;
