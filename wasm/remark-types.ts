/**
 * What the core remarks on a story, as TypeScript types: cautions, questions and the probe. Units as
 * in types.ts. Every text is there in English; its id and `values` make it in another language: the
 * keys `caution.BOTH_GREW`, `question.`, `answer.`, `rule.` and `apart.` of messages.generated.ts.
 */
import type { AnswerId, ApartId, CautionId, QuestionId, RuleId } from './schema.generated';
import type { Int } from './types';

/** Legal, or stopped by memory alone, but probably not meant. At most one of each id an operation. */
export interface Caution {
  id: CautionId;
  /** Index into the story's operations. */
  operation: number;
  /** The step that shows what it is about, e.g. the one with the result's shape. */
  step: Int;
  /** The numbers and names that make it true here, ready for a sentence. */
  values: Record<string, Int | string>;
  /** In English. */
  sentence: string;
}

/** Something to predict before the story tells it. Two to four options, exactly one of them right. */
export interface Question {
  id: QuestionId;
  /** Index into the story's operations. */
  operation: number;
  /** Asked when the reader leaves this step; null: before the operation's first step. */
  step: Int | null;
  /** The step that tells the answer. */
  reveals: Int;
  values: Record<string, Int | string>;
  /** In English, as `text` and `reason` below. */
  prompt: string;
  /** In an order that says nothing about which one is right. */
  options: {
    /** The kind of answer; with `values`, the key to `text` in other languages. */
    answer: AnswerId;
    text: string;
    correct: boolean;
    /** The known wrong rule that leads here; null for the right option. */
    rule: RuleId | null;
    values: Record<string, Int | string>;
    /** Why it is wrong; for the right option what the step `reveals` says. */
    reason: string;
  }[];
}

/** What writing one cell of a named tensor would change, at the end of the program. */
export interface Probe {
  name: string;
  index: Int[];
  /** Element address in the storage. */
  address: Int;
  /** What the cell holds now, as the dialect prints it. */
  value: string;
  /** False for NumPy's read-only arrays. */
  writable: boolean;
  /** Every name with elements at this address, the written one first. */
  changes: {
    name: string;
    /** How many of its elements change. */
    count: Int;
    /** False: at least so many; overlapping windows may be too many to count. */
    exact: boolean;
    /** Up to 32 of their indices, in reading order. */
    indices: Int[][];
  }[];
  /**
   * Names that have to do with it and yet do not change, each with its reason; where no other name
   * has anything to do with it, ALONE.
   */
  apart: { id: ApartId; values: Record<string, Int | string>; sentence: string }[];
}

export type { AnswerId, ApartId, CautionId, QuestionId, RuleId };
