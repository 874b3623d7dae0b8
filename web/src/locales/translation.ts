/**
 * The page in the reader's language. English stands in the code (`en/`, and the core's own
 * sentences); every other language is one file, fetched once. A sentence that a language lacks is said
 * in English.
 */
import { signal } from '@preact/signals';
import type { Int } from '../core/types';
import type { Language } from './languages';
import { relisted } from './relisted';
import type { DeepPartial, Interface, Notices, Translation } from './types';

/** Folder of a language -> its words. */
const chunks = import.meta.glob<{ default: Translation }>('./*/index.ts');

interface Spoken {
  language: Language;
  /** Null for English. */
  translation: Translation | null;
}

/** The page's language. A component that reads it is drawn again when it changes. */
export const spoken = signal<Spoken>({ language: 'en', translation: null });

/** Changes the language once its chunk has arrived; where it does not come, all stays as it is. */
export async function speak(language: Language): Promise<void> {
  const translation = (await chunks[`./${language}/index.ts`]?.())?.default ?? null;
  spoken.value = { language: translation ? language : 'en', translation };
}

/** The words of one part of the page, each read in the language of that moment. */
export function wordsOf<Part extends keyof Interface>(
  part: Part,
  english: Interface[Part],
): Interface[Part] {
  return new Proxy(english, {
    get: (_, key) => {
      const own = spoken.value.translation?.words[part];
      return Reflect.get(own ? filled(english, own) : english, key);
    },
  });
}

/** By the words of a language: the same with English where they lack something. */
const whole = new WeakMap<object, object>();

/** Words of a language, and the English ones for what it lacks. */
export function filled<Words extends object>(english: Words, own: DeepPartial<Words>): Words {
  const known = whole.get(own);
  if (known) return known as Words;
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    typeof value === 'object' ? filled(Reflect.get(english, key), value) : value,
  ]);
  const all = { ...english, ...Object.fromEntries(entries) } as Words;
  whole.set(own, all);
  return all;
}

/** The page's language where it is not English, to mark what may stand inside English text. */
export function languageHere(): Language | undefined {
  const { language } = spoken.value;
  return language === 'en' ? undefined : language;
}

/**
 * A sentence, and its language where that is not the page's. An element whose `lang` may go away needs it
 * as `key`, too: Preact leaves `lang=""` behind.
 */
export interface Said {
  text: string;
  lang?: 'en' | undefined;
}

/** The same for a text that has no values: it is its own key. */
export function sayPhrase(english: string): Said {
  const { translation } = spoken.value;
  if (!translation) return { text: english };
  const text = Reflect.get(translation.phrases, english) as string | undefined;
  return text ? { text } : { text: english, lang: 'en' };
}

/** Folder of a language -> its notices: a file that is fetched when a notice may be shown. */
const noticeFiles = import.meta.glob<{ notices: Partial<Notices> }>('./*/notices.ts');
const fetched = new Map<Language, Promise<void>>();
const notices = signal<{ [Name in Language]?: Partial<Notices> }>({});

/** Fetches the notices of the page's language, once. Where they do not come, notices are in English. */
export function fetchNotices(): Promise<void> {
  const { language } = spoken.peek();
  const known = fetched.get(language);
  if (known) return known;
  const fetching = (async () => {
    const own = (await noticeFiles[`./${language}/notices.ts`]?.())?.notices ?? {};
    notices.value = { ...notices.peek(), [language]: own };
  })().catch(() => {});
  fetched.set(language, fetching);
  return fetching;
}

/**
 * Why something does not run here. The core has filled the {places} of a notice; where two notices fit,
 * the one with more fixed words is meant. A {what} is a notice, too, or code.
 */
export function sayNotice(english: string): Said {
  const { language, translation } = spoken.value;
  if (!translation) return { text: english };
  void fetchNotices();
  const fitting = Object.entries(notices.value[language] ?? {}).flatMap(([notice, own]) => {
    const values = valuesIn(notice, english);
    return values ? [{ own, values, words: notice.replace(PLACE, '').length }] : [];
  });
  const [found] = fitting.sort((a, b) => b.words - a.words);
  if (!found) return { text: english, lang: 'en' };
  const { own, values } = found;
  const filledIn = (name: string) =>
    name === 'what' ? sayNotice(values.what ?? '').text : values[name];
  return { text: own.replace(PLACE, (place, name) => filledIn(name) ?? place) };
}

const PLACE = /\{(\w+)\}/g;

/** The values of a notice in a sentence, whose full stop may be missing; null if it is another notice. */
function valuesIn(notice: string, sentence: string): Record<string, string> | null {
  const pattern = notice
    .replace(/\.$/, '')
    .split(PLACE)
    .map((part, at) => (at % 2 ? `(?<${part}>.*)` : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  const found = new RegExp(`^${pattern.join('')}\\.?$`, 's').exec(sentence);
  return found && { ...found.groups };
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
interface Message {
  id: string;
  values: Record<string, Int | string>;
}

/** Translates a sentence of the core into the page's language. */
export function say(table: string, { id, values }: Message, english: string): Said {
  const { translation } = spoken.value;
  if (!translation) return { text: english };
  const sentence = Reflect.get(translation.narration, `${table}.${id}`) as unknown;
  if (typeof sentence === 'string') return { text: sentence };
  if (typeof sentence !== 'function') return { text: english, lang: 'en' };
  // PyTorch writes 2.0 as "2.": its point closes the sentence too.
  const text = String(sentence(named(values, translation.signs?.list))).replace(/\.\.$/, '.');
  return { text: translation.inflected?.(text) ?? text };
}

const named = (values: Message['values'], list: string | undefined) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? relisted(sayName(value), list) : value,
    ]),
  );
