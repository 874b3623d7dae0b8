import type { Core } from '../core';
import type { Repair, Story } from '../core/types';
import { figureOf } from '../figures/figure-of';

/** What a repair shows: the story of its program, from the repaired operation on. */
export interface Repaired {
  /** All that are offered, and the one that is shown. */
  repairs: Repair[];
  repair: Repair;
  source: string;
  story: Story;
  /** Where the repaired operation begins; its end where nothing is to move. */
  start: number;
}

/** The repair of this number, from 1, of those that a refused story offers; null where there is none. */
export function repairedBy(
  core: Core,
  source: string,
  statement: number,
  number: number,
): Repaired | null {
  try {
    const refused = core.story(source, statement);
    const end = refused && core.scene(source, statement, Number(refused.steps) - 1);
    const repairs = (end && figureOf(end, 'repairs')?.repairs) ?? [];
    const repair = repairs[number - 1];
    const story = repair && core.story(repair.program, statement);
    const operation = story?.operations.findLast(
      ({ span }) => span.start === repair?.operation.start && span.end === repair.operation.end,
    );
    if (!repair || !story || !operation) return null;
    const [first, steps] = [Number(operation.first), Number(operation.steps)];
    const start = isStill() ? first + steps - 1 : first;
    return { repairs, repair, source: repair.program, story, start };
  } catch {
    return null;
  }
}

export const isStill = () =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
