/** Everything fits into the room that the stage has, and no cell lies on another. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import type { Box } from '../../web/src/stage/grid';
import { MONO } from '../../web/src/stage/text';
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

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The place that a sprite takes; a text is as wide as its characters. */
function areaOf({ sprite, pose }: Seen): Area {
  const { kind, width, height, text, anchor, operand, small } = sprite;
  if (kind !== 'text')
    return area(pose.x, pose.y, width, height + (kind === 'strip' && small ? 15 : 0));
  const label = pose.label ?? sprite.label ?? '';
  const wide = (label.length + (operand === undefined ? 0 : 2)) * MONO * text;
  const left = anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2;
  return area(pose.x - left, pose.y - text / 2, wide, text);
}

const overlap = (a: Area, b: Area): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

const isCell = ({ sprite }: Seen) => sprite.kind === 'cell' || sprite.kind === 'strip';
const isGhost = ({ sprite, pose }: Seen) =>
  sprite.cell?.ghost || pose.cell?.ghost || pose.look === 'ghost';

/** A ghost may lie on the stored cell that it repeats. */
const onItsOwn = (a: Seen, b: Seen) =>
  (isGhost(a) || isGhost(b)) && a.pose.x === b.pose.x && a.pose.y === b.pose.y;

/** Lines have no extent of their own, and what only comes by leaves no mark. */
const isPlaced = ({ sprite: { kind } }: Seen) => kind !== 'thread' && kind !== 'path';

function complaints(told: Told, room: Box): string[] {
  const found: string[] = [];
  const story = storyOf(core, told, room, Number(told.operation.first));
  if (!story) return found;
  for (const step of stepsOf(told, 16)) {
    const complain = (what: string) =>
      found.push(
        `${told.program}\n  ${told.operation.text} ${told.operation.kind} at ${room.width}×${room.height}, step ${step}: ${what}`,
      );
    const seen = seenAt(story, step).filter(isPlaced);
    for (const one of seen) {
      const { left, top, right, bottom } = areaOf(one);
      if (left < -2 || top < -2 || right > story.width + 2 || bottom > story.height + 2)
        complain(
          `${one.sprite.key} leaves the room: ${[left, top, right, bottom].map(Math.round)}`,
        );
      if (one.sprite.text > 0 && one.sprite.text < 12) complain(`${one.sprite.key} is too small`);
    }
    const cells = seen.filter(isCell).map((one) => ({ one, place: areaOf(one) }));
    cells.sort((a, b) => a.place.top - b.place.top);
    cells.forEach(({ one, place }, at) => {
      for (let next = at + 1; next < cells.length; next++) {
        const other = cells[next];
        if (!other || other.place.top >= place.bottom) break;
        if (overlap(place, other.place) && !onItsOwn(one, other.one))
          complain(`${one.sprite.key} lies on ${other.one.sprite.key}`);
      }
    });
  }
  return found;
}

test.each([
  [360, 330],
  [480, 300],
  [1280, 480],
  [1920, 800],
])('in a room of %i × %i', { timeout: 240_000 }, (width, height) => {
  const told = toldOperations(core, `in a room of ${width} × ${height}`);
  const found = told.flatMap((one) => complaints(one, { width, height }));
  expect(found.slice(0, 8), `${found.length} complaints`).toEqual([]);
});
