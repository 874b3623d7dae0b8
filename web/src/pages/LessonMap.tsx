/** The map of the course: a list in the order of the course, and on a wide screen what builds on what. */
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { course } from '../../lessons/course';
import {
  branches,
  rows,
  type Spot,
  sections,
  spotOf,
  type Way,
  WIDTH,
  waysFrom,
} from '../../lessons/map';
import { pictures } from '../../lessons/pictures';
import { mapWords as words } from '../lesson/map-words';
import { Thumb, thumbnailOf } from '../lesson/text/Thumb';
import { lessonWords } from '../lesson/words';
import { type Lesson, lessons, textIn } from '../lesson-list';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { labelled, listed } from '../locales/signs';
import { PrerenderCore } from '../player/core-context';
import { MapHead } from './MapHead';
import { pageWords } from './page-words';

export const numberOf = (slug: string) => 1 + course.findIndex((one) => one.slug === slug);

export function LessonMap({ language }: { language: Language }) {
  return (
    <main
      lang={language}
      class="page-text lesson-map"
      data-prerendered
      data-map={href(addressIn(language, '/lessons/search.json'))}
    >
      <link rel="stylesheet" href={href('/map.css')} />
      <style dangerouslySetInnerHTML={{ __html: places() }} />
      <MapHead language={language} />
      {sections.map(({ name, from }, order) => (
        <section key={name} class="map-section" data-section={name}>
          <h2>{words[name]}</h2>
          <ol class="lesson-list" start={numberOf(from)}>
            {lessonsFrom(from, sections[order + 1]?.from).map((lesson) => (
              <Card key={lesson.slug} lesson={lesson} language={language} />
            ))}
          </ol>
        </section>
      ))}
      {rows.slice(0, -1).map((_, row) => (
        <Ways key={row} row={row} />
      ))}
      <p class="map-foot">
        <a href={href(addressIn(language, '/practice/'))}>{pageWords.practice.title}</a>
        {' · '}
        <a href={href(addressIn(language, '/glossary/'))}>{lessonWords.glossary}</a>
      </p>
    </main>
  );
}

function lessonsFrom(first: string, next: string | undefined): Lesson[] {
  const [begin, end] = [numberOf(first), next ? numberOf(next) : course.length + 1];
  return lessons.filter(({ slug }) => numberOf(slug) >= begin && numberOf(slug) < end);
}

function Card({ lesson, language }: { lesson: Lesson; language: Language }) {
  const { text, language: written } = textIn(lesson, language);
  const { slug, needs } = lesson;
  return (
    <li class="map-card" data-lesson={slug} lang={written}>
      <a class="card-link" href={href(addressIn(language, `/lessons/${slug}/`))}>
        <Picture slug={slug} />
        <span class="card-title">
          <span class="card-number">{numberOf(slug)}</span>{' '}
          <strong class="card-name">{text.title}</strong>
        </span>
      </a>
      <p class="card-summary">{text.summary}</p>
      {needs.length > 0 && (
        <p class="card-needs" lang={language}>
          {labelled(lessonWords.needs, listed(needs.map(numberOf)))}
        </p>
      )}
    </li>
  );
}

function Picture({ slug }: { slug: string }): ComponentChildren {
  const core = useContext(PrerenderCore);
  const picture = pictures[slug];
  if (!core || !picture) throw new Error(`no picture of ${slug}`);
  const thumbnail = thumbnailOf(core, picture);
  if (!thumbnail) throw new Error(`the picture of ${slug} does not show ${picture.at}`);
  return (
    <span class="card-picture">
      <Thumb {...thumbnail} />
    </span>
  );
}

/** Rows of the grid: the head beside the first lessons, lines, branches, and then lessons and lines in turns. */
const lineOf = (row: number) => (row === 0 ? 1 : 2 * row + 3);

/** Places of lessons and lines as CSS rules, because the page's policy forbids styles in attributes. */
function places(): string {
  const cards = lessons.map(({ slug }) => {
    const { row, middle } = spotOf(slug);
    return `[data-lesson=${slug}]{--row:${lineOf(row)};--column:${middle}}`;
  });
  const lines = [2, 4, ...rows.slice(1, -1).map((_, row) => lineOf(row + 1) + 1)];
  return [...cards, ...lines.map((line) => `[data-line="${line}"]{--row:${line}}`)].join('');
}

/** Lines from a row of lessons to the next; from the first row they pass the names of the branches. */
function Ways({ row }: { row: number }) {
  if (row > 0)
    return <Lines line={lineOf(row) + 1} between={waysFrom(row).filter(isKnown).map(endsOf)} />;
  const root = spotOf(course[0]?.slug ?? '').middle;
  const [trunks, twigs] = [Object.values(branches), waysFrom(0).filter(isKnown).map(endsOf)];
  const branchOf = (to: number) =>
    trunks.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0] ?? to;
  return (
    <>
      <Lines line={2} between={trunks.map((to) => ({ from: root, to, name: '' }))} />
      <Lines line={4} between={twigs.map((one) => ({ ...one, from: branchOf(one.to) }))} />
    </>
  );
}

interface LineEnds {
  name: string;
  from: number;
  to: number;
}

/** Lessons that are not written yet are left out. */
const isKnown = ({ from, to }: Way) =>
  [from, to].every((end) => lessons.some(({ slug }) => slug === end));

function endsOf({ from, to }: Way): LineEnds {
  return { name: `${from} ${to}`, from: spotOf(from).middle, to: spotOf(to).middle };
}

function Lines({ line, between }: { line: Spot['row']; between: LineEnds[] }) {
  return (
    <svg
      class="map-ways"
      aria-hidden="true"
      data-line={line}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
    >
      {between.map(({ name, from, to }) => (
        <path key={`${from} ${to}`} data-way={name} d={`M${from} 0C${from} 6 ${to} 4 ${to} 10`} />
      ))}
    </svg>
  );
}
