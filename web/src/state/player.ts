import { batch, computed, effect, signal } from '@preact/signals';
import type { Chapter, Int, Operation, Story } from '../core/types';
import { createPace } from './pace';

/** Letters of a sentence that is not known. */
const USUAL = 60;
/** The steps that are shown, both ends among them. */
export interface Range {
  first: number;
  last: number;
}
export const whole: Range = { first: 0, last: Number.POSITIVE_INFINITY };

/** What a player needs of a story, or of two that are stepped as one (pair.ts). */
export interface Timeline extends Pick<Story, 'steps' | 'stops' | 'chapters'> {
  operations: readonly Pick<Operation, 'first' | 'steps' | 'phases' | 'refused'>[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The step of a story, and how it goes on. Buttons, keys and swipes all call this model. */
export function createPlayer(
  story: Timeline,
  start: Int = 0,
  lettersAt: (step: number) => number = () => USUAL,
  range: Range = whole,
) {
  const last = Math.max(0, Math.min(range.last, Number(story.steps) - 1));
  const first = Math.min(range.first, last);
  const chapters = story.chapters.map((one) => ({ ...one, ...stepsOf(story, one) }));
  /** Numbers of the chapters that are passed in one step, to their end: at first those in others. */
  const folded = signal<ReadonlySet<number>>(
    new Set(chapters.flatMap(({ depth, refused }, at) => (depth > 0 && !refused ? at : []))),
  );
  const passed = computed(() => chapters.filter((_, at) => folded.value.has(at)));
  const around = (at: number) => passed.value.find(({ from, to }) => at >= from && at < to);
  /** The steps that *Next* goes to. */
  const stops = computed(() => story.stops.map(Number).filter((stop) => !around(stop)));
  const step = signal(within(Number(start)));
  unfold(step.peek());
  const playing = signal(false);
  const speed = signal(1);
  const fine = signal(false);
  /** Letters in place of values that say nothing; null: as each story has it. */
  const letters = signal<boolean | null>(null);
  /** Playing begins again at the end. */
  const loop = signal(false);
  /** Goes on from step `at` to the story after it, such as that of a repair; null if there is none. */
  const onward = signal<{ at: number; go: (playing: boolean) => void } | null>(null);
  /** Playing ends with this story, and does not go onward. */
  const own = signal(false);
  /** Goes back to the story before step `at`; null if there is none. */
  const back = signal<{ at: number; go: () => void } | null>(null);
  const pace = createPace(story, lettersAt, (at) => around(at) !== undefined);
  let stands: number | null = null;
  const atStart = computed(() => step.value === first);
  const atEnd = computed(() => step.value === last);
  const hasNext = computed(() => !atEnd.value || onward.value !== null);
  const hasPrevious = computed(() => !atStart.value || back.value !== null);

  function within(value: number): number {
    return Number.isFinite(value) ? Math.max(first, Math.min(last, Math.round(value))) : first;
  }

  /** Unfolds the chapters around a step. The first step of a chapter does not unfold it. */
  function unfold(at: number): void {
    const closed = [...folded.peek()].filter((one) => {
      const { from = 0, to = 0 } = chapters[one] ?? {};
      return at <= from || at >= to;
    });
    if (closed.length < folded.peek().size) folded.value = new Set(closed);
  }

  /** Any move by hand ends the playing. */
  function goTo(value: Int): void {
    batch(() => {
      playing.value = false;
      step.value = within(Number(value));
      unfold(step.peek());
    });
  }

  function after(from: number): number {
    if (fine.value) return within(around(from + 1)?.to ?? from + 1);
    return within(stops.value.find((stop) => stop > from) ?? last);
  }

  function before(from: number): number {
    if (fine.value) return within((around(from - 1)?.from ?? from) - 1);
    return within(stops.value.findLast((stop) => stop < from) ?? first);
  }

  const dispose = effect(() => {
    stands = null;
    if (!playing.value) return;
    const from = step.value;
    const again = loop.value && last > first;
    const then = again || own.value ? null : onward.value;
    if (from === last && !again && !then) {
      playing.value = false;
      return;
    }
    const move = pace(from, after(from), speed.value);
    stands = move.wait;
    const timer = setTimeout(() => {
      if (then && from >= then.at) then.go(true);
      else step.value = from === last ? first : within(move.step);
    }, move.wait);
    return () => clearTimeout(timer);
  });

  return {
    first,
    last,
    stops,
    folded,
    step,
    playing,
    speed,
    fine,
    letters,
    loop,
    atStart,
    atEnd,
    hasNext,
    hasPrevious,
    onward,
    back,
    goTo,
    dispose,
    /** Milliseconds that this step has for its move, while playing. */
    stands: () => stands,
    next() {
      const then = onward.peek();
      if (then && step.peek() >= then.at) then.go(false);
      else goTo(after(step.peek()));
    },
    previous() {
      const earlier = back.peek();
      if (earlier && step.peek() <= earlier.at) earlier.go();
      else goTo(before(step.peek()));
    },
    toFirst: () => goTo(first),
    toLast: () => goTo(last),
    toggle() {
      batch(() => {
        if (!playing.peek() && step.peek() === last) step.value = first;
        own.value = false;
        playing.value = !playing.peek();
      });
    },
    /** Plays from the first step to the last of this story. */
    playOwn() {
      goTo(first);
      batch(() => {
        own.value = true;
        playing.value = true;
      });
    },
    pause() {
      playing.value = false;
    },
  };
}

/** The first step of a chapter and its last, and whether it ends in a refusal. */
function stepsOf({ operations }: Timeline, { first, operations: count }: Chapter) {
  const own = operations.slice(first, first + count);
  const end = own[count - 1];
  return {
    from: Number(own[0]?.first),
    to: Number(end?.first) + Number(end?.steps) - 1,
    refused: own.some(({ refused }) => refused),
  };
}

export type Player = ReturnType<typeof createPlayer>;
