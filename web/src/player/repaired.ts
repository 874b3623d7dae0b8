import type { Core } from '../core';
import type { Repair, Span, Story } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { resultOf } from '../state/shown-step';

/** A chosen repair: the story of its program, from the repaired operation on. */
export interface Repaired {
  /** All repairs offered, and the chosen one. */
  repairs: Repair[];
  repair: Repair;
  source: string;
  story: Story;
  /** The refused story, and the program that it is of. */
  refused: { source: string; story: Story };
  /** The step at which the cure begins: where a copy or a view is decided, or the first of the operation. */
  entry: number;
  /** The step to begin at: `entry`, or the last if motion is switched off. */
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
    if (!refused) return null;
    const end = core.scene(source, statement, Number(refused.steps) - 1);
    const repairs = (end && figureOf(end, 'repairs')?.repairs) ?? [];
    const repair = repairs[number - 1];
    const story = repair && core.story(repair.program, statement);
    if (!repair || !story) return null;
    // A loop may come to the operation several times: the cure is of the round that was refused.
    const failed = refused.operations.find((one) => one.refused);
    const round = operationsAt(refused, failed?.span).length - 1;
    const operations = operationsAt(story, repair.operation);
    const operation = operations[round] ?? operations.at(-1);
    if (!operation) return null;
    const [first, steps] = [Number(operation.first), Number(operation.steps)];
    const last = first + steps - 1;
    const ribbon = operation.kind === 'view';
    const entry = ribbon ? resultOf({ operations: [operation], steps: last + 1 }) : first;
    const start = isStill() ? last : entry;
    return {
      repairs,
      repair,
      source: repair.program,
      story,
      refused: { source, story: refused },
      entry,
      start,
    };
  } catch {
    return null;
  }
}

/** The stop from which a refused story goes on with its cure; undefined if nothing is refused. */
export function cureAfter({ operations, stops }: Story): number | undefined {
  if (!operations.some(({ refused }) => refused)) return undefined;
  // A last step that only lists the repairs is passed: the cure shows the first of them.
  const listed = operations.at(-1)?.phases.find(({ phase }) => phase === 'repairs');
  const all = stops.map(Number);
  return listed ? all.findLast((stop) => stop < Number(listed.first)) : all.at(-1);
}

/** All operations of a story at this place in the program. */
const operationsAt = ({ operations }: Story, span: Span | undefined) =>
  operations.filter(({ span: { start, end } }) => start === span?.start && end === span.end);

export const isStill = () =>
  typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
