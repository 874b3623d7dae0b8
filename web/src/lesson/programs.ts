/** The exports of a lesson's programs.ts: programs shared by all languages. */

/** Name -> program; the first is what facts are of where no other is named. */
export type Programs = Readonly<Record<string, string>>;

/** Some lines of it are the reader's; what comes of them is checked by the core. */
export interface ExerciseProgram {
  before: string;
  /** The reader's lines at the beginning. */
  start: string;
  after?: string;
  /** Name -> a Python expression that is True where the exercise is solved. */
  checks: Readonly<Record<string, string>>;
  solution: string;
  /** Answers that come to mind and must not pass. */
  wrong: readonly string[];
}

export type Exercises = Readonly<Record<string, ExerciseProgram>>;

export const lines = (...text: string[]) => text.join('\n');

/** The whole program, with these lines in the reader's place. */
export const withLines = (
  { before, after }: Pick<ExerciseProgram, 'before' | 'after'>,
  own: string,
) => [before, own, after].filter((part) => part !== undefined && part !== '').join('\n');
