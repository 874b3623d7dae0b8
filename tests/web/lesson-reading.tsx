/** A lesson's text as it is rendered, and what was noted while it was. */
import { render } from 'preact-render-to-string';
import type { Core } from '../../wasm/binding';
import { glossaryIn, type Lesson, type LessonText } from '../../web/src/lesson-list';
import type { Language } from '../../web/src/locales/languages';
import { speak } from '../../web/src/locales/translation';
import { contextOf, noPrograms, Written } from '../../web/src/pages/LessonText';
import { PrerenderCore } from '../../web/src/player/core-context';

export interface Read {
  title: string;
  summary: string;
  html: string;
  faults: string[];
  outline: string[];
}

/** `bare`: without pictures, which cost most and are the same in every language. */
export function read(
  core: Core,
  text: LessonText,
  lesson: Parameters<typeof contextOf>[0],
  bare = false,
): Read {
  const context = { ...contextOf(lesson), bare };
  const html = render(
    <PrerenderCore.Provider value={core}>
      <Written text={text.default} context={context} />
    </PrerenderCore.Provider>,
  );
  const { faults, outline } = context;
  return { title: text.title, summary: text.summary, html, faults, outline };
}

const known = new Map<string, Read>();

/** Without pictures, once. */
export async function bareOf(core: Core, lesson: Lesson, language: Language): Promise<Read> {
  const key = `${lesson.slug} ${language}`;
  const text = lesson.texts[language];
  if (!text) throw new Error(`${lesson.slug} has no ${language}.mdx`);
  if (!known.has(key)) {
    await speak(language);
    known.set(key, read(core, text, lesson, true));
  }
  return known.get(key) as Read;
}

export async function glossaryOf(core: Core, language: Language): Promise<Read> {
  await speak(language);
  const { text, language: written } = glossaryIn(language);
  if (written !== language) throw new Error(`the glossary has no ${language}.mdx`);
  return read(core, text, noPrograms, true);
}
