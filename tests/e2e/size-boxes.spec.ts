/** Sizes on the stage by hand: dragged, typed, stepped; the rule answers live. */
import type { Page } from '@playwright/test';
import { caption, editor, expect, open, settled, story, test } from './site';

const pair = 'import torch\nx = torch.ones(3, 4)\ny = torch.ones(4)\nx + y';
const view = 'import torch\nx = torch.arange(12)\nx.view(2, 6)';
const last = 'import torch\nx = torch.arange(6).reshape(2, 3)\ny = torch.ones(3)\nx + y';

const size = (page: Page, name: string) =>
  story(page).getByRole('spinbutton', { name, exact: true });
const verdict = (page: Page) => story(page).locator('.sw-verdict');

async function told(page: Page, program: string) {
  await open(page, program);
  await settled(page);
  await expect(story(page).locator('.sw-own-size').first()).toBeVisible();
}

/** Presses on a size and moves, without letting go. */
async function drag(page: Page, name: string, right: number, down = 0) {
  const box = await size(page, name).boundingBox();
  if (!box) throw new Error(`no ${name}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
}

test('a size that is dragged refuses live; let go, it stands in the program, and Back returns', async ({
  page,
}) => {
  await told(page, pair);
  await drag(page, 'size of dim 0 of y', 14);
  await expect(caption(page)).toHaveText(/x has size 4 and y has size 5.*can't be broadcast/);
  await expect(editor(page)).toHaveValue(pair);
  await page.mouse.up();
  await expect(editor(page)).toHaveValue(pair.replace('ones(4)', 'ones(5)'));
  await expect(size(page, 'size of dim 0 of y')).toBeFocused();
  await page.goBack();
  await expect(editor(page)).toHaveValue(pair);
});

test('dragged up it fits, and the core says so; Escape puts it back', async ({ page }) => {
  await told(page, pair);
  await drag(page, 'size of dim 0 of x', 0, -28);
  await expect(verdict(page)).toHaveText('✓ fits: The result has shape (5, 4).');
  await expect(caption(page)).toHaveText('x has shape (5, 4) and y has shape (4,).');
  await expect(story(page).locator('.st-cell[data-tensor="0"][data-index="4,3"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(caption(page)).toHaveText('x has shape (3, 4) and y has shape (4,).');
  await page.mouse.up();
  await expect(editor(page)).toHaveValue(pair);
});

test('typed, a view is refused at once; Enter keeps it, one undo brings it back', async ({
  page,
}) => {
  await told(page, view);
  const asked = size(page, 'size asked for dim 0');
  await asked.focus();
  await page.keyboard.type('5');
  await expect(caption(page)).toHaveText(
    'You asked for 30 elements, but there are 12. The counts must be equal, so this raises an error.',
  );
  await expect(editor(page)).toHaveValue(view);
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveValue(view.replace('2, 6', '5, 6'));
  await expect(asked).toBeFocused();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toHaveValue(view);
});

test('by keys alone: stepped, taken back, stepped and kept', async ({ page }) => {
  await told(page, pair);
  const rows = size(page, 'size of dim 0 of x');
  await rows.focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows).toHaveAttribute('aria-valuenow', '4');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('ArrowDown');
  await expect(caption(page)).toHaveText('x has shape (2, 4) and y has shape (4,).');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveValue(pair.replace('3, 4', '2, 4'));
  await expect(rows).toBeFocused();
});

test('all sizes are one stop for Tab; the arrows go from one to the next', async ({ page }) => {
  await told(page, pair);
  const [first, second] = [size(page, 'size of dim 0 of x'), size(page, 'size of dim 1 of x')];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(story(page).locator('.sw-own-size:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(second).toBeFocused();
});

test('two sizes that are equal by chance are made to differ', async ({ page }) => {
  await told(page, pair);
  await story(page).getByRole('button', { name: 'Make 4 and 4 differ' }).click();
  await expect(editor(page)).toHaveValue(pair.replace('ones(4)', 'ones(5)'));
  await expect(caption(page)).toHaveText(/They differ and neither is 1/);
  await expect(story(page).getByRole('button', { name: /^Make/ })).toHaveCount(0);
});

test('a number that would raise before the statement is said to, and is not kept', async ({
  page,
}) => {
  await told(page, last);
  await size(page, 'size of dim 0 of x').focus();
  await page.keyboard.type('5');
  await expect(verdict(page)).toHaveText(
    "✕ does not fit: line 2: RuntimeError: shape '[5, 3]' is invalid for input of size 6",
  );
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveValue(last);
  await expect(size(page, 'size of dim 0 of x')).toHaveValue('2');
});
