/**
 * The stories of refusals in recorded programs end in a sentence of our own, which says why.
 * unsaid.json lists the messages whose stories still repeat the library's words: it shrinks to
 * nothing. UPDATE_UNSAID=1 writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { randomPrograms, topicPrograms, topics } from './vectors';

const list = join(import.meta.dirname, 'unsaid.json');
const built = join(import.meta.dirname, '../../build/wasm/core.wasm');

/** A message without what differs from program to program. */
const masked = (message: string) =>
  message
    .replace(/'[^']*'|"[^"]*"/g, "''")
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '()')
    .replace(/-?\d+(\.\d+)?/g, '0')
    .split('\n', 1)[0] ?? '';

test('a refusal ends in a sentence that says why', async () => {
  const core = await Core.fromBytes(new Uint8Array(readFileSync(built)));
  const programs = [
    ...topics().flatMap(topicPrograms),
    ...randomPrograms('torch'),
    ...randomPrograms('numpy'),
  ];
  const unsaid = new Set<string>();
  let told = 0;
  let repeated = 0;
  for (const { source } of programs) {
    for (const { error, index } of core.run(source).statements) {
      const story = error && core.story(source, index);
      if (!story?.operations.at(-1)?.refused) continue;
      told++;
      const last = core.scene(source, index, Number(story.steps) - 1);
      const phase = story.operations.at(-1)?.phases.at(-1)?.phase;
      if (last?.event.id !== 'RAISED' && phase !== 'elements') continue;
      repeated++;
      unsaid.add(masked(error?.message ?? ''));
    }
  }
  expect(told).toBeGreaterThan(5000);
  if (process.env.UPDATE_UNSAID)
    writeFileSync(list, `${JSON.stringify([...unsaid].sort(), null, 2)}\n`);
  const listed = JSON.parse(readFileSync(list, 'utf8')) as string[];
  expect(listed.filter((message) => !unsaid.has(message))).toEqual([]);
  expect(repeated / told).toBeLessThan(0.02);
});
