/** Questions one after the other: a seed, a number and a level make one, the same for everybody. */
import type { Core } from '../core';
import type { Asked, Draft, Level } from './asked';
import { type Composed, compose, textOf } from './compose';
import { kinds, type QuestionKind } from './kinds';
import { kindsAbout } from './kinds/about';
import { randomOf } from './random';

/** Drafts of which nothing comes are drawn again; after so many another kind is asked. */
const TRIES = 40;

/** Fresh seeds begin so. For older ones the right answer is seldom the longest: they ask as ever. */
export const FAIR = 'v2-';
/** Drafts that are drawn again because of the length of their right answer. */
const FAIR_TRIES = 12;
/** Lots: three and four options divide it. */
const PLACES = 12;

export interface Series {
  seed: string;
  level: Level;
  /** A lesson: only what that is about is asked, at every level. */
  about?: string | null;
}

const kindsOf = ({ level, about }: Series): readonly QuestionKind[] =>
  (about && kindsAbout(about)) || kinds.filter(({ from }) => from <= level);

/** Each asks for those before it. */
const made = new WeakMap<Core, Map<string, Asked>>();

/**
 * `number` counts from 0. Every so many questions each kind of the level has been asked once, and none
 * is asked twice about the same program.
 */
export function questionAt(core: Core, series: Series, number: number): Asked {
  const all = made.get(core) ?? new Map<string, Asked>();
  made.set(core, all);
  const key = [series.seed, series.level, series.about, number].join(' ');
  const asked = all.get(key) ?? newQuestion(core, series, number);
  all.set(key, asked);
  return asked;
}

function newQuestion(core: Core, series: Series, number: number): Asked {
  const known = kindsOf(series);
  for (let at = number % known.length; ; at = (at + 1) % known.length) {
    const round = Math.floor(number / known.length);
    const kind = orderIn(series, round)[at];
    const asked =
      kind && ofKind(core, series, kind, number, programsBefore(core, series, kind, round));
    if (asked) return asked;
  }
}

/** Without what is asked about: nothing of it is seen before the answer. */
const givenOf = ({ program, kept = 1 }: Draft) => program.split('\n').slice(0, -kept).join('\n');

const orderIn = (series: Series, round: number) =>
  randomOf(`${series.seed} round ${round} level ${series.level}`).shuffled(kindsOf(series));

/** Programs of the same kind from the rounds before. */
function programsBefore(core: Core, series: Series, kind: QuestionKind, round: number): string[] {
  return Array.from({ length: round }, (_, earlier) => {
    const order = orderIn(series, earlier);
    return questionAt(core, series, earlier * order.length + order.indexOf(kind)).program;
  });
}

/** The right answer is among the longest as often as by chance, if `lot` is drawn from 0 to 1. */
const fairAt =
  (lot: number) =>
  ({ choices }: Composed): boolean => {
    const lengths = choices.map(({ answer }) => textOf(answer).length);
    const longest = choices.filter((_, at) => lengths[at] === Math.max(...lengths));
    return longest.some(({ correct }) => correct) === lot < longest.length / choices.length;
  };

function ofKind(
  core: Core,
  { seed, level }: Series,
  kind: QuestionKind,
  number: number,
  before: readonly string[],
): Asked | null {
  const random = randomOf(`${seed} question ${number} level ${level} ${kind.name}`);
  const typed = randomOf(`${seed} typed ${number} level ${level}`).chance(kind.typed ?? 0);
  const isFair =
    seed.startsWith(FAIR) && !typed
      ? fairAt(randomOf(`${seed} length ${number} level ${level}`).below(PLACES) / PLACES)
      : () => true;
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = kind.draft(random, level);
    const composed = before.includes(draft.program) ? null : compose(core, random, draft);
    if (!composed || (tries < FAIR_TRIES && !isFair(composed))) continue;
    // Shuffled: the order in which choices are made would give the answer away.
    const choices = randomOf(`${seed} order ${number} level ${level}`).shuffled(composed.choices);
    return { kind: kind.name, level, ...composed, given: givenOf(draft), choices, typed };
  }
  return null;
}

export const questionsOf = (core: Core, series: Series, count: number): Asked[] =>
  Array.from({ length: count }, (_, number) => questionAt(core, series, number));

/** Among how many more questions those with options are looked for. */
const FURTHER = 12;

/** The question for a room, which holds up letters: typed ones are left out, unless a lesson has no others. */
export function roomQuestionAt(core: Core, series: Series, number: number): Asked {
  const all = questionsOf(core, series, 3 * number + FURTHER);
  return all.filter(({ typed }) => !typed)[number] ?? questionAt(core, series, number);
}
