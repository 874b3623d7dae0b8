/** Failing lines, shapes and programs in what is pasted: tracebacks.txt says how. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

interface Pasted {
  name: string;
  text: string;
  kind: string;
  line: string;
  program: string;
}

const cases: Pasted[] = readFileSync(join(import.meta.dirname, 'tracebacks.txt'), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((part) => {
    const [, name = '', text = '', kind = '', line = '', program = ''] =
      /^(.*)\n([\s\S]*)^=> (\w+) ?(.*)\n([\s\S]*)$/m.exec(part) ?? expect.fail(part);
    return { name, text, kind, line, program: program.trim() };
  });

let core: Core;
beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm'));
  core = await Core.fromBytes(bytes);
});

test.each(cases)('$kind: $name', ({ text, kind, line, program }) => {
  const found = core.diagnose(text, {}) ?? expect.fail('not recognised');
  if ('outside' in found) expect.fail(found.outside);
  if (kind === 'runs') expect(found.runs).toBe(program);
  if (!('row' in found)) return expect(kind).toBe('runs');
  const [before = '', operation, behind = ''] = found.line;
  const pointed = operation === undefined ? '' : `${before}«${operation}»${behind}`;
  expect(found).toMatchObject({ same: true, own: kind === 'own' });
  expect(pointed).toBe(line);
  if (kind !== 'runs') expect(found).toMatchObject({ runs: null, program });
});

test('what is asked for is named as in the line, and answered by hand before by the text', () => {
  const text =
    'x.shape is (2, 3)\n    z = x + self.bias\nRuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1';
  const found = core.diagnose(text, {});
  if (!found || !('row' in found)) return expect.fail('not recognised');
  expect(found.asked).toMatchObject([
    { name: 'a', operand: 'x', value: '2, 3' },
    { name: 'b', operand: 'self.bias', value: '4' },
  ]);
  expect(core.diagnose(text, { a: '5, 3' })).toMatchObject({
    program: 'import torch\nx = torch.ones(5, 3)\nbias = torch.ones(4)\nx + bias',
  });
});

test('repairs are in the names of the line, and none is of another operation', () => {
  const product =
    '    h = x @ self.w\nRuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)';
  expect(core.diagnose(product, {})).toMatchObject({
    repairs: [{ line: 'x @ torch.ones(3, 5)  # nn.Linear(3, 5)' }],
  });
  const dim =
    '    p = p.max(dim=2)[1]\nIndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)';
  expect(core.diagnose(dim, {})).toMatchObject({ repairs: [] });
});

test('the input of a layer is offered flat', () => {
  const found = core.diagnose("shape '[-1, 400]' is invalid for input of size 179776", {});
  expect(found).toMatchObject({
    asked: [{ name: 'x', value: '1, 179776' }],
    instead: [{ code: 'x.flatten(1)' }, { code: 'x.view(x.size(0), -1)' }],
  });
});

test('a huge shape in a text never builds a huge tensor', () => {
  for (const text of [
    "    y = y.view(7, -1)\nRuntimeError: shape '[7, -1]' is invalid for input of size 900000000000",
    'u.shape is (900000, 900000)\n    u + v\nRuntimeError: The size of tensor a (900000) must match the size of tensor b (3) at non-singleton dimension 1',
  ]) {
    const start = performance.now();
    const found = core.diagnose(text, {});
    expect(found).toMatchObject({ same: true, instead: [] });
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
