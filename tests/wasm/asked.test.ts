/** The reasons of the options that a question offers say what is so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

const built = join(import.meta.dirname, '../../build/wasm/core.wasm');
const core = await Core.fromBytes(new Uint8Array(readFileSync(built)));

/** The question of that kind about the last statement. */
function asked(id: string, program: string) {
  const { statements } = core.run(program);
  return core.questions(program, statements.length - 1).find((question) => question.id === id);
}

const reasons = (program: string) =>
  (asked('FAULT_DIM', program)?.options ?? []).map(({ reason }) => reason);

test('a size that is missing stretches to one that is there, or agrees with a 1', () => {
  expect(reasons('import torch\ntorch.ones(4, 3, 3) + torch.ones(4)')).toContain(
    'In dim 0 one shape has no size. That counts as 1, which stretches to 4.',
  );
  expect(reasons('import torch\ntorch.ones(4) + torch.ones(4, 3, 2)')).toContain(
    'In dim 0 one shape has no size. That counts as 1, which stretches to 4.',
  );
  expect(reasons('import torch\ntorch.ones(1, 2, 5) + torch.ones(2)')).toContain(
    'In dim 0 one shape has no size. That counts as 1, a match.',
  );
});

test('a target that is written in place is never said to stretch', () => {
  const write = (shape: string) =>
    `import torch\nx = torch.ones(${shape})\nx += torch.ones(2, 3, 4)`;
  const later =
    'Dim 0 does not fit either, but comparison starts with the last dim, and one further right clashes first.';
  expect(reasons(write('1, 2, 4'))).toContain(later);
  expect(reasons(write('2, 4'))).toContain(later);
  expect(asked('FAULT_DIM', write('2, 2, 1'))).toBeUndefined();
});

test('of several dimensions that straddle a cut the first from the right is asked for', () => {
  const program =
    'import torch\nt = torch.arange(24).view(2, 3, 4).permute(2, 1, 0)\nt.view(2, 3, 4)';
  const question = asked('STRADDLING_DIM', program);
  expect(question?.prompt).toContain('fitted from the last one back');
  const right = question?.options.filter(({ correct }) => correct);
  expect(right?.map(({ text }) => text)).toEqual(['Dimension 2']);
});
