/** Of a large tensor the stage shows a page, and turns it only when an element lies on another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { playerWords } from '../../web/src/player/words';
import { stageSource } from '../../web/src/stage/source';
import { stageOf } from '../../web/src/stage/storyboard';

const code = 'import torch\ntorch.arange(40000).reshape(200, 200) + 1';
let core: Core;

beforeAll(async () => {
  core = await Core.fromBytes(
    readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
  );
});

test('a page shows every element of it, and no other', () => {
  const statement = core.run(code).suggested ?? expect.fail('no story');
  const operations = core.story(code, statement)?.operations ?? [];
  const number = operations.length - 1;
  const operation = operations[number] ?? expect.fail('no operation');
  const source = stageSource(core, code, statement, number);
  const first = Number(operation.phases.find(({ phase }) => phase === 'elements')?.first);
  const room = { width: 860, height: 480 };
  const around = (step: number) =>
    stageOf({ operation, source, room, step, words: playerWords }) ?? expect.fail('no room');
  const story = around(first);
  const shown = Array.from({ length: 400 }, (_, at) => story.shows(first + at));
  const columns = shown.indexOf(false);
  expect(columns).toBeGreaterThan(2);
  // The first cells of the second row are on the page again, those behind the page's columns are not.
  expect(shown.slice(200, 200 + columns)).not.toContain(false);
  expect(shown.slice(columns, 200)).not.toContain(true);
  const later = first + 20100;
  expect(story.shows(later)).toBe(false);
  expect(around(later).shows(later)).toBe(true);
});
