import type { Operation } from '../core/types';

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
