/** The words of a language come in a file of their own: nothing is drawn in English before. */
import type { Page } from '@playwright/test';
import { expect, test } from './site';

const LATE = 700;

/** Notes whatever English is ever shown in what a script drew, other than code. */
function watchEnglish(): void {
  const seen = new Set<string>();
  Object.assign(window, { seenEnglish: seen });
  const look = () => {
    for (const live of document.querySelectorAll('.live')) {
      for (const one of live.querySelectorAll('[lang=en]'))
        if (one.textContent?.trim()) seen.add(`marked: ${one.textContent}`);
      const texts = document.createTreeWalker(live, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (parentElement?.closest('code, pre, textarea, style, .sw-operation')) continue;
        if (/\b(the|of|and|with|is|are|each|step|show|instead)\b/i.test(textContent ?? ''))
          seen.add(textContent ?? '');
      }
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

const english = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenEnglish: Set<string> }).seenEnglish]);

for (const slug of ['when-shapes-refuse', 'in-place', 'silent-broadcast', 'keepdim'])
  test(`no English is shown in ${slug} before its words have come`, async ({ page }) => {
    let late = 0;
    await page.route(/\/assets\/ru-/, async (route) => {
      late++;
      await new Promise((done) => setTimeout(done, LATE));
      await route.continue();
    });
    await page.addInitScript(watchEnglish);
    await page.goto(`/ru/lessons/${slug}/`);
    const stories = page.locator('.lesson-story .live');
    await expect(stories.first().locator('.sw-caption, .sw-told').first()).toHaveText(/[а-яё]/);
    await page.mouse.click(5, 5);
    for (const live of await stories.all()) {
      const next = live.locator('.lesson-bar .sw-button[data-main]');
      if ((await next.count()) === 0) continue;
      for (let pressed = 0; pressed < 40; pressed++) {
        if (await next.getAttribute('aria-disabled')) break;
        await next.dispatchEvent('click');
      }
    }
    await page.waitForLoadState('networkidle');
    expect(late).toBeGreaterThan(0);
    expect(await english(page)).toEqual([]);
  });
