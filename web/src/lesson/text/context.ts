/** Context of a lesson's parts while the lesson is rendered at build time. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Core } from '../../core';
import { PrerenderCore } from '../../player/core-context';
import type { Exercises, Programs } from '../programs';

export interface LessonContext {
  programs: Programs;
  exercises: Exercises;
  /** Name of the program that facts are about. */
  program: string;
  /** Faults of the text, for the build and the tests. */
  faults: string[];
  /** Without pictures. */
  bare?: boolean;
  /** Parts of the outline that are left out, as "entry dim": another text has them. */
  without?: ReadonlySet<string>;
  /** Each story's steps and each fact, in order: the same in every language. */
  outline: string[];
}

export const InLesson = createContext<LessonContext | null>(null);

export function useLesson(): LessonContext & { core: Core; of: (name?: string) => string } {
  const core = useContext(PrerenderCore);
  const lesson = useContext(InLesson);
  if (!core || !lesson) throw new Error('The parts of a lesson are rendered at build time only.');
  const of = (name = lesson.program) => {
    const program = lesson.programs[name];
    if (program === undefined) throw new Error(`programs.ts has no program ${name}`);
    return program;
  };
  return { ...lesson, core, of };
}
