/** The map of the calls: the first view of a long program, and a way to every operation's steps. */
import { readFileSync } from 'node:fs';
import { caption, expect, ready, test } from './site';

const model = (name: string) =>
  readFileSync(new URL(`../maps/${name}.py`, import.meta.url), 'utf8').replace(/\n$/, '');
const address = (code: string, more = '') =>
  `/playground/#v=1&code=${encodeURIComponent(code)}${more}`;

test('a model is first seen as its calls, and a row opens its operation in place', async ({
  page,
}) => {
  await page.goto(address(model('llama')));
  const tree = page.locator('.sw-map');
  await expect(tree.getByText('for layer in self.layers')).toBeVisible();
  await expect(tree.getByText('× 3')).toBeVisible();
  const row = tree.getByRole('treeitem').filter({ hasText: 'self.attention_norm(x)' }).last();
  await expect(row).toContainText('x (bsz=2, seqlen=6, 16)');
  await row.click();
  await expect(caption(page)).not.toBeEmpty();
  await expect(tree).toBeHidden();
  await page.goBack();
  await expect(tree).toBeVisible();
  await expect(
    tree.getByRole('treeitem').filter({ hasText: 'self.attention_norm(x)' }).last(),
  ).toBeFocused();
});

test('keys walk, fold and open', async ({ page }) => {
  await page.goto(address(model('gpt')));
  const items = page.locator('.sw-map').getByRole('treeitem');
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  await items.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(items).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(items).toHaveCount(count);
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(caption(page)).not.toBeEmpty();
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(items.first()).toBeFocused();
});

test('a row that raised is open, with the reason and what it was given', async ({ page }) => {
  await page.goto(address(model('unet')));
  const raised = page.locator('[data-outcome="raised"]');
  await expect(raised.last()).toContainText('d2 (1, 8, 9, 9),x (1, 8, 8, 8)');
  await expect(raised.last()).toContainText('Expected size 9 but got size 8');
});

test('a link to a step opens there, and a short program has a button for its map', async ({
  page,
}) => {
  await page.goto(address(model('gpt'), '&statement=9&step=3'));
  await expect(caption(page)).not.toBeEmpty();
  await expect(page.getByRole('tab', { name: 'Map' })).toHaveAttribute('aria-selected', 'false');
  await page.goto('/playground/');
  await ready(page);
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Map of all calls' }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
});

test('a phone has one column, and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(model('llama')));
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const wide = await page
    .locator('.sw-map-tensor')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > 390).length);
  expect(wide).toBe(0);
});

test('a frame with view=map has the calls first, and a row opens its steps in place', async ({
  page,
}) => {
  await page.goto(`/embed/?v=1&code=${encodeURIComponent(model('gpt'))}&view=map`);
  const row = page.getByRole('treeitem').filter({ hasText: 'self.wte(idx)' }).last();
  await row.click();
  await expect(page.locator('.sw-caption')).not.toBeEmpty();
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(row).toBeFocused();
});
