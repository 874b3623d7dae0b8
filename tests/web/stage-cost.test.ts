/** What a story costs, without a clock: what the core is asked for, and what is placed anew. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { playerWords } from '../../web/src/player/words';
import type { StageSource } from '../../web/src/stage/actors';
import { stageSource } from '../../web/src/stage/source';
import type { StageStory } from '../../web/src/stage/sprites';
import { stageOf } from '../../web/src/stage/storyboard';
import { loadCore } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const room = { width: 749, height: 335 };

/** The last operation of a program, and how often the core was asked for cells. */
function staged(...lines: string[]) {
  const code = ['import torch', ...lines].join('\n');
  const statement = lines.length;
  const operations = core.story(code, statement)?.operations ?? [];
  const operation = operations.at(-1) ?? expect.fail('no operation');
  const source = stageSource(core, code, statement, operations.length - 1);
  let asked = 0;
  const count =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      asked++;
      return ask(...args);
    };
  const counted: StageSource = {
    scene: source.scene,
    cells: count(source.cells),
    storage: count(source.storage),
  };
  const first = Number(operation.phases.find(({ phase }) => phase === 'elements')?.first ?? 0);
  const story =
    stageOf({ operation, source: counted, room, step: first, words: playerWords }) ??
    expect.fail('no room');
  const cost = (work: () => unknown) => {
    const before = asked;
    work();
    return asked - before;
  };
  return { story, first, laid: asked, tensors: operation.tensors.length, cost };
}

const outer = (size: number) =>
  staged(`x = torch.arange(${size}).view(${size}, 1)`, `x.expand(${size}, ${size})`);
const sum = () => staged('x = torch.arange(16).reshape(16, 1)', 'y = torch.arange(16)', 'x + y');
const reshaped = () => staged('x = torch.arange(1000).view(10, 100).t()', 'x.reshape(20, 50)');

/** Where everything stands, whatever it is. */
const places = ({ sprites, pose }: StageStory, step: number) => {
  const poses = pose(step);
  return sprites.flatMap(({ key, kind, width, height, text }) => {
    const { x, y } = poses.get(key) ?? { x: 0, y: 0 };
    return kind === 'cell' || kind === 'strip' ? [{ x, y, width, height, text }] : [];
  });
};

test('a story is laid out by counts: each tensor is asked for a few times, however much fits', () => {
  for (const { laid, tensors } of [outer(1000), sum()]) {
    // The first page and the last, at the first step and the last; then what is shown, and its storage.
    expect(laid).toBeLessThanOrEqual(6 * tensors);
  }
});

test('a story of 10^12 elements asks for no more than one of 10^3', () => {
  const [few, many] = [outer(32), outer(1_000_000)];
  expect(many.laid).toBe(few.laid);
  for (const ahead of [0, 1, 31]) {
    const turn = ({ story, first, cost }: typeof few) =>
      cost(() => story.around(first + ahead).pose(first + ahead));
    expect(turn(many)).toBeLessThanOrEqual(turn(few));
  }
});

test('a step asks once for each tensor and each storage, and once more where its page turns', () => {
  for (const { story, first, tensors, cost } of [sum(), reshaped()]) {
    story.pose(first);
    expect(cost(() => story.pose(first + 1))).toBeLessThanOrEqual(2 * tensors);
    expect(cost(() => story.pose(first + 1))).toBe(0);
    const far = Array.from({ length: 200 }, (_, at) => first + at).find((at) => !story.shows(at));
    const step = far ?? expect.fail('no page turns');
    expect(cost(() => story.around(step).pose(step))).toBeLessThanOrEqual(8 * tensors);
    expect(story.around(step + 1)).toBe(story.around(step));
  }
});

test('a page that turns changes cells, not their places', () => {
  for (const { story, first } of [sum(), outer(1000)]) {
    for (const step of [first + 7, first + 16, first + 200]) {
      const page = story.around(step);
      expect(places(page, step)).toEqual(places(story, first));
    }
  }
});

test('what is shown depends on the step alone, not on where the reader came from', () => {
  const { story, first } = sum();
  const far = story.around(first + 200);
  for (const step of [0, 3, first, first + 7, first + 16, first + 255]) {
    expect(far.around(step)).toBe(story.around(step));
    const other = sum().story.around(step);
    expect(far.around(step).sprites).toEqual(other.sprites);
    expect(far.around(step).pose(step)).toEqual(other.pose(step));
  }
});
