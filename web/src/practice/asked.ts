/** A question as it is asked: all that is so in it was said by the core. */
import type { Int } from '../core/types';
import type { OwnPrompt, OwnReason } from '../locales/en/practice';

export type Level = 1 | 2 | 3;
export const levels: readonly Level[] = [1, 2, 3];

/** A row of one of the core's tables, with what it says in English. */
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

/** What Python printed for an expression at the end of a program. */
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
  kind: string;
  level: Level;
  program: string;
  /** Its beginning: the tensors that are seen before the answer are those of this program. */
  given: string;
  /** The statement whose story is told, and the step of it that tells the answer. */
  statement: number;
  reveals: number;
  prompt: CoreText | OwnText<OwnPrompt>;
  choices: Choice[];
}

/** A program about whose last statement something is asked. */
export interface Draft {
  program: string;
  /** So many lines at its end make what is asked about; 1 where left out. */
  kept?: number;
  /** One of the core's own questions, or one that is answered by running expressions. */
  ask: readonly string[] | Ask;
}

export interface Ask {
  prompt: OwnText<OwnPrompt>;
  /** What is printed is the answer; of `shares` only whether it is true, and that means a view. */
  right: { expression: string; shares?: true };
  /** Why it is right, where the story does not say that in one sentence. */
  reasons?: Partial<Record<CoreAnswer, OwnReason>>;
  /** Of a write: what would be printed without it. */
  before?: Source;
  /** Not asked where this is true: the answer could be argued about. */
  unless?: string;
  /** Where in the story it is told. */
  told: 'result' | 'end';
  /** Known wrong rules, each as what the core runs for it. Those that lead to nothing new are left out. */
  wrong: readonly Wrong[];
}

/** An expression at the end of a program; of the one that is asked about where none is named. */
export interface Source {
  expression: string;
  program?: string;
}

/** What is right: words of the core; and of a write, whether it changed what is printed. */
export type CoreAnswer = 'ERROR' | 'VIEW' | 'COPY' | 'PRINTED' | 'CHANGED' | 'SAME';

export interface Wrong {
  says: Source | 'ERROR' | 'VIEW' | 'COPY';
  reason: OwnReason;
  where?: CoreAnswer;
}
