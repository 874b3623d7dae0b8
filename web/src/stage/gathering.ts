/**
 * Storyboard for results that are made from elements of other tensors: reduction, index, copy,
 * join.
 */

import { huesOf } from '../figures/hue';
import { aboutOf } from './about';
import type { Cast } from './actors';
import { carriedHeadsOf } from './carried-heads';
import { elementsOf } from './elements';
import { fillsOf } from './fills';
import { flowsOf } from './flows';
import { gridsOf } from './grids';
import { lettered } from './lettered';
import { liftsOf } from './lifts';
import { meetingPages } from './meeting';
import { mouldsOf } from './moulds';
import { pickedOf } from './picked';
import { readsOf } from './reads';
import type { Pages, StagePart, StageRequest, StageSet } from './set';
import { sizeMeetsOf } from './size-meets';
import { stripsOf } from './strips';
import { tableOf } from './table';
import { waysOf } from './ways';

const NONE: StagePart = { sprites: [], pose: () => {} };

/** Returns null if even the smallest part does not fit. */
export function gatheringOf(request: StageRequest): Pages | null {
  const flows = flowsOf(request.operation, request.source);
  const pages = (meets: number) =>
    meetingPages(request, meets, (found) => {
      const set: StageSet = { ...found, cast: colouredCast(found) };
      return [
        tableOf(lettered(set), set.places) ?? NONE,
        gridsOf(set),
        aboutOf(set),
        carriedHeadsOf(set),
        waysOf(set),
        stripsOf(set),
        pickedOf(set),
        readsOf(set),
        mouldsOf(set, flows),
        meets ? sizeMeetsOf(set) : NONE,
        flows.length ? liftsOf(set, flows) : elementsOf(set),
        fillsOf(set),
      ];
    });
  return pages(request.operation.kind === 'join' ? 1 : 0) ?? pages(0);
}

/** Gives each dim of the result the colour of the dim that it comes from. */
export function colouredCast({ cast, operation, source }: StageSet): Cast {
  const last = source.scene(Number(operation.first) + Number(operation.steps) - 1);
  if (!last) return cast;
  const actors = cast.actors.map((actor) => {
    const hues = huesOf(last, operation, actor.tensor);
    const dims = actor.dims.map((dim, at) => ({
      ...dim,
      hue: (dim.from === null ? at : hues[dim.from]) ?? null,
    }));
    return { ...actor, dims };
  });
  return { ...cast, actors };
}
