import type { Core } from '../core';
import type { Repair, Story } from '../core/types';
import { figureOf } from '../figures/figure-of';

/** A chosen repair: the story of its program, from the repaired operation on. */
export interface Repaired {
  /** All repairs offered, and the chosen one. */
  repairs: Repair[];
  repair: Repair;
  source: string;
  story: Story;
  /** The first step of the repaired operation. */
  first: number;
  /** The step to begin at: the first, or the last if motion is switched off. */
  start: number;
}

/** The repair with this number, from 1; null if the refused story does not offer it. */
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
    return { repairs, repair, source: repair.program, story, first, start };
  } catch {
    return null;
  }
}

export const isStill = () =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
