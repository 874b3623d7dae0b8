/** What every part of the stage knows: who is on it, and where each cell is. */
import type { Operation, Scene } from '../core/types';
import type { Actor, Cast, StageSource } from './actors';
import { type Arrangement, BELOW } from './arrange';
import type { Box } from './grid';
import type { Slot } from './slots';
import type { Pose, Sprite } from './sprites';

/** What is said on the stage, in the language of the page. */
export interface StageWords {
  storage: string;
  shownPart: (shown: string, whole: string) => string;
  stride: string;
  strideInBytes: string;
  offset: string;
  readingOrder: string;
}

export interface StageRequest {
  operation: Operation;
  source: StageSource;
  room: Box;
  /** The step that large tensors are shown around. */
  step: number;
  words: StageWords;
  /** The reader's wish for letters; left to the story where null or left out. */
  letters?: boolean | null | undefined;
}

/** Some of what is on the stage: its sprites, once a story, and where they are in each scene. */
export interface StagePart {
  sprites: Sprite[];
  pose(scene: Scene, poses: Map<string, Pose>): void;
  /** How the first step is come to: changes its poses into those of the step before, which is not told. */
  enter?(poses: Map<string, Pose>): void;
}

/** A story in its places; what of large tensors is shown depends on the step. */
export interface Pages {
  /** The size of the picture: of the room, or less where it is enlarged. */
  room: Box;
  /** Which page of them a step is about: equal texts are equal pages. */
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
  /** The homes of cells: of a grid by key, of a storage by `storeKey`. */
  cells: ReadonlyMap<string, Pose>;
  stored: ReadonlyMap<string, Pose>;
  /** From this step on the result is there. */
  firstResult: number;
  source: StageSource;
}

/** Everything that a storyboard may need, from one place. */
export const storeKey = (storage: number, address: number | string) => `s${storage}@${address}`;

/** Of a place in a strip: a cell, or a gap. */
export const slotKey = (storage: number, slot: Slot, at: number) =>
  slot === null ? `s${storage}~${at}` : storeKey(storage, slot);

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

/** Where an index of a tensor is drawn. */
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
