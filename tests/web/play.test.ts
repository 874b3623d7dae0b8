/** Playing, with a clock of its own: what stands how long, and that the stage keeps step. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Core } from '../../wasm/binding';
import { films } from '../../web/src/film/films';
import { firstExample } from '../../web/src/playground/first-example';
import { createClock } from '../../web/src/stage/clock';
import { leadIn, lettersIn, swept } from '../../web/src/state/pace';
import { createPlayer } from '../../web/src/state/player';

let core: Core;
beforeAll(async () => {
  const wasm = join(import.meta.dirname, '../../build/wasm/core.wasm');
  core = await Core.fromBytes(readFileSync(wasm));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Plays the suggested statement; when each step came, and where the stage was each 16 ms. */
function played(source: string, speed = 1) {
  const statement = core.run(source).suggested ?? expect.fail('no story');
  const story = core.story(source, statement) ?? expect.fail('no story');
  const letters = (step: number) => lettersIn(core.scene(source, statement, step)?.sentence ?? '');
  const player = createPlayer(story, 0, letters);
  player.speed.value = speed;
  const places: number[] = [];
  const clock = createClock(0, (position) => places.push(position));
  const began = performance.now();
  const came: { step: number; time: number }[] = [];
  player.step.subscribe((step) => came.push({ step, time: performance.now() - began }));
  player.toggle();
  // As the page does: once a step has come, the clock is sent there.
  player.step.subscribe((step) => {
    const within = player.stands() ?? undefined;
    clock.to(step, false, within, leadIn(within));
  });
  while (player.playing.value) vi.advanceTimersByTime(16);
  const time = performance.now() - began;
  vi.advanceTimersByTime(2000);
  player.dispose();
  const phases = story.operations.flatMap((operation) => operation.phases);
  const { first = 0, steps = 0 } = phases.find(({ phase }) => phase === 'elements') ?? {};
  const swept = came.filter(({ step }) => step >= Number(first));
  return { time, came, places, swept, letters, first: Number(first), steps: Number(steps) };
}

const waits = (came: { time: number }[]) =>
  came.slice(1).map(({ time }, at) => time - (came[at]?.time ?? 0));

/** The rest of a step after its sentence and its move: 0.28 s a word of 6 letters, in milliseconds. */
const restOf = (letters: number) => Math.max(1200, Math.min(4000, (280 * letters) / 6));

test.each(films)(
  '$name: each sentence can be read, and nothing rests longer than 4 s',
  ({ code }) => {
    const { came, letters, first, steps } = played(code);
    const told = came.filter(({ step }) => steps === 0 || step <= first);
    const rests = waits(told).map((wait, at) => ({
      rest: wait - 250 - 560,
      wanted: restOf(letters(told[at]?.step ?? 0)),
    }));
    for (const { rest, wanted } of rests) expect(Math.abs(rest - wanted)).toBeLessThan(40);
  },
);

test('the sentence comes 250 ms before the move', () => {
  const { came, places } = played(firstExample.code);
  const [, second] = came;
  expect(second?.step).toBeGreaterThan(0);
  expect(places.filter((place) => place === 0).length).toBeGreaterThan(250 / 16);
});

describe('the first example at 1x', () => {
  test('tells each element, faster and faster', () => {
    const { swept, first, steps, places } = played(firstExample.code);
    expect(swept.map(({ step }) => step - first)).toEqual([...Array(steps).keys()]);
    const between = waits(swept);
    for (let at = 1; at < between.length; at++)
      expect(between[at]).toBeLessThan((between[at - 1] ?? 0) + 1);
    expect(places.at(-1)).toBe(first + steps - 1);
  });

  test('twice as fast takes half the time', () => {
    const [once, twice] = [played(firstExample.code), played(firstExample.code, 2)];
    expect(twice.time).toBeGreaterThan(once.time * 0.45);
    expect(twice.time).toBeLessThan(once.time * 0.6);
  });
});

test('256 elements are swept in a few seconds: the stage passes each, and never goes back', () => {
  const source = 'import torch\nx = torch.arange(16).reshape(16, 1)\ny = torch.arange(16)\nx + y';
  const { swept, places, first, steps } = played(source);
  expect(steps).toBe(256);
  expect((swept.at(-1)?.time ?? 0) - (swept[0]?.time ?? 0)).toBeLessThan(8000);
  const inside = places.filter((place) => place >= first);
  for (let at = 1; at < inside.length; at++)
    expect(inside[at]).toBeGreaterThanOrEqual(inside[at - 1] ?? 0);
  expect(Math.max(...inside.slice(1).map((place, at) => place - (inside[at] ?? 0)))).toBeLessThan(
    4,
  );
  expect(places.at(-1)).toBe(first + 255);
});

test('10^12 elements take no longer', () => {
  const elements = { first: 10, last: 9 + 1e12 };
  let [step, time, moves] = [10, 0, 0];
  for (; step < elements.last; moves++) {
    const move = swept(elements, step, 50);
    expect(move.step).toBeGreaterThan(step);
    [step, time] = [move.step, time + move.wait];
  }
  expect(step).toBe(elements.last);
  expect(time).toBeLessThan(6000);
  expect(moves).toBeLessThan(120);
});
