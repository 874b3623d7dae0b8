/**
 * Storyboard for matrix products, dot and bmm: sizes are compared, then each element gets its row
 * and column.
 */
import type { TensorInfo } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { aboutOf } from './about';
import { type Cast, endsOf } from './actors';
import { batchedRequest } from './batched';
import { facingOf } from './facing';
import { flowsOf } from './flows';
import { colouredCast } from './gathering';
import { gridsOf } from './grids';
import { meetingPages } from './meeting';
import { readsOf } from './reads';
import type { Pages, StageRequest, StageSet } from './set';
import { sizeMeetsOf } from './size-meets';
import { stripsOf } from './strips';
import { waysOf } from './ways';

/** Returns null if even the smallest part does not fit. */
export function productOf(asked: StageRequest): Pages | null {
  const request = withRoles(batchedRequest(asked));
  const flows = flowsOf(request.operation, request.source);
  return meetingPages(request, 2, (found) => {
    const set: StageSet = { ...found, cast: innerCast(colouredCast(found)) };
    return [
      gridsOf(set),
      aboutOf(set),
      sizeMeetsOf(set),
      waysOf(set),
      stripsOf(set),
      readsOf(set),
      facingOf(set, flows),
    ];
  });
}

/** Room for names of dims beside the sizes. */
const WIDE = 480;

/** Dims to which the program gives no names are called by what the product does with them. */
function withRoles(request: StageRequest): StageRequest {
  const { operation, source, words, room } = request;
  if (room.width < WIDE) return request;
  const last = source.scene(endsOf(operation).last);
  const [a, b] = (last && figureOf(last, 'product'))?.factors ?? [];
  if (!a || !b) return request;
  const [rows, columns] = [a.vector ? [] : [words.rows], b.vector ? [] : [words.columns]];
  const matrix = (tensor: number) => {
    if (tensor === a.tensor) return [...rows, words.inner];
    return tensor === b.tensor ? [words.inner, ...columns] : [...rows, ...columns];
  };
  const tensors = operation.tensors.map((info, tensor): TensorInfo => {
    const roles = matrix(tensor);
    const batch = info.shape.length - roles.length;
    const known = info.dimNames ?? batch < 0;
    if (known) return info;
    return { ...info, dimNames: [...Array.from({ length: batch }, () => words.batch), ...roles] };
  });
  return { ...request, operation: { ...operation, tensors } };
}

/** The two inner dims share one colour, which the result does not have. */
function innerCast(cast: Cast): Cast {
  const free = Math.max(...cast.actors.map(({ dims }) => dims.length));
  const actors = cast.actors.map((actor, order) => {
    const inner = order === 0 ? actor.dims.length - 1 : Math.max(0, actor.dims.length - 2);
    const dims = actor.dims.map((dim, at) => (at === inner ? { ...dim, hue: free } : dim));
    return order < 2 ? { ...actor, dims } : actor;
  });
  return { ...cast, actors };
}
