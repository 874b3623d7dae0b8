import type { Page } from '@playwright/test';
import { caption, editor, expect, open, step, test, transcript } from './site';

const refused = ['import torch', 'x = torch.arange(12.).view(3, 4)', 'm = x.mean(1)', 'x - m'].join(
  '\n',
);

const stage = (page: Page) => page.locator('.st-stage');
const choices = (page: Page) => page.getByRole('region', { name: 'What works instead' });

test.beforeEach(async ({ page }) => {
  await open(page, refused, '&statement=3');
  await step(page, 'Last step');
  await expect(caption(page)).toContainText('refused');
});

test('a repair shows on the stage what it would give, and there is a way back', async ({
  page,
}) => {
  const keepdim = choices(page).getByRole('button', { name: 'm = x.mean(1, keepdim=True)' });
  await expect(choices(page).getByRole('button')).toHaveCount(2);
  await expect(keepdim).toContainText('line 3');
  await expect(stage(page)).toContainText('4 ≠ 3');
  await keepdim.focus();
  await page.keyboard.press('Enter');
  await expect(keepdim).toHaveAttribute('aria-pressed', 'true');
  await expect(caption(page)).toContainText('The result has shape (3, 4).');
  await expect(stage(page).locator('[data-ghost]').first()).toBeAttached();
  await expect(editor(page)).toHaveValue(refused);
  await page.getByRole('button', { name: 'Back to the refusal' }).focus();
  await page.keyboard.press('Enter');
  await expect(keepdim).toBeFocused();
  await expect(keepdim).toHaveAttribute('aria-pressed', 'false');
  await expect(caption(page)).toContainText('refused');
  await expect(stage(page)).toContainText('4 ≠ 3');
});

test('a step of the story puts the repair away', async ({ page }) => {
  await choices(page).getByRole('button').last().click();
  await expect(caption(page)).toContainText('The result has shape (3, 4).');
  await step(page, 'Back');
  await expect(choices(page)).toHaveCount(0);
  await step(page, 'Next');
  await expect(choices(page).locator('[aria-pressed="true"]')).toHaveCount(0);
});

test('a repair is put into the program when it is asked for, and can be undone', async ({
  page,
}) => {
  await choices(page).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Use it in my program' }).click();
  await expect(editor(page)).toHaveValue(refused.replace('x - m', 'x - m.unsqueeze(1)'));
  await expect(transcript(page)).not.toContainText('Error');
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toHaveValue(refused);
});
