/**
 * Refusals of layers and functions, recorded in the real libraries: each story ends in a reason of
 * its own, in the numbers of the program. The reasons are in `reasons.txt`, to be read.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { topicPrograms } from './vectors';

const built = join(import.meta.dirname, '../../build/wasm/core.wasm');

/** Events that only point to the message. */
const pointers = ['ARGUMENT_REFUSED'];

test('100 refusals of layers and functions give their reason in numbers', async () => {
  const core = await Core.fromBytes(new Uint8Array(readFileSync(built)));
  const lines: string[] = [];
  const unsaid: string[] = [];
  let count = 0;
  for (const { source } of topicPrograms('refusals_layers')) {
    for (const { error, index, source: line } of core.run(source).statements) {
      if (!error) continue;
      count++;
      const story = core.story(source, index);
      let at = Number(story?.steps ?? 0) - 1;
      if (core.scene(source, index, at)?.event.id === 'REPAIRS') at--;
      const scene = core.scene(source, index, at);
      const reason = scene?.sentence ?? '';
      if (!/\d|letter [a-z]/.test(reason) || pointers.includes(scene?.event.id ?? ''))
        unsaid.push(line);
      lines.push(`${line}\n  ${error.message.trim().split('\n').join('\n  ')}\n  -> ${reason}\n`);
    }
  }
  expect(count).toBeGreaterThanOrEqual(100);
  expect(unsaid).toEqual([]);
  await expect(lines.join('\n')).toMatchFileSnapshot('reasons.txt');
});
