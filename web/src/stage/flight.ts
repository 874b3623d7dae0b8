/**
 * Storyboard for transpose, permute, slice, flip, select, diagonal, unfold and similar views. Cells
 * of the tensor fly to their places in the result, sizes and strides travel with their axes, and
 * the storage does not move.
 */
import type { Int, Operation, Scene, TensorInfo } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import type { Cast, Focus, StageSource } from './actors';
import { type Arrangement, arrange } from './arrange';
import { elementsOf } from './elements';
import { type Counted, fittingPages } from './fitting';
import { type Axes, type AxisTexts, axesOf } from './flight-axes';
import { flightCells } from './flight-cells';
import { flagOf } from './flight-flag';
import { acrossOf, headRoom, headsOf } from './flight-heads';
import { hopsOf } from './flight-hops';
import { originsOf, readsOf } from './flight-origins';
import type { Box } from './grid';
import type { Pages, StageRequest, StageSet } from './set';
import { stripsOf } from './strips';
import { columnsOf, titleOf } from './text';

/** Room in px above the strips for arcs and the flag of the offset. */
const AIR = 28;
/** From this width in px on, titles are longer. */
const ROOMY = 600;

/**
 * Returns null if even the smallest part does not fit, or if the result does not share the storage.
 */
export function flightOf(request: StageRequest): Pages | null {
  const { operation, source, words } = request;
  const { tensors, result } = operation;
  const [old, made] = [tensors[0], tensors[result ?? -1]];
  if (!old || !made || tensors.length > 2 || old.storage !== made.storage) return null;
  const dims = dimsOf(operation, source);
  const begins = dims?.begins;
  const reads = readsOf(operation, source);
  return fittingPages(
    request,
    (counted, room) => placesOf(counted, room, axesOf(dims, words)),
    (step) => focusOf(source.scene(step), operation, begins?.index),
    (found) => {
      const set = { ...found, cast: hued(found) };
      const origins = originsOf(set, reads);
      return [
        headsOf(set, axesOf(dims, words)),
        stripsOf(set),
        flightCells(set, origins),
        hopsOf(set),
        flagOf(set),
        elementsOf(set),
      ];
    },
  );
}

/** The core's description of the dims, old and new. */
function dimsOf({ first }: Operation, source: StageSource): FigureOf<'dims'> | null {
  const scene = source.scene(Number(first));
  return scene && figureOf(scene, 'dims');
}

/**
 * A large tensor shows the part where the result begins; the result shows the element of the step.
 */
function focusOf(scene: Scene | null, { result }: Operation, begins: Int[] | undefined): Focus {
  const read = scene && figureOf(scene, 'element')?.reads[0];
  const focus = new Map<number, readonly Int[]>();
  if (begins) focus.set(0, begins);
  if (read && read.tensor === result) focus.set(read.tensor, read.index);
  return focus;
}

/** A moved dim keeps its colour; a new dim gets the next free one. */
function hued({ cast, operation, source }: StageSet): Cast {
  const after = dimsOf(operation, source)?.after ?? [];
  const rank = operation.tensors[0]?.shape.length ?? 0;
  const actors = cast.actors.map((actor) => ({
    ...actor,
    dims: actor.dims.map((dim, at) => ({
      ...dim,
      hue: actor.tensor === 0 ? at : (after[at]?.from ?? rank + at),
    })),
  }));
  return { ...cast, actors };
}

/** Puts words at the axes if that does not make the cells smaller. */
function placesOf(counted: Counted, room: Box, axes: Axes): Arrangement | null {
  const short = arranged(counted, room, axes.short);
  const worded = short && room.width >= ROOMY ? arranged(counted, room, axes.worded) : null;
  const same = short?.text === worded?.text && short?.addresses === worded?.addresses;
  return worded && same && worded.lines === short?.lines ? { ...worded, worded: true } : short;
}

function arranged({ actors, strips, value }: Counted, room: Box, axes: AxisTexts) {
  const most = room.width < ROOMY ? 16 : 30;
  const need = ({ name, shape }: TensorInfo) => Math.min(most, columnsOf(titleOf(name, shape)));
  return arrange(
    {
      grids: actors.map((actor) => ({
        counts: actor.counts,
        title: Math.max(need(actor.info), acrossOf(actor, axes)),
        head: headRoom(actor, axes),
      })),
      table: null,
      strips,
      value: Math.min(9, value),
      meets: 0,
      air: AIR,
    },
    room,
  );
}
