/** Pictures of pages for where their links are sent on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { course } from '../../web/lessons/course';
import { LICENCE } from '../../web/src/film/picture-file';
import { createRaster, type Raster } from '../../web/src/film/raster';
import { lessons } from '../../web/src/lesson-list';
import { type Language, languageNames } from '../../web/src/locales/languages';
import { speak } from '../../web/src/locales/translation';
import { CARD } from '../../web/src/preview/card';
import { type Card, cardsIn } from '../../web/src/preview/cards';
import { previewsOf } from '../../web/src/preview/files';

let core: Core;
const cards: Card[] = [];

beforeAll(async () => {
  core = await Core.fromBytes(
    readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
  );
  for (const language of languageNames) {
    await speak(language);
    cards.push(...cardsIn(core, language));
  }
  await speak('en');
});

const textsIn = (svg: string) =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, given = '', text = '']) => ({
    size: Number(/font-size="([\d.]+)"/.exec(given)?.[1]),
    x: Number(/ x="([\d.]+)"/.exec(given)?.[1]),
    y: Number(/ y="([\d.]+)"/.exec(given)?.[1]),
    text,
  }));

test('the start page, the playground and every lesson in every language have one of their own', () => {
  const pages = cards.map(({ page }) => page);
  expect(pages).toHaveLength((2 + course.length) * languageNames.length);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/playground/', '/ko/', '/ko/lessons/in-place/']),
  );
  const english = cards.filter(({ language }) => language === 'en');
  expect(new Set(english.map(({ svg }) => svg)).size).toBe(english.length);
});

test('each says its title, its statement and whose it is, large and apart', () => {
  for (const { title, svg, sentence, page } of cards) {
    const words = textsIn(svg).filter(({ size, x }) => x >= 72 && x <= 132 && size >= 22);
    const said = words.map(({ text }) => text).join(' ');
    expect(said.replaceAll(' ', ''), page).toContain(title.replaceAll(' ', ''));
    expect(words.at(-1)?.text).toBe('Stridewise');
    for (const [at, { y, size }] of words.entries())
      if (at > 0)
        expect(y - size, `${page} ${said}`).toBeGreaterThan((words[at - 1]?.y ?? 0) - size * 0.2);
    expect(svg).toContain('<desc>');
    expect(sentence).not.toBe('');
  }
});

test('files say what they are and under which licence', () => {
  for (const { title, svg } of cards) {
    expect(svg).toContain(`<metadata>${LICENCE}</metadata>`);
    expect(svg).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`);
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${CARD.width}" height="${CARD.height}"`));
    expect(svg).not.toMatch(/var\(|light-dark|color-mix/);
    expect(svg).toContain('font-weight="600"');
  }
});

test('each shows the program of its lesson’s picture, at the step that tells most', () => {
  const refused = cards.find(({ page }) => page === '/lessons/why-a-view-fails/');
  expect(refused?.sentence).toContain('0, 4, 1, 5');
  expect(refused?.svg).toContain('st-hatch');
  expect(lessons.every(({ slug }) => cards.some(({ page }) => page === `/lessons/${slug}/`))).toBe(
    true,
  );
});

describe('as files', () => {
  const fake: Raster = {
    png: (svg) => new TextEncoder().encode(svg),
    pixels: () => expect.fail('not asked for'),
  };
  const speaks =
    (...known: Language[]) =>
    async (language: Language) =>
      known.includes(language) ? fake : `no installed font has the letters of ${language}`;

  test('a language without letters has the English ones, told in its own words', async () => {
    const { files, pages, notes } = await previewsOf(core, speaks('en', 'ru'));
    expect(Object.keys(files)).toHaveLength(2 * (2 + course.length));
    expect(notes).toHaveLength(languageNames.length - 2);
    const [ru, ko] = ['/ru/lessons/in-place/', '/ko/lessons/in-place/'].map((page) => pages[page]);
    expect(ru?.path).toBe('/ru/lessons/in-place/preview.png');
    expect(ko?.path).toBe('/lessons/in-place/preview.png');
    expect(ko?.alt).toMatch(/[가-힣]/);
    for (const { path } of Object.values(pages)) expect(files[path]).toBeDefined();
  });

  test('where nothing can be drawn no page names one', async () => {
    const { files, pages, notes } = await previewsOf(core, speaks());
    expect([Object.keys(files), Object.keys(pages)]).toEqual([[], []]);
    expect(notes).toHaveLength(languageNames.length);
  });

  test('as pixels, where this machine has a font', async (context) => {
    const raster = await createRaster({ language: 'en', zoom: 1 });
    if (typeof raster === 'string') return context.skip(raster);
    const { width, height, data } = raster.pixels(cards[0]?.svg ?? '');
    expect({ width, height }).toEqual(CARD);
    expect(new Set(new Uint32Array(new Uint8Array(data).buffer)).size).toBeGreaterThan(50);
  });
});
