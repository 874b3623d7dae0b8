/** The lessons' pages as they are built: what a browser gets of them is HTML, see LessonPages.tsx. */
import type { MDXContent } from 'mdx/types';
import type { ComponentChildren, ComponentType } from 'preact';
import { lessonComponents } from '../lesson/text';
import { InLesson, type LessonContext } from '../lesson/text/context';
import { glossaryIn, type Lesson, lessons, textIn } from '../lesson-list';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { LessonMap } from './LessonMap';
import { LessonWays } from './LessonWays';
import { LessonStyles } from './PageStyles';
import { pageWords } from './page-words';

/** The page at an address below `/lessons/` or `/glossary/`, or null. */
export function writtenPage(path: string, language: Language): ComponentType | null {
  if (path === '/lessons/') return () => <LessonMap language={language} />;
  if (path === '/glossary/') return () => <Glossary language={language} />;
  const slug = /^\/lessons\/([\w-]+)\/$/.exec(path)?.[1];
  const lesson = lessons.find((one) => one.slug === slug);
  return lesson ? () => <LessonPage lesson={lesson} language={language} /> : null;
}

/** For the faults of a text and its outline: tests/web/lessons.test.tsx reads them. */
export function contextOf(lesson: Pick<Lesson, 'programs' | 'exercises'>): LessonContext {
  const { programs, exercises } = lesson;
  return { programs, exercises, program: Object.keys(programs)[0] ?? '', faults: [], outline: [] };
}

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
      <Written text={text.default} context={context} />
      <Checked context={context} where={`${lesson.slug}, ${written}`} />
      <LessonWays lesson={lesson} language={language} />
    </Page>
  );
}

function Glossary({ language }: { language: Language }) {
  const { text, language: written } = glossaryIn(language);
  const context = contextOf({ programs: { none: 'import torch' }, exercises: {} });
  return (
    <Page class="glossary" written={written}>
      <p class="crumb">
        <a href={href(addressIn(language, '/lessons/'))} lang={language}>
          {pageWords.lessons.title}
        </a>
      </p>
      <h1>{text.title}</h1>
      <p>{text.summary}</p>
      <Written text={text.default} context={context} />
      <Checked context={context} where={`glossary, ${written}`} />
    </Page>
  );
}

interface PageProps {
  class?: string;
  /** The language of the text. */
  written: Language;
  lesson?: string;
  children: ComponentChildren;
}

function Page({ class: name, written, lesson, children }: PageProps) {
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
