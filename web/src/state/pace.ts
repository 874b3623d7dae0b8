/**
 * How long each step stands while a story is played. What is told stands as long as its sentence
 * takes to read; elements are swept, all of them, faster and faster.
 */
import type { Story } from '../core/types';

/** Milliseconds at speed 1. A sentence stands so long for each of its letters, and so long at least. */
const LETTER = 45;
/** A story of many sentences is read faster, so that it takes about this long, down to so long a letter. */
const TOLD = 12_000;
const QUICKEST = 1000 / 60;
const LEAST = 700;
/** All elements of an operation, and the way from the first of them to the second. */
const SWEEP = 5000;
const FIRST = 700;
/** No more steps than a reader's machine can draw. */
const TICK = 50;
/** Sentences that are looked at to know how long a story is. */
const MOST = 80;

export interface Move {
  step: number;
  /** Milliseconds from now. */
  wait: number;
}

interface Elements {
  first: number;
  last: number;
}

type TimedStory = Pick<Story, 'stops' | 'operations'>;

/** `letters`: how much there is to read at a step; `isFolded`: it is passed, in one with others. */
export function createPace(
  story: TimedStory,
  letters: (step: number) => number,
  isFolded: (step: number) => boolean,
) {
  const stops = story.stops.map(Number);
  const sweeps = story.operations
    .flatMap(({ phases }) => phases)
    .filter(({ phase }) => phase === 'elements')
    .map(({ first, steps }) => ({ first: Number(first), last: Number(first) + Number(steps) - 1 }))
    .filter(({ first, last }) => stops.some((stop) => stop >= first && stop <= last));
  let letter = 0;

  function reading(step: number): number {
    if (letter === 0) {
      const swept = (stop: number) =>
        sweeps.some(({ first, last }) => stop > first && stop <= last);
      const told = stops.filter((stop) => !swept(stop)).slice(0, MOST);
      const all = told.reduce((sum, stop) => sum + letters(stop), 0);
      letter = Math.min(LETTER, Math.max(QUICKEST, TOLD / Math.max(1, all)));
    }
    return Math.max(LEAST, letters(step) * letter);
  }

  /** What comes after `from`, of which `next` is the step that *Next* goes to. */
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

/** The element that is on after one tick at least. */
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
