/** Lessons: complete without a script, alive with one, and short on paper. */

import { test as base, type Page } from '@playwright/test';
import { course } from '../../web/lessons/course';
import { type Language, languageNames } from '../../web/src/locales/languages';
import { oneInFive } from '../one-in-five';
import { expect, test, textOf, watchShifts } from './site';

const SCREENS = 12;
/** So many are printed. */
const LONGEST = 6;

/** The addresses of all lessons that are written in a language, in the order in which they are listed. */
async function lessonsOf(page: Page, language: Language = 'en'): Promise<string[]> {
  await page.goto(language === 'en' ? '/lessons/' : `/${language}/lessons/`);
  return page
    .locator(`.lesson-list li[lang="${language}"] .card-link`)
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
}

/** What it asks for early is no longer waited for: it is no page that must keep silent. */
const silent = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      // The test itself puts the text of one lesson after the other into a page.
      bypassCSP: true,
      viewport: { width: 1280, height: 800 },
    });
    await use(context);
    await context.close();
  },
});

test('the list has the lessons in the order of the course', async ({ page }) => {
  const slugs = (await lessonsOf(page)).map((path) => path.split('/').at(-2));
  expect(slugs).toEqual(course.map(({ slug }) => slug));
});

silent.describe('without scripts', () => {
  for (const language of languageNames)
    silent(
      `each in ${language} is complete, and not longer than twelve screens`,
      async ({ page }) => {
        const addresses = await lessonsOf(page, language);
        expect(addresses).toHaveLength(course.length);
        const [first = ''] = addresses;
        await page.goto(first);
        for (const address of oneInFive(addresses, 'lessons without scripts', language)) {
          // One page for all: each is laid out, and none is fetched with all that it asks for.
          const { main, alternates } = await partsOf(page, address);
          const read = await page.evaluate(readSilently, main);
          expect(read.height, address).toBeLessThanOrEqual(SCREENS * 800);
          expect(read, address).toMatchObject({ language, lacking: [], forScripts: 0 });
          expect(read.stories, address).toBeGreaterThan(0);
          expect(alternates, address).toEqual([...languageNames, 'x-default']);
        }
      },
    );

  silent('on paper the longest of all are two pages', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    const lengths: { address: string; height: number }[] = [];
    for (const language of ['en', 'ru', 'ko'] as const)
      for (const address of oneInFive(
        await lessonsOf(page, language),
        'lessons on paper',
        language,
      )) {
        if (lengths.length === 0) await page.goto(address);
        const { main } = await partsOf(page, address);
        const { height } = await page.evaluate(readSilently, main);
        lengths.push({ address, height });
      }
    const longest = lengths.toSorted((a, b) => b.height - a.height).slice(0, LONGEST);
    for (const { address } of longest) {
      await page.goto(address);
      expect(await pagesOnPaper(page), address).toBeLessThanOrEqual(2);
    }
  });
});

/** Of a page as it is sent: what is read of it, and the languages that its head names. */
async function partsOf(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const alternates = [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
  return { main, alternates };
}

/** In the page, with this in its middle: what of a lesson is there for who has no scripts. */
function readSilently(main: string) {
  const place = document.querySelector('main');
  // Its style sheet stays: fetched again it would come too late.
  const other = new DOMParser().parseFromString(main, 'text/html').querySelector('main');
  for (const one of [...(place?.childNodes ?? [])]) if (one.nodeName !== 'LINK') one.remove();
  place?.append(...[...(other?.childNodes ?? [])].filter(({ nodeName }) => nodeName !== 'LINK'));
  if (place) place.lang = other?.lang ?? '';
  const seen = (one: Element | null | undefined) => one?.checkVisibility() === true;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const lacking = all('.lesson-story').flatMap((story, order) => [
    ...([...story.querySelectorAll('.still svg')].some(seen) ? [] : [`picture ${order}`]),
    ...(story.querySelector('.sw-caption')?.textContent ? [] : [`caption ${order}`]),
    ...([...story.querySelectorAll('.step')].every(seen) ? [] : [`step ${order}`]),
  ]);
  const answered = all('.question').every((one) => seen(one.querySelector('.question-answer')));
  const solved = all('.bench .hint').every(seen) && all('.wrong blockquote').every(seen);
  return {
    language: document.querySelector('main')?.lang,
    height: document.documentElement.scrollHeight,
    stories: all('.lesson-story').length,
    lacking: [...lacking, ...(answered ? [] : ['answer']), ...(solved ? [] : ['hint'])],
    forScripts: all('.sw-controls, .lesson-bar, .is-unsure').filter(seen).length,
  };
}

async function pagesOnPaper(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

test('on paper one that is alive is two pages, too', async ({ page }) => {
  await page.goto('/lessons/why-a-view-fails/', { waitUntil: 'networkidle' });
  expect(await pagesOnPaper(page)).toBe(2);
});

test('where it refuses the picture is refused, also where it came alive', async ({ page }) => {
  await page.goto('/lessons/align-right/', { waitUntil: 'networkidle' });
  const story = page.locator('.lesson-story').nth(1);
  await expect(story).toHaveClass(/is-live/);
  await expect(story.locator('.live [data-look="refused"]').first()).toBeAttached();
});

test('a story does not begin with the answer to the question above it', async ({ page }) => {
  await page.route('**/*.wasm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const pane = page.locator('.lesson-story').first().locator('.stage-pane');
  const refused = pane.locator('[data-look="refused"]').locator('visible=true');
  await page.goto('/lessons/why-a-view-fails/', { waitUntil: 'domcontentloaded' });
  await expect(pane.locator('.still svg').locator('visible=true')).toHaveCount(1);
  await expect(refused).toHaveCount(0);
  await expect(pane.locator('.live svg').first()).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect(pane.locator('.live .sw-caption')).toContainText('you asked for (2, 4)');
});

test('what is alive measures its room when the picture has left it', async ({ page }) => {
  await page.addInitScript(() => {
    const rooms: string[] = [];
    const ask = window.getComputedStyle;
    window.getComputedStyle = (element, ...rest) => {
      const style = ask(element, ...rest);
      if (element.matches('.lesson-story .st-room')) rooms.push(style.height);
      return style;
    };
    Object.assign(window, { rooms });
  });
  await page.goto('/lessons/one-dim-at-a-time/', { waitUntil: 'networkidle' });
  const first = await page.evaluate(() => (window as unknown as { rooms: string[] }).rooms);
  const rooms = page.locator('.lesson-story .st-room');
  const heights = await rooms.evaluateAll((all) =>
    all.map((room) => getComputedStyle(room).height),
  );
  expect(heights.length).toBeGreaterThan(0);
  for (const height of first) expect(heights).toContain(height);
});

test('each comes to life, and is scrolled to its end, and nothing moves, on phone or desk', async ({
  page,
}) => {
  const lessons = await lessonsOf(page);
  expect(lessons).toHaveLength(course.length);
  const shifted = await watchShifts(page);
  for (const [order, address] of oneInFive(lessons, 'lessons that come to life').entries()) {
    const phone = order % 2 === 0;
    await page.setViewportSize(phone ? { width: 412, height: 823 } : { width: 1280, height: 800 });
    await page.goto(address);
    await page.locator('.lesson-story .live .sw-caption').first().waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await shifted(), address).toBe(0);
  }
});

test('the question about heads has all cells of x in its picture', async ({ page }) => {
  await page.goto('/lessons/attention-heads/', { waitUntil: 'networkidle' });
  const cells = page.locator('.question-picture .st-cell');
  const values = await cells.evaluateAll((all) => all.map((one) => one.getAttribute('data-value')));
  expect(values.sort()).toEqual([0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23].map(String).sort());
});

test('paragraph and step are one: by Next, by scrolling, and nothing moves', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/lessons/why-a-view-fails/', { waitUntil: 'networkidle' });
  const story = page.locator('.lesson-story').first();
  const read = story.locator('.step[data-read]');
  const next = story.getByRole('button', { name: 'Next', exact: true });
  await story.locator('.step').first().scrollIntoViewIfNeeded();
  await next.click();
  await next.click();
  const caption = await textOf(story.locator('.live .sw-caption'));
  await expect(read).toHaveCount(1);
  await next.click();
  await expect(story.locator('.live .sw-caption')).not.toHaveText(caption);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(story.locator('.step').last()).toHaveAttribute('data-read');
  expect(await shifted()).toBeLessThan(0.01);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`each Next goes one paragraph on, however far it scrolls: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/lessons/why-a-view-fails/', { waitUntil: 'networkidle' });
    const story = page.locator('.lesson-story').first();
    const next = story.getByRole('button', { name: 'Next', exact: true });
    await story.locator('.step').first().scrollIntoViewIfNeeded();
    const readAt = () =>
      story
        .locator('.step')
        .evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-read')));
    const last = (await story.locator('.step').count()) - 1;
    await restOf(page);
    for (let at = await readAt(); at < last; at++) {
      await next.press('Enter');
      await restOf(page);
      expect(await readAt()).toBe(at + 1);
    }
    expect(last).toBeGreaterThan(5);
  });
}

/** Nothing scrolls any more, and what waits for that is done. */
const restOf = (page: Page) =>
  page.evaluate(async () => {
    for (let before = -1; before !== scrollY; ) {
      before = scrollY;
      await new Promise((done) => setTimeout(done, 450));
    }
  });

test('a question answers with the reason for the choice; not to be sure is a choice', async ({
  page,
}) => {
  await page.goto('/lessons/align-right/', { waitUntil: 'networkidle' });
  const question = page.locator('.question').first();
  await question.getByLabel('an error: 5 against 3').check();
  await expect(question.locator('.verdict')).toContainText('compares from the left');
  await question.getByLabel('(5, 3, 4, 1)', { exact: true }).check();
  await expect(question.locator('.verdict')).toContainText('Yes.');
  await question.getByLabel('I am not sure').check();
  await expect(question.locator('.question-answer li').first()).toBeVisible();
});

test('an exercise is checked by the core', async ({ page }) => {
  await page.goto('/lessons/why-a-view-fails/', { waitUntil: 'networkidle' });
  const exercise = page.locator('.bench').last();
  await expect(exercise.locator('.bench-said')).toContainText('RuntimeError');
  const lines = exercise.getByRole('textbox', { name: 'Your lines' });
  await lines.fill('y = x.reshape(2, 3, 1)');
  await expect(exercise.locator('[data-met]')).toHaveCount(2);
  await lines.fill('y = x.view(3, 1, 2)');
  await expect(exercise.locator('.verdict')).toHaveText('Solved.');
});

test('a size that is changed on the stage is changed in the lines', async ({ page }) => {
  await page.goto('/lessons/align-right/', { waitUntil: 'networkidle' });
  const own = page.locator('.bench').first();
  const program = own.getByRole('textbox', { name: 'Program' });
  await program.fill('import torch\nx = torch.ones(2, 5)\ny = torch.ones(5)\nx + y');
  await expect(own.locator('.live .sw-caption')).toContainText(/stretches to (size )?2/);
  await own.locator('.live .sw-stage').hover();
  const size = own.getByRole('spinbutton').first();
  await size.focus();
  await size.press('ArrowUp');
  await expect(program).toHaveValue(/torch\.ones\(3, 5\)/);
});

test('each has a twin of plain text, with its facts and what its pictures say', async ({
  page,
}) => {
  const answer = await page.request.get('/lessons/why-a-view-fails/index.md');
  expect(answer.headers()['content-type']).toContain('text/markdown');
  const text = await answer.text();
  expect(text).toMatch(/^# Why a view fails\n/);
  expect(text).toContain('strides are `(1, 4)`');
  expect(text).toContain('*Along new dim 1 the elements are at');
  expect(text).toContain('```\nimport torch\na = torch.arange(8).reshape(2, 4)\n');
  expect(text).not.toMatch(/<\w|undefined|I am not sure/);
});
