import type { Core } from '../core';

export interface ErrorPlace {
  core: Core;
  code: string;
  statement: number;
}

export const lastStep = ({ core, code, statement }: ErrorPlace): number =>
  Number(core.story(code, statement)?.steps ?? 1) - 1;

/** The event of the step that has the shape of a broadcast result. */
const RESULT = 'BROADCAST_RESULT';

/**
 * The step that gives the reason: the last, or the one before the list of repairs. A statement that only
 * warns has it where the shapes give a larger one.
 */
export function reasonStep(story: ErrorPlace): number {
  const { core, code, statement } = story;
  const last = lastStep(story);
  const eventAt = (step: number) => core.scene(code, statement, step)?.event.id;
  if (!core.run(code).statements[statement]?.error)
    for (let step = 0; step < last; step++) if (eventAt(step) === RESULT) return step;
  return eventAt(last) === 'REPAIRS' && last > 0 ? last - 1 : last;
}
