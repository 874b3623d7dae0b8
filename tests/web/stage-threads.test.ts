/** Threads run in the gaps: through no cell, and through no value that stands on the stage. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { films } from '../../web/src/film/films';
import type { Box } from '../../web/src/stage/grid';
import { oneInFive } from '../one-in-five';
import { screens } from './fixtures/screens';
import { pointsOf } from './path-points';
import {
  loadCore,
  type Seen,
  seenAt,
  stepsOf,
  storyOf,
  type Told,
  toldOperations,
} from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');

/** Threads that come from grids in two lines, go to storages in two lines, or meet four values. */
const further = [
  torch('x = torch.full((8,), 9)', 'y = x[1:7]', 'x[::2] = torch.tensor([1, 2, 3, 4])'),
  torch('x = torch.arange(24).view(2, 3, 4)', 'x + torch.arange(4)'),
  torch('x = torch.arange(8)', 'x.view(2, 4).add_(torch.arange(4))'),
  torch('a = torch.arange(16).view(16, 1)', 'a + torch.arange(16)'),
  torch('c = torch.tensor([[True], [False]])', 'torch.where(c, torch.arange(3), torch.ones(2, 3))'),
  torch('x = torch.zeros(3, 1)', 'y = x.expand(3, 4)', 'x += 1000.5'),
];

/** What stands there, less its edge. */
function standing({ sprite, pose }: Seen) {
  const { kind, width, height } = sprite;
  const solid = kind === 'cell' || kind === 'strip' || kind === 'chip';
  return solid
    ? [{ key: sprite.key, ...pose, right: pose.x + width, bottom: pose.y + height }]
    : [];
}
const EDGE = 1.5;

function crossings(told: Told, room: Box): string[] {
  const story = storyOf(core, told, room, Number(told.operation.first));
  if (!story) return [];
  return stepsOf(told, 20).flatMap((step) => {
    const seen = seenAt(story.around(step), step);
    const solids = seen.flatMap(standing);
    return (
      seen
        // The order of reading runs from cell to cell, behind their values.
        .filter(({ sprite }) => sprite.kind === 'thread' && sprite.key !== 'reading')
        .flatMap(({ sprite, pose }) => {
          const points = pointsOf(pose.path ?? '');
          const crossed = solids.filter(({ x, y, right, bottom }) =>
            points.some(
              (at) =>
                at.x > x + EDGE && at.x < right - EDGE && at.y > y + EDGE && at.y < bottom - EDGE,
            ),
          );
          const out = points.some((at) => at.x < 0 || at.x > room.width || at.y > room.height);
          return [...crossed.map(({ key }) => key), ...(out ? ['the edge'] : [])].map(
            (key) =>
              `${told.operation.text} at ${room.width}×${room.height}, step ${step}: ${sprite.key} through ${key}`,
          );
        })
    );
  });
}

function operationsOf(program: string): Told[] {
  const statement = core.run(program).statements.length - 1;
  const operations = core.story(program, statement)?.operations ?? [];
  return operations.map((operation, at) => ({ program, statement, at, operation }));
}

const rooms = [
  ...screens.map(({ room }) => room),
  { width: 284, height: 356 },
  { width: 1760, height: 800 },
];

describe.each(rooms)('in a room of $width × $height', (room) => {
  test('no thread of a film crosses what is not its own', () => {
    const programs = [...films.map(({ code }) => code), ...further];
    const size = `${room.width} × ${room.height}`;
    const all = oneInFive(programs, 'films, for their threads', size).flatMap(operationsOf);
    expect(all.length).toBeGreaterThan(0);
    expect(all.flatMap((told) => crossings(told, room))).toEqual([]);
  });
});

test('nor does one of the gallery', { timeout: 120_000 }, () => {
  const room = screens[0]?.room ?? expect.fail('no phone');
  expect(toldOperations(core, 'threads').flatMap((told) => crossings(told, room))).toEqual([]);
});

test('films have threads', () => {
  const room = { width: 860, height: 480 };
  const threads = films
    .flatMap(({ code }) => operationsOf(code))
    .flatMap((told) => {
      const story = storyOf(core, told, room, Number(told.operation.first));
      const last = Number(told.operation.first) + Number(told.operation.steps) - 1;
      return story ? seenAt(story, last).filter(({ sprite }) => sprite.kind === 'thread') : [];
    });
  expect(threads.length).toBeGreaterThan(12);
  for (const { pose } of threads) expect(pointsOf(pose.path ?? '').length).toBeGreaterThan(8);
});
