/** The list of what the signs of a picture mean: the signs that it can have, in five languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { signsOf } from '../../web/src/player/Legend';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);

test.each([
  ['x = torch.ones(2, 1)\nx + torch.ones(3)', 'tensors result dims address ghost coming'],
  ['x = torch.arange(8).view(2, 4).t()\nx.view(8)', 'tensors dims address chunk refused'],
  [
    'x = torch.arange(6).view(2, 3)\ny = x.t().reshape(6)\ny.fill_(7)',
    'tensors apart dims address ghost',
  ],
])('%s', (program, signs) => {
  const source = `import torch\n${program}`;
  const last = core.run(source).statements.length - 1;
  const operation = core.story(source, last)?.operations.at(-1);
  expect(operation && signsOf(operation).join(' ')).toBe(signs);
});
