/** The position of a film at a time in milliseconds. Pure, so that a test can play it. */

/** A move, the rest after it, and how the elements' sweep gets faster. */
const MOVE = 700;
const REST = 1100;
const FIRST_ELEMENT = 1400;
const LEAST_ELEMENT = 160;
const FASTER = 0.82;
const CURTAIN = 3500;
/** How long it takes to go, and to come again. */
const FADE = 600;

/** A stretch of the film: a move from one position to the next, then a rest. */
interface Cut {
  from: number;
  to: number;
  begins: number;
  move: number;
  ends: number;
}

export interface Reel {
  length: number;
  at(time: number): number;
  /** How much of it is seen, from 0 to 1: its end fades into its beginning. */
  light(time: number): number;
}

/** `stops` of the rule, then every element from `opens` to `last`; it rests at the end, and begins again. */
export function reelOf(stops: readonly number[], opens: number | null, last: number): Reel {
  const rules = opens === null ? stops : stops.filter((stop) => stop < opens);
  const elements = opens === null ? [] : range(opens, last);
  const cuts: Cut[] = [];
  let now = REST;
  const add = (to: number, move: number, rest: number) => {
    const from = cuts.at(-1)?.to ?? rules[0] ?? opens ?? 0;
    cuts.push({ from, to, begins: now, move, ends: now + move + rest });
    now += move + rest;
  };
  for (const stop of rules.slice(1)) add(stop, MOVE, REST);
  elements.forEach((step, at) => {
    const time = Math.max(LEAST_ELEMENT, FIRST_ELEMENT * FASTER ** at);
    add(step, 0.7 * time, 0.3 * time);
  });
  const length = now + CURTAIN;
  return {
    length,
    at(time) {
      const moment = time % length;
      const cut = cuts.findLast(({ begins }) => begins <= moment);
      if (!cut) return cuts[0]?.from ?? rules[0] ?? 0;
      return cut.from + (cut.to - cut.from) * Math.min(1, (moment - cut.begins) / cut.move);
    },
    light(time) {
      const moment = time % length;
      return Math.min(1, moment / FADE, (length - moment) / FADE);
    },
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
