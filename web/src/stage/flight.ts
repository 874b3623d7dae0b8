/**
 * Transpose, permute, slice, flip, select, diagonal, unfold and kin: the tensor stays where it is,
 * its cells fly to where the result has them; sizes and strides travel with their axes, the storage
 * does not move. STAGE.md section 3.
 */
import type { Int, Operation, TensorInfo } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { CAPS, type Cast, castOf, STRIPS } from './actors';
import { type Arrangement, arrange } from './arrange';
import { elementsOf } from './elements';
import { flightCells } from './flight-cells';
import { flagOf } from './flight-flag';
import { headRoom, headsOf } from './flight-heads';
import { hopsOf } from './flight-hops';
import { originsOf } from './flight-origins';
import { type Part, type StageRequest, type StageSet, setOf } from './set';
import { stripsOf } from './strips';
import { titleOf } from './text';

/** Above the strips: arcs from cell to cell, and the flag of the offset. */
const AIR = 26;
/** From this width on, titles are longer. */
const ROOMY = 600;

/** Null where even the smallest part does not fit, or where the result has cells of its own. */
export function flightOf(request: StageRequest): Part[] | null {
  const { tensors, result } = request.operation;
  const [old, made] = [tensors[0], tensors[result ?? -1]];
  if (!old || !made || tensors.length > 2 || old.storage !== made.storage) return null;
  const set = flightSet(request);
  if (!set) return null;
  const origins = originsOf(set);
  return [
    headsOf(set),
    stripsOf(set),
    flightCells(set, origins),
    hopsOf(set),
    flagOf(set),
    elementsOf(set),
  ];
}

function flightSet(request: StageRequest): StageSet | null {
  const { operation, source, room } = request;
  const focus = focusOf(request);
  for (const caps of CAPS.flatMap((one) => STRIPS.map((strip) => ({ ...one, strip })))) {
    const found = castOf(operation, source, caps, focus);
    const cast = found && hued(found, request);
    const places = cast && placesOf(cast, room);
    if (places) return setOf(request, cast, places);
  }
  return null;
}

/** Of a large tensor the part is shown where the result begins, and of the result the element of the step. */
function focusOf({ operation, source, step }: StageRequest) {
  const scene = source.scene(step);
  const begins = scene && figureOf(scene, 'dims')?.begins;
  const read = scene && figureOf(scene, 'element')?.reads[0];
  const focus = new Map<number, readonly Int[]>();
  if (begins) focus.set(0, begins.index);
  if (read && read.tensor === operation.result) focus.set(read.tensor, read.index);
  return focus;
}

/** A dim keeps its colour where it goes; a new one gets the next that is free. */
function hued(cast: Cast, { operation, source }: StageRequest): Cast {
  const after = dimsFrom(operation, source);
  const rank = operation.tensors[0]?.shape.length ?? 0;
  const actors = cast.actors.map((actor) => ({
    ...actor,
    dims: actor.dims.map((dim, at) => ({
      ...dim,
      hue: actor.tensor === 0 ? at : (after[at] ?? rank + at),
    })),
  }));
  return { ...cast, actors };
}

/** For each dim of the result the old one that it comes from. */
function dimsFrom({ first }: Operation, source: StageRequest['source']): (number | null)[] {
  const scene = source.scene(Number(first));
  const figure = scene && figureOf(scene, 'dims');
  return figure?.after.map(({ from }) => from) ?? [];
}

function placesOf({ actors, strips }: Cast, room: StageRequest['room']): Arrangement | null {
  const labels = actors.flatMap(({ cells }) => cells.map(({ label }) => label.length));
  const most = room.width < ROOMY ? 16 : 30;
  const need = ({ name, shape }: TensorInfo) => Math.min(most, titleOf(name, shape).length);
  return arrange(
    {
      grids: actors.map((actor) => ({
        counts: actor.counts,
        title: need(actor.info),
        head: headRoom(actor),
      })),
      table: null,
      strips: strips.map(({ addresses }) => addresses.length),
      value: Math.min(9, Math.max(1, ...labels)),
      meets: 0,
      air: AIR,
    },
    room,
  );
}
