import type { Operation } from '../core/types';
import { part } from '../lib/part';

/** Where shapes meet, and no more than a note has been kept of some. */
const MEET: readonly Operation['kind'][] = ['broadcast', 'in_place', 'expand'];
const STAGED: readonly Operation['kind'][] = [
  'dims',
  'reduce',
  'index',
  'put',
  'copy',
  'reorder',
  'join',
  'fill',
  'product',
  'note',
  'view',
];

/** Refused, they may miss a position: their figure draws it behind the last one. */
const MISS: readonly Operation['kind'][] = ['note', 'index'];

/** Whether there is a storyboard for a story; others keep their figures. */
export function hasStoryboard({ kind, staged, refused }: Operation): boolean {
  if (refused && MISS.includes(kind)) return false;
  return STAGED.includes(kind) || (MEET.includes(kind) && staged.length > 0);
}

export const storyStage = part(() => import('./stage-part'));

/** The stage with what this kind of story needs, one after the other without a rest: see show-linked.ts. */
export async function loadStoryboard(
  operation: Pick<Operation, 'kind' | 'refused'>,
): Promise<void> {
  await storyStage.load();
  await storyStage.arrived.peek()?.storyboardPart(operation)?.load();
}

/** With every storyboard. */
export async function loadStage(): Promise<void> {
  await storyStage.load();
  await storyStage.arrived.peek()?.loadStoryboards();
}
