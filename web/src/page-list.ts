/** The list of all pages for prerendering: address, language and texts of the head. */

import { families } from '../errors/families';
import { docsPages } from './docs/pages';
import { glossaryIn, lessons, textIn } from './lesson-list';
import { errors as errorWords } from './locales/en/errors';
import { examples as englishExamples } from './locales/en/examples';
import { pages as pageWords } from './locales/en/pages';
import { titles as englishTitles } from './locales/en/titles';
import { headsIn } from './locales/heads';
import { type Language, languageNames } from './locales/languages';
import { addressIn } from './locales/route';
import { filled } from './locales/translation';
import type { Interface, Titles, Translation } from './locales/types';
import { examples } from './playground/examples';
import { exampleAddress, exampleTitle } from './playground/first-example';

export interface PageInfo {
  /** Below the site's folder; ends with a slash, or names the file. */
  path: string;
  title: string;
  description: string;
  /** For pages that have an address in every language: their English one, without its first slash. */
  route?: string;
  /** True if its text is HTML alone: no script of the page can say it in another language. */
  written?: boolean;
  /** Language of the page's text. */
  language: Language;
  /** True if the page is in English because it has no translation. */
  untranslated?: boolean;
  /** Programs of a lesson or an example; the first one with a story is its picture. */
  programs?: readonly string[];
}

/** Pages that have one address for all languages, and are sent in English. */
const english: Omit<PageInfo, 'language'>[] = [
  ...docsPages,
  {
    path: '/gallery/',
    title: 'Gallery · Stridewise',
    description: 'Every figure of Stridewise, in usual scenes and at the edges.',
  },
  {
    path: '/film/',
    title: 'Film · Stridewise',
    description: 'The main stories of Stridewise, played without words.',
  },
  {
    path: '/404.html',
    title: 'No such page · Stridewise',
    description: 'There is no page at this address.',
  },
];

/** The pages of a language; `translation` is null for English. */
export function pagesIn(language: Language, translation: Translation | null): PageInfo[] {
  const own = language === 'en' ? english.map((page) => ({ ...page, language })) : [];
  return [...own, ...livePages(language, translation), ...writtenPages(language, translation)];
}

/** Pages whose scripts draw them again, in the language that the reader chooses. */
function livePages(language: Language, translation: Translation | null): PageInfo[] {
  const { descriptions, example: about } = headsIn(language);
  const titles = filled<Titles>(englishTitles, translation?.titles ?? {});
  const words = filled<Interface['examples']>(englishExamples, translation?.words.examples ?? {});
  const page = (path: string, title: string, description: string) => ({
    path: addressIn(language, path),
    route: path.slice(1),
    title,
    description,
    language,
  });
  return [
    ...(Object.keys(titles) as (keyof typeof titles)[]).map((path) =>
      page(path, titles[path], descriptions[path]),
    ),
    ...examples.map((example) => {
      const description = about(words.titles[example.title]);
      const info = page(exampleAddress(example), exampleTitle(example, words), description);
      return { ...info, programs: [example.code] };
    }),
  ];
}

export const languagesOfPages = languageNames;

const libraryOf = ([program = '']: readonly string[]) =>
  program.startsWith('import numpy') ? 'NumPy' : 'PyTorch';

function writtenPages(language: Language, translation: Translation | null): PageInfo[] {
  const own = translation?.words.pages;
  const { lessons: words, practice } = own ? filled<typeof pageWords>(pageWords, own) : pageWords;
  const ownErrors = translation?.words.errors;
  const errors = ownErrors ? filled<typeof errorWords>(errorWords, ownErrors) : errorWords;
  const glossary = glossaryIn(language);
  const page = (path: string, title: string, description: string, written: Language) => ({
    path: addressIn(language, path),
    route: path.slice(1),
    title: `${title} · Stridewise`,
    description,
    language,
    written: true,
    untranslated: written !== language,
  });
  return [
    page('/lessons/', words.title, words.lead, language),
    page('/practice/', practice.title, practice.lead, language),
    page('/glossary/', glossary.text.searched, glossary.text.summary, glossary.language),
    ...lessons.map((lesson) => {
      const { text, language: written } = textIn(lesson, language);
      return {
        ...page(`/lessons/${lesson.slug}/`, text.searched, text.summary, written),
        programs: Object.values(lesson.programs),
      };
    }),
    ...families.map(({ slug, title, programs }) =>
      page(
        `/error/${slug}/`,
        `${title} · ${libraryOf(programs)}`,
        `${title.replace(/\.?$/, '.')} ${errors.about}`,
        language,
      ),
    ),
  ];
}
