/** Picks the storyboard for an operation and serves its pose at each step. */
import type { Operation } from '../core/types';
import { sayName } from '../locales/translation';
import { endsOf } from './actors';
import { copyingOf } from './copying';
import { flightOf } from './flight';
import { gatheringOf } from './gathering';
import { kept } from './kept';
import { lettersOf } from './letters';
import { meetingOf } from './meeting';
import { productOf } from './product';
import { puttingOf } from './putting';
import { ribbonOf } from './ribbon';
import type { Pages, StagePart, StageRequest } from './set';
import type { Poses, StageStory } from './sprites';

/** A story laid out for its room; null where even the smallest part does not fit. */
type Storyboard = (request: StageRequest) => Pages | null;

/** Kinds without an entry, and stories for which there is no room, use `gatheringOf`. */
const STORYBOARDS: Partial<Record<Operation['kind'], Storyboard>> = {
  broadcast: meetingOf,
  in_place: meetingOf,
  expand: meetingOf,
  put: puttingOf,
  dims: flightOf,
  product: productOf,
  reduce: gatheringOf,
  view: ribbonOf,
  index: gatheringOf,
  copy: copyingOf,
  reorder: gatheringOf,
  join: gatheringOf,
  fill: gatheringOf,
  note: gatheringOf,
};

/** Whole positions of a page that are kept, and pages. */
const KEPT = 160;
const PAGES = 6;

/** On the page of the step; null where there is no storyboard, or no room. */
export function stageOf(request: StageRequest): StageStory | null {
  const named = { ...request, operation: withNames(request.operation) };
  const { kind } = named.operation;
  const pages = (STORYBOARDS[kind] ?? gatheringOf)(named) ?? gatheringOf(named);
  if (!pages) return null;
  const own = ownSteps(named.operation);
  const letters = lettersOf(named.operation, request.letters ?? null) ?? false;
  const pageOf = (step: number) => pages.pageOf(own(step));
  const around = kept(PAGES, pageOf, (page, step): StageStory => {
    const parts = pages.partsOf(own(step));
    return {
      ...pages.room,
      sprites: parts.flatMap((part) => part.sprites),
      letters,
      enters: parts.some(({ enter }) => enter),
      around,
      shows: (other) => pageOf(other) === page,
      pose: kept(KEPT, Number, (step) => posesAt(named, parts, step)),
    };
  });
  return around(request.step);
}

/** The step of the operation that is nearest: before its first, another is told. */
function ownSteps(operation: Operation): (step: number) => number {
  const { first, last } = endsOf(operation);
  return (step) => Math.max(first, Math.min(last, step));
}

function posesAt({ operation, source }: StageRequest, parts: StagePart[], step: number): Poses {
  const first = Number(operation.first);
  const scene = source.scene(Math.max(first, step));
  const poses: Parameters<StagePart['pose']>[1] = new Map();
  if (scene) for (const part of parts) part.pose(scene, poses);
  if (step < first) for (const part of parts) part.enter?.(poses);
  return poses;
}

/** What has no name in the program is called by a word of the page's language. */
const withNames = (operation: Operation): Operation => ({
  ...operation,
  tensors: operation.tensors.map((info) => ({ ...info, name: sayName(info.name) })),
});
