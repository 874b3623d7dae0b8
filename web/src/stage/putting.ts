/** Storyboard for values written to places that an index or a mask chooses. */
import { aboutOf } from './about';
import { flowsOf } from './flows';
import { gridsOf } from './grids';
import { kinOf } from './kin';
import { liftsOf } from './lifts';
import { meetingPages } from './meeting';
import { seenOf } from './seen';
import type { Pages, StageRequest } from './set';
import { stripsOf } from './strips';

/** Returns null if even the smallest part does not fit. */
export function puttingOf(request: StageRequest): Pages | null {
  const flows = flowsOf(request.operation, request.source);
  return meetingPages(request, 0, (set) => [
    gridsOf(set),
    aboutOf(set),
    stripsOf(set),
    liftsOf(set, flows),
    seenOf(set),
    kinOf(set),
  ]);
}
