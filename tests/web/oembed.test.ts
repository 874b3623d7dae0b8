/** What a lesson or an example answers where its link is pasted: oEmbed 1.0, section 2.3.4. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { oembedOf } from '../../scripts/lib/oembed.mjs';
import { headOf, placeOf } from '../../scripts/lib/page-head.mjs';
import { course } from '../../web/lessons/course';
import { snippet } from '../../web/src/author/snippets';
import { Core } from '../../web/src/core';
import { lastTold } from '../../web/src/embed/Widget';
import { languageNames } from '../../web/src/locales/languages';
import { speak, spoken } from '../../web/src/locales/translation';
import { type PageInfo, pagesIn } from '../../web/src/page-list';
import { examples } from '../../web/src/playground/examples';
import { parseLink } from '../../web/src/state/url';

const wasm = readFileSync(resolve(import.meta.dirname, '../../build/wasm/core.wasm'));
const somewhere = placeOf({ STRIDEWISE_SITE: 'https://example.org', STRIDEWISE_BASE: '/sw/' });
let pages: (PageInfo & { program: string | undefined })[] = [];

beforeAll(async () => {
  const core = await Core.fromBytes(wasm);
  const told = (code: string) => lastTold(core, code) !== undefined;
  for (const language of languageNames) {
    await speak(language);
    const own = pagesIn(language, spoken.value.translation);
    pages = [...pages, ...own.map((page) => ({ ...page, program: page.programs?.find(told) }))];
  }
});

const withStory = () => pages.filter(({ programs }) => programs !== undefined);

test('every lesson in every language and every example has a program with a story', () => {
  expect(withStory()).toHaveLength((course.length + examples.length) * languageNames.length);
  for (const { path, program } of withStory()) expect(program, path).toBeTypeOf('string');
});

test('the answer has all fields that the type rich must have, and shows the story', () => {
  for (const page of withStory()) {
    const answer = JSON.parse(oembedOf(page, somewhere, snippet) ?? 'null');
    expect(answer).toMatchObject({ version: '1.0', type: 'rich' });
    for (const size of ['width', 'height']) expect(answer[size]).toBeGreaterThan(0);
    const [, src = ''] = /^<iframe src="([^"]+)"/.exec(answer.html) ?? [];
    const url = new URL(src.replaceAll('&amp;', '&'));
    expect(url.origin + url.pathname).toBe('https://example.org/sw/embed/');
    const { state, notes } = parseLink(url.search);
    expect(notes).toEqual([]);
    expect(state.code).toBe(page.program);
    expect(state.lang ?? 'en').toBe(page.language);
  }
});

describe('the head of such a page', () => {
  const link = (page: object, place = somewhere) =>
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(
      headOf(page as PageInfo, place).join('\n'),
    )?.[1];

  test('leads to it, by a whole address', () => {
    const lesson = pages.find(({ path }) => path === '/ko/lessons/align-right/') ?? {};
    expect(link(lesson)).toBe('https://example.org/sw/ko/lessons/align-right/oembed.json');
    expect(link(pages.find(({ path }) => path === '/about/') ?? {})).toBeUndefined();
  });

  test('says nothing where it is not known where the site will stand', () => {
    const lesson = pages.find(({ path }) => path === '/lessons/align-right/');
    expect(lesson && link(lesson, placeOf({}))).toBeUndefined();
    expect(lesson && oembedOf(lesson, placeOf({}), snippet)).toBeNull();
  });
});
