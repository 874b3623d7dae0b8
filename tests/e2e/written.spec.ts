/** Functions that are written in Python: their texts come to a page whose program needs one, and to no other. */
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { caption, editor, holdBack, test as silent, story, transcript } from './site';

const texts = /written\.generated-[^/]*\.js$/;
const needs = 'import torch\nx = torch.ones(3)\nprint(x.logsumexp(0))\nprint(x + 1)';
const link = `?v=1&code=${encodeURIComponent(needs)}`;
const refused = 'What runs logsumexp() did not load';

function asked(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => texts.test(request.url()) && found.push(request.url()));
  return found;
}

silent('a playground fetches them when a program needs one, once', async ({ page }) => {
  const found = asked(page);
  await page.goto('playground/');
  await expect(transcript(page)).toBeVisible();
  await editor(page).fill('import torch\nprint(torch.ones(2) + 1)');
  await expect(transcript(page)).toContainText('tensor([2., 2.])');
  expect(found).toEqual([]);
  await editor(page).fill(needs);
  await expect(transcript(page)).toContainText('tensor(2.0986)');
  await editor(page).fill(`${needs}\nprint(x.logsumexp(0) * 2)`);
  await expect(transcript(page)).toContainText('tensor(4.1972)');
  expect(found).toHaveLength(1);
});

silent('a link and an embed of such a program show its answer', async ({ page }) => {
  await page.goto(`playground/${link}`);
  await expect(transcript(page)).toContainText('tensor(2.0986)');
  await page.goto(`embed/${link}&statement=2`);
  await expect(page.locator('.sw-stage svg').first()).toBeVisible();
});

base('where they do not come, the page says so, and the rest runs', async ({ page }) => {
  await page.route(texts, (route) => route.abort());
  await page.goto(`playground/${link}`);
  await expect(page.getByText(refused).first()).toBeVisible();
  await expect(transcript(page)).toContainText('tensor([2., 2., 2.])');
  await page.goto(`embed/${link}`);
  await expect(page.locator('.sw-stage svg').first()).toBeVisible();
});

/** A step in the middle of this story has a sentence that comes later. */
const long = 'import torch\nx = torch.arange(6).reshape(2, 3)\n((x + 1) * 2).cumsum(1) + x';

for (const path of ['playground/', 'embed/'])
  silent(`${path}: a reader who steps to what comes later stays at that step`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    const found = asked(page);
    await page.route(texts, (route) => held.then(() => route.continue()));
    await page.goto(`${path}?v=1&code=${encodeURIComponent(long)}&statement=2&step=2`);
    const scrubber = page.getByRole('slider').first();
    await scrubber.focus();
    while (found.length === 0) await scrubber.press('ArrowRight');
    for (const _ of 'abc') await scrubber.press('ArrowRight');
    await expect(page.locator('.sw-stage svg').first()).toBeVisible();
    const step = await scrubber.inputValue();
    release();
    await expect(page.locator('.sw-stage svg').first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await scrubber.inputValue()).toBe(step);
  });

silent(
  'a refusal whose repairs need them is told when they come; nothing is said till then',
  async ({ page }) => {
    const code = 'import torch\nrow = torch.ones(3)\nrow += torch.ones(2, 3)';
    const release = await holdBack(page, texts);
    await page.goto(`playground/?v=1&code=${encodeURIComponent(code)}&statement=2`);
    await expect(story(page).locator('.st-picture')).toBeVisible();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    while ((await next.getAttribute('aria-disabled')) !== 'true') {
      await next.click();
      await expect(story(page).locator('.st-picture')).toBeVisible();
      expect(await page.locator('.sw-note').allTextContents()).toEqual([]);
    }
    release();
    await expect(caption(page)).toContainText('refused');
    await expect(page.getByText('What works')).toBeVisible();
  },
);

silent('whoever goes back while they are on their way arrives there', async ({ page }) => {
  const found = asked(page);
  await page.goto('playground/');
  await expect(transcript(page)).toBeVisible();
  const before = await editor(page).inputValue();
  const release = await holdBack(page, texts);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, link);
  await expect.poll(() => found.length).toBe(1);
  await page.goBack();
  release();
  await expect(editor(page)).toHaveValue(before);
  await expect(transcript(page)).not.toContainText('logsumexp');
});
