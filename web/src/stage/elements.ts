/**
 * One element of a result: threads to its storage cells, the values that come together, and the
 * result that drops into its cell.
 */
import type { ElementAccess } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import type { Band } from './lanes';
import { hasElements, type StagePart, type StageSet, storeKey } from './set';
import type { Pose, Sprite, SpriteMark } from './sprites';
import { signOf } from './text';
import { TAKEN, threadFrom, WRITTEN } from './thread';

/**
 * The largest number of values drawn at a time; a reduction reads more values than there are
 * operands.
 */
const MOST = 8;

/** An element's places in its grid and in its storage; a place is null if it is not shown. */
interface ThreadEnds {
  tensor: number;
  grid: Pose | null;
  store: Pose | null;
}

export function elementsOf(set: StageSet): StagePart {
  if (!hasElements(set.operation)) return { sprites: [], pose: () => {} };
  return {
    sprites: spritesOf(set),
    pose(scene, poses) {
      const element = figureOf(scene, 'element');
      if (!element) return;
      const after = poseReads(set, element, poses);
      if (element.write) poseWrite(set, element, element.write, after, poses);
    },
  };
}

function spritesOf(set: StageSet): Sprite[] {
  const { operation, cast, places } = set;
  const { cell, text } = places;
  const store = places.strips[0]?.cell ?? { width: 0, height: 0 };
  const ends = (key: string, operand: SpriteMark): Sprite[] => [
    { key: `thread${key}`, kind: 'thread', operand, width: 0, height: 0, text: 0 },
    { key: `lit${key}`, kind: 'frame', operand, ...cell, text: 0 },
    { key: `store${key}`, kind: 'frame', operand, ...store, text: 0 },
  ];
  const size = { width: cell.width, height: Math.ceil(1.7 * text), text };
  const chip = (key: string, operand: SpriteMark): Sprite => ({
    key,
    kind: 'chip',
    operand,
    ...size,
  });
  const many = ['reduce', 'product'].includes(operation.kind) ? MOST : 0;
  const count = Math.min(MOST, cast.actors.filter(({ made }) => !made).length + many);
  const reads = Array.from({ length: count }, (_, read) => read);
  const marks = marksOf(set);
  return [
    ...reads.flatMap((read) => ends(String(read), marks[read] ?? read % 4)),
    ...ends('out', 'result'),
    ...reads.flatMap((read): Sprite[] => [
      chip(`value${read}`, marks[read] ?? read % 4),
      { key: `op${read}`, kind: 'text', ...size },
    ]),
    chip('value', 'result'),
    chip('drop', 'result'),
    chip('sink', 'result'),
  ];
}

/** Values have the colour of their tensor. An assignment first reads the value that it writes. */
function marksOf({ operation, source, cast }: StageSet): (SpriteMark | undefined)[] {
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  const scene = elements ? source.scene(Number(elements.first)) : null;
  const reads = (scene && figureOf(scene, 'element')?.reads) ?? [];
  return reads.map((read) => cast.actors.find(({ tensor }) => tensor === read.tensor)?.mark);
}

/** Space in px between two values, for the operator. */
const BETWEEN = 26;

/** The row in which the values of an element come together, and the place of their result. */
function rowOf({ places }: StageSet, { reads, write }: FigureOf<'element'>) {
  const { cell, meeting, text } = places;
  const high = Math.ceil(1.7 * text);
  const pitch = cell.width + BETWEEN;
  const shown = Math.min(MOST, reads.length);
  const count = shown + (write && !isCarried(reads, write) ? 1 : 0);
  const wide = count * pitch - BETWEEN;
  return { left: meeting.x - wide / 2, y: meeting.y - high / 2, high, pitch, wide, shown };
}

/** The band that threads go around; null if the values only pass through. */
export function metOf(set: StageSet, element: FigureOf<'element'>): Band | null {
  const { left, y, high, wide } = rowOf(set, element);
  return element.write && { top: y - 3, bottom: y + high + 3, taken: [[left, left + wide]] };
}

/** Moves the values to the middle; returns the place of their result. */
function poseReads(
  set: StageSet,
  element: FigureOf<'element'>,
  poses: Map<string, Pose>,
): { x: number; y: number } {
  const { write } = element;
  const { left, y, high, pitch, shown } = rowOf(set, element);
  const reads = element.reads.slice(0, shown);
  const sign = signOf(set.operation.name) ?? ',';
  const met = metOf(set, element);
  reads.forEach((read, order) => {
    const x = left + order * pitch;
    const ends = endsOf(set, read, write);
    poseEnds(set, { key: String(order), lane: order, met }, ends, poses, [0.1, 0.4]);
    const from = ends.store ?? ends.grid ?? { x, y };
    const value = { label: read.value, from, when: [0.35, 0.7] as const };
    if (write) poses.set(`value${order}`, { ...value, x, y, opacity: 1 });
    else if (ends.grid) poses.set(`value${order}`, { ...value, ...shownIn(set, ends.grid) });
    if (!write || isCarried(reads, write)) return;
    const label = order === reads.length - 1 ? '=' : sign;
    const at = { x: x + pitch - BETWEEN / 2, y: y + high / 2 };
    poses.set(`op${order}`, { ...at, opacity: 1, label, when: [0.35, 0.7] });
  });
  const last = write && isCarried(reads, write) ? reads.length - 1 : reads.length;
  return { x: left + last * pitch, y };
}

/** A value that is only read comes out of its storage and ends as part of its cell. */
function shownIn({ places }: StageSet, { x, y }: Pose): Pose {
  const lower = (places.cell.height - Math.ceil(1.7 * places.text)) / 2;
  return { x, y: y + lower, opacity: 0, passing: true };
}

/** True if one value is read and written unchanged. */
const isCarried = ([read, ...more]: readonly ElementAccess[], write: ElementAccess): boolean =>
  read !== undefined && more.length === 0 && read.value === write.value;

function poseWrite(
  set: StageSet,
  element: FigureOf<'element'>,
  out: ElementAccess,
  from: { x: number; y: number },
  poses: Map<string, Pose>,
): void {
  const label = out.value;
  const carried = isCarried(element.reads, out);
  const ends = endsOf(set, out, null);
  // A cell that is read and then written has one path for both.
  const read = element.reads.findIndex((one) => endsOf(set, one, out).grid === ends.grid);
  const lane = read < 0 ? element.reads.length : read;
  const way = { key: 'out', lane, met: metOf(set, element) };
  if (!carried) poses.set('value', { ...from, opacity: 1, label, from, when: [0.6, 0.72] });
  poseEnds(set, way, ends, poses, [0.68, 0.95]);
  const drop = { label, from, when: [0.7, 1] as const };
  if (ends.grid) poses.set('drop', { ...drop, ...shownIn(set, ends.grid) });
  if (ends.store)
    poses.set('sink', { ...drop, x: ends.store.x, y: ends.store.y, opacity: 0, passing: true });
}

/** An element's cell in its grid and in its storage, if they are shown. */
function endsOf(
  { operation, cells, stored }: StageSet,
  access: ElementAccess,
  out: ElementAccess | null,
): ThreadEnds {
  const { tensors, result, kind } = operation;
  const info = tensors[access.tensor];
  const shows = kind === 'expand' || kind === 'in_place' || kind === 'put';
  const tensor = access.tensor === result && shows ? 0 : access.tensor;
  const staged = operation.staged[tensor];
  const index = staged && out && out.index.length === staged.length ? out.index : access.index;
  return {
    tensor,
    grid: cells.get(`c${tensor}:${index}`) ?? null,
    store: info ? (stored.get(storeKey(info.storage, access.address)) ?? null) : null,
  };
}

function poseEnds(
  set: StageSet,
  { key, lane, met }: { key: string; lane: number; met: Band | null },
  { tensor, grid, store }: ThreadEnds,
  poses: Map<string, Pose>,
  when: readonly [number, number],
): void {
  if (grid) poses.set(`lit${key}`, { ...grid, look: 'lit', when: [0, 0.3] });
  if (store) poses.set(`store${key}`, { ...store, look: 'lit', when: [0, 0.35] });
  if (!grid || !store) return;
  const write = key === 'out';
  const end = write ? WRITTEN : TAKEN;
  const others = Array.from({ length: MOST }, (_, at) => poses.get(`thread${at}`)?.path ?? '');
  const path = threadFrom(set, { tensor, grid, store, end, lane, met, others });
  const look = write ? 'write' : undefined;
  poses.set(`thread${key}`, { x: 0, y: 0, opacity: 1, path, look, when });
}
