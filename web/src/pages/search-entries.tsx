/** The search index of one language, written when the site is built. */
import { render } from 'preact-render-to-string';
import { families } from '../../errors/families';
import type { Core } from '../core';
import { operations } from '../core/operations';
import { plain, type SearchEntry } from '../lesson/map/find';
import { glossaryIn, type Lesson, type LessonText, lessons, textIn } from '../lesson-list';
import { JOINER } from '../lib/word-joiner';
import type { Language } from '../locales/languages';
import { PrerenderCore } from '../player/core-context';
import { contextOf, noPrograms, Written } from './LessonText';
import { runsWords } from './runs-words';

interface Term {
  english: string;
  words: string[];
  not: string[];
}
const termBases = import.meta.glob<{ terms: Term[] }>('../../glossary/terms/*.json', {
  eager: true,
});

export function searchEntries(core: Core, language: Language): SearchEntry[] {
  const glossary = wordsIn(core, language);
  const names = new Map(glossary.map(({ path, title }) => [path.split('#')[1], title]));
  const told = lessons.map((lesson) => lessonEntry(core, lesson, language, names));
  return [...told.map(withoutUsual(told)), ...glossary, ...errorPages(), whatRuns()];
}

const errorPages = (): SearchEntry[] =>
  families.map(({ slug, title, wordings = [] }) => ({
    path: `error/${slug}/`,
    title,
    searched: '',
    text: '',
    more: [...wordings],
  }));

/** The names of all that runs: one entry, because each name would lead to the same page. */
function whatRuns(): SearchEntry {
  const names = operations.map(({ name }) => name).filter((name) => /^[a-z]\w*$/i.test(name));
  return { path: 'runs/', title: runsWords.title, searched: '', text: '', more: unique(names) };
}

/** Headings that every lesson has tell nothing of any. */
function withoutUsual(all: readonly SearchEntry[]): (entry: SearchEntry) => SearchEntry {
  const usual = (text: string) => all.every(({ more }) => more.includes(text));
  return (entry) => ({ ...entry, more: entry.more.filter((text) => !usual(text)) });
}

function lessonEntry(
  core: Core,
  lesson: Lesson,
  language: Language,
  names: ReadonlyMap<string | undefined, string>,
): SearchEntry {
  const { text } = textIn(lesson, language);
  const { html, outline } = read(core, text, lesson);
  const terms = outline
    .filter((one) => one.startsWith('term '))
    .map((one) => names.get(one.slice('term '.length)) ?? '');
  const english = language === 'en' ? [] : [lesson.texts.en.title, lesson.texts.en.searched];
  return {
    path: `lessons/${lesson.slug}/`,
    title: text.title,
    searched: text.searched,
    text: text.summary,
    more: unique([
      ...english,
      ...inTags(html, 'h2'),
      ...terms,
      ...callsIn(lesson),
      ...errorsIn(core, lesson),
    ]),
  };
}

/** The words of the glossary; English ones for what the language's own lacks. */
function wordsIn(core: Core, language: Language): SearchEntry[] {
  const { terms = [] } = termBases[`../../glossary/terms/${language}.json`] ?? {};
  const own = explained(core, glossaryIn(language).text, terms);
  const lacks = ({ path }: SearchEntry) => own.every((entry) => entry.path !== path);
  return [...own, ...explained(core, glossaryIn('en').text, []).filter(lacks)];
}

/** Words for the same that readers search for, and that our texts do not have. */
const otherWords = (name: string, terms: readonly Term[]) =>
  terms
    .filter(({ words }) => words.some((word) => plain(name).includes(plain(word))))
    .flatMap(({ english, not }) => [english, ...not]);

/** The entries of a glossary, each with its explanation. */
function explained(core: Core, text: LessonText, terms: readonly Term[]): SearchEntry[] {
  const { html } = read(core, text, noPrograms);
  const entries = html.matchAll(/<div id="([^"]+)"><dt>(.*?)<\/dt><dd>([\s\S]*?)<\/dd>/g);
  return [...entries].map(([, id = '', name = '', said = '']) => ({
    path: `glossary/#${id}`,
    title: textOf(name),
    searched: '',
    text: textOf(said),
    more: [id.replaceAll('-', ' '), ...otherWords(textOf(name), terms)],
  }));
}

function read(core: Core, text: LessonText, lesson: Parameters<typeof contextOf>[0]) {
  const context = { ...contextOf(lesson), bare: true };
  const html = render(
    <PrerenderCore.Provider value={core}>
      <Written text={text.default} context={context} />
    </PrerenderCore.Provider>,
  );
  return { html, outline: context.outline };
}

const inTags = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inside = '']) =>
    textOf(inside),
  );

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(JOINER, '')
    .replace(/\s+/g, ' ')
    .trim();

const programsOf = ({ programs, exercises }: Lesson) => [
  ...Object.values(programs),
  ...Object.values(exercises).map(({ before, start }) => `${before}\n${start}`),
];

/** Functions, methods and attributes that its programs name. */
const callsIn = (lesson: Lesson) =>
  programsOf(lesson).flatMap((code) => code.match(/\.\w+/g) ?? []);

const errorsIn = (core: Core, { programs }: Lesson) =>
  Object.values(programs).flatMap((code) =>
    core
      .run(code)
      .statements.flatMap(({ error }) => (error ? `${error.type}: ${error.message}` : [])),
  );

const unique = (all: string[]) => [...new Set(all)].filter((one) => one.length > 1);
