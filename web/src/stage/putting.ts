/** Values that are written to places which an index or a mask chooses. STAGE.md section 3. */
import { flowsOf } from './flows';
import { gridsOf } from './grids';
import { liftsOf } from './lifts';
import { fittingSet } from './meeting';
import { seenOf } from './seen';
import type { Part, StageRequest } from './set';
import { stripsOf } from './strips';

/** Null where even the smallest part does not fit. */
export function puttingOf(request: StageRequest): Part[] | null {
  const set = fittingSet(request, 0);
  if (!set) return null;
  const flows = flowsOf(request.operation, request.source);
  return [gridsOf(set), stripsOf(set), liftsOf(set, flows), seenOf(set)];
}
