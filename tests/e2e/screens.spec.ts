/** Words of each language on phones and on a wide screen: nothing is cut, nothing covers another. */
import type { Page } from '@playwright/test';
import { completeLanguages, type Language } from '../../web/src/locales/languages';
import { expect, query, settled, test } from './site';

const phones = [
  { width: 360, height: 740 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
];
const wide = { width: 1280, height: 900 };

const programs: [code: string, step: number][] = [
  ['import torch\ncolumn = torch.arange(3).view(3, 1)\nrow = torch.arange(4)\ncolumn + row', 6],
  ['import torch\nx = torch.arange(6).reshape(2, 3)\nx.t().view(6)', 10],
];

/** What is cut, sticks out or covers another, and code whose Korean particle is on the next line. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()} "${(one.textContent ?? '').trim().slice(0, 30)}"`;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (one) =>
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          getComputedStyle(one).clipPath === 'none' &&
          one.getClientRects().length > 0,
      );
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cut = seen('main :is(button, summary, label, p, li, h1, h2, h3, dt, dd, td, th)')
      .filter((one) => one.textContent && one.clientWidth > 1)
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${nameOf(one)} is cut`);
    const groups = [
      '.program > .toolbar > *',
      'main:has(.program) :is(.sw-operation, .sw-caption, .sw-stage)',
      '.sw-buttons > *, .sw-scrubber',
      '.sw-settings :is(label, select, button)',
      '.sw-foot :is(summary, .sw-copy > *)',
      '.st-picture text',
    ];
    const covered = groups.flatMap((group) => {
      const boxes = seen(group).map((one) => ({ one, box: one.getBoundingClientRect() }));
      return boxes.flatMap(({ one, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
          )
          .map((other) => `${nameOf(one)} and ${nameOf(other.one)} overlap`),
      );
    });
    const apart = seen('main :is(p, li) *').flatMap((one) => {
      const after = one.nextSibling;
      if (!(after instanceof Text) || !/^\u2060?[가-힣]/.test(after.data)) return [];
      const particle = document.createRange();
      particle.setStart(after, 0);
      particle.setEnd(after, 2);
      const [last] = [...one.getClientRects()].slice(-1);
      const [first] = [...particle.getClientRects()].slice(-1);
      return last && first && first.top > last.bottom - 2
        ? [`${nameOf(one)} lost its particle`]
        : [];
    });
    return [...apart, ...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...cut, ...covered];
  });

/** On a phone: the stage with its addresses, then the controls, all on the first screen. */
const orderOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const ends = [...document.querySelectorAll('.st-picture text')]
      .filter((text) => /^@?\d/.test(text.textContent ?? ''))
      .map((text) => text.getBoundingClientRect().bottom);
    const lines = (selector: string) =>
      new Set(
        [...document.querySelectorAll(selector)].map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round((top + bottom) / 2 / 12);
        }),
      ).size;
    const bar = boxOf('.sw-bar');
    return {
      addresses: ends.length > 5,
      stageAboveControls: Math.max(...ends) <= (bar?.top ?? 0),
      controlsOnScreen: (bar?.bottom ?? Infinity) <= innerHeight,
      linesOfButtons: lines('.sw-buttons > button'),
      linesOfSettings: lines('.sw-settings :is(label, select, button)') <= 2,
      linesOfFoot: lines('.sw-foot > *') <= 2,
    };
  });

const path = (lang: Language, lesson: string) =>
  lang === 'en' ? `/lessons/${lesson}/` : `/${lang}/lessons/${lesson}/`;

for (const lang of completeLanguages) {
  test(`the player in ${lang}: nothing is cut, and on a phone the stage is above the controls`, async ({
    page,
  }) => {
    for (const [code, step] of programs) {
      const statement = code.split('\n').length - 1;
      await page.setViewportSize(wide);
      await page.goto(
        `/playground/${query(code, `&statement=${statement}&step=${step}&lang=${lang}`)}`,
      );
      await settled(page);
      for (const screen of [wide, ...phones]) {
        await page.setViewportSize(screen);
        await settled(page);
        await expect.poll(() => faultsOf(page), `${screen.width}: ${code}`).toEqual([]);
        if (screen !== wide)
          await expect
            .poll(() => orderOf(page), `${screen.width}: ${code}`)
            .toEqual({
              addresses: true,
              stageAboveControls: true,
              controlsOnScreen: true,
              linesOfButtons: 1,
              linesOfSettings: true,
              linesOfFoot: true,
            });
      }
    }
  });

  test(`a lesson in ${lang}: nothing is cut`, async ({ page }) => {
    await page.goto(path(lang, 'why-a-view-fails'));
    for (const screen of [wide, ...phones]) {
      await page.setViewportSize(screen);
      await expect.poll(() => faultsOf(page), `${screen.width}`).toEqual([]);
    }
  });
}
