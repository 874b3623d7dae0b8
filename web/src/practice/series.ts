/** Questions one after the other: a seed, a number and a level make one, the same for everybody. */
import type { Core } from '../core';
import type { Asked, Level } from './asked';
import { compose } from './compose';
import { type Kind, kinds } from './kinds';
import { randomOf } from './random';

/** Drafts of which nothing comes are drawn again; after so many another kind is asked. */
const TRIES = 40;

export interface Series {
  seed: string;
  level: Level;
}

/**
 * `number` counts from 0. Every so many questions each kind of the level has been asked once, and none
 * is asked twice about the same program.
 */
export function questionAt(core: Core, series: Series, number: number): Asked {
  const known = kinds.filter(({ from }) => from <= series.level);
  for (let at = number % known.length; ; at = (at + 1) % known.length) {
    const round = Math.floor(number / known.length);
    const kind = orderIn(series, round)[at];
    const asked =
      kind && ofKind(core, series, kind, number, programsBefore(core, series, kind, round));
    if (asked) return asked;
  }
}

const orderIn = ({ seed, level }: Series, round: number) =>
  randomOf(`${seed} round ${round} level ${level}`).shuffled(
    kinds.filter(({ from }) => from <= level),
  );

/** Of its kind, in the rounds before. */
function programsBefore(core: Core, series: Series, kind: Kind, round: number): string[] {
  return Array.from({ length: round }, (_, earlier) => {
    const order = orderIn(series, earlier);
    return questionAt(core, series, earlier * order.length + order.indexOf(kind)).program;
  });
}

function ofKind(
  core: Core,
  { seed, level }: Series,
  kind: Kind,
  number: number,
  before: readonly string[],
): Asked | null {
  const random = randomOf(`${seed} question ${number} level ${level} ${kind.name}`);
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = kind.draft(random, level);
    const composed = before.includes(draft.program) ? null : compose(core, random, draft);
    if (composed) return { kind: kind.name, level, ...composed };
  }
  return null;
}

export const questionsOf = (core: Core, series: Series, count: number): Asked[] =>
  Array.from({ length: count }, (_, number) => questionAt(core, series, number));
