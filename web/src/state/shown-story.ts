/** What a program shows, the story of one statement or two that are compared, and its steps. */
import type { Core } from '../core';
import type { Int } from '../core/types';
import { pairIn, stepsOf } from './pair';
import type { ProgramModel } from './program';
import { stepAt } from './shown-step';

/** A statement, and the program to compare with; empty where there is none. */
export interface ShownStory {
  source: string;
  statement: number | null;
  compare: string;
}

/** The step itself where the story has it, else the story's last one. */
export function clampStep(core: Core, shown: ShownStory, step: Int): Int {
  const steps = stepsShown(core, shown);
  if (steps === null) return 0;
  return BigInt(step) < BigInt(steps) ? step : lastStep(steps);
}

/** What a model shows now; reading it while drawing draws again when it changes. */
export const shownIn = ({
  ran,
  statement,
  compare,
}: Pick<ProgramModel, 'ran' | 'statement' | 'compare'>): ShownStory => ({
  source: ran.value?.source ?? '',
  statement: statement.value,
  compare: compare.value,
});

/** The number of steps of what is shown; null where nothing is. */
export const stepsShown = (core: Core, { source, statement, compare }: ShownStory): Int | null =>
  statement === null ? null : stepsOf(core, { source, statement }, compare);

/** Null where there is no such step. */
export function namedStep(core: Core, shown: ShownStory, at: string | undefined): number | null {
  const { source, statement, compare } = shown;
  const story = at && statement !== null && core.story(source, statement);
  const step = story ? stepAt(core, source, story, at) : null;
  if (step === null || !compare || statement === null) return step;
  const { beats } = pairIn(core, { source, statement }, compare);
  const beat = at === 'END' ? -1 : beats.findIndex(({ left }) => left >= step);
  return beat < 0 ? beats.length - 1 : beat;
}

export function lastStep(steps: Int): Int {
  const last = BigInt(steps) - 1n;
  if (last < 0n) return 0;
  return last <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(last) : String(last);
}
