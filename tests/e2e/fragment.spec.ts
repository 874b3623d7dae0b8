/** Links hold the whole program, in the fragment: no server sees it. */
import type { Locator, Page } from '@playwright/test';
import { editor, expect, open, ready, step, story, test, transcript } from './site';

const lines = (count: number) =>
  [
    'import torch',
    ...Array.from({ length: count }, (_, i) => `x${i} = torch.ones(${i % 9}, 3)`),
  ].join('\n');
const packed = /\/playground\/#v=1&code\.z=[\w-]+&statement=\d+&step=\d+/;
/** As a paste does: Playwright's `fill` types, which Chromium does in the square of the lines. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
const note = (page: Page) => page.locator('.notes .note');

test('a program of 400 lines is there again after a reload, and in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const program = `${lines(400)}\nx3 + x1`;
  await page.goto('/playground/');
  await ready(page);
  await paste(editor(page), program);
  await expect(page).toHaveURL(packed);
  expect(page.url().length).toBeLessThan(8000);
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(editor(page)).toHaveValue(program);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(page.url());
  await ready(other);
  await expect(editor(other)).toHaveValue(program);
  await expect(transcript(other)).toContainText('x3 + x1');
  expect(asked.filter((url) => /code/.test(url.replace(/#.*/, '')))).toEqual([]);
  await context.close();
});

test('a program that is too long for a link says so, has no link, and is kept', async ({
  page,
}) => {
  const program = `import torch\n# ${'x '.repeat(35_000)}\ntorch.ones(2, 3)`;
  await page.goto('/playground/');
  await ready(page);
  await paste(editor(page), program);
  await expect(note(page)).toContainText('longer than the 64 KB');
  await expect(page).toHaveURL(/#v=1&code\.kept=\w+/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.copy-said').nth(1)).toHaveText('Too long for a link');
  await page.reload();
  await ready(page);
  await expect(editor(page)).toHaveValue(program);
  await expect(note(page)).toContainText('longer than the 64 KB');
  await editor(page).fill('import torch\ntorch.ones(3)');
  await expect(note(page)).toHaveCount(0);
  await expect(page).toHaveURL(packed);
});

test('Copy link copies a link that opens, and is short', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'import torch\ntorch.arange(6).view(2, 3)');
  await step(page, 'Next');
  await expect(page).toHaveURL(packed);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.copy-said').nth(1)).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(packed);
  const other = await context.newPage();
  await other.goto(copied);
  await expect(editor(other)).toHaveValue('import torch\ntorch.arange(6).view(2, 3)');
  await expect(story(other).getByRole('spinbutton', { name: 'Step' })).toHaveValue('2');
});

test('Back and Forward, and a link typed over this one, show their program', async ({ page }) => {
  await page.goto('/playground/');
  await ready(page);
  const first = await editor(page).inputValue();
  await editor(page).fill('import torch\ntorch.ones(2, 3)');
  await expect(page).toHaveURL(packed);
  const mine = page.url();
  await page.locator('summary', { hasText: 'Examples' }).click();
  await page.getByRole('button', { name: 'A view that fails' }).click();
  await expect(page).not.toHaveURL(mine);
  const example = await editor(page).inputValue();
  await page.goBack();
  await expect(editor(page)).toHaveValue('import torch\ntorch.ones(2, 3)');
  await page.goForward();
  await expect(editor(page)).toHaveValue(example);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(mine).hash);
  await expect(editor(page)).toHaveValue('import torch\ntorch.ones(2, 3)');
  await page.evaluate(() => {
    location.hash = '#v=1&code.z=damaged';
  });
  await expect(note(page)).toContainText('damaged');
  await expect(editor(page)).toHaveValue(first);
});

test('Skip to content loses no program', async ({ page }) => {
  await page.goto('/playground/');
  await ready(page);
  await editor(page).fill('import torch\ntorch.ones(2, 3)');
  await expect(page).toHaveURL(packed);
  const mine = page.url();
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveURL(mine);
  await expect(editor(page)).toHaveValue('import torch\ntorch.ones(2, 3)');
});

test('a pasted error stays in the fragment too, however long', async ({ page }) => {
  const clash = 'The size of tensor a (3) must match the size of tensor b (4)';
  const error = `${'  File "x.py", line 1, in f\n'.repeat(99)}RuntimeError: ${clash} at non-singleton dimension 1`;
  const longer = `${'x '.repeat(40_000)}\n${error}`;
  const field = page.getByRole('textbox', { name: 'Traceback or message' });
  await page.goto('/error/');
  await paste(field, error);
  await expect(page.locator('.error')).toContainText(clash);
  await expect(page).toHaveURL(/\/error\/#v=1&message\.z=[\w-]{99,}$/);
  await page.reload();
  await expect(field).toHaveValue(error);
  await expect(page.locator('.error')).toContainText(clash);
  await paste(field, longer);
  await expect(note(page)).toContainText('longer than the 64 KB');
  await expect(page.locator('.error')).toContainText(clash);
  await expect(page).toHaveURL(/\/error\/#v=1&message\.kept=\w+$/);
  await page.reload();
  await expect(field).toHaveValue(longer);
});
