/**
 * The lessons that are written: course.ts says which there are, in a folder each programs.ts holds the
 * programs and a file of each language the text. Read while the site is built, never by a page.
 */
import type { MDXContent } from 'mdx/types';
import { type CoursePlace, course } from '../lessons/course';
import type { Exercises, Programs } from './lesson/programs';
import type { Language } from './locales/languages';

export interface LessonText {
  default: MDXContent;
  title: string;
  /** The title in search engines: the words that people search with. */
  searched: string;
  summary: string;
}

export interface Lesson extends CoursePlace {
  programs: Programs;
  exercises: Exercises;
  /** Its text in each language that it has; English is one of them. */
  texts: { en: LessonText } & Partial<Record<Language, LessonText>>;
}

const programs = import.meta.glob<{ programs: Programs; exercises?: Exercises }>(
  '../lessons/*/programs.ts',
  { eager: true },
);
const texts = import.meta.glob<LessonText>('../lessons/*/*.mdx', { eager: true });

export const lessons: Lesson[] = course
  .filter(({ slug }) => programs[`../lessons/${slug}/programs.ts`])
  .map((place) => {
    const folder = `../lessons/${place.slug}`;
    const own = Object.entries(texts)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, text]) => [file.slice(folder.length + 1, -'.mdx'.length), text] as const);
    const { en, ...others } = Object.fromEntries(own) as Lesson['texts'];
    const code = programs[`${folder}/programs.ts`];
    if (!en || !code) throw new Error(`${folder} lacks en.mdx`);
    return {
      ...place,
      programs: code.programs,
      exercises: code.exercises ?? {},
      texts: { en, ...others },
    };
  });

/** Folders that course.ts does not know. */
export const strays = Object.keys({ ...programs, ...texts })
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((folder) => !course.some(({ slug }) => slug === folder));

const words = import.meta.glob<LessonText>('../glossary/*.mdx', { eager: true });

/** The glossary in a language; English where it has none. */
export function glossaryIn(language: Language): { text: LessonText; language: Language } {
  const own = words[`../glossary/${language}.mdx`];
  const english = words['../glossary/en.mdx'];
  if (!english) throw new Error('web/glossary has no en.mdx');
  return own ? { text: own, language } : { text: english, language: 'en' };
}

/** The text of a lesson in a language; English where it has none. */
export function textIn(
  lesson: Lesson,
  language: Language,
): { text: LessonText; language: Language } {
  const own = lesson.texts[language];
  return own ? { text: own, language } : { text: lesson.texts.en, language: 'en' };
}
