/**
 * The data that every part of the stage works with: its tensors and storages, and the home of each
 * cell.
 */
import type { Operation, Scene } from '../core/types';
import type { Actor, Cast, StageSource } from './actors';
import { type Arrangement, BELOW } from './arrange';
import type { Box } from './grid';
import type { Slot } from './slots';
import type { Pose, Sprite } from './sprites';

/** Texts drawn on the stage, in the language of the page. */
export interface StageWords {
  storage: string;
  shownPart: (shown: string, whole: string) => string;
  notChanged: string;
  stride: string;
  strideInBytes: string;
  offset: string;
  readingOrder: string;
  /** At a storage that a copy was put into. */
  madeCopy: string;
  /** The same where an index picks elements, and with the reason. */
  alwaysCopy: string;
  whyCopy: string;
  /** At elements that have no cell to go to. */
  noRoom: string;
  neitherIsOne: string;
  /** Dims of a matrix product. */
  batch: string;
  rows: string;
  columns: string;
  inner: string;
}

/** The input of a storyboard: an operation, the core's answers about it, and the room in px. */
export interface StageRequest {
  operation: Operation;
  source: StageSource;
  room: Box;
  /** The step that large tensors are shown around. */
  step: number;
  words: StageWords;
  /** The reader's choice of letters instead of values; null or undefined leaves it to the story. */
  letters?: boolean | null | undefined;
}

/** One part of the stage: sprites made once a story, and their poses in each scene. */
export interface StagePart {
  sprites: Sprite[];
  pose(scene: Scene, poses: Map<string, Pose>): void;
  /**
   * Turns the poses of the first step into those of the step before it, which is never shown by
   * itself.
   */
  enter?(poses: Map<string, Pose>): void;
}

/** A story with a place for everything; the step decides which part of a large tensor is shown. */
export interface Pages {
  /** Size of the picture in px: the whole room, or less if the picture is enlarged. */
  room: Box;
  /** Names the page that a step belongs to: steps with equal names share one page. */
  pageOf(step: number): string;
  partsOf(step: number): StagePart[];
}

/** The stage of one operation, with everything in its place. */
export interface StageSet {
  operation: Operation;
  cast: Cast;
  places: Arrangement;
  room: Box;
  words: StageWords;
  /** Home poses of grid cells by `ActorCell.key`, and of storage cells by `storeKey`. */
  cells: ReadonlyMap<string, Pose>;
  stored: ReadonlyMap<string, Pose>;
  /** The step from which the result is on the stage. */
  firstResult: number;
  source: StageSource;
}

/**
 * Key of a storage cell's sprite, e.g. "s0@5" for address 5 of storage 0; `address` counts
 * elements.
 */
export const storeKey = (storage: number, address: number | string) => `s${storage}@${address}`;

/** Key of a place in a strip: that of its cell or, for a gap, one made from the position `at`. */
export const slotKey = (storage: number, slot: Slot, at: number) =>
  slot === null ? `s${storage}~${at}` : storeKey(storage, slot);

/** True if the story has steps that show single elements. */
export const hasElements = ({ phases }: Operation): boolean =>
  phases.some(({ phase }) => phase === 'elements');

/** Phases in which the comparison of sizes has ended. */
export const OPENS: readonly string[] = [
  'result',
  'stretch',
  'after',
  'outcome',
  'fill',
  'elements',
];

/** Everything a storyboard needs, collected once; cells and strips get their homes here. */
export function setOf(request: StageRequest, cast: Cast, places: Arrangement): StageSet {
  const { operation, source, room, words } = request;
  const opening = operation.phases.find(({ phase }) => OPENS.includes(phase));
  return {
    operation,
    source,
    room,
    words,
    cast,
    places,
    cells: homesOf(cast, places),
    stored: storesOf(cast, places),
    firstResult: Number(opening?.first ?? 0),
  };
}

function homesOf(cast: Cast, places: Arrangement): Map<string, Pose> {
  const homes = new Map<string, Pose>();
  cast.actors.forEach((actor, order) => {
    for (const { key, index } of actor.cells) homes.set(key, cellPose(places, actor, order, index));
  });
  return homes;
}

/** Home pose of the cell at `index`; `order` is the position of its tensor in the cast. */
export function cellPose(
  { grids }: Arrangement,
  actor: Actor,
  order: number,
  index: readonly number[],
): Pose {
  const place = grids[order];
  const within = index.map((entry, dim) => entry - (actor.start[dim] ?? 0));
  const { x, y } = place?.grid.place(within) ?? { x: 0, y: 0 };
  return { x: x + (place?.x ?? 0), y: y + (place?.y ?? 0), opacity: 1 };
}

function storesOf(cast: Cast, places: Arrangement): Map<string, Pose> {
  const homes = new Map<string, Pose>();
  cast.strips.forEach((strip, order) => {
    const place = places.strips[order];
    if (!place) return;
    strip.slots.forEach((address, at) => {
      const line = Math.floor(at / place.line);
      homes.set(slotKey(strip.storage, address, at), {
        x: place.x + (at - line * place.line) * place.cell.width,
        y: place.y + line * (place.cell.height + BELOW),
        opacity: 1,
      });
    });
  });
  return homes;
}
