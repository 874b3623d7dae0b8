/** Films and the motion census: what the stage shows without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { census } from '../../web/src/film/census';
import { films } from '../../web/src/film/films';
import { filmstrip } from '../../web/src/film/filmstrip';
import { reelOf } from '../../web/src/film/reel-time';
import { framesOf, screen } from '../../web/src/film/screening';
import { hasStoryboard } from '../../web/src/player/has-storyboard';
import { playerWords } from '../../web/src/player/words';
import { frameAt } from '../../web/src/stage/frame';

const root = join(import.meta.dirname, '../..');
const room = { width: 860, height: 480 };
let core: Core;

beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

test.each(films)('$name: its frames differ, and each shows cells', (film) => {
  const screening = screen(core, film, room, playerWords);
  if (!screening) return expect(film.name).toBe('on the stage');
  const { stage } = screening;
  const frames = framesOf(screening, 8).map((position) => frameAt(stage, position));
  expect(frames.length).toBeLessThanOrEqual(8);
  const different = new Set(frames.map((frame) => JSON.stringify([...frame]))).size;
  expect(different).toBeGreaterThan(frames.length / 2);
  const cells = stage.sprites.filter(({ cell }) => cell);
  for (const frame of frames)
    expect(cells.some(({ key }) => (frame.get(key)?.opacity ?? 0) > 0.5)).toBe(true);
});

test('a strip is a file that stands by itself: no attribute without a value', () => {
  const film = films.find(({ name }) => name === 'in-place') ?? expect.fail('no such film');
  const strip = filmstrip(core, film, room, { frames: 4, columns: 2 });
  expect(strip).toContain('data-ghost=""');
  expect(strip).not.toMatch(/ [\w-]+(?=[ />])(?=[^<]*>)(?<=<[a-z]+(?: [\w:-]+="[^"]*")* [\w-]+)/);
});

test('the census tells a thing that moves from a mark', () => {
  const code = 'import torch\ntorch.tensor([[0], [10]]) + torch.tensor([1, 2])';
  const presses = census(core, 'sum', code, room);
  const moved = (word: string) => presses.find(({ sentence }) => sentence.includes(word))?.moved;
  expect(presses.length).toBeGreaterThan(4);
  expect(moved('stretch')).toBe('thing');
  expect(presses.filter(({ moved: what }) => what === 'nothing').length).toBeLessThan(
    presses.length / 2,
  );
});

test('most presses of *Next* through the golden stories move a thing, few move nothing', () => {
  const stories = join(root, 'tests/stories');
  const names = readdirSync(stories).filter((name) => name.endsWith('.py'));
  const presses = names.flatMap((name) =>
    census(core, name, readFileSync(join(stories, name), 'utf8'), room),
  );
  const share = (what: string) =>
    presses.filter(({ moved }) => moved === what).length / presses.length;
  expect(presses.length).toBeGreaterThan(300);
  expect(share('thing')).toBeGreaterThanOrEqual(0.7);
  expect(share('nothing')).toBeLessThanOrEqual(0.1);
});

/** The stories that have to be understood with the sentences covered. */
const fourteen = [
  'column = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3, 4])\ncolumn + row',
  'x = torch.arange(6).view(2, 3)\ny = torch.tensor([10, 20, 30])\nx + y',
  'torch.ones(5, 1, 4, 1) + torch.ones(3, 1, 1)',
  'x = torch.arange(12).view(3, 4)\ny = torch.tensor([1, 2, 3])\nx + y',
  'x = torch.arange(6).view(2, 3)\nx.t().view(6)',
  'a = torch.arange(8).view(2, 4)\na.t().view(2, 2, 2)',
  'x = torch.arange(6).view(2, 3)\ny = x.t().reshape(6)\ny.fill_(7)',
  'x = torch.zeros(3)\ny = torch.ones(2, 3)\nx.add_(y)',
  'x = torch.zeros(3, 1)\ny = x.expand(3, 4)\nx += 5',
  'x = torch.arange(12.).view(3, 4)\nx - x.sum(1, keepdim=True)',
  'a = torch.arange(12).view(2, 2, 3)\nb = torch.arange(12).view(2, 3, 2)\na @ b',
  'x = torch.arange(24).view(3, 8)\nx.view(3, 2, 4).transpose(0, 1).reshape(2, 12)',
  "a = torch.arange(6).view(2, 3)\nb = torch.arange(6).view(3, 2)\ntorch.einsum('ij,jk->ik', a, b)",
  'x = torch.arange(6).view(2, 3)\nmask = x > 2\nx[mask]',
].map((code) => `import torch\n${code}`);

test('through the fourteen stories of the film test, a thing itself moves in four of five presses', () => {
  const presses = fourteen.flatMap((code) => census(core, code, code, room));
  const things = presses.filter(({ moved }) => moved === 'thing');
  expect(presses.length).toBeGreaterThan(100);
  expect(things.length / presses.length).toBeGreaterThanOrEqual(0.8);
});

/** Steps that are left as they are, though nothing moves in them, and why. */
const STILL: Record<string, string> = {
  STAYS_CONTIGUOUS: 'says of the result that it is as it was before',
  COPY_LAYOUT: 'says how the empty result is laid out, which has its place from the start',
  VIEW_COUNT: 'counts elements; of a huge tensor there is no ribbon to pull out',
  REORDER_FLAT_TILED: 'says more about the operand that the step before outlines',
  RESIZE_GROWS: 'says what the new cells hold, which have their place from the start',
};

test('no press of *Next* is without a motion, but for the last and those that say why', () => {
  const stories = join(root, 'tests/stories');
  const golden = readdirSync(stories).filter((name) => name.endsWith('.py'));
  const programs = [
    ...films.map(({ code }) => code),
    ...fourteen,
    ...golden.map((name) => readFileSync(join(stories, name), 'utf8')),
  ];
  const still = programs.flatMap((code) =>
    census(core, code, code, room).filter(({ moved, step }) => {
      if (moved !== 'nothing') return false;
      const statement = core.run(code).suggested ?? 0;
      const [scene, story] = [core.scene(code, statement, step), core.story(code, statement)];
      const operation = story?.operations[scene?.operation ?? -1];
      if (!scene || !operation || !hasStoryboard(operation)) return false;
      const last = Number(operation.first) + Number(operation.steps) - 1;
      return step !== last && !(scene.event.id in STILL);
    }),
  );
  expect(still).toEqual([]);
});

test('a reel walks through every stop and every element once, ever faster, and begins again', () => {
  const reel = reelOf([0, 2, 5, 6], 5, 16);
  const seen: number[] = [];
  for (let time = 0; time < reel.length; time += 16) {
    const step = Math.floor(reel.at(time) + 1e-9);
    if (step !== seen.at(-1)) seen.push(step);
  }
  expect(seen).toEqual(Array.from({ length: 17 }, (_, step) => step));
  expect(reel.at(0)).toBe(0);
  expect(reel.at(reel.length)).toBe(0);
  expect(reel.length).toBeLessThan(20_000);
});

test('a reel fades out of its end and into its beginning, and is whole between', () => {
  const reel = reelOf([0, 2, 5, 6], 5, 16);
  const light = (time: number) => Math.round(reel.light(time) * 100);
  expect([0, 300, 600].map(light)).toEqual([0, 50, 100]);
  expect([reel.length - 600, reel.length - 300].map(light)).toEqual([100, 50]);
  expect([reel.length, reel.length + 600].map(light)).toEqual([0, 100]);
});
