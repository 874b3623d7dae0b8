/** A strip shows what a step reads and writes, also where the cells of a page lie far apart. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { figureOf } from '../../web/src/figures/figure-of';
import { slotsAround, slotsOf } from '../../web/src/stage/slots';
import { screens } from './fixtures/screens';
import { lastOf, loadCore, seenAt, storyOf } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

test('between cells that lie apart is a gap, which stands for more than one', () => {
  expect(slotsOf([5, 0, 1, 1])).toEqual([0, 1, null, 5]);
  expect(slotsOf([0, 2])).toEqual([0, 1, 2]);
  expect(slotsOf([])).toEqual([]);
});

test('of too many it shows whole runs, around what a step is about', () => {
  const page = slotsOf([0, 1, 2, 10, 11, 12, 20, 21, 22]);
  expect(slotsAround(page, 11, [21])).toEqual(page);
  expect(slotsAround(page, 8, [])).toEqual([0, 1, 2, null, 10, 11, 12]);
  expect(slotsAround(page, 8, [21])).toEqual([10, 11, 12, null, 20, 21, 22]);
  expect(slotsAround(page, 2, [12])).toEqual([11, 12]);
  expect(slotsAround(page, 5, [0, 20])).toEqual([0, null, 20]);
});

const programs = [
  ['x = torch.arange(16).reshape(16, 1)', 'y = torch.arange(16)', 'x + y'],
  ['x = torch.arange(2000).view(20, 100)', 'x.sum(0)'],
  ['x = torch.arange(400).view(20, 20)', 'x.t() + 1'],
  ['a = torch.arange(24).view(2, 2, 2, 3)', 'b = torch.arange(12).view(2, 1, 3, 2)', 'a @ b'],
  ['x = torch.zeros(30, 30)', 'x[::7, ::5] = 3'],
].map((lines) => ['import torch', ...lines].join('\n'));

test.each(screens)('on $name the cell that is written stands in its strip', ({ room }) => {
  for (const program of programs) {
    const statement = core.run(program).statements.length - 1;
    const operations = core.story(program, statement)?.operations ?? [];
    const operation = operations.at(-1) ?? expect.fail('no story');
    const told = { program, statement, at: operations.length - 1, operation };
    const { first = 0, steps = 0 } =
      operation.phases.find(({ phase }) => phase === 'elements') ?? {};
    const story = storyOf(core, told, room, Number(first)) ?? expect.fail('no room');
    const count = Number(steps);
    for (const number of [0, 1, count >> 2, (count >> 1) + 3, count - 1]) {
      const step = Number(first) + number;
      const scene = core.scene(program, statement, step);
      const element = (scene && figureOf(scene, 'element')) ?? expect.fail('no element');
      const { write } = element;
      const out = write ?? expect.fail('nothing is written');
      const strip = seenAt(story.around(step), step).flatMap(({ sprite: { kind, cell } }) =>
        kind === 'strip' && cell ? [`${cell.storage}@${cell.address}`] : [],
      );
      const storage = operation.tensors[out.tensor]?.storage;
      expect(strip, `${program}\nelement ${number}`).toContain(`${storage}@${out.address}`);
    }
  }
});

test('where no tensor is cut but a storage is, it is said how much of it is shown', () => {
  const program = 'import torch\nx = torch.zeros(4, 5)\nx[1:3, ::2] = torch.tensor([1., 2., 3.])';
  const operations = core.story(program, 2)?.operations ?? [];
  const operation = operations.at(-1) ?? expect.fail('no story');
  const told = { program, statement: 2, at: operations.length - 1, operation };
  const saidOn = (name: string) => {
    const { room } = screens.find((screen) => screen.name === name) ?? expect.fail(name);
    const seen = seenAt(storyOf(core, told, room, lastOf(told)) ?? expect.fail(), lastOf(told));
    const cells = seen.filter(
      ({ sprite }) => sprite.kind === 'strip' && sprite.cell?.storage === 0,
    );
    return [cells.length, seen.find(({ sprite }) => sprite.key === 'part')?.sprite.label];
  };
  expect(saidOn('a desk')).toEqual([20, undefined]);
  expect(saidOn('an embed')).toEqual([12, '12 of 20']);
});

test('a copy stays grey beside the tensor that is written, with its values', () => {
  const program = 'import torch\nx = torch.arange(6).view(2, 3)\ny = x.t().reshape(6)\ny.fill_(7)';
  const operation = core.story(program, 3)?.operations.at(-1) ?? expect.fail('no story');
  const told = { program, statement: 3, at: 0, operation };
  const { room } = screens.find((screen) => screen.name === 'a desk') ?? expect.fail();
  const seen = seenAt(storyOf(core, told, room, lastOf(told)) ?? expect.fail(), lastOf(told));
  const grey = seen.filter(({ sprite }) => sprite.operand === 'apart');
  const of = (kind: string) =>
    grey.flatMap((one) => (one.sprite.kind === kind ? [one.pose.label ?? one.sprite.label] : []));
  expect(of('text')).toContain('x (2, 3)');
  expect(seen.find(({ sprite }) => sprite.key.startsWith('kept'))?.sprite.label).toBe(
    ': not changed',
  );
  expect(of('cell')).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(of('strip')).toEqual(['0', '1', '2', '3', '4', '5']);
});
