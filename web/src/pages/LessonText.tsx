/** The lessons' pages as they are built: what a browser gets of them is HTML, see LessonPages.tsx. */
import type { MDXContent } from 'mdx/types';
import type { ComponentChildren, ComponentType } from 'preact';
import { families } from '../../errors/families';
import { lessonComponents } from '../lesson/text';
import { InLesson, type LessonContext } from '../lesson/text/context';
import { glossaryIn, type Lesson, lessons, textIn } from '../lesson-list';
import { href } from '../lib/href';
import { type Language, languages } from '../locales/languages';
import { addressIn } from '../locales/route';
import { spoken } from '../locales/translation';
import { ErrorFamilyPage } from './ErrorFamily';
import { LessonMap } from './LessonMap';
import { LessonWays } from './LessonWays';
import { LessonStyles } from './PageStyles';
import { pageWords } from './page-words';

/** The page at an address below `/lessons/`, `/glossary/` or `/error/`, or null. */
export function writtenPage(path: string, language: Language): ComponentType | null {
  if (path === '/lessons/') return () => <LessonMap language={language} />;
  if (path === '/glossary/') return () => <Glossary language={language} />;
  const message = /^\/error\/([\w-]+)\/$/.exec(path)?.[1];
  const family = families.find((one) => one.slug === message);
  if (family) return () => <ErrorFamilyPage family={family} language={language} />;
  const slug = /^\/lessons\/([\w-]+)\/$/.exec(path)?.[1];
  const lesson = lessons.find((one) => one.slug === slug);
  return lesson ? () => <LessonPage lesson={lesson} language={language} /> : null;
}

/** For the faults of a text and its outline: tests/web/lessons.test.tsx reads them. */
export function contextOf(lesson: Pick<Lesson, 'programs' | 'exercises'>): LessonContext {
  const { programs, exercises } = lesson;
  return { programs, exercises, program: Object.keys(programs)[0] ?? '', faults: [], outline: [] };
}

/** The glossary states nothing of a program. */
export const noPrograms = { programs: { none: 'import torch' }, exercises: {} };

export function Written({ text: Text, context }: { text: MDXContent; context: LessonContext }) {
  return (
    <InLesson.Provider value={context}>
      <Text components={lessonComponents} />
    </InLesson.Provider>
  );
}

/** Fails the build where a text states what is not so. */
function Checked({ context, where }: { context: LessonContext; where: string }) {
  if (context.faults.length > 0) throw new Error(`${where}: ${context.faults.join('; ')}`);
  return null;
}

function LessonPage({ lesson, language }: { lesson: Lesson; language: Language }) {
  const { text, language: written } = textIn(lesson, language);
  const context = contextOf(lesson);
  return (
    <Page class="lesson" written={written} lesson={lesson.slug}>
      <p class="crumb">
        <a href={href(addressIn(language, '/lessons/'))} lang={language}>
          {pageWords.lessons.title}
        </a>
      </p>
      <h1>{text.title}</h1>
      {written !== language && <Untranslated language={language} />}
      <Written text={text.default} context={context} />
      <Checked context={context} where={`${lesson.slug}, ${written}`} />
      <LessonWays lesson={lesson} language={language} />
    </Page>
  );
}

function Glossary({ language }: { language: Language }) {
  const { text, language: written } = glossaryIn(language);
  const context = contextOf(noPrograms);
  return (
    <Page class="glossary" written={written}>
      <p class="crumb">
        <a href={href(addressIn(language, '/lessons/'))} lang={language}>
          {pageWords.lessons.title}
        </a>
      </p>
      <h1>{text.title}</h1>
      {written !== language && <Untranslated language={language} />}
      <p>{text.summary}</p>
      <Written text={text.default} context={context} />
      {!languages[written].complete && <EnglishEntries own={context} />}
      <Checked context={context} where={`glossary, ${written}`} />
    </Page>
  );
}

/** A page of another language whose text is English, for want of a translation, says so. */
function Untranslated({ language }: { language: Language }) {
  const own = spoken.value.translation?.words.pages?.untranslated;
  return (
    <p class="note" lang={own ? language : 'en'}>
      {pageWords.untranslated}
    </p>
  );
}

/** The entries that a language's glossary lacks. */
function EnglishEntries({ own }: { own: LessonContext }) {
  const context = { ...contextOf(noPrograms), without: new Set(own.outline) };
  return (
    <div lang="en">
      <Written text={glossaryIn('en').text.default} context={context} />
    </div>
  );
}

interface LessonPageProps {
  class?: string;
  /** The language of the text. */
  written: Language;
  lesson?: string;
  children: ComponentChildren;
}

function Page({ class: name, written, lesson, children }: LessonPageProps) {
  return (
    <main
      lang={written}
      class={name ? `page-text ${name}` : 'page-text'}
      data-prerendered
      data-lesson={lesson}
    >
      <LessonStyles />
      {children}
    </main>
  );
}
