/** A film on the stage, and the places of its story at which it is worth a look. */
import type { Core } from '../core';
import type { Operation, Story } from '../core/types';
import type { Box } from '../stage/grid';
import type { StageWords } from '../stage/set';
import { stageSource } from '../stage/source';
import type { StageStory } from '../stage/sprites';
import { stageOf } from '../stage/storyboard';
import type { Film } from './films';

export interface Screening {
  film: Film;
  story: Story;
  operation: Operation;
  stage: StageStory;
  /** The steps that *Next* stops at, of the last operation. */
  stops: number[];
}

/** Null where the stage has no storyboard for it, or no room. */
export function screen(core: Core, film: Film, room: Box, words: StageWords): Screening | null {
  const statement = core.run(film.code).suggested;
  const story = statement === null ? null : core.story(film.code, statement);
  const number = (story?.operations.length ?? 0) - 1;
  const operation = story?.operations[number];
  if (statement === null || !story || !operation) return null;
  const first = Number(operation.first);
  const source = stageSource(core, film.code, statement, number);
  const stage = stageOf({ operation, source, room, step: first, words });
  const stops = story.stops.map(Number).filter((stop) => stop >= first);
  return stage && { film, story, operation, stage, stops };
}

/** `count` places spread over the story: whole steps, and `before` the first element one on its way. */
export function framesOf(
  { operation, stops }: Pick<Screening, 'operation' | 'stops'>,
  count: number,
  before = 0.3,
): number[] {
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  const opens = elements ? Number(elements.first) : Infinity;
  const rules = stops.filter((stop) => stop < opens);
  const last = Number(operation.first) + Number(operation.steps) - 1;
  const shown = elements ? [...new Set([opens - before, opens, (opens + last) >> 1, last])] : [];
  const kept = spread(rules, count - shown.length);
  return [...kept, ...shown].sort((a, b) => a - b);
}

function spread(all: readonly number[], count: number): number[] {
  if (all.length <= count) return [...all];
  if (count === 1) return all.slice(-1);
  return Array.from(
    { length: count },
    (_, at) => all[Math.round((at * (all.length - 1)) / (count - 1))] ?? 0,
  );
}
