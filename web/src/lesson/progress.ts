/** The reader's progress in the course. It is kept in this browser, if storage is allowed. */
import { readStored, writeStored } from '../lib/stored';

const KEY = 'stridewise.lessons';

export interface LessonProgress {
  slug: string;
  /** Number of the paragraph among those with a step, from 1; 0 before the first. */
  step: number;
  steps: number;
  /** The id of the element in the page. */
  anchor: string;
}

export interface Progress {
  done: readonly string[];
  /** The lesson that was read last. */
  last: LessonProgress | null;
}

const NOTHING: Progress = { done: [], last: null };

/** Reads the stored progress; anything malformed counts as none. */
export function readProgress(): Progress {
  try {
    const { done, last } = JSON.parse(readStored(KEY) ?? '{}') as Partial<Progress>;
    return { done: Array.isArray(done) ? done.filter(isName) : [], last: placeIn(last) };
  } catch {
    return NOTHING;
  }
}

export const tellPlace = (last: LessonProgress) => write({ ...readProgress(), last });

export function tellDone(slug: string): void {
  const { done, last } = readProgress();
  if (!done.includes(slug)) write({ done: [...done, slug], last });
}

export const forgetProgress = () => writeStored(KEY, null);

const write = (progress: Progress) => writeStored(KEY, JSON.stringify(progress));

const isName = (text: unknown): text is string => typeof text === 'string' && /^[\w-]*$/.test(text);

function placeIn(last: Partial<LessonProgress> | null | undefined): LessonProgress | null {
  const { slug, step, steps, anchor } = last ?? {};
  const known = isName(slug) && isName(anchor) && Number.isInteger(step) && Number.isInteger(steps);
  return known ? ({ slug, step, steps, anchor } as LessonProgress) : null;
}
