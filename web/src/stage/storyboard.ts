/** Which storyboard tells an operation, and what it shows at each step. */
import type { Operation } from '../core/types';
import { part } from '../lib/part';
import { sayName } from '../locales/translation';
import { endsOf } from './actors';
import { gatheringOf } from './gathering';
import { kept } from './kept';
import { lettersOf } from './letters';
import { further, meetingOf } from './meeting';
import { puttingOf } from './putting';
import type { Pages, Part, StageRequest } from './set';
import type { Poses, StageStory } from './sprites';

/** A story laid out for its room; null where even the smallest part does not fit. */
type Storyboard = (request: StageRequest) => Pages | null;

/** They come when a story of theirs is told. */
const ribbon = part(() => import('./ribbon'));
const flight = part(() => import('./flight'));
const copying = part(() => import('./copying'));
const product = part(() => import('./product'));

/** What has to come before a story is told; null where all is there. */
export function storyboardPart({ kind, refused }: Pick<Operation, 'kind' | 'refused'>) {
  if (kind === 'view') return ribbon;
  if (kind === 'dims') return flight;
  if (kind === 'copy') return copying;
  if (kind === 'product') return product;
  return refused || kind === 'in_place' ? further : null;
}

/** All of them, for pages and tests that wait for none. */
export const loadStoryboards = () =>
  Promise.all([ribbon, flight, copying, product, further].map((one) => one.load()));

const STORYBOARDS: Partial<Record<Operation['kind'], Storyboard>> = {
  broadcast: meetingOf,
  in_place: meetingOf,
  expand: meetingOf,
  put: puttingOf,
  dims: (request) => flight.arrived.peek()?.flightOf(request) ?? null,
  product: (request) => product.arrived.peek()?.productOf(request) ?? null,
  reduce: gatheringOf,
  view: (request) => ribbon.arrived.peek()?.ribbonOf(request) ?? null,
  index: gatheringOf,
  copy: (request) => copying.arrived.peek()?.copyingOf(request) ?? null,
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

function posesAt({ operation, source }: StageRequest, parts: Part[], step: number): Poses {
  const first = Number(operation.first);
  const scene = source.scene(Math.max(first, step));
  const poses: Parameters<Part['pose']>[1] = new Map();
  if (scene) for (const part of parts) part.pose(scene, poses);
  if (step < first) for (const part of parts) part.enter?.(poses);
  return poses;
}

/** What has no name in the program is called by a word of the page's language. */
const withNames = (operation: Operation): Operation => ({
  ...operation,
  tensors: operation.tensors.map((info) => ({ ...info, name: sayName(info.name) })),
});
