/** A closer look at a tensor: its layout, and what a write to one cell would change; with keys alone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, story, test, transcript } from './site';

const views =
  'import torch\na = torch.arange(12).reshape(3, 4)\nb = a.t()\nc = b.reshape(12)\na + 1';
const look = (page: Page) => page.getByRole('region', { name: /A closer look at/ });
const cell = (page: Page, name: string) => look(page).getByRole('button', { name });

async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

test('a name shows its layout; a cell shows what a write to it changes', async ({ page }) => {
  await open(page, views, '&statement=3');
  await transcript(page)
    .getByRole('button', { name: 'A closer look at b', exact: true })
    .press('Enter');
  const layout = look(page).getByRole('table').first();
  await expect(layout).toContainText('b(4, 3)(1, 4)0int64noa');
  await expect(layout).toContainText('a(3, 4)(4, 1)0int64yesb');
  await expect(page).toHaveURL(/probe=b(&|$)/);
  await axe(page);

  await cell(page, 'b[0, 0] is 0').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const answer = look(page).getByRole('status');
  await expect(answer).toContainText('A write to b[1, 1] lands at storage address 5.');
  await expect(answer).toContainText('a[1, 1]');
  await expect(answer).toContainText('c does not change: no view had that shape');
  await expect(cell(page, 'a[1, 1] is 5')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/probe=b%5B1,1%5D/);
  await axe(page);

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
