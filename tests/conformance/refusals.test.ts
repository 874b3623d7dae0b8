/**
 * The stories of refusals in all recorded programs end in a sentence of our own, which says why:
 * never in the library's message alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { oneInFive, takesAll } from '../one-in-five';
import { randomPrograms, topicPrograms, topics } from './vectors';

const built = join(import.meta.dirname, '../../build/wasm/core.wasm');

test('a refusal ends in a sentence that says why, and is marked as one', async () => {
  const core = await Core.fromBytes(new Uint8Array(readFileSync(built)));
  const programs = [
    ...topics().flatMap(topicPrograms),
    ...randomPrograms('torch'),
    ...randomPrograms('numpy'),
  ];
  const [unsaid, unmarked] = [new Set<string>(), new Set<string>()];
  let told = 0;
  for (const { source } of oneInFive(programs, 'refusals of recorded programs')) {
    for (const { error, index } of core.run(source).statements) {
      const last = error && core.story(source, index)?.operations.at(-1);
      const phase = last?.phases.at(-1)?.phase;
      if (last?.refused) {
        told++;
        if (phase === 'elements') unsaid.add(error?.message ?? '');
        // What was not refused came to its end, before something else raised.
      } else if (last && phase !== 'elements' && phase !== 'fill') unmarked.add(last.text);
    }
  }
  expect(told).toBeGreaterThan(takesAll ? 5000 : 1000);
  expect([...unsaid]).toEqual([]);
  expect([...unmarked]).toEqual([]);
});
