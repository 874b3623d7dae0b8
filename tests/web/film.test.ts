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
