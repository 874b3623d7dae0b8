/** Every lesson in every language that it has: what it says is so, and the languages tell the same. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { course } from '../../web/lessons/course';
import { lessonComponents as parts } from '../../web/src/lesson/text';
import { glossaryIn, type LessonText, lessons, strays } from '../../web/src/lesson-list';
import { type Language, languageNames } from '../../web/src/locales/languages';
import { speak } from '../../web/src/locales/translation';
import { contextOf, Written } from '../../web/src/pages/LessonText';
import { PrerenderCore } from '../../web/src/widgets/core-context';
import { loadCore } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

interface Read {
  html: string;
  faults: string[];
  outline: string[];
}

function read(text: LessonText, lesson: Parameters<typeof contextOf>[0], bare = false): Read {
  const context = { ...contextOf(lesson), bare };
  const html = render(
    <PrerenderCore.Provider value={core}>
      <Written text={text.default} context={context} />
    </PrerenderCore.Provider>,
  );
  return { html, faults: context.faults, outline: context.outline };
}

const words = { programs: { none: 'import torch' }, exercises: {} };
const told = lessons.flatMap((lesson) =>
  Object.entries(lesson.texts).map(([language, text]) => ({
    name: `${lesson.slug} in ${language}`,
    lesson,
    language: language as Language,
    text: text as LessonText,
  })),
);

/** What text is left where facts, programs and pictures are taken out. */
function prose(html: string): string {
  return html
    .replace(/<(\w+)[^>]* data-fact[^>]*>[\s\S]*?<\/\1>/g, '⁂')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** Words that no other language of the site has, but in code and quotations. */
const ENGLISH =
  /\b(?:the|and|are|that|which|with|you|your|it|this|from|not|but|what|why|how|because|where|have)\b/gi;

/** What stands in code or is quoted stays as it is. */
const unquoted = (html: string) =>
  prose(html.replace(/<(code|pre|blockquote|textarea)\b[\s\S]*?<\/\1>/g, '⁂'));

/** A shape in letters, B, T, H × D, is no sentence. */
const sentencesOf = (text: string) =>
  text
    .split(/[.?!:;\n⁂]/)
    .map((one) => one.trim())
    .filter((one) => one.split(/\s+/).length > 4 && /[a-z]{2}/i.test(one));

/** What of a text is still English. */
function leftovers(own: LessonText, english: LessonText, lesson: Parameters<typeof contextOf>[0]) {
  const [said, meant] = [own, english].map((text) =>
    [text.title, text.summary, unquoted(read(text, lesson, true).html)].join('\n'),
  ) as [string, string];
  return [
    ...(said.match(ENGLISH) ?? []),
    ...sentencesOf(meant).filter((one) => said.includes(one)),
  ];
}

/** A tuple of numbers that is no call's arguments. */
const tuple = /(?<![\w\])])\((?:-?\d+, ?)+(?:-?\d+)?\)/g;

test('every folder is a place in the course, and every place has what it needs before it', () => {
  expect(strays).toEqual([]);
  const slugs = course.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(20);
  for (const { slug, needs } of course)
    for (const need of needs) expect(slugs.indexOf(need)).toBeLessThan(slugs.indexOf(slug));
});

test('every text has the name of a language, and the glossary too', () => {
  for (const folder of ['lessons', 'glossary']) {
    const files = readdirSync(join(import.meta.dirname, '../../web', folder), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.mdx'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const name = file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length);
      expect(languageNames, file).toContain(name);
    }
  }
});

describe.each(told)('$name', ({ lesson, language, text }) => {
  test('every fact, step, picture, question and exercise is right', async () => {
    await speak(language);
    expect(read(text, lesson).faults).toEqual([]);
  });

  test('tells the same as in English, in the same order at the same steps', async () => {
    await speak(language);
    const parts = /^(step|question|own|exercise|raises|prints) /;
    const [own, english] = [read(text, lesson, true), read(lesson.texts.en, lesson, true)].map(
      ({ outline }) => outline,
    );
    expect(own?.filter((one) => parts.test(one))).toEqual(
      english?.filter((one) => parts.test(one)),
    );
    expect(own?.toSorted()).toEqual(english?.toSorted());
  });

  test('states no shape and no error that is not compared with the core', async () => {
    await speak(language);
    const text_ = prose(read(text, lesson, true).html);
    expect(text_.match(tuple) ?? []).toEqual([]);
    const errors = Object.values(lesson.programs).flatMap((program) =>
      core.run(program).statements.flatMap(({ error }) => (error ? [error.message] : [])),
    );
    for (const error of errors) expect(text_).not.toContain(error.slice(0, 30));
  });

  test('begins with a question, has an exercise, the wrong sentence, and numbers of the reader', () => {
    const { outline } = read(text, lesson, true);
    const has = (part: string) => outline.findIndex((one) => one.startsWith(part));
    for (const part of ['own', 'exercise', 'wrong']) expect(has(part)).toBeGreaterThan(0);
    expect(has('question')).toBeLessThan(has('step'));
  });

  test.runIf(language !== 'en')('says nothing in English but code and quotations', async () => {
    await speak(language);
    expect(leftovers(text, lesson.texts.en, lesson)).toEqual([]);
  });

  test('its words are in the glossary, each explained once', () => {
    const { outline } = read(text, lesson, true);
    const entries = read(glossaryIn(language).text, words).outline;
    expect(new Set(entries).size).toBe(entries.length);
    for (const term of outline.filter((one) => one.startsWith('term ')))
      expect(entries).toContain(term.replace('term', 'entry'));
  });

  test('has a title and a summary of its own', () => {
    expect(text.title.length).toBeGreaterThan(2);
    expect(text.summary.length).toBeGreaterThan(20);
    if (language !== 'en') expect(text.summary).not.toBe(lesson.texts.en.summary);
  });
});

test('a leftover in English is found', () => {
  const lesson = lessons[0];
  if (!lesson) throw new Error('no lesson');
  const { en } = lesson.texts;
  expect(leftovers(en, en, lesson).length).toBeGreaterThan(20);
  const own = { default: () => 'Это shape и stride.', title: 'Шаг', summary: 'Шаг' };
  expect(leftovers(own as never, en, lesson)).toEqual([]);
  const left = { default: () => 'Это shape, and not stride.', title: 'Шаг', summary: en.summary };
  expect(leftovers(left as never, en, lesson)).toContain('and');
});

test.each(languageNames.filter((name) => name !== 'en'))(
  'the glossary in %s has the same entries, and nothing in English',
  (language) => {
    const { text, language: written } = glossaryIn(language);
    if (written === 'en') return;
    const { text: english } = glossaryIn('en');
    expect(read(text, words).outline.toSorted()).toEqual(read(english, words).outline.toSorted());
    expect(leftovers(text, english, words)).toEqual([]);
  },
);

test('a wrong fact, a step that is not there and a solution that fails are told', () => {
  const lesson = lessons[0];
  if (!lesson) throw new Error('no lesson');
  const { F, Step, Story, Exercise, Solution } = parts;
  const text = () => (
    <>
      <F of="a.shape">(4, 2)</F>
      <Story program="a">
        <Step at="COMPARE_REFUSED dim=7">none</Step>
      </Story>
      <Exercise name="column">
        <Solution />
      </Exercise>
    </>
  );
  const exercises = { column: { ...lesson.exercises.column, solution: 'c = a' } };
  const { faults } = read({ default: text, title: '', summary: '' } as never, {
    programs: lesson.programs,
    exercises: exercises as typeof lesson.exercises,
  });
  expect(faults.join('\n')).toMatch(/a\.shape is \(2, 4\), not \(4, 2\)/);
  expect(faults.join('\n')).toMatch(/no step of the program shows COMPARE_REFUSED dim=7/);
  expect(faults.join('\n')).toMatch(/lacks values,shares/);
  expect(faults.join('\n')).toMatch(/its solution does not pass/);
});
