/** A question of practice. Every fact in it comes from the core. */
import type { Int } from '../core/types';
import type { KindName, OwnPrompt, OwnReason } from '../locales/en/practice';

export type Level = 1 | 2 | 3;
export const levels: readonly Level[] = [1, 2, 3];

/** A row of one of the core's tables, with its English text. */
export interface CoreText {
  table: 'question' | 'answer' | 'rule' | 'event';
  id: string;
  values: Record<string, Int | string>;
  english: string;
}

/** A sentence of the practice itself: `locales/<tag>/practice.ts`. */
export interface OwnText<Id extends string> {
  own: Id;
  values: readonly string[];
}

/** The printed value of an expression at the end of a program. */
export interface Printed {
  code: string;
  program: string;
  expression: string;
}

export interface Choice {
  answer: Printed | CoreText;
  correct: boolean;
  reason: CoreText | OwnText<OwnReason>;
}

export interface Asked {
  /** Name of its kind: kinds/index.ts. */
  kind: KindName;
  level: Level;
  program: string;
  /** The first lines of the program; their tensors are shown before the answer. */
  given: string;
  /** The statement whose story explains the answer, and the step that shows it. */
  statement: number;
  reveals: number;
  prompt: CoreText | OwnText<OwnPrompt>;
  choices: Choice[];
  /** On the screen the answer is typed, and the choices are not shown. */
  typed: boolean;
}

/** A program with a question about its last statement. */
export interface Draft {
  program: string;
  /** Number of lines at the end that the question is about; 1 by default. */
  kept?: number;
  /** A question of the core, or one that is answered by running expressions. */
  ask: readonly string[] | Ask;
}

export interface Ask {
  prompt: OwnText<OwnPrompt>;
  /** The printed value is the answer. For `shares` only its truth counts: True means a view. */
  right: { expression: string; shares?: true };
  /** Why it is right, if the story does not say so in one sentence. */
  reasons?: Partial<Record<CoreAnswer, OwnReason>>;
  /** For a write: the value that would be printed without it. */
  before?: Source;
  /** Not asked if this expression is true, because the answer would be debatable. */
  unless?: string;
  /** The step of the story that shows it. */
  told: 'result' | 'end';
  /** Known wrong rules, each as an expression for the core. Rules without a new answer are left out. */
  wrong: readonly Wrong[];
}

/** An expression at the end of a program; by default of the program in question. */
export interface Source {
  expression: string;
  program?: string;
}

/** The kinds of right answers: words of the core; for a write, whether it changed the printed value. */
export type CoreAnswer = 'ERROR' | 'VIEW' | 'COPY' | 'PRINTED' | 'CHANGED' | 'SAME';

export interface Wrong {
  says: Source | 'ERROR' | 'VIEW' | 'COPY';
  reason: OwnReason;
  where?: CoreAnswer;
}
