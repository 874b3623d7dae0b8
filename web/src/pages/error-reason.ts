import type { Core } from '../core';

export interface ErrorPlace {
  core: Core;
  code: string;
  statement: number;
}

export const lastStep = ({ core, code, statement }: ErrorPlace): number =>
  Number(core.story(code, statement)?.steps ?? 1) - 1;

/** The step that gives the reason: the last, or the one before the list of repairs. */
export function reasonStep(story: ErrorPlace): number {
  const { core, code, statement } = story;
  const last = lastStep(story);
  const repairs = core.scene(code, statement, last)?.event.id === 'REPAIRS';
  return repairs && last > 0 ? last - 1 : last;
}
