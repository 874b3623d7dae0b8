import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Core, CoreIncomplete } from '../../wasm/binding';
import { later, programs } from '../../wasm/first-visit.mjs';

const built = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../build/wasm', name)));
const first = built('core.wasm');
const rest = built('core-rest.wasm');
const common = programs[0] ?? expect.fail();
const rare = 'import numpy as np\nnp.arange(6.0).reshape(2, 3).sum(axis=1)';

/** A core whose second half arrives when `arrive` is called. */
async function halfCore() {
  let arrive = () => {};
  const later = new Promise<typeof rest>((resolve) => {
    arrive = () => resolve(rest);
  });
  return { core: await Core.fromBytes(first, later), arrive };
}

function incompleteness(call: () => unknown): CoreIncomplete {
  try {
    call();
  } catch (error) {
    if (error instanceof CoreIncomplete) return error;
  }
  return expect.fail('nothing was missing');
}

describe('the first half alone', () => {
  test('runs what a first visit runs, and answers as the whole does', async () => {
    const { core } = await halfCore();
    const whole = await Core.fromBytes(first, rest);
    for (const program of programs) {
      const transcript = whole.run(program);
      expect(core.run(program)).toEqual(transcript);
      for (const { index } of transcript.statements) {
        const story = whole.story(program, index);
        expect(core.story(program, index)).toEqual(story);
        for (const stop of story?.stops ?? []) {
          const scene = whole.scene(program, index, stop);
          if (!scene || later.includes(scene.phase)) continue;
          expect(core.scene(program, index, stop)).toEqual(scene);
        }
      }
    }
  });

  test('says that it is incomplete instead of answering wrongly', async () => {
    const { core } = await halfCore();
    expect(() => core.run(rare)).toThrow(CoreIncomplete);
    expect(core.story(rare, 1)).toBeNull();
    expect(core.cells(rare, 1, 0, 0, [0], [1]).labels).toEqual([]);
  });

  test('still runs what it can after that', async () => {
    const { core } = await halfCore();
    const before = core.run(common);
    incompleteness(() => core.run(rare));
    expect(core.run(common)).toEqual(before);
  });
});

describe('the second half', () => {
  test('completes a core, whose programs it keeps', async () => {
    const { core, arrive } = await halfCore();
    const before = core.run(common);
    arrive();
    expect(await core.whole()).toBe(core);
    expect(core.run(common)).toBe(before);
    expect(core.run(rare).statements[1]?.output).toBe('array([ 3., 12.])\n');
  });

  test('gives another core where a question was left open', async () => {
    const { core, arrive } = await halfCore();
    const { ready } = incompleteness(() => core.run(rare));
    arrive();
    const whole = await ready;
    expect(whole).not.toBe(core);
    expect(await whole.whole()).toBe(whole);
    expect(whole.run(rare)).toEqual(core.run(rare));
  });

  test('is asked for again after a failed download', async () => {
    const failed = Promise.reject(new Error('offline'));
    failed.catch(() => {});
    const core = await Core.fromBytes(first, failed);
    await expect(core.whole()).rejects.toThrow('offline');
    await expect(incompleteness(() => core.run(rare)).ready).rejects.toThrow('offline');
    expect(core.run(common).statements).toHaveLength(4);
  });

  test('is there in a fresh instance after a trap, too', async () => {
    const core = await Core.fromBytes(first, rest);
    const parse = JSON.parse;
    JSON.parse = () => {
      JSON.parse = parse;
      throw new WebAssembly.RuntimeError('unreachable');
    };
    expect(core.run(rare).statements[1]?.error).toBeNull();
  });
});
