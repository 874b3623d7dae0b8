/** A closer look at a tensor: its layout, and what a write to one cell would change; with keys alone. */
import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { expect, figuresOf, open, story, test, transcript } from './site';

const views =
  'import torch\na = torch.arange(12).reshape(3, 4)\nb = a.t()\nc = b.reshape(12)\na + 1';
const look = (page: Page) => page.getByRole('region', { name: /A closer look at/ });
const cell = (page: Page, name: string) => look(page).getByRole('button', { name });

test('a name shows its layout; a cell shows what a write to it changes', async ({ page }) => {
  await open(page, views, '&statement=3');
  await transcript(page)
    .getByRole('button', { name: 'A closer look at b', exact: true })
    .press('Enter');
  const layout = look(page).getByRole('table').first();
  await expect(layout).toContainText('b(4, 3)(1, 4)0int64noa');
  await expect(layout).toContainText('a(3, 4)(4, 1)0int64yesb');
  await expect(page).toHaveURL(/probe=b(&|$)/);
  expect(await axeFaults(page)).toEqual([]);

  await cell(page, 'b[0, 0] is 0').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const answer = look(page).getByRole('status');
  await expect(answer).toContainText('A write to b[1, 1] goes to storage address 5.');
  await expect(answer).toContainText('a[1, 1]');
  await expect(answer).toContainText('c does not change: no view had that shape');
  await expect(cell(page, 'a[1, 1] is 5')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/probe=b%5B1,1%5D/);
  expect(await axeFaults(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(look(page)).toHaveCount(0);
  await expect(
    transcript(page).getByRole('button', { name: 'A closer look at b', exact: true }),
  ).toBeFocused();
});

test('a link opens it, also at a tensor without a name', async ({ page }) => {
  await open(page, views, '&statement=3&probe=b[3,2]');
  await expect(look(page)).toBeVisible({ timeout: 20_000 });
  await expect(look(page).getByRole('status')).toContainText('storage address 11');
  await open(page, views, '&statement=4&probe=0.2');
  await expect(look(page)).toContainText('(3, 4)');
  await open(page, views, '&probe=zzz[9]');
  await expect(story(page).locator('.sw-caption')).not.toBeEmpty();
  await expect(look(page)).toHaveCount(0);
});

test('NumPy shows strides in bytes, and does not write what is read-only', async ({ page }) => {
  const code = 'import numpy as np\na = np.arange(3)\nb = np.broadcast_to(a, (2, 3))';
  await open(page, code, '&statement=2&probe=b[1,1]');
  await expect(look(page).getByRole('table').first()).toContainText('(0, 8)');
  await expect(look(page).getByRole('status')).toContainText('b is read-only');
});

const figures = (page: Page) => story(page).locator('.sw-stage');
/** The tensor's own group: its cells say whose they are, too. */
const grid = (page: Page, tensor: number) =>
  figures(page).locator(`g[data-tensor="${tensor}"]:not([data-address])`);

test('a click on a name or a cell of the story opens it, and Close goes back', async ({ page }) => {
  await open(page, 'import torch\na = torch.arange(12).reshape(3, 4)\nb = a.t()', '&statement=2');
  const six = figures(page).locator('[data-tensor="0"][data-index="1,2"]').first();
  await six.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await six.click();
  await expect(look(page).getByRole('status')).toContainText('A write to a[1, 2] goes to');
  await expect(page).toHaveURL(/probe=a%5B1,2%5D/);
  await expect(look(page)).toBeInViewport();
  await look(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(look(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

  await story(page).getByRole('button', { name: 'Last step' }).click();
  await story(page).getByRole('button', { name: 'A closer look at b' }).click();
  await expect(look(page)).toContainText('A closer look at b');
  await expect(page).toHaveURL(/probe=b(&|$)/);
});

test('a cell without a name says what it holds; an old tensor is not taken for the new one', async ({
  page,
}) => {
  await open(
    page,
    'import torch\nx = torch.arange(3)\ny = torch.ones(2, 1)\nx = x + y',
    '&statement=3',
  );
  await story(page).getByRole('button', { name: 'A closer look at x', exact: true }).click();
  await expect(page).toHaveURL(/probe=0\.0/);
  await expect(look(page).getByRole('table').first()).toContainText('(3,)');
  await page.keyboard.press('Escape');
  await expect(look(page)).toHaveCount(0);
  await story(page).getByRole('button', { name: 'Last step' }).click();
  // It is drawn stretched there: a ghost is the cell that it repeats.
  await figures(page).locator('.st-cell[data-tensor="0"][data-ghost]').nth(2).click();
  await expect(look(page).getByRole('table').first()).toContainText('(3,)');
  await expect(look(page).getByRole('status')).toContainText('x[2] is 2, at storage address 2');
  await cell(page, 'x[0] is 0').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(look(page).getByRole('status')).toContainText('x[1] is 1, at storage address 1');
  await expect(page).toHaveURL(/probe=0\.0%5B1%5D/);
});

test('a window is pressed and dragged as ever; a second press is for the cell', async ({
  page,
}) => {
  const code = 'import torch\na = torch.arange(3000000).reshape(1000, 3000)\nb = a.t()';
  await open(page, code, '&statement=2');
  // So many elements are computed in a worker; the steps come after that.
  await expect(story(page)).toContainText('of 3,000,005');
  await figuresOf(page);
  const pane = story(page).getByRole('group', { name: /^Cells of a: / });
  const cell = grid(page, 0).locator('.sw-cell').nth(1);
  await expect(pane).toHaveCount(1);
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (!box) throw new Error('the cell has no place');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/window=/);
  await cell.click();
  await expect(pane).toBeFocused();
  await expect(look(page)).toHaveCount(0);
  await cell.click();
  await expect(look(page).getByRole('status')).toContainText('A write to a[0, ');
});

test('in a lesson nothing in a figure is pressed', async ({ page }) => {
  await page.goto('/lessons/align-right/');
  const lesson = page.locator('.lesson-story').first();
  await expect(lesson.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await lesson.locator('.live .st-cell:not([display])').first().click();
  await expect(look(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/probe/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the statement leads to its story; a tap on a cell opens it, and Close goes back', async ({
    page,
  }) => {
    await open(page, views, '&statement=2');
    await transcript(page).getByRole('button', { name: 'Steps' }).tap();
    await expect(story(page).getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
    const one = figures(page).locator('[data-tensor="0"][data-index="0,1"]').first();
    await one.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await one.tap();
    await expect(look(page).getByRole('status')).toContainText('A write to a[0, 1] goes to');
    await look(page).getByRole('button', { name: 'Close', exact: true }).tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  });
});
