import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { expect, open as openProgram, step, test, toTheEnd } from './site';

const program = `import torch
def inner(x):
    y = x + 1
    return y * 2

def outer(x):
    for i in range(2):
        x = inner(x)
    return x - 3

z = outer(torch.ones(2, 3))`;

async function open(page: Page, code = program) {
  await openProgram(page, code);
  const tree = page.getByRole('tree');
  await expect(tree).toBeVisible();
  return tree;
}

const line = (page: Page) => page.locator('.sw-operation');
const marked = (page: Page) => line(page).locator('mark');
const place = async (page: Page) => Number(await page.locator('.sw-count input').inputValue());
const current = (page: Page) => page.locator('[role=treeitem][aria-current=step]');

const names = (page: Page) => page.getByRole('treeitem').locator('code').allInnerTexts();

test('calls and rounds fold in one another, and lead to where they begin', async ({ page }) => {
  await open(page);
  const folded = ['outer(torch.ones(2, 3))', 'for i in range(2)', 'for i in range(2)', 'x - 3'];
  expect(await names(page)).toEqual(['torch.ones(2, 3)', ...folded]);
  await expect(page.getByRole('treeitem').nth(3)).toContainText('round 2 of 2');
  await page.getByRole('treeitem').nth(3).click();
  await expect(marked(page)).toHaveText('inner(x)');
  await page.getByRole('treeitem').nth(4).click();
  await expect(marked(page)).toHaveText('x + 1');
  expect(await names(page)).toEqual([
    'torch.ones(2, 3)',
    ...folded.slice(0, 3),
    'inner(x)',
    'x + 1',
    'y * 2',
    'x - 3',
  ]);
  await expect(current(page)).toHaveText('x + 1');
});

test('keys walk, fold and unfold the chapters, and move no story but with Enter', async ({
  page,
}) => {
  const tree = await open(page);
  const begin = await place(page);
  const focused = page.locator('[role=treeitem]:focus');
  await tree.locator('[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(focused).toHaveText('x - 3');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toContainText('round 2');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toContainText('inner(x)');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('y * 2');
  expect(await place(page)).toBe(begin);
  await page.keyboard.press('Enter');
  await expect(marked(page)).toHaveText('y * 2');
  await expect(focused).toHaveText('y * 2');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toContainText('inner(x)');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-expanded', 'false');
  await expect(focused).toHaveAttribute('aria-current', 'step');
  expect(await axeFaults(page)).toEqual([]);
});

test('what is folded is passed in one step, to its result, and unfolded it is stepped through', async ({
  page,
}) => {
  const tree = await open(page);
  const next = () => step(page, 'Next');
  await next();
  await expect(current(page)).toContainText('round 1 of 2');
  await expect(line(page)).toHaveText(
    'z = outer(torch.ones(2, 3)) › for i in range(2) 1/2 › y * 2',
  );
  await expect(marked(page)).toHaveText('for i in range(2) 1/2');
  const first = await place(page);
  await next();
  await expect(current(page)).toContainText('round 2 of 2');
  const second = await place(page);
  await step(page, 'Back');
  expect(await place(page)).toBe(first);
  await step(page, 'Back');
  expect(await place(page)).toBe(1);
  const passed = await toTheEnd(page);
  await step(page, 'First step');
  await tree.locator('[aria-expanded=false] .sw-fold').first().click();
  await next();
  await expect(marked(page)).toHaveText('inner(x)');
  expect(await place(page)).toBe(first);
  await step(page, 'First step');
  await tree.locator('[aria-expanded=false] .sw-fold').first().click();
  await next();
  await expect(marked(page)).toHaveText('x + 1');
  expect(await place(page)).toBeLessThan(first);
  await step(page, 'First step');
  expect((await toTheEnd(page)).length).toBeGreaterThan(passed.length);
  expect(second).toBeGreaterThan(first);
});

test('by keys alone one steps over a call and into it', async ({ page }) => {
  const tree = await open(page);
  await tree.locator('[tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await expect(current(page)).toContainText('round 1 of 2');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  const focused = page.locator('[role=treeitem]:focus');
  await expect(focused).toContainText('round 2 of 2');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(marked(page)).toHaveText('x + 1');
  await page.keyboard.press('ArrowLeft');
  const inside = await place(page);
  await page.keyboard.press('PageDown');
  await expect(current(page)).toContainText('inner(x)');
  await expect(marked(page)).toHaveText('inner(x)');
  expect(await place(page)).toBeGreaterThan(inside);
});

test('some of the tree is in sight, and a loop takes one line above the picture', async ({
  page,
}) => {
  const tree = await open(
    page,
    `import torch
x = torch.ones(2, 3)
for i in range(9):
    x = x + torch.arange(3)
    if i == 2:
        break
    x = x * 2`,
  );
  const top = (await tree.boundingBox())?.y ?? 800;
  expect(top).toBeLessThan(800 - 3 * 24);
  await expect(page.getByRole('treeitem').first()).toContainText('round 1');
  await expect(page.getByRole('treeitem').first()).not.toContainText('of');
  await expect(line(page)).toHaveText('for i in range(9) 1 › torch.arange(3)');
  expect((await line(page).boundingBox())?.height).toBeLessThan(30);
});
