/** The gallery as a browser lays it out: no text leaves its picture, none lies on another. */
import type { Page } from '@playwright/test';
import { oneInFive } from '../one-in-five';
import { axeFaults, colourFaults } from './axe';
import { expect, settled, test } from './site';

test.describe.configure({ timeout: 300_000 });

/** What is wrong in the pictures on the page, a line each. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const found: string[] = [];
    for (const figure of document.querySelectorAll('.gallery-scenes figure')) {
      for (const svg of figure.querySelectorAll('svg.sw-figure')) {
        const frame = svg.getBoundingClientRect();
        // What waits on the stage for its step is there and not seen.
        const seen = (text: SVGTextElement) =>
          text.textContent !== '' &&
          text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          getComputedStyle(text).fill !== 'rgba(0, 0, 0, 0)';
        // The line of a text is higher than its letters.
        const texts = [...svg.querySelectorAll('text')].filter(seen).map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const trim = (bottom - top) * 0.2;
          return { said: text.textContent, left, right, top: top + trim, bottom: bottom - trim };
        });
        const report = (what: string) => found.push(`${figure.ariaLabel}: ${what}`);
        for (const [at, one] of texts.entries()) {
          if (
            one.left < frame.left - slack ||
            one.right > frame.right + slack ||
            one.top < frame.top - slack ||
            one.bottom > frame.bottom + slack
          ) {
            report(`"${one.said}" leaves its picture`);
          }
          for (const other of texts.slice(at + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (across > slack && down > slack) report(`"${one.said}" lies on "${other.said}"`);
          }
        }
      }
    }
    return found;
  });
}

test('texts stay in their pictures and off each other, and axe finds nothing', async ({ page }) => {
  await page.goto('/gallery/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.gallery-scenes figure svg').first()).toBeVisible();
  expect(await page.locator('.gallery-scenes figure:not(:has(svg))').count()).toBe(0);
  const figures = await page
    .locator('.gallery-scenes figure')
    .evaluateAll((all) => all.map((_, at) => at));
  const kept = oneInFive(figures, 'pictures of the gallery, for their texts in Chromium');
  expect(kept.length).toBeGreaterThan(5);
  await page.evaluate((numbers) => {
    for (const [at, one] of document.querySelectorAll('.gallery-scenes figure').entries())
      if (!numbers.includes(at)) one.remove();
  }, kept);
  for (const width of oneInFive([320, 360, 1280, 1920], 'widths of the gallery')) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect(await faults(page)).toEqual([]);
    });
  }
  // All figures of each part would take it minutes: the first two.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('.gallery-scenes figure:nth-child(n + 3)')) {
      one.remove();
    }
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(await colourFaults(page, 'dark')).toEqual([]);
});
