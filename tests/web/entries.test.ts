/** Colour by a dim: which cell carries which entry is found by the core, through moves and products. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import {
  choiceFor,
  choicesAt,
  entriesIn,
  fromItsMaking,
} from '../../web/src/player/colours/entries';
import { storeKey } from '../../web/src/stage/set';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);

/** The entries of the result of the statement on a line, row by row; "." for none. */
function carried(source: string, name: string, dim: number, line: number): string {
  const { statements } = core.run(source);
  const statement = statements.findIndex((one) => one.line === line);
  const story = core.story(source, statement);
  const number = (story?.operations.length ?? 1) - 1;
  const operation = story?.operations[number];
  const info = operation?.tensors[operation.result ?? -1];
  const choice = choiceFor(core, source, name, dim);
  if (!operation || !info || !choice) throw new Error('no story');
  const entries = entriesIn(core, source, statement, number, choice);
  const tensor = operation.result as number;
  const of = { statement, operation: number, tensor, step: story?.steps ?? 0 };
  const cells = core.cells(
    source,
    of,
    info.shape.map(() => 0),
    info.shape.map(Number),
  );
  const signs = [...cells.addresses].map(
    (address) => entries.get(storeKey(info.storage, address)) ?? '.',
  );
  const row = Number(info.shape.at(-1));
  return (
    signs
      .join('')
      .match(new RegExp(`.{${row}}`, 'g'))
      ?.join(' ') ?? ''
  );
}

const split = [
  'import torch',
  'x = torch.tensor([[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]])',
  'mixed = x.view(1, 2, 3, 2)',
  'halves = x.view(1, 3, 2, 2)',
  'heads = halves.transpose(1, 2)',
  'back = heads.reshape(1, 3, 4)',
].join('\n');

test.each([
  [3, '00 00 11 11 22 22'],
  [4, '00 00 11 11 22 22'],
  [5, '00 11 22 00 11 22'],
  [6, '0011 2200 1122'],
])('words through heads, line %i', (line, signs) => {
  expect(carried(split, 'x', 1, line)).toBe(signs);
});

test('a product carries the entry of a batch, and mixes those that it sums', () => {
  const program = [
    'import torch',
    'q = torch.rand(2, 2, 3)',
    'k = q.transpose(1, 2)',
    'scores = q @ k',
    'out = scores.softmax(-1) @ q',
    'all = q.sum(0)',
  ].join('\n');
  expect(carried(program, 'q', 0, 4)).toBe('00 00 11 11');
  expect(carried(program, 'q', 0, 5)).toBe('000 000 111 111');
  expect(carried(program, 'q', 0, 6)).toBe('... ...');
  // A row of scores has all rows of keys in it.
  expect(carried(program, 'q', 1, 4)).toBe('0. .1 0. .1');
});

test('colours begin where the tensor was made, not where they are chosen', () => {
  const begun = (program: string, statement: number) => {
    const [choice] = choicesAt(core, program, statement);
    return choice && fromItsMaking(core, program, choice);
  };
  expect(begun(split, 3)).toMatchObject({ name: 'x', dim: 1, before: 2 });
  const again = 'import torch\nx = torch.ones(2, 3)\nx = x.clone()\nx.t()';
  expect(begun(again, 3)).toMatchObject({ name: 'x', dim: 0, before: 3 });
});

test('NumPy, and dims that are offered', () => {
  const program = 'import numpy as np\nx = np.arange(6).reshape(2, 3)\ny = x.T.copy()';
  expect(carried(program, 'x', 0, 3)).toBe('01 01 01');
  expect(choicesAt(core, program, 2)).toMatchObject([
    { name: 'x', dim: 0, size: 2, before: 2 },
    { name: 'x', dim: 1, size: 3, before: 2 },
  ]);
});
