/** The step in which a dim stretches draws stride 0: one storage cell, tied to all cells that show it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { playerWords } from '../../web/src/player/words';
import { stageSource } from '../../web/src/stage/source';
import type { StageStory } from '../../web/src/stage/sprites';
import { stageOf } from '../../web/src/stage/storyboard';
import { pointsOf } from './path-points';
import { loadCore } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');

/** Programs whose last statement stretches a dim: its tensor, the number of its cells that share one. */
const programs: [code: string, tensor: number, shared: number][] = [
  [torch('a = torch.tensor([[0], [10], [20]])', 'a + torch.arange(4)'), 0, 4],
  [torch('a = torch.zeros(2, 3)', 'a += torch.arange(3)'), 1, 2],
  [torch('x = torch.tensor([[1], [2], [3]])', 'x.expand(3, 4)'), 0, 4],
  ['import numpy as np\na = np.ones((1, 2))\nnp.broadcast_to(a, (3, 2))', 0, 3],
];

interface Staged {
  story: StageStory;
  stretch: number;
  storage: number;
  stride: number;
}

function stagedAt(code: string, tensor: number): Staged {
  const statement = core.run(code).statements.length - 1;
  const operations = core.story(code, statement)?.operations ?? [];
  const number = operations.length - 1;
  const operation = operations[number];
  const phase = operation?.phases.find((one) => one.phase === 'stretch');
  if (!operation || !phase) throw new Error(`nothing stretches in ${code}`);
  const source = stageSource(core, code, statement, number);
  const stretch = Number(phase.first);
  const room = { width: 1000, height: 500 };
  const story = stageOf({ operation, source, room, step: stretch, words: playerWords });
  if (!story) throw new Error(`no room for ${code}`);
  const shapes = source.scene(stretch)?.figures.find(({ kind }) => kind === 'shapes');
  const row = shapes?.kind === 'shapes' && shapes.rows.find((one) => one.tensor === tensor);
  const cell = row ? row.cells.find(({ state }) => state === 'stretched') : undefined;
  const storage = operation.tensors[tensor]?.storage ?? -1;
  return { story, stretch, storage, stride: Number(cell?.stride) };
}

describe.each(programs)('%s', (code, tensor, shared) => {
  test('a thread leads from each cell that shares the storage cell to that cell', () => {
    const { story, stretch, storage } = stagedAt(code, tensor);
    const poses = story.pose(stretch);
    const fan = [...poses].filter(([key]) => key.startsWith(`fan${tensor}:`));
    expect(fan).toHaveLength(shared);
    const strip = story.sprites.find(({ key }) => key === `s${storage}@0`);
    const home = poses.get(`s${storage}@0`);
    expect(new Set(fan.map(([, { path }]) => path?.split('V')[0])).size).toBe(shared);
    for (const [, { path }] of fan) {
      const ends = pointsOf(path ?? '').filter(({ y }) => Math.abs(y - (home?.y ?? 0)) < 12);
      const middle = (home?.x ?? 0) + (strip?.width ?? 0) / 2;
      expect(ends.some(({ x }) => Math.abs(x - middle) < 5)).toBe(true);
    }
  });

  test('the hop that comes back is said to be the stride that the core gives, 0', () => {
    const { story, stretch, stride } = stagedAt(code, tensor);
    expect(stride).toBe(0);
    expect(story.pose(stretch).get(`looped${tensor}`)?.label).toBe('stride 0');
  });

  test('the cells that repeat an element slide out in this step, and not before', () => {
    const { story, stretch } = stagedAt(code, tensor);
    const ghosts = story.sprites.filter(({ cell }) => cell?.ghost && cell.tensor === tensor);
    const opacity = (step: number) => ghosts.map(({ key }) => story.pose(step).get(key)?.opacity);
    expect(ghosts.length).toBeGreaterThan(0);
    expect(new Set(opacity(stretch - 1))).toEqual(new Set([0]));
    expect(new Set(opacity(stretch))).toEqual(new Set([1]));
  });
});
