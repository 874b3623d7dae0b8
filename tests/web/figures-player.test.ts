import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Story } from '../../web/src/core/types';
import { registry } from '../../web/src/figures/registry';
import { layoutView } from '../../web/src/figures/view-layout';
import { gridWindow, shows, storageWindow } from '../../web/src/figures/window';
import { trackOf } from '../../web/src/player/track';
import { createPlayer } from '../../web/src/state/player';
import { figureNames } from '../../web/src/state/url';

const story: Story = {
  statement: 0,
  line: 1,
  source: 'x + y',
  steps: 10 + 1e12,
  stops: [0, 4, 9, 9 + 1e12],
  omitted: 0,
  omittedBefore: 0,
  chapters: [],
  cautions: [],
  error: null,
  operations: [
    {
      name: 'add',
      kind: 'broadcast',
      text: 'x + y',
      span: { start: 0, end: 5, line: 1, column: 1 },
      tensors: [],
      result: null,
      refused: false,
      staged: [],
      first: 0,
      steps: 10 + 1e12,
      phases: [
        { phase: 'shapes', first: 0, steps: 10 },
        { phase: 'elements', first: 10, steps: 1e12 },
      ],
    },
  ],
};

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('next and back stop at the authored segments, or at every step', () => {
    const player = createPlayer(story);
    player.next();
    expect(player.step.value).toBe(4);
    player.fine.value = true;
    player.next();
    expect(player.step.value).toBe(5);
    player.fine.value = false;
    player.previous();
    expect(player.step.value).toBe(4);
    player.dispose();
  });

  /** Four operations of ten steps; f: all of them; in it g: the second and the third. */
  const nested = (refused = -1): Story => ({
    ...story,
    steps: 40,
    stops: [0, 5, 9, 15, 19, 25, 29, 35, 39],
    operations: [0, 1, 2, 3].map((at) => ({
      ...(story.operations[0] as Story['operations'][number]),
      refused: at === refused,
      first: 10 * at,
      steps: 10,
      phases: [{ phase: 'elements', first: 10 * at, steps: 10 }],
    })),
    chapters: [
      { text: 'f(x)', line: 1, round: null, rounds: null, depth: 0, first: 0, operations: 4 },
      { text: 'g(x)', line: 2, round: null, rounds: null, depth: 1, first: 1, operations: 2 },
    ],
  });

  test('a story that is played by itself does not go on to its cure', () => {
    const player = createPlayer(story);
    const go = vi.fn();
    player.onward.value = { at: 0, go };
    player.playOwn();
    vi.advanceTimersByTime(600_000);
    expect(go).not.toHaveBeenCalled();
    expect([player.atEnd.value, player.playing.value]).toEqual([true, false]);
    player.toggle();
    vi.advanceTimersByTime(600_000);
    expect(go).toHaveBeenCalled();
  });

  test('a folded chapter is passed in one step, to its end, in both directions', () => {
    const player = createPlayer(nested(), 9);
    expect([...player.folded.value]).toEqual([1]);
    player.next();
    expect(player.step.value).toBe(29);
    player.previous();
    expect(player.step.value).toBe(9);
    player.fine.value = true;
    player.next();
    expect(player.step.value).toBe(29);
    player.previous();
    expect(player.step.value).toBe(9);
    player.fine.value = false;
    player.folded.value = new Set([0, 1]);
    player.next();
    expect(player.step.value).toBe(39);
    player.previous();
    expect(player.step.value).toBe(0);
    player.folded.value = new Set();
    player.goTo(9);
    player.next();
    expect(player.step.value).toBe(15);
    player.dispose();
  });

  test('a chapter unfolds where the story is brought inside of it, and where it ends in a refusal', () => {
    const player = createPlayer(nested(), 10);
    expect(player.folded.value.size).toBe(1);
    player.goTo(29);
    expect(player.folded.value.size).toBe(1);
    player.goTo(12);
    expect(player.folded.value.size).toBe(0);
    player.next();
    expect(player.step.value).toBe(15);
    player.dispose();
    expect(createPlayer(nested(), 12).folded.value.size).toBe(0);
    expect(createPlayer(nested(2)).folded.value.size).toBe(0);
  });

  test('playing passes a folded chapter as well', () => {
    const player = createPlayer(nested());
    const seen: number[] = [];
    player.step.subscribe((step) => seen.push(step));
    player.toggle();
    vi.advanceTimersByTime(60_000);
    expect(player.step.value).toBe(39);
    expect(seen.filter((step) => step >= 10 && step < 30)).toEqual([29]);
    player.dispose();
  });

  test('a step outside the story is the nearest one inside', () => {
    const player = createPlayer(story, 'nonsense');
    expect(player.step.value).toBe(0);
    player.goTo(1e300);
    expect(player.step.value).toBe((story.steps as number) - 1);
    player.goTo(-3.5);
    expect(player.step.value).toBe(0);
    player.dispose();
  });

  test('playing goes on by one timer, and stops at the end or by hand', () => {
    const player = createPlayer(story);
    player.toggle();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(player.step.value).toBe(player.last);
    expect(player.playing.value).toBe(false);
    player.toggle();
    expect(player.step.value).toBe(0);
    player.next();
    expect(player.playing.value).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    player.dispose();
  });

  test('in a loop, playing goes on from the first step', () => {
    const player = createPlayer(story, 9);
    player.loop.value = true;
    player.toggle();
    const playUntil = (step: number) => {
      for (let ticks = 0; ticks < 1000 && player.step.value !== step; ticks++)
        vi.advanceTimersByTime(50);
      expect(player.step.value).toBe(step);
    };
    playUntil(player.last);
    playUntil(0);
    expect(player.playing.value).toBe(true);
    player.dispose();
  });

  test('a part of a story is all there is to go to', () => {
    const range = { first: 3, last: 8 };
    const player = createPlayer(story, 0, undefined, range);
    expect([player.step.value, player.atStart.value]).toEqual([3, true]);
    player.previous();
    expect(player.step.value).toBe(3);
    player.goTo(1e9);
    expect([player.step.value, player.atEnd.value]).toEqual([8, true]);
    player.next();
    expect(player.step.value).toBe(8);
    player.toggle();
    expect(player.step.value).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect([player.step.value, player.playing.value]).toEqual([8, false]);
    player.toFirst();
    expect(player.step.value).toBe(3);
    const track = trackOf(story, range);
    expect([track.toStep(0), track.toStep(track.last)]).toEqual([3, 8]);
    for (let step = 3; step <= 8; step++) expect(track.toStep(track.toPlace(step))).toBe(step);
    expect(track.marks.every(({ step }) => step >= 3 && step <= 8)).toBe(true);
    player.dispose();
  });

  test('no figure that the core draws is missing from those that a page may choose', () => {
    expect(figureNames).toEqual([...Object.keys(registry), 'tensors']);
  });
});

test('the scrubber reaches each rule step beside 10^12 elements', () => {
  const track = trackOf(story);
  for (let step = 0; step < 10; step++) expect(track.toStep(track.toPlace(step))).toBe(step);
  expect(track.toStep(track.last)).toBe((story.steps as number) - 1);
  expect(track.last).toBeLessThan(1000);
});

test('a window holds the active element and no more cells than allowed', () => {
  for (const focus of [
    [0, 0, 0],
    [499, 3, 999999],
    [250, 0, 12],
  ]) {
    const window = gridWindow([500, 4, 1000000], focus, {
      columns: 6,
      rows: 6,
      cells: 64,
    });
    expect(window.count.reduce((all, size) => all * size, 1)).toBeLessThanOrEqual(64);
    expect(shows(window, focus)).toBe(true);
  }
  expect(storageWindow(1000, [990], 8)).toEqual({ first: 984, count: 8 });
});

test('a new dimension that fits ends where its chunk ends, and one that straddles does not', () => {
  const fits = layoutView([4, 2], [2, 2, 2], 600, 40);
  expect(fits.next[2]?.x).toBeCloseTo(fits.old[1]?.x ?? 0);
  const straddles = layoutView([4, 2], [2, 4], 600, 40);
  expect(straddles.next[1]?.x).toBeLessThan((straddles.old[1]?.x ?? 0) - 20);
  const ones = layoutView([1, 6, 1], [1, 1, 2, 3], 600, 40);
  for (const { width } of [...ones.old, ...ones.next]) expect(width).toBeGreaterThanOrEqual(39.9);
});
