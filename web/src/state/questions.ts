/** Questions about a statement, asked before its story: which are open. */
import { signal } from '@preact/signals';
import type { Core } from '../core';
import type { Question } from '../core/types';
import { attempt } from '../lib/attempt';
import type { ProgramModel } from './program';

/** Questions already answered or skipped: none is asked twice in one visit. */
const closed = signal<ReadonlySet<string>>(new Set());

/** The questions about a statement; what decides its outcome comes before where a cell is. */
export function questionsOf(core: Core, source: string, statement: number): Question[] {
  const all = attempt(() => core.questions(source, statement)) ?? [];
  return all.toSorted((a, b) => Number(isDetail(a)) - Number(isDetail(b)));
}

const isDetail = ({ id }: Question) => id.startsWith('STORAGE_CELL');

export const isOpen = (question: Question) => !closed.value.has(keyOf(question));

export function close(...questions: Question[]): void {
  closed.value = new Set([...closed.peek(), ...questions.map(keyOf)]);
}

/**
 * Key of a question. The prompt contains the numbers, so the same question with other numbers has
 * another key.
 */
export function keyOf({ id, operation, prompt }: Question): string {
  return `${id}/${operation}/${prompt}`;
}

/** True while a question stands in place of the story: what gives its answer away is hidden. */
export function isAsking(core: Core, program: ProgramModel): boolean {
  const { predict, compare, step, ran, statement } = program;
  if (!predict.value || compare.value || Number(step.value) > 0) return false;
  if (!ran.value || statement.value === null) return false;
  return questionsOf(core, ran.value.source, statement.value).some(isOpen);
}
