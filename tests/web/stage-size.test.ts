/** The picture is large on its stage: it uses at least 60 % of the width or of the height. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { films } from '../../web/src/film/films';
import { loadCore, seenAt, storyOf } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** The stage of the playground at 1280 × 800 and at 1920 × 1080, in px. */
const rooms = [
  { width: 812, height: 400 },
  { width: 1240, height: 560 },
];

/** A new tensor of a few cells, without operands: enlarged as far as a picture is. */
const small = ['constructor', 'constructor-ones'];
const large = films.filter(({ name }) => !small.includes(name));

const DRAWN = ['cell', 'strip', 'box'];

/** The shares of the stage's width and height between the outermost cells and boxes. */
function used(code: string, room: (typeof rooms)[number]): [wide: number, high: number] | null {
  const statement = core.run(code).suggested ?? 0;
  const operations = core.story(code, statement)?.operations ?? [];
  const operation = operations.at(-1);
  if (!operation) return null;
  const at = operations.length - 1;
  const last = Number(operation.first) + Number(operation.steps) - 1;
  const story = storyOf(core, { program: code, statement, at, operation }, room, last);
  if (!story) return null;
  const seen = seenAt(story, last).filter(({ sprite }) => DRAWN.includes(sprite.kind));
  const span = (from: number[], to: number[]) => Math.max(...to) - Math.min(...from);
  const wide = span(
    seen.map(({ pose }) => pose.x),
    seen.map(({ pose, sprite }) => pose.x + sprite.width),
  );
  const high = span(
    seen.map(({ pose }) => pose.y),
    seen.map(({ pose, sprite }) => pose.y + sprite.height),
  );
  return [wide / story.width, high / story.height];
}

test.each(rooms)('films in a room of $width × $height', (room) => {
  const shares = large.map(({ name, code }) => ({ name, share: used(code, room) }));
  const tiny = shares.filter(({ share }) => share && Math.max(...share) < 0.6);
  expect(shares.filter(({ share }) => share).length).toBeGreaterThan(30);
  expect(tiny).toEqual([]);
});
