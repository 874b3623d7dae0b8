/** What is on the stage follows from the step alone: nodes are used again, whatever they showed before. */
import type { Page } from '@playwright/test';
import { oneInFive } from '../one-in-five';
import { caption, expect, open, test } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const programs = {
  'a sum': 'import torch\nx = torch.arange(16).reshape(16, 1)\ny = torch.arange(16)\nx + y',
  'a stretched column': 'import torch\nx = torch.arange(1000).view(1000, 1)\nx.expand(1000, 1000)',
  'a copy': 'import torch\nx = torch.arange(1000).view(10, 100).t()\nx.reshape(20, 50)',
};

/** All that is seen of the stage, from what lies lowest to what lies on top. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    return [...document.querySelectorAll('.sw-story .st-picture [data-key]')]
      .filter((group) => group.getAttribute('display') !== 'none')
      .map((group) => {
        const { e: x, f: y } = (group as SVGGElement).transform.baseVal.consolidate()?.matrix ?? {
          e: 0,
          f: 0,
        };
        const facts = [...group.attributes]
          .filter(({ name }) => /^(data-|opacity|class)/.test(name))
          .map(({ name, value }) => `${name}=${value}`);
        const inner = [...group.children].map((one) => one.getAttribute('d') ?? one.textContent);
        return [x, y, ...facts.sort(), ...inner].join(' ');
      });
  });

for (const [name, code] of oneInFive(
  Object.entries(programs),
  'programs that are stepped through',
)) {
  test(`${name}: whoever steps there sees what a link shows`, async ({ page, context }) => {
    const statement = code.split('\n').length - 1;
    const link = (step: number) => `&statement=${statement}&fine=1&step=${step}`;
    await open(page, code, link(11));
    const other = await context.newPage();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    for (let step = 12; step <= 31; step++) {
      const before = await caption(page).textContent();
      await next.click();
      await expect(caption(page)).not.toHaveText(before ?? '');
      if (![12, 17, 24, 31].includes(step)) continue;
      await open(other, code, link(step));
      await expect(caption(other)).toHaveText((await caption(page).textContent()) ?? '');
      await expect(async () => expect(await drawn(page)).toEqual(await drawn(other))).toPass();
    }
  });
}

test.describe('moving', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 1920, height: 1080 },
  });

  test('hundreds of cells have plain edges on their way, and their own where they stand', async ({
    page,
  }) => {
    await open(
      page,
      'import torch\nx = torch.arange(48).view(16, 3)\nx.expand(8, 16, 3)',
      '&statement=2&step=0&fine=1',
    );
    const picture = page.locator('.sw-story .st-picture');
    const ghost = picture.locator('.st-cell[data-look="ghost"]:not([display]) rect').last();
    const corner = () => ghost.evaluate((rect) => getComputedStyle(rect).rx);
    const crowded = picture.evaluate(
      (svg) =>
        new Promise<boolean>((done) => {
          const seen = () => svg.hasAttribute('data-crowd') && done(true);
          new MutationObserver(seen).observe(svg, { attributes: true });
        }),
    );
    for (let press = 0; press < 8; press++)
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect(await crowded).toBe(true);
    await expect(picture).not.toHaveAttribute('data-crowd');
    expect(await corner()).toBe('5px');
  });
});

test('a step writes no text of the picture that stays the same', async ({ page }) => {
  await open(page, programs['a sum'], '&statement=3&fine=1&step=40');
  const written = await page.locator('.st-picture').evaluate(async (picture) => {
    const same: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (target.nodeValue === oldValue) same.push(oldValue);
    });
    observer.observe(picture, { subtree: true, characterData: true, characterDataOldValue: true });
    document.querySelector<HTMLElement>('.sw-controls [data-main]')?.click();
    await new Promise((done) => setTimeout(done, 200));
    return same;
  });
  await expect(caption(page)).toContainText('x[1, 0] + y[14]');
  expect(written).toEqual([]);
});
