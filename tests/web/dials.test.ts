/** Strides turned by hand: the line, the cells and the errors are those of the core. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { baseOf, lineOf, type Setting, settingOf } from '../../web/src/player/dials/base';
import { dial } from '../../web/src/player/dials/dialled';
import { partsOf } from '../../web/src/player/dials/places';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);

/** The base of the last operation of a program. */
function baseIn(...program: string[]) {
  const source = program.join('\n');
  const { suggested } = core.run(source);
  const story = core.story(source, suggested ?? 0);
  return story && baseOf(core, source, story, story.operations.length - 1);
}

/** The addresses of all cells of a setting, and Python's answer. */
function turned(base: ReturnType<typeof baseIn>, to: Partial<Setting>) {
  if (!base) throw new Error('nothing to turn');
  const setting = { ...settingOf(base), ...to };
  const { line, raised, seen } = dial(core, base, setting);
  const cells = seen?.cells(
    setting.size.map(() => 0),
    setting.size,
  );
  return { line, raised, addresses: cells && [...cells.addresses], seen };
}

const torch = ['import torch', 'x = torch.arange(6).view(2, 3)'];
const transposed = baseIn(...torch, 'y = x.t()');

describe('the beginning is the layout of the view', () => {
  test.each([
    [[...torch, 'y = x.t()'], 'x.as_strided((3, 2), (1, 3), 0)'],
    [[...torch, 'x.t()'], 'x.as_strided((3, 2), (1, 3), 0)'],
    [[...torch, 'x = x.t()'], 'x.as_strided((3, 2), (1, 3), 0)'],
    [[...torch, 'y = x[:, 1]'], 'x.as_strided((2,), (3,), 1)'],
    [['import torch', 'y = torch.arange(6).view(2, 3)'], 'y.as_strided((2, 3), (3, 1), 0)'],
    [['import torch', 'torch.ones(2, 1).expand(2, 4)'], null],
    [[...torch, 'x + 1'], null],
    // Refused: what should have been viewed, by its own code.
    [[...torch, 'x.t().view(6)'], 'x.t().as_strided((3, 2), (1, 3), 0)'],
    [
      ['import numpy as np', 'x = np.arange(6).reshape(2, 3)', 'y = x[:, 1:]'],
      'np.lib.stride_tricks.as_strided(x.ravel()[1:], (2, 2), (24, 8))',
    ],
  ])('%s', (program, line) => {
    const base = baseIn(...program);
    expect(base && lineOf(base, settingOf(base))).toBe(line);
    if (base) expect(turned(base, {}).raised).toBeNull();
  });
});

test('a stride of 0 leads every entry of its dim to one cell', () => {
  const { addresses, line } = turned(transposed, { stride: [1, 0] });
  expect(line).toBe('x.as_strided((3, 2), (1, 0), 0)');
  expect(addresses).toEqual([0, 0, 1, 1, 2, 2]);
});

test('the way to an address comes with its numbers and the sentence of the core', () => {
  const found = turned(transposed, { stride: [2, 1], size: [2, 2], offset: 1 }).seen?.entry([1, 1]);
  expect(found?.access).toMatchObject({
    offset: 1,
    terms: [
      { index: 1, stride: 2 },
      { index: 1, stride: 1 },
    ],
    address: 4,
  });
  expect(found?.sentence).toBe('y[1, 1] holds 4, at address 1 + 1×2 + 1×1 = 4.');
});

test('what lies outside of the storage has an address and no value, and Python raises', () => {
  const { raised, addresses } = turned(transposed, { stride: [3, 3] });
  expect(addresses).toEqual([0, 3, 3, 6, 6, 9]);
  expect(raised).toMatch(/^RuntimeError: setStorage: .* out of bounds for storage of size 48$/);
});

test('where Python raises in any storage there is no picture, but the error', () => {
  const { raised, seen } = turned(transposed, { stride: [-1, 3] });
  expect(seen).toBeNull();
  expect(raised).toMatch(/Negative strides are not supported/);
});

test('NumPy counts in bytes, and is not run where it would read outside', () => {
  const base = baseIn('import numpy as np', 'x = np.arange(6).reshape(2, 3)', 'y = x.T');
  expect(turned(base, { stride: [8, 0] }).addresses).toEqual([0, 0, 1, 1, 2, 2]);
  const { raised, addresses } = turned(base, { offset: 2 });
  expect(raised).toMatch(/does not read memory outside/);
  expect(addresses).toEqual([2, 5, 3, 6, 4, 7]);
});

test('a part of a large tensor is around the entry', () => {
  const [largest] = partsOf([2, 9, 20], [1, 8, 3], 900);
  expect(largest).toEqual({ start: [0, 3, 0], count: [2, 6, 8] });
});
