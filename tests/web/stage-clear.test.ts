/** What confused people who were shown the frames alone. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { films } from '../../web/src/film/films';
import { frameAt } from '../../web/src/stage/frame';
import { lastOf, loadCore, seenAt, stepsOf, storyOf } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const room = { width: 860, height: 480 };

function lastTold(program: string) {
  const statement = core.run(program).statements.length - 1;
  const operations = core.story(program, statement)?.operations ?? [];
  const operation = operations.at(-1) ?? expect.fail('no story');
  return { statement, at: operations.length - 1, operation };
}

/** The last operation of a film, laid out, with what is seen at each of its steps. */
function screened(name: string) {
  const { code: program } = films.find((one) => one.name === name) ?? expect.fail('no such film');
  const told = { program, ...lastTold(program) };
  const story = storyOf(core, told, room, lastOf(told)) ?? expect.fail('no room');
  const steps = stepsOf(told).map(
    (step) =>
      new Map(seenAt(story, step).map(({ sprite, pose }) => [sprite.key, { sprite, pose }])),
  );
  return { steps, last: steps.at(-1) ?? expect.fail('no steps') };
}

test('numbers that are compared in a view are said to be strides', () => {
  const said = screened('view-refused').steps.flatMap((seen) => seen.get('said')?.pose.label ?? []);
  expect(said).toContain('stride 1 ≠ 4 × 3 = 12');
});

test('a refused view says which two hops are no one stride, and only where the hop breaks it is red', () => {
  const { steps, last: over } = screened('view-refused');
  const last = steps.at(-2) ?? expect.fail('one step');
  expect(last.get('saidnew')?.pose.label).toBe('+4 ≠ −7');
  const hops = [...last].filter(([key]) => /^hop\d/.test(key));
  const red = hops.filter(([, { pose }]) => pose.look === 'refused').map(([key]) => key);
  expect(red).toEqual(['hop2', 'hop5', 'hop8']);
  const jumps = [...last].filter(([key]) => key.startsWith('jump')).map(([, { pose }]) => pose);
  expect(jumps.map(({ label, look }) => [label, look])).toEqual([
    ['+4', 'even'],
    ['+4', 'even'],
    ['−7', 'refused'],
    ['+4', 'even'],
    ['+4', 'even'],
  ]);
  // The last frame, which lists the repairs, is as bright as the one before it.
  expect([...over.keys()].filter((key) => key.startsWith('jump'))).toHaveLength(5);
  for (const key of red) expect(over.get(key)?.pose.opacity).toBe(1);
  // Before, at the cut: where the next element lies, and where the same hop would have led.
  const cut = steps.map((seen) => [...seen.values()].map(({ pose }) => pose.label));
  expect(cut.filter((labels) => labels.includes('+4?'))).toHaveLength(1);
});

test('hops are what the core says, not differences of addresses', () => {
  const { code: program } = films.find(({ name }) => name === 'view') ?? expect.fail('no film');
  const told = { ...lastTold(program), program };
  const lying: Pick<Core, 'scene' | 'cells' | 'storage'> = {
    cells: (...place) => core.cells(...place),
    storage: (...place) => core.storage(...place),
    scene(...place) {
      const scene = structuredClone(core.scene(...place));
      for (const figure of scene?.figures ?? [])
        if (figure.kind === 'view') for (const dim of figure.old) dim.hop = 41;
      return scene;
    },
  };
  const story = storyOf(lying, told, room, lastOf(told)) ?? expect.fail('no room');
  const labels = story.sprites.filter(({ key }) => /^hop\d/.test(key)).map(({ label }) => label);
  expect(new Set(labels)).toEqual(new Set(['+41', '']));
});

test('a refused view looks like no result: its name is struck out, its cells are refused or tried', () => {
  const { last } = screened('view-refused');
  expect(last.get('title1')?.pose.look).toBe('refused');
  const links = [...last.values()].filter(({ sprite }) => /^r\d/.test(sprite.key));
  expect(links).toHaveLength(12);
  for (const { pose } of links) expect(['refused', 'tried']).toContain(pose.look);
});

test('where a size is 1 the verdict says what it becomes', () => {
  const { last } = screened('broadcast');
  expect([last.get('verdict0')?.pose.label, last.get('verdict1')?.pose.label]).toEqual([
    '1→3',
    '1→4',
  ]);
});

test('once the result has opened no dim is marked as the one that is compared', () => {
  const { steps } = screened('broadcast');
  const marked = steps.map((seen) => seen.has('column') && seen.get('column')?.pose.opacity === 1);
  const opened = steps.map((seen) => seen.get('sign2')?.pose.opacity === 1);
  expect(marked).toContain(true);
  expect(marked.map((mark, at) => mark && opened[at])).not.toContain(true);
});

test('a shared write: the other name has its own thread to the cell, and what writes looks other than what reads', () => {
  const { last } = screened('in-place');
  const path = (key: string) => last.get(key)?.pose.path ?? '';
  const end = (key: string) =>
    path(key)
      .replace(/m[^m]*$/, '')
      .split(' ')
      .slice(-2);
  expect(end('threadseen0')).toEqual(end('threadout'));
  expect(last.get('threadout')?.pose.look).toBe('write');
  expect(last.get('threadseen0')?.pose.look).toBeUndefined();
  const tail = (key: string) => /m[^m]*$/.exec(path(key))?.[0];
  expect(tail('threadout')).not.toBe(tail('threadseen0'));
});

test('an element of a view is said with its old index, its number in reading order and its new index', () => {
  const { steps } = screened('view');
  const seen = steps.at(-5) ?? expect.fail('no element');
  const said = ['atold', 'atnew'].map((key) => seen.get(key)?.pose.label);
  expect(said).toEqual(['x[1, 3]', 'x.view(2, 6)[1, 1]']);
  const from = seen.get('litfrom')?.pose;
  const [old, made] = [seen.get('c0:1,3'), seen.get('r7')];
  expect([from?.x, from?.y]).toEqual([old?.pose.x, old?.pose.y]);
  expect(old?.pose.opacity).toBe(1);
  expect(made?.pose.cell).toMatchObject({ tensor: 1, index: '1,1', address: 7 });
  expect(seen.get('number7')).toMatchObject({ sprite: { label: '7' }, pose: { look: 'current' } });
});

test('a target that would grow is refused at the column that it lacks', () => {
  const { last } = screened('in-place-refused');
  const [frame, verdict] = [last.get('column'), last.get('verdict0')];
  expect(frame?.pose.look).toBe('refused');
  const middle = (frame?.pose.x ?? 0) + (frame?.sprite.width ?? 0) / 2;
  expect(Math.abs(middle - (verdict?.pose.x ?? 0))).toBeLessThan(1);
});

test('written through expand: the ghosts change with the cell that they repeat, not before', () => {
  const { code: program } = films.find(({ name }) => name === 'through-expand') ?? expect.fail();
  const told = { program, ...lastTold(program) };
  const story = storyOf(core, told, room, lastOf(told)) ?? expect.fail('no room');
  const elements = told.operation.phases.find(({ phase }) => phase === 'elements');
  const first = Number(elements?.first);
  const written = story.sprites.find(({ key }) => key === 'c0:0,0')?.cell;
  const kin = story.sprites.filter(
    ({ kind, cell }) =>
      kind === 'cell' && cell?.storage === written?.storage && cell?.address === written?.address,
  );
  expect(kin).toHaveLength(5);
  for (const way of [0.2, 0.5, 0.7, 0.8, 0.9]) {
    const frame = frameAt(story, first - 1 + way);
    const labels = kin.map(({ key }) => frame.get(key)?.label);
    expect(new Set(labels).size, `${way}: ${labels}`).toBe(1);
  }
});

test('both shapes of a view have their names, the old one between them where it is too long before', () => {
  const program = 'import torch\nx = torch.arange(12).view(3, 4)';
  const told = { program, ...lastTold(program) };
  const story = storyOf(core, told, { width: 740, height: 385 }, lastOf(told)) ?? expect.fail();
  const seen = new Map(seenAt(story, lastOf(told)).map((one) => [one.sprite.key, one]));
  const x = (key: string) => seen.get(key)?.pose.x ?? expect.fail(key);
  expect(seen.get('title0')?.sprite.label).toBe('torch.arange(12)');
  expect(x('title0')).toBeGreaterThan(x('old0'));
  expect(x('title0') + (seen.get('title0')?.sprite.width ?? 0)).toBeLessThan(x('new0'));
});
