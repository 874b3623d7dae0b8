import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { expect, open as openProgram, test } from './site';

const program = `import torch
def inner(x):
    y = x + 1
    return y * 2

def outer(x):
    for i in range(2):
        x = inner(x)
    return x - 3

z = outer(torch.ones(2, 3))`;

async function open(page: Page) {
  await openProgram(page, program);
  return page.getByRole('tree');
}

const names = (page: Page) => page.getByRole('treeitem').locator('code').allInnerTexts();

test('calls and rounds fold in one another, and lead to where they begin', async ({ page }) => {
  const tree = await open(page);
  await expect(tree).toBeVisible();
  const folded = ['outer(torch.ones(2, 3))', 'for i in range(2)', 'for i in range(2)', 'x - 3'];
  expect(await names(page)).toEqual(['torch.ones(2, 3)', ...folded]);
  await expect(page.getByRole('treeitem').nth(3)).toContainText('round 2');
  await page.getByRole('treeitem').nth(3).click();
  await expect(page.locator('.sw-operation mark')).toHaveText('x + 1');
  expect(await names(page)).toEqual([
    'torch.ones(2, 3)',
    ...folded.slice(0, 3),
    'inner(x)',
    'x + 1',
    'y * 2',
    'x - 3',
  ]);
  await expect(page.locator('[role=treeitem][aria-current=step]')).toHaveText('x + 1');
});

test('keys walk, fold and unfold the chapters, and move no story but with Enter', async ({
  page,
}) => {
  const tree = await open(page);
  await expect(tree).toBeVisible();
  const step = page.getByRole('spinbutton').first();
  const begin = await step.inputValue();
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
  expect(await step.inputValue()).toBe(begin);
  await page.keyboard.press('Enter');
  await expect(page.locator('.sw-operation mark')).toHaveText('y * 2');
  await expect(focused).toHaveText('y * 2');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toContainText('inner(x)');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-expanded', 'false');
  await expect(focused).toHaveAttribute('aria-current', 'step');
  expect(await axeFaults(page)).toEqual([]);
});
