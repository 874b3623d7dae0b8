/** No program freezes the page: much work is done apart, and a button stops it. */
import type { Route } from '@playwright/test';
import { oneInFive } from '../one-in-five';
import { editor, expect, open, query, ready, story, test, transcript } from './site';

const numpy = 'import numpy as np\n';
const twice = (setup: string, line: string) =>
  `${numpy}${setup}\nfor i in range(300):\n    ${line}\n\nb[:3]`;

/** In place of the worker: it never answers, and can only be ended. */
const endless = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' });

/** Programs, and what the page says of each in the end. */
const heavy = {
  'a long cumsum': [`${numpy}b = np.cumsum(np.ones(10**7))\nb[-1]`, '10000000.0'],
  'a long mask': [`${numpy}a = np.ones(10**7)\na[a > 0]`, 'goes through too many'],
  'a long sort': [`${numpy}np.sort(np.arange(10**7)[::-1])`, 'goes through too many'],
} as const;

/** The longest that the page's thread did nothing else, in ms. */
const blocked = `
  const now = () => performance.now();
  let last = now(), longest = 0;
  setInterval(() => { longest = Math.max(longest, now() - last); last = now(); window.longest = longest; }, 10);
`;

for (const [name, [code, said]] of oneInFive(Object.entries(heavy), 'programs run apart')) {
  test(`${name} is run apart, while the page answers`, async ({ page }) => {
    await page.goto('/playground/');
    await ready(page);
    await page.evaluate(blocked);
    await editor(page).fill(code);
    const running = page.getByRole('status').filter({ hasText: 'still running' });
    await expect(running).toBeVisible();
    await expect(page.locator('.program, .answer').filter({ hasText: said }).first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(running).toHaveCount(0);
    const longest = await page.evaluate('window.longest');

    test.info().annotations.push({ type: 'longest block in ms', description: String(longest) });
    // About 300 on a quiet machine; a test machine is not quiet.
    expect(longest).toBeLessThan(3000);
  });
}

for (const line of ['b = a[a]', 'b = np.fmod(a, 3.0)'])
  test(`what is too large to be run apart has its shapes at once: ${line}`, async ({ page }) => {
    await open(page, twice('a = np.arange(10**6)', line));
    await expect(transcript(page)).toContainText('array(..., shape=(3,)');
    await expect(page.getByText('Values are not computed')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'still running' })).toHaveCount(0);
  });

test('what was run apart has its story, and the page goes on from there', async ({ page }) => {
  await open(page, `${numpy}b = np.cumsum(np.ones(10**7))\nb[:6].reshape(2, 3) + np.ones(3)`);
  await expect(transcript(page)).toContainText('[5., 6., 7.]');
  await expect(story(page)).toContainText('(2, 3)');
  await editor(page).fill(`${numpy}np.ones(3) + 1`);
  await expect(transcript(page)).toContainText('[2., 2., 2.]');
});

test('Stop stops it by the keyboard, and says how far the program came', async ({ page }) => {
  await page.route('**/worker-*', endless);
  await open(page, `${numpy}1 + 1`);
  await editor(page).fill(`${numpy}2 + 3\nb = np.sort(np.arange(10**7)[::-1])`);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await expect(transcript(page)).toContainText('1 + 1');
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(stop).toHaveCount(0);
  await expect(page.locator('#refusal')).toContainText('too many elements');
  await expect(transcript(page)).toContainText('2 + 3');
});

test('another text ends it', async ({ page }) => {
  await page.route('**/worker-*', endless);
  await open(page, `${numpy}1 + 1`);
  await editor(page).fill(`${numpy}b = np.sort(np.arange(10**7)[::-1])`);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await editor(page).fill(`${numpy}2 + 3`);
  await expect(transcript(page)).toContainText('2 + 3');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
});

/** A story behind much work. */
const much = `${numpy}b = np.cumsum(np.ones(10**7))\nb[:6].reshape(2, 3) + np.ones(3)`;

test('an embed has its story from a worker, at the step of its link', async ({ page }) => {
  await page.goto(`/embed/${query(much, '&first=1&step=2')}`);
  await expect(page.getByRole('status').filter({ hasText: 'till running' })).toHaveCount(0);
  await expect(page.locator('.embed-story')).toContainText('(2, 3)');
  await expect(page.locator('.embed-frame')).not.toContainText('too many elements');
});

test('an embed has a button to stop it', async ({ page }) => {
  await page.route('**/worker-*', endless);
  await page.goto(`/embed/${query(much)}`);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await stop.click();
  await expect(stop).toHaveCount(0);
  await expect(page.locator('.embed-frame')).toContainText('too many elements');
});

test('an embed without workers runs some more of it by itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(`/embed/${query(`${numpy}a = np.ones(8 * 10**6)\na[:3] + np.ones(3)`)}`);
  await expect(page.locator('.embed-story')).toContainText('(3,)');
});

test("a reader's program in a lesson is run apart, and can be stopped", async ({ page }) => {
  await page.route('**/worker-*', endless);
  await page.goto('/lessons/stretching-is-free/');
  const bench = page.locator('.bench').first();
  const lines = bench.locator('.bench-lines');
  await lines.scrollIntoViewIfNeeded();
  await expect(bench.locator('.sw-story')).toBeVisible();
  await lines.fill(`${numpy}2 + 3\nb = np.cumsum(np.ones(10**7))`);
  await bench.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(bench.locator('.bench-said')).toContainText('too many elements');
  await page.unroute('**/worker-*');
  await lines.fill(`${much}\nb[:3] + np.ones(4)`);
  await expect(bench.locator('.bench-said')).toContainText('ValueError');
});

test('a pasted program that is much is run apart', async ({ page }) => {
  await page.goto('/error/');
  await page.locator('.pasted textarea').fill(`${numpy}a = np.ones(3 * 10**6)\na[:3] + np.ones(4)`);
  await expect(page.locator('.diagnosis')).toContainText('(3,)');
});

test('without workers the page says what it does not do', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await open(page, `${numpy}b = np.sort(np.arange(10**7)[::-1])`);
  await expect(page.locator('#refusal')).toContainText('too many elements');
});
