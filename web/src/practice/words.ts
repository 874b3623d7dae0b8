/** Words of the questions that practice asks, and how they are said. */
import { practice } from '../locales/en/practice';
import { type Said, say, wordsOf } from '../locales/translation';
import type { Choice, CoreText, OwnText, Printed } from './asked';

export const practiceWords = wordsOf('practice', practice);

type Template = (...values: string[]) => string;

export function said(text: CoreText | OwnText<string>): Said {
  if ('table' in text) return say(text.table, text, text.english);
  const { prompts, reasons } = practiceWords;
  const template = { ...prompts, ...reasons }[text.own as keyof typeof prompts] as
    | string
    | Template;
  return { text: typeof template === 'string' ? template : template(...text.values) };
}

/** Shapes and addresses of the core are code as well. */
export const answerOf = (answer: Printed | CoreText): Said & { code: boolean } =>
  'code' in answer
    ? { text: answer.code, code: true }
    : { ...said(answer), code: /^(SHAPE|ADDRESS)$/.test(answer.id) };

export const letterOf = (order: number) => String.fromCodePoint(65 + order);

/** Its letter, what it says and why it is right. */
export function solution(choices: readonly Choice[]) {
  const order = choices.findIndex(({ correct }) => correct);
  const choice = choices[order];
  if (!choice) throw new Error('a question without an answer');
  return { order, answer: answerOf(choice.answer), reason: said(choice.reason) };
}
