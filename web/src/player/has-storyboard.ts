import type { Operation } from '../core/types';

/** Kinds that compare shapes: they have a storyboard only if the core kept the aligned shapes. */
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

/**
 * Refused operations of these kinds may point at a missing position, which only their figure can
 * draw (after the last cell).
 */
const MISS: readonly Operation['kind'][] = ['note', 'index'];

/** True if a story has a storyboard; other stories are shown as figures. */
export function hasStoryboard({ kind, staged, refused }: Operation): boolean {
  if (refused && MISS.includes(kind)) return false;
  return STAGED.includes(kind) || (MEET.includes(kind) && staged.length > 0);
}
