/** The page in each of its languages: a link says which, and so do switch, memory and browser. */
import { test as loud, type Page } from '@playwright/test';
import { completeLanguages, type Language } from '../../web/src/locales/languages';
import { oneInFive } from '../one-in-five';
import { wcagFaults, wcagFaultsButColours } from './axe';
import { expect, query, test, textOf, watchShifts } from './site';

const programs: [string, number][] = [
  ['import torch\nx = torch.ones(5, 3, 4, 1)\ny = torch.ones(3, 1, 1)\nx + y', 6],
  ['import torch\nx = torch.arange(6).reshape(2, 3).t()\nx.view(6)', 14],
];
const inMidStory = ([code, step]: [string, number], lang: Language) =>
  `/playground/${query(code, `&statement=${code.split('\n').length - 1}&step=${step}&lang=${lang}`)}`;

/** Letters that only the language's own sentences have. */
const letters = {
  en: /^[\w(][\x20-\x7e\xa0×]+$/,
  'zh-Hans': /[形维块这写]/,
  'zh-Hant': /[形維塊這寫]/,
  ko: /[가-힣]/,
  ru: /[а-яё]/,
};

const caption = (page: Page) => page.locator('.sw-story .sw-caption');
const language = (page: Page) => page.locator('.language-choice');

/** The page speaks the language, and its picture is complete. */
async function arrived(page: Page, lang: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(caption(page)).toHaveText(
    (letters as Partial<Record<Language, RegExp>>)[lang] ?? /\S/,
  );
  await expect(page.locator('.sw-coming')).toHaveCount(0);
}

/** What of the figures is no word: numbers, names and code. */
const drawn = (page: Page) =>
  page
    .locator('.sw-stage')
    .locator(':is(.sw-size, .sw-value, .sw-address), :is(.st-cell, .st-strip, .st-box) text')
    .allTextContents();

const width = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const translated = completeLanguages.filter((name) => name !== 'en');
for (const lang of oneInFive(translated, 'languages in Chromium')) {
  test(`a link into the middle of a story shows the same figures in ${lang}`, async ({ page }) => {
    for (const program of programs) {
      await page.goto(inMidStory(program, 'en'));
      await arrived(page, 'en');
      await page.waitForLoadState('networkidle');
      const figures = await drawn(page);
      expect(figures.length).toBeGreaterThan(5);
      await page.goto(inMidStory(program, lang));
      await arrived(page, lang);
      await expect.poll(() => drawn(page)).toEqual(figures);
      await expect(page.locator('[lang=en]').filter({ hasText: /\S/ })).toHaveText(['English']);
      await expect(page).toHaveURL(new RegExp(`/${lang}/playground/`));
    }
  });

  test(`axe finds nothing in ${lang}`, async ({ page }) => {
    // Colours are those of every language: pages.spec.ts looks at them in English, and here Russian.
    const faults = lang === 'ru' ? wcagFaults : wcagFaultsButColours;
    for (const address of [
      inMidStory(programs[0] ?? ['', 0], lang),
      `/?lang=${lang}`,
      `/error/?lang=${lang}`,
      `/runs/?lang=${lang}`,
    ]) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.waitForLoadState('networkidle');
      expect(await faults(page)).toEqual([]);
    }
  });

  test(`at 360 px nothing sticks out in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const program of programs) {
      await page.goto(inMidStory(program, lang));
      await arrived(page, lang);
      expect(await width(page)).toBe(0);
    }
    await page.goto(`/error/?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await width(page)).toBe(0);
  });

  test(`at 360 px the buttons above the program are on one line in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/playground/?lang=${lang}`);
    await arrived(page, lang);
    const tops = await page
      .locator('.program > .toolbar > *')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBe(4);
    expect(new Set(tops).size, String(tops)).toBe(1);
  });

  test(`at 360 px the buttons under the story of a lesson stand on one line in ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${lang}/lessons/why-a-view-fails/`);
    const bar = page.locator('.lesson-bar').first();
    await bar.scrollIntoViewIfNeeded();
    // From the first paragraph on there is a count, too.
    await bar.locator('[data-main]').click();
    await expect(bar.locator('.sw-count')).toBeVisible();
    const middles = await bar.locator('button').evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(new Set(middles).size, String(middles)).toBe(1);
    // No word takes the room of its sign.
    const sign = await bar.locator('[data-main] svg').boundingBox();
    expect(sign?.width).toBeGreaterThan(12);
    expect(await width(page)).toBe(0);
  });
}

test('the switch changes all at once, at the same step, and is remembered', async ({ page }) => {
  await page.goto(inMidStory(programs[0] ?? ['', 0], 'en'));
  await arrived(page, 'en');
  await language(page).selectOption('ko');
  await arrived(page, 'ko');
  await expect(page).toHaveURL(/\/ko\/playground\/.*&step=6(?!\d)/);
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeVisible();
  await expect(page.locator('.st-picture [data-key="storage"] text')).toHaveText(/[가-힣]/);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page).toHaveURL(/\/ko\/playground\/#v=1&code\.z=.*&step=7/);
  await page.goto('/playground/');
  await arrived(page, 'ko');
  await language(page).selectOption('en');
  await arrived(page, 'en');
});

test('why a line does not run is in the language of the page, also after a switch', async ({
  page,
}) => {
  const program = query('import torch\ntorch.hann_window(3)', '&lang=ko');
  await page.goto(`/playground/${program}`);
  const refusal = page.locator('#refusal');
  await expect(refusal).toContainText('Stridewise는 torch.hann_window 사용을 지원하지 않습니다.');
  await expect(refusal.locator('[lang]')).toHaveCount(0);
  await language(page).selectOption('ru');
  await expect(refusal).toContainText('Stridewise не поддерживает torch.hann_window.');
  await language(page).selectOption('en');
  await expect(refusal).toContainText('Stridewise does not run torch.hann_window.');
});

/** Of a page that is left at once a browser may say what it did not fetch. */
loud('a lesson stands in each language at an address of its own', async ({ page }) => {
  await page.goto('/lessons/align-right/?lang=ru#content');
  await expect(page).toHaveURL(/\/ru\/lessons\/align-right\/#content$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const lessons = page.getByRole('link', { name: 'Уроки' }).first();
  await expect(lessons).toHaveJSProperty('href', new URL('/ru/lessons/', page.url()).href);
  const story = page.locator('.sw-story').first();
  await expect(story).toHaveAttribute('lang', 'ru');
  await expect(story.locator('.sw-caption')).toHaveText(letters.ru);
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox').selectOption('ko');
  await expect(page).toHaveURL(/\/ko\/lessons\/align-right\/#content$/);
  await expect(page.getByRole('link', { name: '강의', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: '실습장' }).first().click();
  await expect(page).toHaveURL(/\/ko\/playground\/$/);
});

for (const path of ['/lessons/align-right/', '/', '/error/', '/examples/outer/'])
  test(`${path} names its address in every language`, async ({ page }) => {
    await page.goto(`/zh-Hant${path}`);
    const links = await page
      .locator('link[hreflang]')
      .evaluateAll((all) =>
        (all as HTMLLinkElement[]).map(({ hreflang, href }) => [hreflang, new URL(href).pathname]),
      );
    expect(links).toEqual([
      ['en', path],
      ['zh-Hans', `/zh-Hans${path}`],
      ['zh-Hant', `/zh-Hant${path}`],
      ['ko', `/ko${path}`],
      ['ru', `/ru${path}`],
      ['x-default', path],
    ]);
  });

test('links to other pages take the language of this one along', async ({ page }) => {
  await page.goto('/playground/?lang=zh-Hant');
  await arrived(page, 'zh-Hant');
  await page.getByRole('link', { name: '我遇到了錯誤' }).click();
  await expect(page.locator('h1')).toHaveText('我遇到了錯誤');
  await page.locator('.pasted textarea').fill("shape '[4, 2]' is invalid for input of size 6");
  await expect(page).toHaveURL(/\/zh-Hant\/error\/#v=1&message\.z=/);
  expect(await textOf(page.locator('.error[role=status]'))).toContain(
    "shape '[4, 2]' is invalid for input of size 6",
  );
});

test('with scripts off a page is whole in the language of its address', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [path, said] of [
    ['/', /PyTorch и NumPy/],
    ['/playground/', /Песочница/],
    ['/error/', /Ошибки/],
    ['/examples/outer/', /Столбец/],
    ['/runs/', /поддерживается/],
    ['/about/', /О проекте/],
    ['/author/', /Виджет/],
  ] as const) {
    await page.goto(`/ru${path}`);
    await expect(page).toHaveTitle(said);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('h1')).toHaveText(letters.ru);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.close();
});

loud(
  'the language of a page in another language is changed in place, as what it shows is kept',
  async ({ page }) => {
    await page.goto('/ko/error/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await page.locator('.pasted textarea').fill("shape '[4, 2]' is invalid for input of size 6");
    await expect(page).toHaveURL(/\/ko\/error\/#v=1&message\.z=/);
    await language(page).selectOption('en');
    await expect(page).toHaveURL(/\/error\/\?lang=en#v=1&message\.z=/);
    await expect(page).toHaveTitle(/shape errors/);
    await expect(page.locator('.pasted textarea')).toHaveValue(/input of size 6/);
    await language(page).selectOption('ru');
    await expect(page).toHaveURL(/\/ru\/error\/#v=1&message\.z=/);
    await expect(page.getByRole('link', { name: 'Stridewise' }).first()).toHaveAttribute(
      'href',
      /\/ru\/$/,
    );
  },
);

test.describe('of a browser that prefers Russian', () => {
  test.use({ locale: 'ru-RU' });
  test('the page is in Russian, unless the link says otherwise', async ({ page }) => {
    await page.goto('/playground/');
    await arrived(page, 'ru');
    await page.goto('/playground/?lang=en');
    await arrived(page, 'en');
  });
});

for (const path of [
  '/',
  '/playground/',
  '/error/',
  '/about/',
  inMidStory(programs[0] ?? ['', 0], 'ru'),
]) {
  test(`nothing moves when ${path.slice(0, 14)} comes in another language`, async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ru`);
    await expect(page.locator('h1')).toHaveText(letters.ru);
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBe(0);
  });
}

test('where the words do not come, the page is there in English', async ({ browser }) => {
  const page = await browser.newPage();
  await page.route(/\/ru-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/playground/?lang=ru');
  await expect(page.locator('h1')).toBeVisible();
  await expect(caption(page)).toHaveText(letters.en);
  await page.close();
});

test('where no script comes, the page is there after a while', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'ru-RU' });
  await page.route(/\/main-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/playground/');
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await page.close();
});

test('an embed speaks the language of its address', async ({ page }) => {
  const [code, step] = programs[0] ?? ['', 0];
  await page.goto(`/embed/${query(code, `&step=${step}&lang=ko`)}`);
  await arrived(page, 'ko');
  await expect(page.locator('.embed-foot a')).toHaveAttribute('href', /[?&]lang=ko/);
});
