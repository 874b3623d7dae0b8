/** The frames that tell most of a statement's whole story, however many operations it has. */
import type { Core } from '../core';
import type { Operation } from '../core/types';
import { hasStoryboard } from '../player/has-storyboard';
import { tell } from '../player/tell';
import type { StageRequest } from '../stage/set';
import { stageSource } from '../stage/source';
import type { StageStory } from '../stage/sprites';
import { stageOf } from '../stage/storyboard';
import { framesOf } from './screening';

export interface Telling {
  operation: Operation;
  stage: StageStory;
  position: number;
  sentence: string;
  /** Language of the sentence if it is not the page's language. */
  lang: 'en' | undefined;
}

/** Frames of an operation before the last one, and the largest number of such operations. A new tensor gets no frame. */
const INNER = 1;
const MOST_INNER = 3;

/** At most `count` frames in order; empty if the stage cannot show the whole story. */
export function tellingOf(
  core: Core,
  code: string,
  statement: number,
  count: number,
  look: Pick<StageRequest, 'room' | 'words' | 'letters'>,
): Telling[] {
  const story = core.story(code, statement);
  if (!story?.operations.every(hasStoryboard)) return [];
  const last = story.operations.length - 1;
  const shown = story.operations
    .filter(({ kind }, at) => kind !== 'fill' || at === last)
    .slice(-MOST_INNER - 1);
  const rest = count - (shown.length - 1) * INNER;
  const stops = story.stops.map(Number);
  const frames = shown.map((operation, at) =>
    framesIn(operation, stops, at === shown.length - 1 ? rest : INNER).flatMap((position) => {
      const told = tell(core.scene(code, statement, position));
      const source = stageSource(core, code, statement, story.operations.indexOf(operation));
      const stage = stageOf({ ...look, operation, source, step: position });
      return told && stage
        ? [{ operation, stage, position, sentence: told.sentence, lang: told.lang }]
        : [];
    }),
  );
  return frames.some((one) => one.length === 0) ? [] : frames.flat();
}

/** A single frame of an operation is its last one, which shows the result. */
function framesIn(operation: Operation, stops: readonly number[], count: number): number[] {
  const first = Number(operation.first);
  const last = first + Number(operation.steps) - 1;
  if (count === 1) return [last];
  const own = stops.filter((stop) => stop >= first && stop <= last);
  return framesOf({ operation, stops: own }, count, 0);
}
