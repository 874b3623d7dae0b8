/** Every lesson in every language that it has: what it says is so, and the languages tell the same. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { course } from '../../web/lessons/course';
import { lessonComponents as parts } from '../../web/src/lesson/text';
import { glossaryIn, type Lesson, lessons, strays } from '../../web/src/lesson-list';
import { completeLanguages, languageNames } from '../../web/src/locales/languages';
import { differences, leftovers } from './lesson-languages';
import { bareOf, glossaryOf, type Read, read } from './lesson-reading';
import { loadCore } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const told = lessons.flatMap((lesson) =>
  languageNames
    .filter((language) => lesson.texts[language])
    .map((language) => ({ name: `${lesson.slug} in ${language}`, lesson, language })),
);

/** What text is left where facts, programs and pictures are taken out. */
function prose(html: string): string {
  return html
    .replace(/<(\w+)[^>]* data-fact[^>]*>[\s\S]*?<\/\1>/g, '⁂')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** A tuple of numbers that is no call's arguments. */
const tuple = /(?<![\w\])])\((?:-?\d+, ?)+(?:-?\d+)?\)/g;

test('every folder is a place in the course, and every place has what it needs before it', () => {
  expect(strays).toEqual([]);
  const slugs = course.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(21);
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

test('all lessons stand in every complete language, and so does the glossary', () => {
  expect(lessons.map(({ slug }) => slug)).toEqual(course.map(({ slug }) => slug));
  for (const { slug, texts } of lessons)
    expect(Object.keys(texts), slug).toEqual(expect.arrayContaining(completeLanguages));
  for (const language of completeLanguages) expect(glossaryIn(language).language).toBe(language);
});

describe.each(told)('$name', ({ lesson, language }) => {
  const reading = () => bareOf(core, lesson, language);

  test('every fact, step, picture, question and exercise is right', async () => {
    const bare = await reading();
    // The stage is the same in every language.
    expect(language === 'en' ? read(core, lesson.texts.en, lesson).faults : bare.faults).toEqual(
      [],
    );
  });

  test.runIf(language === 'en')(
    'its first story waits where the question above asks about it',
    async () => {
      const { html, outline } = await reading();
      const [first] = outline.filter((one) => one.startsWith('story '));
      const program = first?.split(' ')[1] || Object.keys(lesson.programs)[0];
      const asks = outline
        .slice(0, outline.indexOf(first ?? ''))
        .some((one) => one.startsWith(`question ${program}:`));
      expect(html.match(/data-waits/g)?.length ?? 0).toBe(asks ? 1 : 0);
      if (asks) expect(html).not.toMatch(/data-rest="([\d ]+)" data-waits="\1"/);
    },
  );

  test.runIf(language !== 'en')('tells the same as in English', async () => {
    expect(differences(await reading(), await bareOf(core, lesson, 'en'))).toEqual([]);
  });

  test.runIf(language === 'en')('opens with a picture, which lacks the result', () => {
    const { html } = read(core, lesson.texts.en, lesson);
    const pictures = html.match(/question-picture.*?<\/svg>/gs) ?? [];
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatch(/●/);
    expect(pictures[0]).not.toMatch(/■/);
  });

  test('states no shape and no error that is not compared with the core', async () => {
    const text = prose((await reading()).html);
    expect(text.match(tuple) ?? []).toEqual([]);
    const errors = Object.values(lesson.programs).flatMap((program) =>
      core.run(program).statements.flatMap(({ error }) => (error ? [error.message] : [])),
    );
    for (const error of errors) expect(text).not.toContain(error.slice(0, 30));
  });

  test('begins with a question, has an exercise, the wrong sentence, and numbers of the reader', async () => {
    const { outline } = await reading();
    const has = (part: string) => outline.findIndex((one) => one.startsWith(part));
    for (const part of ['own', 'exercise', 'wrong']) expect(has(part)).toBeGreaterThan(0);
    expect(has('question')).toBeLessThan(has('step'));
  });

  test.runIf(language !== 'en')('says nothing in English but code and quotations', async () => {
    expect(leftovers(await reading(), await bareOf(core, lesson, 'en'))).toEqual([]);
  });

  test('its words are in the glossary, each explained once', async () => {
    const { outline } = await reading();
    const entries = (await glossaryOf(core, 'en')).outline;
    expect(new Set(entries).size).toBe(entries.length);
    for (const term of outline.filter((one) => one.startsWith('term ')))
      expect(entries).toContain(term.replace('term', 'entry'));
  });

  test('has a title and a summary', () => {
    const text = lesson.texts[language];
    expect(text?.title.length).toBeGreaterThan(2);
    expect(text?.summary.length).toBeGreaterThan(20);
  });
});

describe('a translation that tells something else is found:', () => {
  const readings = async () => {
    const lesson = lessons.find(({ slug }) => slug === 'why-a-view-fails') as Lesson;
    return [await bareOf(core, lesson, 'ru'), await bareOf(core, lesson, 'en')] as const;
  };
  const outlined = (change: (outline: string[]) => string[]) => (own: Read) => ({
    ...own,
    outline: change([...own.outline]),
  });
  const without = (part: string) =>
    outlined((all) => all.filter((_, at) => at !== all.findIndex((one) => one.startsWith(part))));
  const replaced = (part: string, change: (one: string) => string) =>
    outlined((all) => {
      const at = all.findIndex((one) => one.startsWith(part));
      return all.map((one, order) => (order === at ? change(one) : one));
    });
  test.each<[string, (own: Read) => Read]>([
    ['a step is lost', without('step ')],
    ['a fact is lost', without('fact ')],
    ['a word is not linked', without('term ')],
    ['stories change places', outlined((all) => all.toReversed())],
    ['a step shows something else', replaced('step ', (one) => `${one} dim=1`)],
    ['a program differs', replaced('story ', (one) => one.replace('story t', 'story own'))],
    ['another answer is right', replaced('question ', (one) => one.replace('3 of', '2 of'))],
    ['an option is lost', replaced('question ', (one) => one.replace('of 4', 'of 3'))],
    ['a fact is another', replaced('fact ', (one) => `${one}0`)],
    ['a hint is lost', replaced('exercise ', (one) => one.replace('1 hints', '0 hints'))],
    ['a paragraph is lost', (own) => ({ ...own, html: own.html.replace(/<p>[\s\S]*?<\/p>/, '') })],
    ['a heading is lost', (own) => ({ ...own, html: own.html.replace(/<h2>[\s\S]*?<\/h2>/, '') })],
  ])('%s', async (_, change) => {
    const [own, english] = await readings();
    expect(differences(own, english)).toEqual([]);
    expect(differences(change(own), english)).not.toEqual([]);
  });

  const first = (html: string, tag: RegExp) => tag.exec(html)?.[0] ?? '';
  test.each<[string, (own: Read, english: Read) => Read]>([
    ['the title', (own, { title }) => ({ ...own, title })],
    ['the summary', (own, { summary }) => ({ ...own, summary })],
    ...(
      [
        ['a paragraph', /<p>(?:(?!<\/p>)[\s\S])*?of a table(?:(?!<\/p>)[\s\S])*<\/p>/],
        ['a heading', /<h2>[\s\S]*?<\/h2>/],
        ['an option', /<label class="option"[\s\S]*?<\/label>/],
        ['a hint', /<details class="hint">[\s\S]*?<\/details>/],
      ] as const
    ).map(
      ([what, tag]) =>
        [
          what,
          (own: Read, english: Read) => ({
            ...own,
            html: own.html.replace(
              first(own.html, what === 'a paragraph' ? /<p>[\s\S]*?<\/p>/ : tag),
              first(english.html, tag),
            ),
          }),
        ] as [string, (own: Read, english: Read) => Read],
    ),
    ['words', (own) => ({ ...own, html: `${own.html}<p>Это shape, а не stride.</p>` })],
  ])('%s in English', async (_, change) => {
    const [own, english] = await readings();
    expect(leftovers(own, english)).toEqual([]);
    expect(leftovers(change(own, english), english)).not.toEqual([]);
  });
});

test.each(completeLanguages.filter((name) => name !== 'en'))(
  'the glossary in %s has the same entries, and nothing in English',
  async (language) => {
    const [own, english] = [await glossaryOf(core, language), await glossaryOf(core, 'en')];
    expect(own.outline.toSorted()).toEqual(english.outline.toSorted());
    const names = [...english.html.matchAll(/<dt>(.*?)<\/dt>/g)].flatMap(([, name = '']) => [
      name,
      ...name.split(', '),
    ]);
    const also = ['broadcasting', 'column-major', 'row-major', 'matmul', 'padding', 'rank'];
    expect(leftovers(own, english, new Set([...names, ...also]))).toEqual([]);
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
  const { faults } = read(core, { default: text, title: '', summary: '' } as never, {
    programs: lesson.programs,
    exercises: exercises as typeof lesson.exercises,
  });
  expect(faults.join('\n')).toMatch(/a\.shape is \(2, 4\), not \(4, 2\)/);
  expect(faults.join('\n')).toMatch(/no step of the program shows COMPARE_REFUSED dim=7/);
  expect(faults.join('\n')).toMatch(/lacks values,shares/);
  expect(faults.join('\n')).toMatch(/its solution does not pass/);
});
