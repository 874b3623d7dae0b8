/** Questions of lessons that are answered on their picture, by finger and by keys alone. */
import { axeFaults } from './axe';
import { expect, test } from './site';

test('a cell of the storage is the answer; the keys walk from cell to cell', async ({ page }) => {
  await page.goto('/lessons/storage-shape-stride/');
  const question = page.locator('.question').first();
  const verdict = question.locator('.verdict');
  const cell = (address: number) =>
    question.getByRole('radio', { name: `@${address}`, exact: true });
  await expect(question.locator('.option[data-cells]').first()).toBeHidden();
  await expect(question.getByText('Choose the cell in the picture.')).toBeVisible();
  await cell(0).focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await expect(cell(3)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(verdict).toHaveText(/^Not quite. That adds the two indices/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText('Not quite. It is another cell.');
  await expect(cell(2)).toBeChecked();
  await cell(6).click();
  await expect(verdict).toHaveText(/^Yes. Row 0 fills the first four cells/);
  expect(await axeFaults(page)).toEqual([]);
});

test('a cell of the tensor chooses the storage cell that it reads', async ({ page }) => {
  await page.goto('/lessons/attention-heads/');
  const question = page.locator('.question').first();
  await question.locator('.st-cell[data-address="2"]').first().click();
  await expect(question.locator('.verdict')).toHaveText(/^Yes. The line begins/);
  await question.getByRole('radio', { name: 'nothing, it is an error' }).check();
  await expect(question.locator('.verdict')).toHaveText(/^Not quite./);
});

test('in a lesson its paragraphs say the step; the sentence of the core comes when asked for', async ({
  page,
}) => {
  await page.goto('/lessons/storage-shape-stride/');
  const figure = page.locator('.lesson-story').first();
  const told = figure.locator('.live .sw-told');
  await figure.scrollIntoViewIfNeeded();
  await expect(told).toHaveCSS('clip-path', 'inset(50%)');
  await figure.getByRole('button', { name: 'Every step' }).click();
  await expect(told).toHaveCSS('clip-path', 'none');
  await expect(told).not.toBeEmpty();
});
