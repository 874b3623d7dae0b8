/** At the end of a lesson: the one before and the one after, what it builds on, and what builds on it. */
import { mapWords } from '../lesson/map-words';
import { lessonWords as words } from '../lesson/words';
import { type Lesson, lessons, textIn } from '../lesson-list';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { pageWords } from './page-words';

interface Props {
  lesson: Lesson;
  language: Language;
}

export function LessonWays({ lesson, language }: Props) {
  const at = lessons.indexOf(lesson);
  const builds = lessons.filter(({ needs }) => needs.includes(lesson.slug));
  return (
    <nav class="lesson-ways" lang={language} aria-label={pageWords.lessons.title}>
      <p>
        <a href={href(addressIn(language, `/practice/?about=${lesson.slug}`))}>
          {pageWords.practice.title}
        </a>
      </p>
      <Way name={words.needs} to={lesson.needs} language={language} />
      <Way name={words.leads} to={builds.map(({ slug }) => slug)} language={language} />
      <div class="lesson-neighbours">
        <Neighbour rel="prev" lesson={lessons[at - 1]} language={language} />
        <Neighbour rel="next" lesson={lessons[at + 1]} language={language} />
      </div>
    </nav>
  );
}

/** Other lessons; those that are not there yet are left out. */
function Way({ name, to, language }: { name: string; to: readonly string[]; language: Language }) {
  const known = lessons.filter(({ slug }) => to.includes(slug));
  if (known.length === 0) return null;
  return (
    <p>
      {name}:{' '}
      {known.map((lesson, order) => (
        <>
          {order > 0 && ' · '}
          <To lesson={lesson} language={language} />
        </>
      ))}
    </p>
  );
}

function To({ lesson, language }: Props) {
  const { text, language: written } = textIn(lesson, language);
  return (
    <a href={href(addressIn(language, `/lessons/${lesson.slug}/`))} lang={written}>
      {text.title}
    </a>
  );
}

interface NeighbourProps {
  rel: 'prev' | 'next';
  lesson: Lesson | undefined;
  language: Language;
}

function Neighbour({ rel, lesson, language }: NeighbourProps) {
  if (!lesson) return null;
  const { text, language: written } = textIn(lesson, language);
  return (
    <a
      rel={rel}
      class="lesson-neighbour"
      href={href(addressIn(language, `/lessons/${lesson.slug}/`))}
    >
      <small>{rel === 'prev' ? `← ${mapWords.previous}` : `${mapWords.next} →`}</small>
      <strong lang={written}>{text.title}</strong>
    </a>
  );
}
