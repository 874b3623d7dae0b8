import { computed, effect, signal } from '@preact/signals';
import type { Int, Story } from '../core/types';
import { createPace } from './pace';

/** Letters of a sentence that is not known. */
const USUAL = 60;
/** The steps that are shown, both ends among them. */
export interface Range {
  first: number;
  last: number;
}
export const whole: Range = { first: 0, last: Number.POSITIVE_INFINITY };

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Where a story stands and how it goes on; buttons, keys and swipes all call this. */
export function createPlayer(
  story: Pick<Story, 'steps' | 'stops' | 'operations'>,
  start: Int = 0,
  lettersAt: (step: number) => number = () => USUAL,
  range: Range = whole,
) {
  const last = Math.max(0, Math.min(range.last, Number(story.steps) - 1));
  const first = Math.min(range.first, last);
  const stops = story.stops.map(Number);
  const step = signal(within(Number(start)));
  const playing = signal(false);
  const speed = signal(1);
  const fine = signal(false);
  /** Letters in place of values that say nothing; null: as each story has it. */
  const letters = signal<boolean | null>(null);
  /** Playing begins again at the end. */
  const loop = signal(false);
  const pace = createPace(story, lettersAt);
  let stands: number | null = null;
  const atStart = computed(() => step.value === first);
  const atEnd = computed(() => step.value === last);

  function within(value: number): number {
    return Number.isFinite(value) ? Math.max(first, Math.min(last, Math.round(value))) : first;
  }

  /** Any move by hand ends the playing. */
  function goTo(value: Int): void {
    playing.value = false;
    step.value = within(Number(value));
  }

  function after(from: number): number {
    return fine.value ? within(from + 1) : within(stops.find((stop) => stop > from) ?? last);
  }

  function before(from: number): number {
    return fine.value ? within(from - 1) : within(stops.findLast((stop) => stop < from) ?? first);
  }

  const dispose = effect(() => {
    stands = null;
    if (!playing.value) return;
    const from = step.value;
    const again = loop.value && last > first;
    if (from === last && !again) {
      playing.value = false;
      return;
    }
    const move = pace(from, after(from), speed.value);
    stands = move.wait;
    const timer = setTimeout(() => {
      step.value = from === last ? first : within(move.step);
    }, move.wait);
    return () => clearTimeout(timer);
  });

  return {
    first,
    last,
    step,
    playing,
    speed,
    fine,
    letters,
    loop,
    atStart,
    atEnd,
    goTo,
    dispose,
    /** Milliseconds that this step has for its move, while playing. */
    stands: () => stands,
    next: () => goTo(after(step.peek())),
    previous: () => goTo(before(step.peek())),
    toFirst: () => goTo(first),
    toLast: () => goTo(last),
    toggle() {
      if (!playing.peek() && step.peek() === last) step.value = first;
      playing.value = !playing.peek();
    },
    pause() {
      playing.value = false;
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
