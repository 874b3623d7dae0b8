/** Letters in place of values that say nothing: a letter is an address, wherever its cell is drawn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { playerWords } from '../../web/src/player/words';
import { letterOf, lettersOf } from '../../web/src/stage/letters';
import { StagePicture } from '../../web/src/stage/StagePicture';
import { stageSource } from '../../web/src/stage/source';
import { stageOf } from '../../web/src/stage/storyboard';

const root = join(import.meta.dirname, '../..');
const room = { width: 860, height: 480 };
let core: Core;

beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

/** The last operation of a program. */
function lastOf(...lines: string[]) {
  const code = ['import torch', ...lines].join('\n');
  const statement = core.run(code).suggested ?? expect.fail('no story');
  const story = core.story(code, statement) ?? expect.fail('no story');
  const number = story.operations.length - 1;
  const operation = story.operations[number] ?? expect.fail('no operation');
  return { code, statement, number, operation, stops: story.stops.map(Number) };
}

/** Of every drawn cell: its address, its value, and what is read in it. */
function cellsOf(wish: boolean | null, ...lines: string[]) {
  const { code, statement, number, operation, stops } = lastOf(...lines);
  const source = stageSource(core, code, statement, number);
  const first = Number(operation.first);
  const request = { operation, source, room, step: first, words: playerWords, letters: wish };
  const story = stageOf(request) ?? expect.fail('no room');
  return stops
    .filter((stop) => stop >= first)
    .flatMap((position) => {
      const html = renderToString(
        <StagePicture story={story} position={position} title="" sentence="" />,
      );
      return [...html.matchAll(/<g class="st-(?:cell|strip)"[^>]*>.*?<\/g>/gs)].flatMap(
        ([cell]) => {
          const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(cell)?.[1];
          const read = /class="st-label"[^>]*>([^<]*)</.exec(cell)?.[1];
          const value = of('data-value');
          return value === undefined || cell.includes('display="none"')
            ? []
            : [
                {
                  address: Number(of('data-address')),
                  storage: Number(of('data-storage')),
                  value,
                  read,
                },
              ];
        },
      );
    });
}

test.each([
  ['a transpose', 'x = torch.ones(3, 4)', 'x.t()', '1.'],
  ['a fold', 'x = torch.zeros(2, 6, dtype=torch.int64)', 'x.view(3, 4)', '0'],
  ['a constant', 'x = torch.full((3, 4), 7)', 'x.t()', '7'],
  ['a number given again and again', 'x = torch.tensor([[5, 5], [5, 5]])', 'x.t()', '5'],
  ['a refused fold', 'x = torch.ones(3, 4)', 'x.t().view(12)', '1.'],
  ['a stretch', 'x = torch.ones(3, 1)', 'x.expand(3, 4)', '1.'],
  ['a slice', 'x = torch.ones(4, 8)', 'x[1:, ::2]', '1.'],
])('%s of ones or zeros shows the letter of each address, and keeps the values', (...given) => {
  const [, make, use, value] = given;
  const cells = cellsOf(null, make, use);
  expect(cells.length).toBeGreaterThan(20);
  for (const cell of cells) expect(cell).toMatchObject({ value, read: letterOf(cell.address) });
  expect(new Set(cells.map(({ read }) => read)).size).toBeGreaterThan(2);
});

test('numbers drawn at random are letters too; a reader may have them back', () => {
  const program = ['x = torch.rand(2, 3)', 'x.t()'];
  expect(cellsOf(null, ...program).every(({ address, read }) => read === letterOf(address))).toBe(
    true,
  );
  for (const { value, read } of cellsOf(false, ...program))
    expect(value.startsWith((read ?? '').replace('…', ''))).toBe(true);
});

test('an arange shows its addresses by itself, and letters where they are wished for', () => {
  const program = ['x = torch.arange(12).view(3, 4)', 'x.t()'];
  expect(cellsOf(null, ...program).every(({ value, read }) => value === read)).toBe(true);
  const wished = cellsOf(true, ...program);
  expect(wished.length).toBeGreaterThan(20);
  for (const { address, value, read } of wished) {
    expect(value).toBe(String(address));
    expect(read).toBe(letterOf(address));
  }
});

test.each([
  ['values of their own', 'x = torch.tensor([[3, 1], [2, 0]])', 'x.t()'],
  ['a sum', 'x = torch.ones(2, 2)', 'x + x'],
  ['a copy', 'x = torch.ones(2, 3)', 'x.t().reshape(6)'],
  ['a write', 'x = torch.ones(2, 3)', 'x += 1'],
  ['a storage without letters enough', 'x = torch.ones(30, 30)', 'x.t()'],
])('there are none for %s, whatever is wished for', (_, make, use) => {
  const { operation } = lastOf(make, use);
  expect(lettersOf(operation, null)).toBeNull();
  expect(lettersOf(operation, true)).toBeNull();
});

test('where two tensors of ones meet, each cell of the result has the letters of the two that meet there', () => {
  const program = ['x = torch.ones(3, 1)', 'x + torch.ones(4)'] as const;
  const { operation } = lastOf(...program);
  const names = operation.tensors.map(({ storage }) => storage);
  const cells = cellsOf(null, ...program);
  const of = (storage: number | undefined) =>
    cells
      .filter((cell) => cell.storage === storage)
      .map(({ address, read }) => `${address}${read}`);
  expect(new Set(of(names[0]))).toEqual(new Set(['0a', '1b', '2c']));
  expect(new Set(of(names[1]))).toEqual(new Set(['0A', '1B', '2C', '3D']));
  const met = ['a', 'b', 'c'].flatMap((one) => ['A', 'B', 'C', 'D'].map((two) => `${one}+${two}`));
  expect(new Set(of(names[2]))).toEqual(new Set(met.map((text, at) => `${at}${text}`)));
  // The values stay what they are, for whoever asks.
  expect(new Set(cells.map(({ value }) => value))).toEqual(new Set(['1.', '2.']));
  for (const { value, read } of cellsOf(false, ...program)) expect(read).toBe(value);
});

test('letters go on as columns of a table do', () => {
  expect([0, 25, 26, 27, 51, 52, 701].map(letterOf)).toEqual([
    'a',
    'z',
    'aa',
    'ab',
    'az',
    'ba',
    'zz',
  ]);
});
