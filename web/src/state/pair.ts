/**
 * Two programs stepped as one. A beat is a step of both: where the stories have a phase in common they
 * go through it together, and where only one has it, or has more of it, the other waits.
 */
import type { Core } from '../core';
import type { CoreEvent, Int, PhaseId, Story } from '../core/types';
import type { Timeline } from './player';

/** The step that each story shows. */
export interface Beat {
  left: number;
  right: number;
}

export interface Pair {
  beats: readonly Beat[];
  /** What a player and its bar need: beats in place of steps. */
  timeline: Timeline;
}

/** A phase of one operation, with the steps that *Next* stops at. */
interface Chapter {
  name: string;
  phase: PhaseId;
  stops: number[];
}

/** Both stories; null for a program without one. A refused story ends at its refusal, before its repairs. */
export function pairOf(left: Story | null, right: Story | null): Pair {
  const beats: Beat[] = [];
  const phases: Timeline['operations'][number]['phases'] = [];
  let at: Beat = { left: 0, right: 0 };
  for (const [one, other] of aligned(chaptersOf(left), chaptersOf(right))) {
    const first = beats.length;
    const steps = Math.max(one?.stops.length ?? 0, other?.stops.length ?? 0);
    for (let k = 0; k < steps; k++) {
      at = { left: stopAt(one, k) ?? at.left, right: stopAt(other, k) ?? at.right };
      beats.push(at);
    }
    const phase = (one ?? other)?.phase;
    if (phase) phases.push({ phase, first, steps });
  }
  if (beats.length === 0) beats.push(at);
  const steps = beats.length;
  const timeline = {
    steps,
    stops: beats.map((_, beat) => beat),
    chapters: [],
    operations: [{ first: 0, steps, phases, refused: false }],
  };
  return { beats, timeline };
}

function chaptersOf(story: Story | null): Chapter[] {
  const stops = story?.stops.map(Number) ?? [];
  const all = (story?.operations ?? []).flatMap(({ kind, phases }) =>
    phases.map(({ phase, first, steps }) => ({
      name: `${kind} ${phase}`,
      phase,
      stops: stops.filter((stop) => stop >= Number(first) && stop < Number(first) + Number(steps)),
    })),
  );
  return all.filter(({ phase, stops }) => phase !== 'repairs' && stops.length > 0);
}

type Aligned = [left: Chapter | undefined, right: Chapter | undefined];

/** The chapters of both in order: with its partner, or alone where the other story has none like it. */
function aligned(left: Chapter[], right: Chapter[]): Aligned[] {
  const [one, ...ones] = left;
  const [other, ...others] = right;
  if (!one) return right.map((alone) => [undefined, alone]);
  if (!other) return left.map((alone) => [alone, undefined]);
  if (one.name === other.name) return [[one, other], ...aligned(ones, others)];
  const comes = others.some(({ name }) => name === one.name);
  return comes
    ? [[undefined, other], ...aligned(left, others)]
    : [[one, undefined], ...aligned(ones, right)];
}

/** The stop with this number, or the last one of a shorter chapter. */
const stopAt = (chapter: Chapter | undefined, number: number) =>
  chapter?.stops[Math.min(number, chapter.stops.length - 1)];

/** A program with the statement that is shown. */
export interface Side {
  source: string;
  statement: number;
}

/** The story of the other program: of the statement with the same number, else of the last one that has a story. */
export function otherSide(core: Core, statement: number, other: string): Side | null {
  const { statements } = core.run(other);
  const hasStory = (index: number) => (statements[index]?.operations ?? 0) > 0;
  if (hasStory(statement)) return { source: other, statement };
  const last = statements.findLast(({ index }) => hasStory(index));
  return last ? { source: other, statement: last.index } : null;
}

const storyOf = (core: Core, side: Side | null) => side && core.story(side.source, side.statement);

/** The beats of a program's statement and the program that it is compared with. */
export const pairIn = (core: Core, left: Side, other: string): Pair =>
  pairOf(storyOf(core, left), storyOf(core, otherSide(core, left.statement, other)));

/**
 * The first beat, after the beginning, at which one story waits or the two events differ; null if
 * there is none.
 */
export function differenceOf(
  beats: readonly Beat[],
  eventAt: (side: keyof Beat, step: number) => CoreEvent | null | undefined,
): number | null {
  const at = beats.findIndex(({ left, right }, beat) => {
    const before = beats[beat - 1];
    if (!before) return false;
    if (left === before.left || right === before.right) return true;
    return !same(eventAt('left', left), eventAt('right', right));
  });
  return at < 0 ? null : at;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The steps of what is shown: of a story, or of both that are compared. */
export function stepsOf(core: Core, side: Side, other: string): Int | null {
  if (other) return pairIn(core, side, other).beats.length;
  return core.story(side.source, side.statement)?.steps ?? null;
}

/** A part of a text that differs from the other text, as [from, to]. */
export type Difference = [from: number, to: number];

/** Where two texts differ, in each of them: whole words, the same number at both ends left out. */
export function textDifference(
  left: string,
  right: string,
): { left: Difference; right: Difference } {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const within = (words: string[]): Difference => {
    const length = (part: string[]) => part.join('').length;
    return [length(words.slice(0, head)), length(words.slice(0, words.length - tail))];
  };
  return { left: within(a), right: within(b) };
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}_]+|\s+|./gsu) ?? [];
