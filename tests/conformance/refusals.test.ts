/**
 * The stories of refusals in all recorded programs end in a sentence of our own, which says why:
 * never in the library's message alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { randomPrograms, topicPrograms, topics } from './vectors';

const built = join(import.meta.dirname, '../../build/wasm/core.wasm');

test('a refusal ends in a sentence that says why', async () => {
  const core = await Core.fromBytes(new Uint8Array(readFileSync(built)));
  const programs = [
    ...topics().flatMap(topicPrograms),
    ...randomPrograms('torch'),
    ...randomPrograms('numpy'),
  ];
  const unsaid = new Set<string>();
  let told = 0;
  for (const { source } of programs) {
    for (const { error, index } of core.run(source).statements) {
      const story = error && core.story(source, index);
      if (!story?.operations.at(-1)?.refused) continue;
      told++;
      const phase = story.operations.at(-1)?.phases.at(-1)?.phase;
      if (phase !== 'elements') continue;
      unsaid.add(error?.message ?? '');
    }
  }
  expect(told).toBeGreaterThan(5000);
  expect([...unsaid]).toEqual([]);
});
