/** The map of the course: what a student sees first, what it remembers, and how a lesson is found. */
import { course } from '../../web/lessons/course';
import { expect, test, watchShifts } from './site';

const KEY = 'stridewise.lessons';

test('without scripts it is a list in the order of the course, each with its picture', async ({
  browser,
}) => {
  for (const width of [360, 1280]) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/lessons/');
    const cards = page.locator('.map-card');
    const slugs = await cards.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset.lesson),
    );
    expect(slugs).toEqual(course.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)));
    for (const card of await cards.all()) {
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByRole('link')).toHaveAccessibleName(/^\d+ \S/);
    }
    await expect(page.getByRole('searchbox')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await context.close();
  }
});

test('on a wide screen no lesson stands on another, and lines lead from row to row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const shifted = await watchShifts(page);
  await page.goto('/lessons/', { waitUntil: 'networkidle' });
  const boxes = await page.locator('.map-card').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(
        true,
      );
  await page.locator('[data-lesson="one-dim-at-a-time"] a').hover();
  await expect(page.locator('[data-way][data-lit]')).toHaveCount(2);
  expect(await shifted()).toBe(0);
});

test('it goes on at the step that was read, ticks what was read to its end, and forgets', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await page.goto('/lessons/', { waitUntil: 'networkidle' });
  const go = page.locator('.map-go');
  await expect(go).toContainText('Begin here');
  await expect(page.getByRole('button', { name: 'Forget' })).toBeHidden();

  await page.goto('/lessons/align-right/', { waitUntil: 'networkidle' });
  await page.locator('.step').nth(2).scrollIntoViewIfNeeded();
  await page
    .locator('.step')
    .nth(2)
    .evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
    .toMatch(/step":3/);

  await page.goto('/lessons/', { waitUntil: 'networkidle' });
  await expect(go).toContainText(/Continue · step 3 of \d+/);
  await expect(go).toContainText('Align right');
  await expect(page.locator('.map-card[data-here]')).toHaveAttribute('data-lesson', 'align-right');
  await go.click();
  await expect(page.locator('.step').nth(2)).toBeInViewport();

  await page.locator('.lesson-ways').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
    .toMatch(/done":\["/);
  await page.goto('/ru/lessons/', { waitUntil: 'networkidle' });
  const done = page.locator('[data-lesson="align-right"]');
  await expect(done.getByRole('img', { name: 'пройдено' })).toBeVisible();
  await expect(page.locator('.map-count')).toContainText('Пройдено: 1 из');
  await expect(go).not.toContainText('2 ');
  await page.getByRole('button', { name: 'Забыть пройденное' }).click();
  await expect(page.locator('.card-done')).toHaveCount(0);
  await expect(go).toContainText('Начните здесь');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  expect(await shifted()).toBeLessThan(0.001);
});

test('where nothing may be stored, it is the map all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('forbidden');
      },
    });
  });
  await page.goto('/lessons/align-right/', { waitUntil: 'networkidle' });
  await page.locator('.lesson-ways').scrollIntoViewIfNeeded();
  await page.goto('/lessons/', { waitUntil: 'networkidle' });
  await expect(page.locator('.map-go')).toContainText('Begin here');
});

test('a lesson is found by its words, in the language of the page', async ({ page }) => {
  await page.goto('/lessons/', { waitUntil: 'networkidle' });
  const box = page.getByRole('searchbox', { name: 'Find a lesson' });
  await box.fill('zebra giraffe');
  await expect(page.getByRole('status').filter({ hasText: 'No matches' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paste the whole error' })).toBeVisible();
  await box.fill('contiguous subspaces');
  const found = page.locator('.map-found li');
  await expect(found.first().getByRole('link')).toHaveText(/^view size is not compatible/);
  await expect(
    found.filter({ hasText: 'RuntimeError: view size is not compatible' }).first(),
  ).toBeVisible();
  await expect(page.locator('.map-card').first()).toBeHidden();
  await box.fill('why a view');
  await box.press('Enter');
  await expect(page).toHaveURL('/lessons/why-a-view-fails/');

  await page.goto('/ko/lessons/', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').fill('as_strided');
  await expect(found.first()).toBeVisible();
  await expect(found.getByRole('link').first()).toHaveAttribute(
    'href',
    /\d\/ko\/lessons\/[\w-]+\/$/,
  );
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('.map-card').first()).toBeVisible();
});

test('at its end a lesson names the one before and the one after', async ({ page }) => {
  await page.goto('/lessons/when-shapes-refuse/');
  await expect(page.locator('.lesson-ways [rel="prev"]')).toContainText('Align right');
  await page.locator('.lesson-ways [rel="next"]').click();
  await expect(page).toHaveURL(/\/lessons\/one-dim-at-a-time\/$/);
  await expect(page.locator('.lesson-ways')).toContainText('Goes on in');
});
