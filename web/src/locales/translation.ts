/**
 * The page in the reader's language. English stands in the code (`en/`, and the core's own
 * sentences); every other language is one chunk that is fetched when it is asked for.
 */
import { signal } from '@preact/signals';
import type { Int } from '../core/types';
import type { Language } from './languages';
import type { More, Part } from './more';
import type { Interface, Translation } from './types';

const chunks: Record<Exclude<Language, 'en'>, () => Promise<{ default: Translation }>> = {
  'zh-Hans': () => import('./zh-Hans'),
  'zh-Hant': () => import('./zh-Hant'),
  ko: () => import('./ko'),
  ru: () => import('./ru'),
};

interface Spoken {
  language: Language;
  /** Null for English. */
  translation: Translation | null;
  /** Where it comes in parts. */
  more?: More;
}

/** What the page speaks now; whoever reads it while drawing is drawn again when it changes. */
export const spoken = signal<Spoken>({ language: 'en', translation: null });

/** Changes the language once its chunk has arrived; where it does not come, all stays as it is. */
export async function speak(language: Language): Promise<void> {
  const translation = language === 'en' ? null : (await chunks[language]()).default;
  spoken.value = { language, translation };
}

/** Code, once the words that it says are there as well. */
export async function withWords<Code>(code: Promise<Code>, ...parts: Part[]): Promise<Code> {
  const [come] = await Promise.all([code, spoken.peek().more?.need(...parts)]);
  return come;
}

/** The words of one part of the page, each read in the language of that moment. */
export function wordsOf<Part extends keyof Interface>(
  part: Part,
  english: Interface[Part],
): Interface[Part] {
  return new Proxy(english, {
    get: (_, key) => {
      const own = spoken.value.translation?.words[part];
      return Reflect.get(own ?? english, key);
    },
  });
}

/** The page's language where it is not English, to mark what may stand inside English text. */
export function languageHere(): Language | undefined {
  const { language } = spoken.value;
  return language === 'en' ? undefined : language;
}

/** A sentence, and its language where that is not the page's. */
export interface Said {
  text: string;
  lang?: 'en' | undefined;
}

/** The same for a text that has no values: it is its own key. */
export function sayPhrase(english: string): Said {
  const { translation } = spoken.value;
  if (!translation) return { text: english };
  const text = (translation.phrases as Record<string, string | undefined>)[english];
  return text ? { text } : { text: english, lang: 'en' };
}

/**
 * A name that the core gives a tensor, with its words (core/story/scene/words.def) in the language of
 * the page. Their no-break spaces tell them from any expression.
 */
export function sayName(name: string): string {
  const { translation } = spoken.value;
  if (!translation) return name;
  return name.replace(/the\u00a0(\w+)(?:\u00a0(?:one|result))?/g, (english, word: string) => {
    const own = Reflect.get(translation.narration, `word.${word.toUpperCase()}`) as unknown;
    return typeof own === 'string' ? own : english;
  });
}

/** A row of a table of the core, with what it says there. */
interface Told {
  id: string;
  values: Record<string, Int | string>;
}

/** What the core says in English, in the language of the page. */
export function say(table: string, { id, values }: Told, english: string): Said {
  const { translation } = spoken.value;
  if (!translation) return { text: english };
  const sentence = Reflect.get(translation.narration, `${table}.${id}`) as unknown;
  if (typeof sentence === 'string') return { text: sentence };
  if (typeof sentence !== 'function')
    return spoken.value.more?.isComing(table) ? { text: '' } : { text: english, lang: 'en' };
  // PyTorch writes 2.0 as "2.": its point closes the sentence too.
  return { text: String(sentence(named(values))).replace(/\.\.$/, '.') };
}

const named = (values: Told['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? sayName(value) : value,
    ]),
  );
