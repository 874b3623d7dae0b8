import { computed, effect, signal } from '@preact/signals';
import type { Int, Story } from '../core/types';
import { createPace } from './pace';

/** Letters of a sentence that is not known. */
const USUAL = 60;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Where a story stands and how it goes on; buttons, keys and swipes all call this. */
export function createPlayer(
  story: Pick<Story, 'steps' | 'stops' | 'operations'>,
  start: Int = 0,
  lettersAt: (step: number) => number = () => USUAL,
) {
  const last = Math.max(0, Number(story.steps) - 1);
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
  const atStart = computed(() => step.value === 0);
  const atEnd = computed(() => step.value === last);

  function within(value: number): number {
    return Number.isFinite(value) ? Math.max(0, Math.min(last, Math.round(value))) : 0;
  }

  /** Any move by hand ends the playing. */
  function goTo(value: Int): void {
    playing.value = false;
    step.value = within(Number(value));
  }

  function after(from: number): number {
    return fine.value ? within(from + 1) : (stops.find((stop) => stop > from) ?? last);
  }

  function before(from: number): number {
    return fine.value ? within(from - 1) : (stops.findLast((stop) => stop < from) ?? 0);
  }

  const dispose = effect(() => {
    stands = null;
    if (!playing.value) return;
    const from = step.value;
    const again = loop.value && last > 0;
    if (from === last && !again) {
      playing.value = false;
      return;
    }
    const move = pace(from, after(from), speed.value);
    stands = move.wait;
    const timer = setTimeout(() => {
      step.value = from === last ? 0 : move.step;
    }, move.wait);
    return () => clearTimeout(timer);
  });

  return {
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
    toFirst: () => goTo(0),
    toLast: () => goTo(last),
    toggle() {
      if (!playing.peek() && step.peek() === last) step.value = 0;
      playing.value = !playing.peek();
    },
    pause() {
      playing.value = false;
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
