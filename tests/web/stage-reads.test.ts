/** What a sum or a product reads for one element is marked in grid and storage, however much it is. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { figureOf } from '../../web/src/figures/figure-of';
import { frameAt } from '../../web/src/stage/frame';
import { loadCore, seenAt, storyOf } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Tensor and index, storage and address, of all that is marked as read for element `number`. */
function marked(program: string, number: number) {
  const statement = core.run(program).statements.length - 1;
  const operations = core.story(program, statement)?.operations ?? [];
  const operation = operations.at(-1) ?? expect.fail('no story');
  const told = { program, statement, at: operations.length - 1, operation };
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  const step = Number(elements?.first) + number;
  const story = storyOf(core, told, { width: 1760, height: 800 }, step) ?? expect.fail('no room');
  const seen = seenAt(story, step);
  const at = ({ x, y }: { x: number; y: number }) => `${x}:${y}`;
  const frames = seen.filter(({ sprite, pose }) => sprite.kind === 'frame' && pose.look === 'lit');
  const lit = new Set(frames.map(({ pose }) => at(pose)));
  const scene = core.scene(program, statement, step);
  const written = (scene && figureOf(scene, 'element')?.write) ?? expect.fail('nothing is written');
  const found = seen
    .filter(({ pose }) => pose.look === 'read' || lit.has(at(pose)))
    .flatMap(({ sprite: { cell, kind } }) => (cell ? [{ ...cell, kind }] : []));
  const result = operation.tensors[written.tensor]?.storage;
  const reads = found.filter(({ storage }) => storage !== result);
  return {
    grid: reads.flatMap(({ kind, tensor, index }) => (kind === 'cell' ? `${tensor}:${index}` : [])),
    strip: reads.flatMap(({ kind, address }) => (kind === 'strip' ? address : [])),
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('a sum over 12', () => {
  const program = 'import torch\nx = torch.arange(36).view(3, 12)\nx.sum(1)';
  const { grid, strip } = marked(program, 1);
  expect(grid.sort()).toEqual(
    upTo(12)
      .map((at) => `0:1,${at}`)
      .sort(),
  );
  expect(strip.sort((a, b) => a - b)).toEqual(upTo(12).map((at) => 12 + at));
});

test('a sum of all that there is', () => {
  const { grid, strip } = marked('import torch\nx = torch.arange(24).view(2, 12)\nx.sum()', 0);
  expect([grid.length, strip.length]).toEqual([24, 24]);
});

test('a product over 7: a row of the one, a column of the other', () => {
  const lines = ['a = torch.ones(2, 7)', 'b = torch.ones(7, 2)', 'a @ b'];
  const { grid } = marked(['import torch', ...lines].join('\n'), 1);
  expect(grid.filter((one) => one.startsWith('0'))).toEqual(upTo(7).map((at) => `0:0,${at}`));
  expect(grid.filter((one) => one.startsWith('1'))).toEqual(upTo(7).map((at) => `1:${at},1`));
});

/** Keys of what slides together before a result opens, and of what flies for its first element. */
function sliding(program: string) {
  const statement = core.run(program).statements.length - 1;
  const operations = core.story(program, statement)?.operations ?? [];
  const operation = operations.at(-1) ?? expect.fail('no story');
  const told = { program, statement, at: operations.length - 1, operation };
  const step = Number(operation.phases.find(({ phase }) => phase === 'elements')?.first);
  const story = storyOf(core, told, { width: 1760, height: 800 }, step) ?? expect.fail('no room');
  const flying = frameAt(story, step - 0.7);
  const isUp = (key: string) => (flying.get(key)?.opacity ?? 0) > 0.5;
  const keys = story.sprites.map(({ key }) => key);
  const before = operation.phases.find(({ phase }) => phase === 'move');
  const moved = seenAt(story, Number(before?.first));
  return {
    flying: keys.filter((key) => key.startsWith('lift0') && isUp(key)),
    labels: keys.flatMap((key) =>
      key.startsWith('lift0') && isUp(key) ? (flying.get(key)?.label ?? '') : [],
    ),
    outlines: moved.filter(({ sprite }) => sprite.key.startsWith('mould')).length,
  };
}

test('of a sum over 12 all twelve fly, and all cells slide together', () => {
  const program = 'import torch\nx = torch.arange(36).view(3, 12)\nx.sum(1)';
  const { flying, labels, outlines } = sliding(program);
  expect(flying).toHaveLength(12);
  expect(labels).toEqual(upTo(12).map(String));
  expect(outlines).toBe(36);
});

test('of a sum of all, every cell that is on the page', () => {
  const { flying, outlines } = sliding('import torch\nx = torch.arange(160).view(10, 16)\nx.sum()');
  expect(flying).toHaveLength(160);
  expect(outlines).toBe(160);
});

test('a factor without a batch stands once for each batch: dashed, and read where the element is', () => {
  const program = 'import torch\na = torch.ones(2, 2, 3)\nb = torch.ones(3, 2)\na @ b';
  const { grid } = marked(program, 7);
  expect(grid.filter((one) => one.startsWith('1'))).toEqual(upTo(3).map((at) => `1:1,${at},1`));
  const operation = core.story(program, 3)?.operations[0] ?? expect.fail('no story');
  const told = { program, statement: 3, at: 0, operation };
  const story = storyOf(core, told, { width: 860, height: 480 }, 0) ?? expect.fail('no room');
  const compared = operation.phases.find(({ phase }) => phase === 'compare');
  const ghosts = (step: number) =>
    seenAt(story, step).flatMap(({ sprite: { cell } }) => (cell?.ghost ? cell.address : []));
  const last = Number(compared?.first) + Number(compared?.steps) - 1;
  expect(ghosts(last - 1)).toEqual([]);
  expect(ghosts(last)).toEqual(upTo(6));
});
