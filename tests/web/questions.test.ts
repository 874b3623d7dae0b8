/** Questions before a story: the one that matters comes first, and what gives it away is hidden. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { createProgram } from '../../web/src/state/program';
import { close, isAsking, questionsOf } from '../../web/src/state/questions';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);
const refused = 'import torch\nx = torch.arange(6).view(2, 3)\nx.t().view(6)';

test('the outcome of a line is asked before the cell of an element', () => {
  const asked = questionsOf(core, refused, 2).map(({ id }) => id);
  expect(asked).toEqual(['VIEW_OR_COPY', 'STORAGE_CELL']);
  expect(core.questions(refused, 2).map(({ id }) => id)).toEqual(asked.toReversed());
});

test('a question is open until it is closed, and while its story is at its first step', () => {
  const program = createProgram('');
  program.open(core, { source: refused, statement: 2 });
  expect(isAsking(core, program)).toBe(false);
  program.predict.value = true;
  expect(isAsking(core, program)).toBe(true);
  program.step.value = 3;
  expect(isAsking(core, program)).toBe(false);
  program.step.value = 0;
  const [first, ...others] = questionsOf(core, refused, 2);
  if (first) close(first);
  expect(isAsking(core, program)).toBe(true);
  close(...others);
  expect(isAsking(core, program)).toBe(false);
});

test('two programs side by side are not asked about', () => {
  const program = createProgram('');
  const source = 'import torch\nx = torch.arange(8).view(2, 4)\nx.t().view(8)';
  program.open(core, { source, statement: 2, compare: refused, predict: true });
  expect(isAsking(core, program)).toBe(false);
  program.compare.value = '';
  expect(isAsking(core, program)).toBe(true);
});
