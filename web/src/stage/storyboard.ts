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
import { hasSumLetters, poseSumLetters, withSumLetters } from './sum-letters';

/** Lays a story out for its room; null if even the smallest part does not fit. */
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

/** The number of poses cached per page, and of pages cached per story. */
const KEPT = 160;
const PAGES = 6;

/** The story on the page of `request.step`; null if there is no room for it. */
export function stageOf(request: StageRequest): StageStory | null {
  const named = { ...request, operation: withNames(request.operation) };
  const { kind } = named.operation;
  const pages = (STORYBOARDS[kind] ?? gatheringOf)(named) ?? gatheringOf(named);
  if (!pages) return null;
  const own = ownSteps(named.operation);
  const letters = lettersOf(named.operation, request.letters ?? null) ?? false;
  const sums = letters && hasSumLetters(named.operation);
  const pageOf = (step: number) => pages.pageOf(own(step));
  const around = kept(PAGES, pageOf, (page, step): StageStory => {
    const parts = pages.partsOf(own(step));
    const drawn = parts.flatMap((part) => part.sprites);
    return {
      ...pages.room,
      sprites: sums ? withSumLetters(named.operation, drawn) : drawn,
      letters,
      enters: parts.some(({ enter }) => enter),
      around,
      shows: (other) => pageOf(other) === page,
      pose: kept(KEPT, Number, (step) => posesAt(named, parts, step, sums)),
    };
  });
  return around(request.step);
}

/** Texts of 12 px are 11 px high when a picture is shrunk so far. */
const SHRUNK = 12 / 11;

/** The same for a place that shrinks what is larger: a little less room than a story needs will do. */
export function stageIn(request: StageRequest): StageStory | null {
  const { width, height } = request.room;
  const room = { width: Math.floor(width * SHRUNK), height: Math.floor(height * SHRUNK) };
  return stageOf(request) ?? stageOf({ ...request, room });
}

/** Limits a step to the steps of this operation: the steps before and after belong to others. */
function ownSteps(operation: Operation): (step: number) => number {
  const { first, last } = endsOf(operation);
  return (step) => Math.max(first, Math.min(last, step));
}

function posesAt(
  { operation, source }: StageRequest,
  parts: StagePart[],
  step: number,
  sums: boolean,
): Poses {
  const first = Number(operation.first);
  const scene = source.scene(Math.max(first, step));
  const poses: Parameters<StagePart['pose']>[1] = new Map();
  if (scene) for (const part of parts) part.pose(scene, poses);
  if (scene && sums) poseSumLetters(operation, scene, poses);
  if (step < first) for (const part of parts) part.enter?.(poses);
  return poses;
}

/** Tensors without a name in the program get a word of the page's language. */
const withNames = (operation: Operation): Operation => ({
  ...operation,
  tensors: operation.tensors.map((info) => ({ ...info, name: sayName(info.name) })),
});
