/** Some questions in a row, and the level that follows who answers them. */
import type { KindName } from '../locales/en/practice';
import type { Choice, Level } from './asked';

/** `second`: right after a hint. */
export type RoundOutcome = 'right' | 'second' | 'wrong' | 'unsure';

/** A choice by its order; what was typed may be another answer. */
export type Chosen = number | 'other' | 'unsure';

/** What the tries come to; null while one is left. */
export function outcomeOf(
  choices: readonly Choice[],
  tried: readonly Chosen[],
): RoundOutcome | null {
  const last = tried.at(-1);
  if (last === undefined) return null;
  if (typeof last === 'number' && choices[last]?.correct)
    return tried.length === 1 ? 'right' : 'second';
  if (tried.length === 1) return null;
  return last === 'unsure' ? 'unsure' : 'wrong';
}

export interface AnsweredTask {
  kind: KindName;
  level: Level;
  outcome: RoundOutcome;
  /** Of the first answer; null if there was none. */
  sure: boolean | null;
}

/** One question of a series. */
export interface Task {
  seed: string;
  level: Level;
  about: string | null;
  number: number;
}

export interface Round {
  seed: string;
  /** How many are asked. */
  count: number;
  /** The level from a class link; null if the level follows the reader. */
  fixed: Level | null;
  /** The lesson that all of it is about. */
  about: string | null;
  /** Missed on an earlier day: asked first, not counted. */
  due: readonly Task[];
  level: Level;
  answered: readonly AnsweredTask[];
}

/** Right answers in a row that lift the level. */
const ROW = 2;

/** `kind` is that of the question. */
export function after(
  round: Round,
  kind: KindName,
  outcome: RoundOutcome,
  sure: boolean | null = null,
): Round {
  const answered = [...round.answered, { kind, level: round.level, outcome, sure }];
  return { ...round, answered, level: round.fixed ?? levelAfter(round.level, answered) };
}

/** Right answers since the level last changed, or one was not right. */
function levelAfter(level: Level, answered: readonly AnsweredTask[]): Level {
  if (answered.at(-1)?.outcome === 'wrong') return lower(level);
  const others = answered.findLastIndex((one) => one.outcome !== 'right' || one.level !== level);
  return answered.length - 1 - others >= ROW ? higher(level) : level;
}

const lower = (level: Level): Level => (level === 3 ? 2 : 1);
const higher = (level: Level): Level => (level === 1 ? 2 : 3);

export const countOf = ({ answered }: Round, wanted: RoundOutcome) =>
  answered.filter(({ outcome }) => outcome === wanted).length;

/** Of the first answers that were given so: how many there are, and how many are right. */
export function confidence({ answered }: Round, sure: boolean) {
  const all = answered.filter((one) => one.sure === sure);
  return { count: all.length, right: all.filter(({ outcome }) => outcome === 'right').length };
}

/** Kinds of which the reader was sure and wrong. */
export const misjudgedKinds = ({ answered }: Round) =>
  answered.flatMap(({ kind, sure, outcome }) => (sure && outcome !== 'right' ? [kind] : []));

/** So many of the missed questions end a round. */
const ONCE_MORE = 5;

/** The question at a place of the round: those due, its own, and then what was missed, once more. */
export function taskAt(
  { seed, about, count, due, answered, level }: Round,
  at: number,
): (Task & { again: 'day' | 'round' | null }) | null {
  const own = (number: number) => ({
    seed,
    about,
    number,
    level: answered[number]?.level ?? level,
  });
  const first = due[at];
  if (first) return { ...first, again: 'day' };
  const number = at - due.length;
  if (number < count) return { ...own(number), again: null };
  const missed = answered.flatMap(({ outcome }, one) => (outcome === 'right' ? [] : [one]));
  const once = missed.slice(0, ONCE_MORE)[number - count];
  return once === undefined ? null : { ...own(once), again: 'round' };
}

/** The kinds of which one was not right, each once. */
export const missedKinds = ({ answered }: Round) => [
  ...new Set(answered.filter(({ outcome }) => outcome !== 'right').map(({ kind }) => kind)),
];
