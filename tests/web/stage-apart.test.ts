/** Two threads do not run along one line: seen so, they would be one. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { openings } from '../../web/src/door/pictures';
import { films } from '../../web/src/film/films';
import type { Box } from '../../web/src/stage/grid';
import { screens } from './fixtures/screens';
import { type Point, pointsOf } from './path-points';
import { loadCore, seenAt, stepsOf, storyOf, type Told } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** So close they are one line, and for so long it is seen. */
const CLOSE = 1.5;
const LONG = 12;

/** How far the one runs along the other, but for where both end in one cell. */
function along(one: readonly Point[], other: readonly Point[]): number {
  const end = other.at(-1);
  let far = 0;
  for (let at = 1; at < one.length; at++) {
    const [a, b] = [one[at - 1] as Point, one[at] as Point];
    const near = other.some(({ x, y }) => Math.hypot(x - b.x, y - b.y) < CLOSE);
    if (near && end && Math.hypot(end.x - b.x, end.y - b.y) > 30)
      far += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return far;
}

function lastTold(program: string): Told {
  const statement = core.run(program).statements.length - 1;
  const operations = core.story(program, statement)?.operations ?? [];
  const operation = operations.at(-1) ?? expect.fail('no story');
  return { program, statement, at: operations.length - 1, operation };
}

function together(told: Told, room: Box): string[] {
  const story = storyOf(core, told, room, Number(told.operation.first));
  if (!story) return [];
  return stepsOf(told, 40).flatMap((step) => {
    const threads = seenAt(story.around(step), step)
      .filter(({ sprite }) => sprite.key.startsWith('thread'))
      .map(({ sprite, pose }) => ({ key: sprite.key, points: pointsOf(pose.path ?? '') }));
    return threads.flatMap(({ key, points }, at) =>
      threads.slice(at + 1).flatMap((other) => {
        // What is read and then written has one way.
        const same =
          String(Object.values(points[0] ?? {})) === String(Object.values(other.points[0] ?? {}));
        const far = same ? 0 : along(points, other.points);
        return far > LONG
          ? `${told.operation.text} at ${room.width}×${room.height}, step ${step}: ${key} along ${other.key} for ${Math.round(far)}`
          : [];
      }),
    );
  });
}

describe('the start page', () => {
  test.each(Object.entries(openings))('%s', (_, { room, film }) => {
    expect(together(lastTold(film.code), room)).toEqual([]);
  });
});

const rooms = [...screens.map(({ room }) => room), { width: 1760, height: 800 }];

test.each(rooms)('films in a room of $width × $height', (room) => {
  // Four threads in one narrow gap may meet.
  const three = films.filter(({ name }) => name !== 'where');
  expect(three.flatMap(({ code }) => together(lastTold(code), room))).toEqual([]);
});
