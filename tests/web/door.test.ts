/** The pictures of the start page: they are of what their links open, and nothing of them is cut off. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { openings, pictureRoom, pictures, statementOf } from '../../web/src/door/pictures';
import { lastOf } from '../../web/src/film/play';
import { type Screening, screen } from '../../web/src/film/screening';
import { playerWords } from '../../web/src/player/words';
import { frameAt } from '../../web/src/stage/frame';

let core: Core;
beforeAll(async () => {
  const wasm = join(import.meta.dirname, '../../build/wasm/core.wasm');
  core = await Core.fromBytes(readFileSync(wasm));
});

/** Where something is left out the stage says how much of a tensor it shows. */
const isWhole = ({ stage }: Screening, step: number) =>
  stage.shows(step) && !stage.sprites.some(({ key }) => key === 'part');

test.each(pictures)('$topic: its step is one of the statement that its link opens', (picture) => {
  const { code, step } = picture;
  const screening = screen(core, { name: code, code }, pictureRoom, playerWords);
  if (!screening) return expect(code).toBe('on the stage');
  expect(core.run(code).suggested).toBe(statementOf(picture));
  expect(step).toBeLessThanOrEqual(lastOf(screening));
  expect(isWhole(screening, step)).toBe(true);
});

test.each(Object.entries(openings))('the %s opening ends with the whole table', (_, opening) => {
  const screening = screen(core, opening.film, opening.room, playerWords);
  if (!screening) return expect(opening.film.code).toBe('on the stage');
  const last = lastOf(screening);
  expect(isWhole(screening, last)).toBe(true);
  const frame = frameAt(screening.stage, last);
  const blank = screening.stage.sprites.filter(
    ({ key, cell }) => cell && frame.get(key)?.look === 'slot',
  );
  expect(blank).toEqual([]);
});

test('every text of the pictures is at least 12 px high where it is narrowest', () => {
  for (const { code } of pictures) {
    const { stage } = screen(core, { name: code, code }, pictureRoom, playerWords) ?? {};
    expect(
      Math.min(...(stage?.sprites.map(({ text }) => text).filter(Boolean) ?? [0])),
    ).toBeGreaterThanOrEqual(12);
  }
});
