/** The same thing is the same sprite from the first step of its story to the last. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import type { StageStory } from '../../web/src/stage/sprites';
import { loadCore, seenAt, stepsOf, storyOf, type Told, toldOperations } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const room = { width: 1280, height: 480 };

/** What the sprites of cells show at a step: "tensor[index]", "storage@address", or "storage#number" in reading order. */
function shownAt(story: StageStory, step: number): Map<string, string> {
  const shown = new Map<string, string>();
  for (const { sprite, pose } of seenAt(story, step)) {
    const cell = pose.cell ?? sprite.cell;
    if (!cell) continue;
    const { tensor, index, storage, address, number } = cell;
    const stored = number === undefined ? `@${address}` : `#${number}`;
    shown.set(sprite.key, tensor === null ? `${storage}${stored}` : `${tensor}[${index}]`);
  }
  return shown;
}

/** What is wrong with the cast of a story. */
function complaints(told: Told, story: StageStory): string[] {
  const found: string[] = [];
  const complain = (step: number, what: string) =>
    found.push(
      `${told.program}\n  ${told.operation.text} ${told.operation.kind}, step ${step}: ${what}`,
    );
  const keys = story.sprites.map(({ key }) => key);
  if (new Set(keys).size < keys.length) complain(0, 'two sprites have one key');
  let before = new Map<string, string>();
  for (const step of stepsOf(told)) {
    const now = shownAt(story, step);
    const byThing = new Map<string, string>();
    for (const [key, thing] of now) {
      const twin = byThing.get(thing);
      if (twin) complain(step, `${thing} is both ${twin} and ${key}`);
      byThing.set(thing, key);
    }
    for (const [key, thing] of before) {
      const next = byThing.get(thing);
      if (next && next !== key) complain(step, `${thing} was ${key} and is ${next}`);
    }
    before = now;
  }
  return found;
}

test('each actor is one sprite, at every step', { timeout: 240_000 }, () => {
  const told = toldOperations(core, 'each actor one sprite');
  const found: string[] = [];
  let stories = 0;
  for (const one of told) {
    const story = storyOf(core, one, room, Number(one.operation.first));
    if (!story) continue;
    stories++;
    found.push(...complaints(one, story));
  }
  console.log(`${stories} stories of ${told.length}`);
  expect(stories).toBeGreaterThan(0.8 * told.length);
  expect(found.slice(0, 8), `${found.length} complaints`).toEqual([]);
});
