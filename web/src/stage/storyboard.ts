/** Which storyboard tells an operation, and what it shows at each step. */
import type { Operation } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import { part } from '../lib/part';
import { sayName } from '../locales/translation';
import { flightOf } from './flight';
import { gatheringOf } from './gathering';
import { meetingOf } from './meeting';
import { productOf } from './product';
import { puttingOf } from './putting';
import type { Part, StageRequest } from './set';
import type { Poses, StageStory } from './sprites';

/** The parts of a story, laid out for its room; null where even the smallest does not fit. */
type Storyboard = (request: StageRequest) => Part[] | null;

/** By far the longest: it comes when a view is told. */
const ribbon = part(() => import('./ribbon'));

/** What has to come before a story of this kind is told; null where all is there. */
export const storyboardPart = (kind: Operation['kind']) => (kind === 'view' ? ribbon : null);

/** All of them, for pages and tests that wait for none. */
export const loadStoryboards = () => ribbon.load();

const STORYBOARDS: Partial<Record<Operation['kind'], Storyboard>> = {
  broadcast: meetingOf,
  in_place: meetingOf,
  expand: meetingOf,
  put: puttingOf,
  dims: flightOf,
  product: productOf,
  reduce: gatheringOf,
  view: (request) => ribbon.arrived.peek()?.ribbonOf(request) ?? null,
  index: gatheringOf,
  copy: gatheringOf,
  reorder: gatheringOf,
  join: gatheringOf,
  fill: gatheringOf,
  note: gatheringOf,
};

/** Whole positions that are kept. */
const KEPT = 160;

/** Null where there is no storyboard, or no room. */
export function stageOf(request: StageRequest): StageStory | null {
  const { source, room } = request;
  const named = { ...request, operation: withNames(request.operation) };
  const { operation } = named;
  const parts = (STORYBOARDS[operation.kind] ?? gatheringOf)(named) ?? gatheringOf(named);
  if (!parts) return null;
  const kept = new Map<number, Poses>();
  const posesAt = (step: number): Poses => {
    const first = Number(operation.first);
    const scene = source.scene(Math.max(first, step));
    const poses: Parameters<Part['pose']>[1] = new Map();
    if (scene) for (const part of parts) part.pose(scene, poses);
    if (step < first) for (const part of parts) part.enter?.(poses);
    return poses;
  };
  const sprites = parts.flatMap((part) => part.sprites);
  const drawn = new Set(
    sprites.flatMap(({ kind, cell }) =>
      cell && kind === 'cell' ? [`${cell.storage}@${cell.address}`] : [],
    ),
  );
  return {
    width: room.width,
    height: room.height,
    sprites,
    enters: parts.some(({ enter }) => enter),
    shows(step) {
      const scene = source.scene(step);
      const element = scene && figureOf(scene, 'element');
      return !element || accessed(operation, element).every((place) => drawn.has(place));
    },
    pose(step) {
      const known = kept.get(step);
      if (known) return known;
      const poses = posesAt(step);
      kept.set(step, poses);
      const oldest = kept.keys().next().value;
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return poses;
    },
  };
}

/** What has no name in the program is called by a word of the page's language. */
const withNames = (operation: Operation): Operation => ({
  ...operation,
  tensors: operation.tensors.map((info) => ({ ...info, name: sayName(info.name) })),
});

/** Where an element reads and writes; a number has no storage. */
function accessed({ tensors }: Operation, { reads, write }: FigureOf<'element'>): string[] {
  return [...reads, ...(write ? [write] : [])].flatMap(({ tensor, address }) => {
    const info = tensors[tensor];
    return info && !info.isNumber ? [`${info.storage}@${address}`] : [];
  });
}
