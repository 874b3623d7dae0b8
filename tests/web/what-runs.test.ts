/** The page of what runs: made from the core's table, and its examples of Python tried. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { operations } from '../../web/src/core/operations';
import { search, searchConstructs, topicsOf } from '../../web/src/pages/operation-list';
import { refused, runs } from '../../web/src/pages/python-subset';

const root = join(import.meta.dirname, '../..');
let core: Core;

beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

test('every file of operations begins with its topic', () => {
  const folders = ['core/torch/operations', 'core/numpy/operations'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((f) => join(folder, f)),
  );
  for (const file of [
    ...files,
    'core/python/operations.def',
    'core/python/math.def',
    'core/python/packages.def',
    'core/interpreter/einops.def',
  ])
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
      /^(?:\/\*.*?\*\/\s*)?TOPIC\("(Python|PyTorch|NumPy|einops)", "/s,
    );
});

describe('the list', () => {
  const topics = topicsOf(operations);
  const written = topics.flatMap(({ entries }) => entries.map((entry) => entry.written));

  test('names each function once, as it is written in Python', () => {
    expect(written).toContain('Tensor.view(*size)');
    expect(written).toContain('ndarray.strides');
    expect(written).toContain('list(items=None)');
    expect(new Set(written.map((one) => one.replace(/\(.*/, ''))).size).toBe(written.length);
  });

  test('is searched by library, topic and name, in any order', () => {
    const found = search(topics, ' SUM  pytorch');
    expect(found.map(({ library }) => library)).toEqual(found.map(() => 'PyTorch'));
    expect(found.length).toBeGreaterThan(0);
    expect(search(topics, '')).toEqual(topics);
  });

  test('holds only names that the core knows', () => {
    const unknown = written
      .filter((one) => /^(torch|np)\.\w+/.test(one))
      .map((one) => one.replace(/\(.*/, ''))
      .filter((name) => {
        const { refusal, statements } = core.run(`import torch\nimport numpy as np\nx = ${name}`);
        return refusal ?? statements.find(({ error }) => error);
      });
    expect(unknown).toEqual([]);
  });
});

const asked = ['input', 'open', 'exec', 'eval', 'requests', 'backward', 'pack', 'unpack'];
asked.push('einsum_path', 'cuda', 'optim', 'object', 'complex', 'while true');

/** As a whole, or at one of its statements. */
function isRefused(code: string): boolean {
  const { refusal, statements } = core.run(code);
  return Boolean(refusal) || statements.some(({ error }) => error?.type === 'Unsupported');
}

describe('of the language itself', () => {
  test.each(runs)('$name: runs', ({ code }) => {
    const { refusal, statements } = core.run(code);
    expect(refusal).toBeNull();
    expect(statements.filter(({ error }) => error)).toEqual([]);
  });

  test.each(refused)('$name: are refused', ({ code }) => {
    expect(isRefused(code)).toBe(true);
  });

  test.each(refused)('$name: what to write instead runs', ({ instead }) => {
    expect(isRefused(instead)).toBe(false);
    expect(core.run(instead).statements.filter(({ error }) => error)).toEqual([]);
  });

  test('what is refused on purpose is found by its name, and says why', () => {
    for (const words of asked) expect(searchConstructs(refused, words), words).not.toEqual([]);
    for (const { why } of refused) expect(why).toMatch(/: |\. /);
  });
});
