/** What pages say of themselves to search engines: headOf, and the sitemap. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { llmsOf, llmsPath } from '../../scripts/lib/llms.mjs';
import { headOf, placeOf, robotsOf, sitemapOf } from '../../scripts/lib/page-head.mjs';
import { families } from '../../web/errors/families';
import { course } from '../../web/lessons/course';
import { languageNames, languages } from '../../web/src/locales/languages';
import { addressIn, routeOf } from '../../web/src/locales/route';
import { speak, spoken } from '../../web/src/locales/translation';
import { type PageInfo, pagesIn } from '../../web/src/page-list';

const pages: PageInfo[] = [];
for (const language of languageNames) {
  await speak(language);
  pages.push(...pagesIn(language, spoken.value.translation));
}
const somewhere = placeOf({ STRIDEWISE_SITE: 'https://example.org/', STRIDEWISE_BASE: '/sw/' });

test('every lesson has a page in every language, at an address of its own', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { slug } of course)
    for (const language of languageNames)
      expect(paths).toContain(`${language === 'en' ? '' : `/${language}`}/lessons/${slug}/`);
});

test('every address that is kept for ever has a page in every language', () => {
  const text = readFileSync(join(import.meta.dirname, '../contract/pages.txt'), 'utf8');
  const kept = text.split('\n').filter((line) => line.startsWith('/'));
  const written = pages.filter(({ language, route }) => language === 'en' && route !== undefined);
  const errors = /^\/error\/./;
  expect(kept.toSorted()).toEqual(
    written
      .map(({ path }) => path)
      .filter((path) => !errors.test(path))
      .toSorted(),
  );
  for (const path of kept)
    for (const language of languageNames) {
      const address = addressIn(language, path);
      expect(pages.find((page) => page.path === address)).toMatchObject({ language });
      expect(routeOf(address)).toMatchObject({ language, path });
    }
});

test('titles name the library that people search for, in every language', () => {
  for (const { route = '?', title } of pages)
    if (/^(|playground\/|error\/|examples\/.*|runs\/)$/.test(route))
      expect(title).toMatch(/PyTorch|NumPy/);
});

test('no page of a complete language stands there in English for want of a translation', () => {
  const own = pages.filter(({ language }) => languages[language].complete);
  expect(own.filter(({ untranslated }) => untranslated).map(({ path }) => path)).toEqual([]);
});

test('titles and descriptions differ from page to page of a language', () => {
  for (const language of languageNames) {
    const own = pages.filter((page) => page.language === language && !page.untranslated);
    for (const key of ['title', 'description'] as const) {
      const all = own.map((page) => page[key]);
      expect(all.filter((text, order) => all.indexOf(text) !== order)).toEqual([]);
    }
  }
});

describe('the head of a page', () => {
  const page = pages.find(({ path }) => path === '/ru/lessons/align-right/') as PageInfo;

  test('names it in every language, by whole addresses where they are known', () => {
    const head = headOf({ ...page, untranslated: false }, somewhere).join('\n');
    expect(head).toContain('rel="canonical" href="https://example.org/sw/ru/lessons/align-right/"');
    for (const language of languageNames)
      expect(head).toContain(
        `hreflang="${language}" href="https://example.org/sw/${language === 'en' ? '' : `${language}/`}lessons/align-right/"`,
      );
    expect(head).toContain(
      'hreflang="x-default" href="https://example.org/sw/lessons/align-right/"',
    );
    expect(headOf(page, placeOf({})).join('\n')).toContain('hreflang="ko" href="/ko/lessons/');
  });

  test('sends who finds an untranslated one to the English one', () => {
    const head = headOf({ ...page, untranslated: true }, somewhere).join('\n');
    expect(head).toContain('rel="canonical" href="https://example.org/sw/lessons/align-right/"');
  });

  test('says that the page of an error is an article', () => {
    const error = pages.find(({ path }) => path === '/ko/error/mat1-and-mat2/') as PageInfo;
    const [, data = '{}'] =
      /ld\+json">(.*?)<\/script>/.exec(headOf(error, somewhere).join('')) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'TechArticle',
      headline: expect.stringContaining('mat1 and mat2 shapes cannot be multiplied'),
      inLanguage: 'ko',
      url: 'https://example.org/sw/ko/error/mat1-and-mat2/',
    });
  });

  test('says what a lesson is, whatever its title', () => {
    const title = 'a < b & "c" · Stridewise';
    const [, data = '{}'] =
      /ld\+json">(.*?)<\/script>/.exec(headOf({ ...page, title }, somewhere).join('')) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'LearningResource',
      name: 'a < b & "c"',
      inLanguage: 'ru',
    });
  });
});

describe('llms.txt', () => {
  test('links to the text of every lesson and message, in the words of its language', () => {
    for (const language of languageNames) {
      const text = llmsOf(pages, somewhere, language);
      const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link]) => link);
      const lessons = pages.filter(
        (one) => one.language === language && !one.untranslated && /lessons\/./.test(one.path),
      );
      for (const { path } of lessons.filter(({ written }) => written))
        expect(links).toContain(`https://example.org/sw${path}index.md`);
      for (const { slug } of families)
        expect(links).toContain(
          `https://example.org/sw${addressIn(language, `/error/${slug}/`)}index.md`,
        );
      for (const tag of languageNames)
        if (tag !== language) expect(links).toContain(`https://example.org/sw${llmsPath(tag)}`);
    }
    const inRussian = llmsOf(pages, somewhere, 'ru');
    expect(inRussian).toMatch(/Отличие view и reshape/);
    expect(inRussian.split('/ru/lessons/').length).toBeGreaterThan(course.length);
  });
});

describe('a link that is sent on', () => {
  const page = pages.find(({ path }) => path === '/ru/lessons/align-right/') as PageInfo;
  const preview = { path: '/ru/lessons/align-right/preview.png', alt: 'a "picture"' };

  test('shows the page’s picture, title and language, by whole addresses', () => {
    const head = headOf({ ...page, preview }, somewhere);
    const facts = Object.fromEntries(
      head.flatMap((line) => {
        const [, name, value] =
          /<meta (?:property|name)="([^"]*)" content="([^"]*)"/.exec(line) ?? [];
        return name ? [[name, value]] : [];
      }),
    );
    expect(facts).toMatchObject({
      'og:title': page.title.replace(' · Stridewise', ''),
      'og:description': page.description,
      'og:locale': 'ru_RU',
      'og:url': 'https://example.org/sw/ru/lessons/align-right/',
      'og:image': 'https://example.org/sw/ru/lessons/align-right/preview.png',
      'og:image:alt': 'a &quot;picture&quot;',
      'twitter:card': 'summary_large_image',
    });
    expect(head.join().match(/og:locale:alternate/g)).toHaveLength(languageNames.length - 1);
  });

  test('has no picture whose address is not known, and none that is not there', () => {
    expect(headOf({ ...page, preview }, placeOf({})).join()).not.toMatch(/og:|twitter:/);
    expect(headOf(page, somewhere).join()).not.toMatch('og:image');
  });
});

describe('the sitemap', () => {
  test('has every page that is written, once, with its languages', () => {
    const map = sitemapOf(pages, somewhere) ?? '';
    const locations = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(locations).size).toBe(locations.length);
    for (const { path, untranslated } of pages)
      if (path.endsWith('/') && !untranslated)
        expect(locations).toContain(`https://example.org/sw${path}`);
    for (const [, address] of map.matchAll(/hreflang="[^"]*" href="([^"]*)"/g))
      expect(locations).toContain(address);
  });

  test('is not made of half addresses', () => {
    expect(sitemapOf(pages, placeOf({}))).toBeNull();
    expect(robotsOf(placeOf({}))).not.toMatch('Sitemap');
    expect(robotsOf(somewhere)).toContain('Sitemap: https://example.org/sw/sitemap.xml');
  });
});
