/** A share of the links of tests/web/links.test.ts in a real page, and every state opened again. */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { oneInFive } from '../one-in-five';
import { mangled, random } from '../web/fixtures/links';
import {
  caption,
  expect,
  open,
  query,
  ready,
  settled,
  story,
  test,
  textOf,
  transcript,
  watchShifts,
} from './site';

test.describe.configure({ timeout: 400_000 });

const share = fc.sample(fc.oneof(mangled, random), { numRuns: 60, seed: 2026 });
const queries = share.map((link) => (link.startsWith('?') ? link : `?${link}`));
const links = oneInFive(queries, 'mangled links');

for (let part = 0; part < 2; part++) {
  test(`mangled links give a page and a sentence: part ${part + 1} of 2`, async ({ page }) => {
    for (const link of links.filter((_, at) => at % 2 === part)) {
      // A lone surrogate cannot be sent at all.
      await page.goto(`/playground/${link.replace(/\p{Surrogate}/gu, '')}`);
      await expect(page.locator('html.linked'), link).toHaveCount(0);
      const said = page.locator('.sw-caption, .note, .refusal, .empty').first();
      await expect(said, link).not.toBeEmpty();
    }
  });
}

const programs = [
  ['import torch\ntorch.ones(5, 3, 4, 1) + torch.ones(3, 1, 1)', 5],
  ['import torch\na = torch.arange(8).reshape(2, 4)\na.t().view(2, 4)', 4],
  ['import numpy as np\nnp.arange(6).reshape(2, 3).T', 3],
] as const;

for (const [code, steps] of programs) {
  test(`the middle of a story opens again in a new browser: ${code.split('\n').at(-1)}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, code);
    for (let step = 0; step < steps; step++) {
      await story(page).getByRole('button', { name: 'Next', exact: true }).click();
    }
    await settled(page);
    const [said, printed] = [await textOf(caption(page)), await textOf(transcript(page))];
    const drawn = await picture(page);
    // The address follows when the steps rest.
    const field = story(page).getByRole('spinbutton', { name: 'Step' });
    const at = Number(await field.inputValue()) - 1;
    await expect(page).toHaveURL(new RegExp(`&step=${at}(&|$)`));
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
    await other.goto(page.url());
    await ready(other);
    await expect(caption(other)).toHaveText(said);
    await expect(transcript(other)).toHaveText(printed);
    await expect.poll(() => picture(other)).toEqual(drawn);
    await context.close();
  });
}

const cells = 'import torch\nx = torch.ones(16, 1)\nx + torch.arange(16)';
const places = [
  `playground/${query(cells, '&step=40&fine=1')}`, // with a caution
  `playground/${query(programs[1][0], '&step=9')}`, // of a refused view
  `playground/${query(programs[0][0], '&step=999&predict=1')}`, // with a note and a question
  `embed/${query(programs[0][0], '&step=20')}`,
];
for (const width of [360, 1280]) {
  for (const place of places) {
    test(`at ${width} px nothing moves when a link opens: ${place}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifted = await watchShifts(page);
      await page.goto(`/${place}`, { waitUntil: 'networkidle' });
      await expect(page.locator('html.linked')).toHaveCount(0);
      await settled(page);
      expect(await shifted()).toBe(0);
    });
  }
}

/** What is seen of the stage, in whichever order its attributes were set. */
async function picture(page: Page): Promise<string[]> {
  const html = await story(page)
    .locator('.sw-stage')
    .evaluate((stage) => {
      const copy = stage.cloneNode(true) as HTMLElement;
      for (const gone of copy.querySelectorAll('[display="none"]')) gone.remove();
      return copy.innerHTML;
    });
  return html.split('<').map((tag) =>
    (tag.match(/[\w-]+="[^"]*"|[^\s"]+/g) ?? [])
      .filter((part) => !/^(tabindex|role|aria-label)=/.test(part.replace(/>$/, '')))
      .map((part) => part.replace(/>$/, ''))
      .sort()
      .join(' '),
  );
}
