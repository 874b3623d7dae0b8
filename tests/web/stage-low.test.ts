/** A room that is a little too low for a story still has the stage, shrunk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { playerWords } from '../../web/src/player/words';
import { stageSource } from '../../web/src/stage/source';
import { stageIn } from '../../web/src/stage/storyboard';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);
const code =
  'import torch\ncolumn = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3, 4])\ncolumn + row';
function stageOfRoom(width: number, height: number) {
  const operation = core.story(code, 3)?.operations[0];
  if (!operation) throw new Error('no story');
  const source = stageSource(core, code, 3, 0);
  return stageIn({ operation, source, room: { width, height }, step: 0, words: playerWords });
}

test('a broadcast in a widget of 640 px has the stage where only 170 px are left for it', () => {
  const stage = stageOfRoom(624, 170);
  expect(stage?.height).toBeGreaterThan(170);
  const texts = stage?.sprites.map(({ text }) => text).filter(Boolean) ?? [];
  const shrunk = 170 / (stage?.height ?? Infinity);
  expect(Math.round(10 * shrunk * Math.min(...texts)) / 10).toBeGreaterThanOrEqual(11);
});

test('a room that is large enough is not shrunk, and one that is far too low has figures', () => {
  expect(stageOfRoom(624, 240)?.height).toBe(240);
  expect(stageOfRoom(624, 120)).toBeNull();
});
