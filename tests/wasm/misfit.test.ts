/** Layers and functions whose input does not fit: the two dims that must be equal share a column. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);
const head = 'import torch, torch.nn as nn\nimport torch.nn.functional as F\n';

/** The rows of the last step, as text: a size that does not fit in brackets. */
function rows(program: string) {
  const source = head + program;
  const statement = core.run(source).statements.length - 1;
  const scene = core.scene(source, statement, Number(core.story(source, statement)?.steps) - 1);
  const figure = scene?.figures.find(({ kind }) => kind === 'shapes');
  if (figure?.kind !== 'shapes') return null;
  return figure.rows.map(({ name, cells }) => {
    const sizes = cells.map(({ size, state }) =>
      state === 'refused' ? `[${size}]` : (size ?? '.'),
    );
    return `${name}: ${sizes.join(' ')}`;
  });
}

test.each([
  ['fc = nn.Linear(12, 2)\nx = torch.zeros(2, 3, 4)\nfc(x)', ['x: 2 3 [4]', 'weight: . 2 [12]']],
  ['x = torch.ones(2)\nw = torch.ones(5, 4)\nF.linear(x, w)', ['x: . [2]', 'w: 5 [4]']],
  [
    'x = torch.zeros(1, 5, 3, 4)\nw = torch.zeros(2, 3, 2, 2)\nF.conv2d(x, w)',
    ['x: 1 [5] 3 4', 'w: 2 [3] 2 2'],
  ],
  ['x = torch.ones(3, 4)\nt = torch.ones(2).long()\nF.nll_loss(x, t)', ['x: [3] 4', 't: [2] .']],
  ['a = torch.ones(3, 4)\nF.pad(a, (1,))', null],
])('%s', (program, expected) => {
  expect(rows(program)).toEqual(expected);
});
