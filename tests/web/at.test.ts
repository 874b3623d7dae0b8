/** A step is named by what it shows, in links and widgets: see web/src/state/at.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Core } from '../../web/src/core';
import { nameOf, placeOf, readAt, stepAt } from '../../web/src/state/at';
import { createProgram } from '../../web/src/state/program';

const wasm = readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm'));
const core = await Core.fromBytes(wasm);
const refused = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';
const sum = 'import torch\ntorch.ones(3, 1) + torch.ones(4)';

const told = (source: string) => {
  const { suggested } = core.run(source);
  const story = core.story(source, suggested ?? -1);
  if (!story) throw new Error('no story');
  return story;
};

test('the first step that shows it counts, by event, by its values, or as the end', () => {
  const story = told(refused);
  const event = (at: string) => {
    const step = stepAt(core, refused, story, at);
    return step === null ? null : core.scene(refused, story.statement, step)?.event;
  };
  expect(event('CHUNK_CUT dim=0')).toMatchObject({ id: 'CHUNK_CUT', values: { dim: 0 } });
  expect(event('ELEMENT_READ out="x.t()[1, 2]"')).toMatchObject({ values: { address: '9' } });
  expect(event('END')).toMatchObject({ id: 'REPAIRS' });
  expect(event('CHUNK_CUT dim=7')).toBeNull();
});

test('a place is a statement by its text, its step and the operation that is told there', () => {
  const place = placeOf(core, refused, 'STRADDLE', 'x.t().view(12)');
  expect(place).toEqual({ statement: 2, step: place?.step, operation: 1 });
  expect(placeOf(core, refused, 'STRADDLE')).toEqual(place);
  expect(placeOf(core, refused, 'STRADDLE', 'x.sum()')).toBeNull();
});

test('every step has a name that leads back to it', () => {
  for (const source of [refused, sum]) {
    const story = told(source);
    for (let step = 0; step < Number(story.steps); step++) {
      const name = nameOf(core, source, story, step);
      expect(name && stepAt(core, source, story, name)).toBe(step);
    }
  }
  expect(nameOf(core, refused, told(refused), 0)).toBe('DIMS_BEFORE');
});

test('a name counts before a number, which is for where no step shows that', () => {
  const opened = (at: string, step: number) => {
    const program = createProgram('');
    program.open(core, { source: refused, at, step });
    return [program.step.value, program.notes.value.map(({ about }) => about)];
  };
  const cut = stepAt(core, refused, told(refused), 'CHUNK_CUT dim=0');
  expect(opened('CHUNK_CUT dim=0', 3)).toEqual([cut, []]);
  expect(opened('CHUNK_CUT dim=9', 3)).toEqual([3, ['otherStep']]);
});

test('a link from when results were called by their operations still opens its step', () => {
  const source = 'import torch\ny = torch.ones(2, 3).t()';
  const step = stepAt(core, source, told(source), 'ELEMENT_READ out="torch.ones(2, 3).t()[1, 0]"');
  expect(step).toBe(stepAt(core, source, told(source), 'ELEMENT_READ out="y[1, 0]"'));
  expect(step).not.toBeNull();
});

test('what is no name is not read, and nothing throws', () => {
  expect(readAt('STRADDLE')).toBe('STRADDLE');
  expect(readAt('ELEMENT_READ out="y[0, 1]"')).toBeDefined();
  for (const text of ['', 'straddle', 'A', 'CUT dim', 'CUT dim=', `CUT a=${'x'.repeat(999)}`]) {
    expect(readAt(text)).toBeUndefined();
  }
  const story = told(sum);
  fc.assert(
    fc.property(fc.string(), (text) => {
      stepAt(core, sum, story, `PAD ${text}`);
    }),
    { numRuns: 300 },
  );
});

test('RESULT is what comes of the rule, before any element', () => {
  const of = (source: string) => placeOf(core, source, 'RESULT');
  const event = (source: string) =>
    core.scene(source, told(source).statement, of(source)?.step ?? -1);
  expect(event(sum)?.phase).toBe('stretch');
  expect(event(refused)?.event.id).toBe('JUMPS');
});
