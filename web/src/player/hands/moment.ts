/**
 * Remembers a moment of a story, and finds it again in the story of the same statement with other
 * sizes.
 */
import type { Operation, PhaseId, Story } from '../../core/types';

export interface DragMoment {
  operation: number;
  phase: PhaseId | null;
  /** Number of the step within its phase. */
  order: number;
  refused: boolean;
}

export function momentOf({ operations }: Story, step: number): DragMoment {
  const number = Math.max(
    0,
    operations.findLastIndex(({ first }) => Number(first) <= step),
  );
  const operation = operations[number];
  const phase = operation?.phases.findLast(({ first }) => Number(first) <= step);
  return {
    operation: number,
    phase: phase?.phase ?? null,
    order: step - Number(phase?.first ?? 0),
    refused: operation?.refused ?? false,
  };
}

/**
 * The same moment in another story; if either story refuses the operation, the step with its
 * verdict.
 */
export function stepAt(
  { operations }: Story,
  { operation, phase, order, refused }: DragMoment,
): number {
  const told = operations[operation] ?? operations.at(-1);
  if (!told) return 0;
  const same = told.phases.find((one) => one.phase === phase);
  if (told.refused || refused || !same) return verdictAt(told);
  return Number(same.first) + Math.min(order, Number(same.steps) - 1);
}

/** Phases that show the outcome of an operation, the simplest first. */
const ENDS: readonly PhaseId[] = ['outcome', 'result', 'after', 'fill'];
const BEHIND: readonly PhaseId[] = ['repairs', 'descend', 'elements'];

/** The step that shows the outcome of an operation. */
export function verdictAt({ phases, first, refused }: Operation): number {
  const last = phases.findLast(({ phase }) => !BEHIND.includes(phase));
  const end = ENDS.map((one) => phases.find(({ phase }) => phase === one)).find(Boolean);
  if (end && !refused) return Number(end.first);
  return last ? Number(last.first) + Number(last.steps) - 1 : Number(first);
}
