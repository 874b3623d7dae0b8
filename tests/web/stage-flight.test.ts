/** Cells that fly, and a ribbon that is laid down, are the storage cells that the core says; what is refused for its size stands beside its partner. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { firstOf, lastOf, loadCore, storyOf } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const room = { width: 640, height: 420 };

/** The last operation of the last statement, laid out. */
function staged(...lines: string[]) {
  const program = lines.join('\n');
  const statement = core.run(program).statements.length - 1;
  const operations = core.story(program, statement)?.operations ?? [];
  const operation = operations.at(-1) ?? expect.fail('no story');
  const told = { program, statement, at: operations.length - 1, operation };
  const story = storyOf(core, told, room, firstOf(told)) ?? expect.fail('no room');
  return { told, story };
}

test('a cell of a view sets out from the cell of the old tensor that has its address', () => {
  const { told, story } = staged('import torch', 'x = torch.arange(12).view(3, 4)', 'x[1:, ::2]');
  const before = story.pose(firstOf(told));
  const cells = story.sprites.filter(({ kind }) => kind === 'cell');
  const made = cells.filter(({ cell }) => cell?.tensor === 1);
  expect(made.map(({ cell }) => cell?.address)).toEqual([4, 6, 8, 10]);
  for (const { key, cell } of made) {
    const old = cells.find((one) => one.cell?.tensor === 0 && one.cell.address === cell?.address);
    const [from, home] = [before.get(key), before.get(old?.key ?? '')];
    expect(from).toMatchObject({ x: home?.x, y: home?.y, opacity: 0 });
  }
  const faint = cells.filter(({ key }) => (story.pose(lastOf(told)).get(key)?.opacity ?? 0) < 1);
  expect(faint.map(({ cell }) => cell?.address)).toEqual([0, 1, 2, 3, 5, 7, 9, 11]);
});

test('size and stride of a dim leave the axis that they come from', () => {
  const { told, story } = staged('import torch', 'x = torch.arange(6).view(2, 3)', 'x.t()');
  const step = firstOf(told) + 1;
  const old = story.pose(step - 1);
  for (const what of ['size', 'stride']) {
    const { x, y } = old.get(`${what}0:1`) ?? expect.fail('no old axis');
    expect(story.pose(step).get(`${what}1:0`)?.from).toMatchObject({ x, y });
    expect(story.pose(step).get(`${what}1:1`)?.opacity).toBe(0);
  }
});

test('refused sizes are laid against each other, and what has no partner is told apart', () => {
  const { told, story } = staged('import torch', 'torch.ones(3, 2) + torch.ones(3)');
  const poses = story.pose(lastOf(told));
  const at = (key: string) => poses.get(key) ?? expect.fail(key);
  // Dim 1: two entries of the one above three of the other.
  for (const along of [0, 1]) expect(at(`clash1:${along}`).x).toBe(at(`clash0:${along}`).x);
  expect(at('clash1:0').y).toBeGreaterThan(at('clash0:0').y);
  expect(at('clashlack0:2').x).toBe(at('clash1:2').x);
  const refused = story.sprites.filter(
    ({ kind, key }) => kind === 'cell' && at(key).look === 'refused',
  );
  expect(refused.map(({ key }) => key)).toEqual(['c1:0,2', 'clash1:2']);
});

test('a copy is the ribbon in reading order, laid element by element into the storage of its own', () => {
  const { told, story } = staged(
    'import torch',
    'x = torch.arange(6).view(2, 3)',
    'x.t().contiguous()',
  );
  const ribbon = story.sprites.filter(({ key }) => /^r\d/.test(key));
  expect(ribbon.map(({ cell, label }) => [cell?.number, cell?.address, label])).toEqual(
    [0, 3, 1, 4, 2, 5].map((address, number) => [number, address, String(address)]),
  );
  const elements = told.operation.phases.find(({ phase }) => phase === 'elements');
  const first = Number(elements?.first);
  const lies = (step: number) =>
    ribbon.filter(({ key }) => (story.pose(step).get(key)?.opacity ?? 0) > 0).length;
  expect([firstOf(told), first - 1, first, first + 3, lastOf(told)].map(lies)).toEqual([
    0, 6, 5, 2, 0,
  ]);
  const strips = story.sprites.filter(
    ({ kind, cell }) => kind === 'strip' && cell?.storage !== ribbon[0]?.cell?.storage,
  );
  ribbon.forEach(({ key }, number) => {
    const laid = story.pose(first + number).get(key);
    const own = strips.find(({ cell }) => cell?.address === number)?.key ?? expect.fail('no cell');
    expect(laid).toMatchObject({
      passing: true,
      x: story.pose(first).get(own)?.x,
      y: story.pose(first).get(own)?.y,
    });
  });
});
