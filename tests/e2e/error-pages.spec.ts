/** The page of one error: its first styles, its repairs, and the explanation of a reader's own message. */
import type { Page } from '@playwright/test';
import { expect, test } from './site';

/** Where each element of the text is, and what it looks like. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(script, style, link, defs *)')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { color, fontSize, fontWeight, fill, stroke } = getComputedStyle(one);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${one.tagName} ${box} ${color} ${fontSize} ${fontWeight} ${fill} ${stroke}`;
    }),
  );

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the styles that a page carries draw all of it: ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const slug of ['size-of-tensor-a', 'expected-channels', 'setting-an-element']) {
        await page.route('**/*.css', (route) =>
          route.fulfill({ contentType: 'text/css', body: '' }),
        );
        await page.goto(`/error/${slug}/`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        const first = await drawn(page);
        await page.unroute('**/*.css');
        await page.goto(`/error/${slug}/`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator('link[data-late][rel="stylesheet"]')).toHaveCount(2);
        expect(await drawn(page), slug).toEqual(first);
      }
    });

test('each repair can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/error/zero-dimensional-cat/');
  const repair = page.locator('.sw-repairs li').first();
  await repair.getByRole('button', { name: 'Copy the line' }).click();
  await expect(repair.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('torch.stack(losses)');
});

test('no word of a repair is broken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const slug of ['mat1-and-mat2', 'sizes-of-tensors-must-match', 'using-a-target-size']) {
    await page.goto(`/error/${slug}/`);
    const broken = await page.locator('.sw-repairs code').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const { data } = walker.currentNode as Text;
          for (const { index, 0: word } of data.matchAll(/\w+/g)) {
            const range = new Range();
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
              found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken, slug).toEqual([]);
  }
});

test('the explanation of a pasted message comes into sight; the focus stays in the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/error/size-of-tensor-a/', { waitUntil: 'networkidle' });
  const field = page.locator('.own-numbers textarea');
  await field.focus();
  await field.fill("RuntimeError: shape '[4, 2]' is invalid for input of size 6");
  await expect(page.locator('.own-story .error')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.own-story .reason, .own-story .note').first()).toBeInViewport();
  await expect(field).toBeFocused();
});

test('a story of one step has no player', async ({ page }) => {
  await page.goto('/error/');
  const field = page.getByRole('textbox', { name: 'Traceback or message' });
  await field.fill('import torch\nx = torch.tensor(2.5)\nx[0]');
  await expect(page.locator('.error-story .sw-caption')).toBeVisible();
  await expect(page.locator('.error-story').getByRole('button', { name: /Play|Next/ })).toHaveCount(
    0,
  );
});
