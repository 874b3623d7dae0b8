/** Stories of the gallery's programs on the stage, laid out for a room, without a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Core } from '../../wasm/binding';
import type { Operation } from '../../wasm/types';
import { gallery } from '../../web/src/pages/gallery-scenes';
import { hasStoryboard } from '../../web/src/player/has-storyboard';
import { playerWords } from '../../web/src/player/words';
import type { Box } from '../../web/src/stage/grid';
import type { Pose, Sprite, StageStory } from '../../web/src/stage/sprites';
import { stageOf } from '../../web/src/stage/storyboard';
import { oneInFive } from '../one-in-five';

export async function loadCore(): Promise<Core> {
  return Core.fromBytes(readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')));
}

/** One operation with a storyboard. */
export interface Told {
  program: string;
  statement: number;
  at: number;
  operation: Operation;
}

/** Of the gallery, and more of what has many forms. */
const further = [
  'import torch\nx = torch.arange(6).view(2, 3)\nx.sum(0)',
  'import torch\nx = torch.arange(6).view(2, 3)\nx.sum(1, keepdim=True)',
  'import torch\nx = torch.arange(6).view(2, 3)\nx.sum()',
  'import torch\nx = torch.arange(24).view(2, 3, 4)\nx.max(1)',
  'import numpy as np\nx = np.arange(24.).reshape(2, 3, 4)\nx.mean(axis=(0, 2))',
  'import torch\nx = torch.arange(6).view(3, 2)\nx[[2, 0, 0]]',
  'import torch\nx = torch.arange(6).view(3, 2)\nx[x > 2]',
  'import torch\nx = torch.arange(6).view(3, 2)\nx.t().contiguous()',
  'import torch\na = torch.arange(12).view(2, 2, 3)\nb = torch.arange(6).view(3, 2)\na @ b',
  'import torch\nx = torch.arange(3)\nx.dot(x)',
  'import torch\nx = torch.arange(6)\nx[torch.tensor([1, 2])] = 7',
  'import torch\ntorch.full((2, 3), 7)',
  'import torch\ntorch.arange(12).view(3, 4).t().view(12)',
  'import torch\ntorch.arange(12).view(3, 4).t().view(6, 2)',
  'import torch\ntorch.arange(12).view(3, 4).t().reshape(2, 6)',
  'import torch\ntorch.arange(24).view(2, 3, 4).view(6, 4)',
  'import torch\nx = torch.arange(12).view(3, 4)\nx[:, :2].view(6)',
  'import torch\nx = torch.arange(12).view(3, 4)\nx[:, :2].view(3, 2, 1, -1)',
  'import torch\ntorch.arange(24).view(2, 3, 4).flatten(1)',
  'import torch\ntorch.arange(12).view(3, 4).view(5, -1)',
  'import torch\ntorch.arange(12).view(3, 4).view(5, 2)',
  'import torch\ntorch.arange(1000).view(10, 100).t().reshape(20, 50)',
  'import numpy as np\nnp.arange(6).reshape(2, 3).T.ravel()',
];

/** The operations of all these programs, or of one program in five in npm test. `test` names who asks. */
export function toldOperations(core: Core, test: string): Told[] {
  const codes = gallery.flatMap(({ scenes }) => scenes.map(({ code }) => code));
  const programs = oneInFive([...new Set([...codes, ...further])], 'programs on the stage', test);
  return programs.flatMap((program) =>
    core.run(program).statements.flatMap((_, statement) => {
      const operations = core.story(program, statement)?.operations ?? [];
      return operations.flatMap((operation, at) =>
        hasStoryboard(operation) ? [{ program, statement, at, operation }] : [],
      );
    }),
  );
}

export const firstOf = ({ operation }: Told): number => Number(operation.first);
export const lastOf = (told: Told): number => firstOf(told) + Number(told.operation.steps) - 1;

/** Every step, or, of a long story, the first of them and the last. */
export function stepsOf(told: Told, most = 40): number[] {
  const steps = Array.from(
    { length: Math.min(most, Number(told.operation.steps)) },
    (_, at) => firstOf(told) + at,
  );
  return [...new Set([...steps, lastOf(told)])];
}

/** Null where it does not fit. */
export function storyOf(
  core: Pick<Core, 'scene' | 'cells' | 'storage'>,
  told: Told,
  room: Box,
  step: number,
): StageStory | null {
  const { program, statement, at, operation } = told;
  const of = { statement, operation: at };
  return stageOf({
    operation,
    room,
    step,
    words: playerWords,
    source: {
      scene: (wanted) => core.scene(program, statement, wanted),
      cells: (tensor, wanted, stretched, start, count) =>
        core.cells(program, { ...of, tensor, step: wanted, stretched }, start, count),
      storage: (tensor, wanted, first, count) =>
        core.storage(program, { ...of, tensor, step: wanted }, first, count),
    },
  });
}

export interface Seen {
  sprite: Sprite;
  pose: Pose;
}

/** What is there at a step. */
export function seenAt(story: StageStory, step: number): Seen[] {
  const poses = story.pose(step);
  return story.sprites.flatMap((sprite) => {
    const pose = poses.get(sprite.key);
    return pose && pose.opacity > 0.01 ? [{ sprite, pose }] : [];
  });
}
