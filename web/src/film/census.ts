/** Compares the stage's poses before and after a press of *Next*. */
import type { Core } from '../core';
import { hasStoryboard } from '../player/has-storyboard';
import { playerWords } from '../player/words';
import type { Box } from '../stage/grid';
import { stageSource } from '../stage/source';
import { HIDDEN, type Pose, type Sprite, type StageStory } from '../stage/sprites';
import { stageOf } from '../stage/storyboard';

/** A thing itself (a cell, a size, a value) moved; only an outline, a thread or a mark; nothing. */
export type Moved = 'thing' | 'mark' | 'nothing';

export interface Press {
  program: string;
  step: number;
  sentence: string;
  moved: Moved;
}

/** Every press of *Next* through the last statement of a program that has a story. */
export function census(core: Core, name: string, code: string, room: Box): Press[] {
  const statement = core.run(code).suggested;
  const story = statement === null ? null : core.story(code, statement);
  if (statement === null || !story) return [];
  const stages = story.operations.map((operation, number) => {
    const source = stageSource(core, code, statement, number);
    const step = Number(operation.first);
    return hasStoryboard(operation)
      ? stageOf({ operation, source, room, step, words: playerWords })
      : null;
  });
  const stops = story.stops.map(Number);
  return stops.slice(1).map((step, at) => {
    const before = stops[at] ?? 0;
    const scene = core.scene(code, statement, step);
    const stage = stages[scene?.operation ?? -1];
    const same = core.scene(code, statement, before)?.operation === scene?.operation;
    return {
      program: name,
      step,
      sentence: scene?.sentence ?? '',
      // At the start of another operation its whole picture appears.
      moved: !stage ? 'nothing' : same ? movedBetween(stage, before, step) : 'thing',
    };
  });
}

const THINGS: readonly Sprite['kind'][] = ['cell', 'strip', 'box', 'chip'];

function movedBetween(stage: StageStory, before: number, step: number): Moved {
  const [from, to] = [stage.pose(before), stage.pose(step)];
  let marked = false;
  for (const sprite of stage.sprites) {
    const [a, b] = [from.get(sprite.key) ?? HIDDEN, to.get(sprite.key) ?? HIDDEN];
    if (a.opacity < 0.01 && b.opacity < 0.01 && !b.from) continue;
    if (THINGS.includes(sprite.kind) && (hasMoved(a, b) || hasChanged(a, b))) return 'thing';
    if (sprite.head && hasMoved(a, b)) return 'thing';
    marked ||= hasMoved(a, b) || a.opacity !== b.opacity || a.look !== b.look || a.path !== b.path;
  }
  return marked ? 'mark' : 'nothing';
}

/** True if the sprite changes its place, or arrives from another one. */
const hasMoved = (a: Pose, b: Pose) =>
  b.from !== undefined || (b.opacity > 0.01 && a.opacity > 0.01 && (a.x !== b.x || a.y !== b.y));

/** Another value stands in it, or it comes or goes: not a mere tint. */
const hasChanged = (a: Pose, b: Pose) =>
  a.opacity < 0.01 !== b.opacity < 0.01 || (a.label !== b.label && a.opacity > 0.01);
