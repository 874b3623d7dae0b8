/** Two programs side by side: one Next for both, by keys alone, in a frame and in an element. */
import type { Page } from '@playwright/test';
import { wcagFaults } from './axe';
import { expect, open, test } from './site';
import { startHost } from './somebody-else';

const program = (line: string) => `import torch\nx = torch.arange(6).view(2, 3)\n${line}`;
const [view, reshape] = [program('x.t().view(6)'), program('x.t().reshape(6)')];

const address = (more = '') => {
  const [code, compare] = [view, reshape].map(encodeURIComponent);
  return `/embed/?v=1&code=${code}&compare=${compare}${more}`;
};

const both = (page: Page) => page.getByRole('region', { name: 'Two programs side by side' });
const captions = (page: Page) => both(page).locator('.sw-caption');
const sign = (page: Page) => both(page).getByText('Here they differ');

test('one Next steps both, by keys alone; the refused one waits while the other copies', async ({
  page,
}) => {
  await page.goto(address('&size=full'));
  await expect(captions(page)).toHaveCount(2);
  await both(page).focus();
  for (let presses = 0; presses < 7; presses++) await page.keyboard.press('ArrowRight');
  await expect(captions(page)).toHaveText([/no single stride works/, /no single stride works/]);
  await expect(sign(page)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(captions(page)).toHaveText([/no single stride works/, /copied in reading order/]);
  await expect(sign(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(captions(page).first()).toHaveText(/no single stride works/);
  await expect(both(page).getByRole('spinbutton', { name: 'Step' })).toHaveValue('13');
  await page.keyboard.press('Home');
  await expect(both(page).getByRole('spinbutton', { name: 'Step' })).toHaveValue('1');
});

test('no step changes the height, and the first difference is a still mark without motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address('&controls=minimal'));
  await expect(captions(page)).toHaveCount(2);
  const height = () => both(page).evaluate((element) => element.clientHeight);
  const before = await height();
  await both(page).focus();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('ArrowRight');
    expect(await height()).toBe(before);
    if (await sign(page).isVisible()) {
      const told = both(page).locator('.sw-told').first();
      await expect(told).toHaveCSS('outline-style', 'solid');
      await expect(told).toHaveCSS('animation-name', 'none');
    }
  }
});

test('on a phone one is above the other, and what differs is underlined in both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('&step=3'));
  await expect(both(page).locator('.sw-differs')).toHaveText(['view', 'reshape']);
  const [one, other] = await both(page)
    .locator('.sw-side')
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect()));
  expect(other?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0);
  expect(await wcagFaults(page)).toEqual([]);
});

test('an element takes its second program from a second pre, and moves nothing below it', async ({
  page,
  baseURL,
}) => {
  const element = `<stride-wise compare><pre>${view}</pre><pre>${reshape}</pre></stride-wise>`;
  const html = `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
    <script type="module" src="${baseURL}v1/stride-wise.js"></script>${element}<p id="below">below</p></html>`;
  const host = await startHost({ '/both': { html } });
  for (const width of [390, 560, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${host.url}/both`);
    const top = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);
    const before = await top();
    await expect(page.locator('stride-wise .sw-caption')).toHaveCount(2);
    expect(Math.abs((await top()) - before), `${width} px`).toBeLessThan(8);
  }
  await page.locator('stride-wise').evaluate((widget) => {
    (widget as HTMLElement & { goTo(step: string): void }).goTo('END');
  });
  await expect(page.locator('stride-wise .sw-caption').first()).toHaveText(
    /no single stride works/,
  );
  await host.close();
});

test('the playground compares its program with another one, by keys alone, and a link keeps both', async ({
  page,
}) => {
  await open(page, view);
  const button = page.getByRole('button', { name: 'Compare with…' });
  await button.focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('textbox', { name: 'Other program' });
  await expect(other).toBeFocused();
  await expect(other).toHaveValue(view);
  await page.keyboard.press('Control+End');
  for (let presses = 0; presses < 'view(6)'.length; presses++)
    await page.keyboard.press('Backspace');
  await page.keyboard.type('reshape(6)');
  await expect(both(page).locator('.sw-differs')).toHaveText(['view', 'reshape']);
  await both(page).focus();
  await page.keyboard.press('End');
  await expect(captions(page)).toHaveText([/no single stride works/, /x.t\(\).reshape\(6\)\[5\]/]);
  await expect(page).toHaveURL(/compare=.*step=12/);
  await page.reload();
  await expect(captions(page)).toHaveText([/no single stride works/, /x.t\(\).reshape\(6\)\[5\]/]);
  await page.goBack();
  await expect(both(page)).toHaveCount(0);
});
