/** The words of practice: a chunk of each language that no other page loads. */
import { practice as english, type PracticeWords } from '../locales/en/practice';
import type { Language } from '../locales/languages';
import { languageHere, type Said, say } from '../locales/translation';
import type { Choice, CoreText, OwnText, Printed } from './asked';

const chunks: Record<Exclude<Language, 'en'>, () => Promise<{ practice: PracticeWords }>> = {
  'zh-Hans': () => import('../locales/zh-Hans/practice'),
  'zh-Hant': () => import('../locales/zh-Hant/practice'),
  ko: () => import('../locales/ko/practice'),
  ru: () => import('../locales/ru/practice'),
};

/** Those that have come. A page has one language: what it is written in. */
const come = new Map<Language, PracticeWords>([['en', english]]);

/** To be awaited before anything is said; where they do not come, it is said in English. */
export async function speakPractice(language: Language): Promise<void> {
  if (language === 'en' || come.has(language)) return;
  await chunks[language]().then(
    ({ practice }) => come.set(language, practice),
    () => {},
  );
}

export const practiceWords = (): PracticeWords => come.get(languageHere() ?? 'en') ?? english;

type Template = (...values: string[]) => string;

export function said(text: CoreText | OwnText<string>): Said {
  if ('table' in text) return say(text.table, text, text.english);
  const { prompts, reasons } = practiceWords();
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
