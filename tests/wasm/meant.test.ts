/** A name that is not there: the library's own error, and the name that was meant. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

const root = join(import.meta.dirname, '../..');
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

const imports = 'import torch\nimport numpy as np\na = torch.ones(2)\nb = np.ones(2)\n';

function last(source: string) {
  return core.run(source).statements.at(-1);
}

test.each([
  ['torch.arrange(6)', "module 'torch' has no attribute 'arrange'", 'arange'],
  ['a.veiw(2)', "'Tensor' object has no attribute 'veiw'", 'view'],
  ['np.reshpe(b, 2)', "module 'numpy' has no attribute 'reshpe'", 'reshape'],
  ['b.sahpe', "'numpy.ndarray' object has no attribute 'sahpe'", 'shape'],
  ['np.view(b)', "module 'numpy' has no attribute 'view'", 'x.view'],
  ['b.unsqueeze(0)', "'numpy.ndarray' object has no attribute 'unsqueeze'", null],
])('%s', (line, message, meant) => {
  const error = last(imports + line)?.error;
  expect(error).toMatchObject({ type: 'AttributeError', message });
  expect(error?.meant).toBe(meant ?? 'torch.from_numpy(x).unsqueeze');
});

test('one slip means a name, two mean none', () => {
  const meant = (name: string) => last(`${imports}a.${name}(2)`)?.error?.meant ?? null;
  for (const slip of ['rehsape', 'ershape', 'reshaep', 'reshapee', 'reshap', 'eshape', 'xeshape'])
    expect([slip, meant(slip)]).toEqual([slip, 'reshape']);
  for (const slips of ['rehsapo', 'rehsaep', 'reshepa', 'reshapeee', 'resha', 'xeshapo'])
    expect([slips, meant(slips)]).toEqual([slips, null]);
});

test('an import that is missing is named', () => {
  expect(last('torch.ones(2)')?.error).toEqual({
    type: 'NameError',
    message: "name 'torch' is not defined",
    meant: 'import torch',
  });
  expect(last('prnt(1)')?.error?.meant).toBe('print');
  expect(last('foo')?.error?.meant).toBeNull();
});

test('what the library has and Stridewise does not run is refused, not raised', () => {
  const table = readFileSync(join(root, 'core/call/known_names.def'), 'utf8');
  const owners: Record<string, string> = {
    Tensor: 'a',
    numpy: 'np',
    ndarray: 'np.zeros(2)',
  };
  const lines = ['torch.log2', 'a.exp_', 'torch.nn.functional.conv1d', 'torch.nn.ReLU6'];
  for (const [, several = '', names = ''] of table.matchAll(/"([\w. ]+) ~ ([^~]*?)\\n"/g)) {
    for (const owner of several.split(' '))
      for (const name of names.replaceAll('"', '').trim().split(/\s+/))
        lines.push(`${owners[owner] ?? owner}.${name}`);
  }
  for (const line of lines)
    expect([line, last(`import math, random\n${imports}${line}`)?.error]).toEqual([line, null]);
});

test('other errors mean no other name', () => {
  const source = `${imports}try:\n    a.veiw(2)\nexcept AttributeError:\n    a + torch.ones(3)`;
  expect(last(source)?.error).toMatchObject({ type: 'RuntimeError', meant: null });
});
