/**
 * The time that each step has while a story plays: the sentence comes first, then the move, then a rest
 * that is long enough to read the sentence. Elements are swept, faster and faster.
 */
import type { Timeline } from './player';

/** Milliseconds at speed 1 before the move begins: the reader finds the sentence first. */
const LEAD = 250;
/** Milliseconds of a move (see the stage's clock). */
const MOVE = 560;
/** Milliseconds of rest for a letter of the sentence: 0.28 s a word. */
const LETTER = 280 / 6;
const LEAST_REST = 1200;
const LONGEST_REST = 4000;
/** Milliseconds for all elements of an operation, and for the first of them. */
const SWEEP = 5000;
const FIRST = 700;
/** Milliseconds between two elements at least: a reader's machine has to draw each. */
const TICK = 50;

/** The lead of a move that may take `within` milliseconds: none where elements are swept. */
export const leadIn = (within: number | undefined): number =>
  within !== undefined && within >= 4 * LEAD ? LEAD : 0;

export interface Move {
  step: number;
  /** Milliseconds from now. */
  wait: number;
}

interface Elements {
  first: number;
  last: number;
}

/** `letters`: the length of a step's sentence; `isFolded`: the step is inside a folded chapter. */
export function createPace(
  story: Pick<Timeline, 'stops' | 'operations'>,
  letters: (step: number) => number,
  isFolded: (step: number) => boolean,
) {
  const stops = story.stops.map(Number);
  const sweeps = story.operations
    .flatMap(({ phases }) => phases)
    .filter(({ phase }) => phase === 'elements')
    .map(({ first, steps }) => ({ first: Number(first), last: Number(first) + Number(steps) - 1 }))
    .filter(({ first, last }) => stops.some((stop) => stop >= first && stop <= last));

  const reading = (step: number) =>
    LEAD + MOVE + Math.min(LONGEST_REST, Math.max(LEAST_REST, letters(step) * LETTER));

  /** The step after `from` while playing; `next` is the step that *Next* goes to. */
  return function after(from: number, next: number, speed: number): Move {
    const open = sweeps.filter(({ first }) => !isFolded(first));
    const inside = open.find(({ first, last }) => from >= first && from < last);
    if (inside) {
      const move = swept(inside, from, TICK * speed);
      const wait = from === inside.first ? reading(from) : move.wait;
      return { step: move.step, wait: wait / speed };
    }
    const ahead = open.find(({ first }) => first > from && first <= next);
    return { step: ahead?.first ?? next, wait: reading(from) / speed };
  };
}

/** The element that is reached after at least one tick, in milliseconds. */
export function swept({ first, last }: Elements, from: number, tick: number): Move {
  const steps = last - first;
  const all = Math.min(SWEEP, steps * FIRST);
  // The share of elements is a power of the share of the time: the first takes FIRST, the last a blink.
  const power = Math.max(1, Math.log(steps) / Math.log(all / FIRST) || 1);
  const timeOf = (element: number) => all * (element / steps) ** (1 / power);
  const now = timeOf(from - first);
  const reached = Math.ceil(steps * Math.min(1, (now + tick) / all) ** power);
  const next = Math.min(steps, Math.max(from - first + 1, reached));
  return { step: first + next, wait: Math.max(tick, timeOf(next) - now) };
}

/** A Chinese or Korean character says as much as a few letters. */
export function lettersIn(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/g)?.length ?? 0;
  return text.length + 1.5 * wide;
}
