/** Questions that were not right at once: they are asked again on another day. They stay in this browser. */
import { readStored, writeStored } from '../lib/stored';
import { levels } from './asked';
import { kindsAbout } from './kinds/about';
import type { RoundOutcome, Task } from './round';

export interface Missed extends Task {
  /** When it was missed last: days since 1970, by the reader's clock. */
  day: number;
}

const KEY = 'stridewise.practice.missed';
const MOST = 30;
/** So many of them begin a round. */
const DUE = 3;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const dayOf = (time: Date): number =>
  Math.floor((time.getTime() - time.getTimezoneOffset() * MINUTE) / DAY);

const isSame = (one: Task, other: Task) =>
  one.seed === other.seed &&
  one.level === other.level &&
  one.about === other.about &&
  one.number === other.number;

/** A right answer on a later day takes it from the list. */
export function afterAnswer(
  missed: readonly Missed[],
  { seed, level, about, number }: Task,
  outcome: RoundOutcome,
  day: number,
): readonly Missed[] {
  const task = { seed, level, about, number };
  const others = missed.filter((one) => !isSame(one, task));
  const known = missed.find((one) => isSame(one, task));
  if (outcome === 'right') return known?.day === day ? missed : others;
  return [...others, { ...task, day }].slice(-MOST);
}

export const dueOn = (missed: readonly Missed[], day: number): readonly Task[] =>
  missed.filter((one) => one.day < day).slice(0, DUE);

/** Another version of the page, or a reader, may have written anything there. */
export function readMissed(): readonly Missed[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMissed) : [];
  } catch {
    return [];
  }
}

export const writeMissed = (missed: readonly Missed[]): void =>
  writeStored(KEY, JSON.stringify(missed));

function isMissed(value: unknown): value is Missed {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, level, about, number, day } = value as Record<string, unknown>;
  return (
    typeof seed === 'string' &&
    levels.some((one) => one === level) &&
    (about === null || (typeof about === 'string' && kindsAbout(about) !== null)) &&
    Number.isInteger(number) &&
    Number(number) >= 0 &&
    Number(number) < 50 &&
    Number.isInteger(day)
  );
}
