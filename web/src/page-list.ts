/** The list of all pages for prerendering: address, language and texts of the head. */

import { families } from '../errors/families';
import { docsPages } from './docs/pages';
import { glossaryIn, lessons, textIn } from './lesson-list';
import { errors as errorWords } from './locales/en/errors';
import { examples as titled } from './locales/en/examples';
import { pages as pageWords } from './locales/en/pages';
import { titles } from './locales/en/titles';
import { type Language, languageNames } from './locales/languages';
import { addressIn } from './locales/route';
import { filled } from './locales/translation';
import type { Translation } from './locales/types';
import { examples } from './playground/examples';
import { exampleAddress } from './playground/first-example';

export interface PageInfo {
  /** Below the site's folder; ends with a slash, or names the file. */
  path: string;
  title: string;
  description: string;
  /** For pages that stand in every language at an address of their own: their English one, without its first slash. */
  route?: string;
  /** Language of the page's text. */
  language: Language;
  /** True if the page is in English because it has no translation. */
  untranslated?: boolean;
  /** Programs of a lesson or an example; the first one with a story is its picture. */
  programs?: readonly string[];
}

/** A page that has one address for all languages, and is sent in English. */
type EnglishPage = Omit<PageInfo, 'language' | 'route' | 'untranslated'>;

const english: EnglishPage[] = [
  {
    path: '/',
    title: titles['/'],
    description:
      'PyTorch and NumPy as moving pictures: how a column and a row become a table, and why a view is refused. Step through lessons, your own code or your error.',
  },
  {
    path: '/playground/',
    title: titles['/playground/'],
    description:
      'Write a few lines of PyTorch or NumPy and step through what broadcasting, strides and views really do.',
  },
  {
    path: '/error/',
    title: titles['/error/'],
    description: 'Paste a PyTorch or NumPy shape error and step through what led to it.',
  },
  {
    path: '/runs/',
    title: titles['/runs/'],
    description: 'Every function, method and attribute of PyTorch and NumPy that Stridewise runs.',
  },
  {
    path: '/author/',
    title: titles['/author/'],
    description:
      'Put a program’s story into a course, a book or slides: make the widget by looking at it, and copy what to paste.',
  },
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
    path: '/about/',
    title: titles['/about/'],
    description: 'How Stridewise computes what it shows, and how it is tested.',
  },
  {
    path: '/examples/',
    title: 'Examples · Stridewise',
    description: 'Short programs on broadcasting, views and NumPy, each with its story.',
  },
  ...examples.map((example) => ({
    path: exampleAddress(example),
    title: `${titled.titles[example.title]} · Stridewise`,
    description: `${titled.titles[example.title]}: a program to step through and to change.`,
    programs: [example.code],
  })),
  {
    path: '/404.html',
    title: 'No such page · Stridewise',
    description: 'There is no page at this address.',
  },
];

/** The pages of a language; `translation` is null for English. */
export function pagesIn(language: Language, translation: Translation | null): PageInfo[] {
  const own = language === 'en' ? english.map((page) => ({ ...page, language })) : [];
  return [...own, ...writtenPages(language, translation)];
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
