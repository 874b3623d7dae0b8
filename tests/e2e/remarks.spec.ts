/** Cautions, and questions that come before a story; with keys alone. */
import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { caption, expect, open, story, test, transcript } from './site';

const grew = 'import torch\npred = torch.ones(3)\ntarget = torch.zeros(3, 1)\npred - target';
const copied = 'import torch\nb = torch.arange(6).reshape(2, 3).t()\nb.reshape(6)';
const question = (page: Page) => story(page).locator('.sw-question');

test.describe('a caution', () => {
  test('stands under its statement, and in the story from the step that shows it', async ({
    page,
  }) => {
    await open(page, grew);
    const row = transcript(page).locator('.is-selected .sw-caution');
    await expect(row).toContainText('Both grew: pred (3,) and target (3, 1)');
    await expect(row).toContainText('give both the same shape');
    const told = story(page).locator('.sw-caution');
    await expect(told).toHaveCount(0);
    await story(page).getByRole('button', { name: 'Last step' }).press('Enter');
    await expect(told).toContainText('Both grew');
    expect(await axeFaults(page)).toEqual([]);
  });

  test('is not raised by a harmless twin', async ({ page }) => {
    await open(page, grew.replace('(3, 1)', '(3)'));
    await expect(story(page).locator('.sw-caption')).not.toBeEmpty();
    await expect(page.locator('.sw-caution')).toHaveCount(0);
  });
});

test.describe('“Quiz me first”', () => {
  test('asks, says why an answer is wrong, and shows the step that tells', async ({ page }) => {
    await open(page, copied);
    const toggle = page.getByRole('button', { name: 'Quiz me first' });
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(question(page)).toContainText('a view, a copy or an error?');
    await expect(page).toHaveURL(/predict=1/);
    const picture = question(page).locator('.st-picture');
    await expect(picture).toContainText('●');
    await expect(picture).not.toContainText('■');
    for (const told of ['.sw-caution', '.output']) {
      await expect(transcript(page).locator(told)).toBeHidden();
    }
    expect(await axeFaults(page)).toEqual([]);
    await question(page).getByRole('radio', { name: 'An error' }).press('Space');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('status')).toContainText(
      'Not quite. If no view is possible, reshape does not fail: it copies. The answer is: A copy.',
    );
    expect(await axeFaults(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Show me why' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(caption(page)).not.toBeEmpty();
    await expect(page).toHaveURL(/step=[1-9]/);
  });

  test('is kept for the next visit, and a question can be skipped', async ({ page }) => {
    await open(page, copied, '&predict=1');
    await question(page).getByRole('button', { name: 'Skip to the steps' }).press('Enter');
    await expect(caption(page)).not.toBeEmpty();
    await page.getByRole('button', { name: 'Quiz me first' }).press('Enter');
    await page.getByRole('button', { name: 'Quiz me first' }).press('Enter');
    await open(page, grew);
    await expect(question(page)).toContainText('What shape does the result have?');
    await question(page).getByRole('radio', { name: '(3, 3)' }).press('Space');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('status')).toContainText('Yes.');
  });

  test('hides the mark of what raises until it is answered, and asks for the outcome first', async ({
    page,
  }) => {
    const refused = 'import torch\nx = torch.arange(6).view(2, 3)\nx.t().view(6)';
    await open(page, refused, '&predict=1');
    await expect(question(page)).toContainText('a view, a copy or an error?');
    await expect(page.locator('.refused-line')).toHaveCount(0);
    await expect(transcript(page).locator('.error')).toBeHidden();
    await question(page).getByRole('radio', { name: 'An error' }).press('Space');
    await page.keyboard.press('Enter');
    await question(page).getByRole('button', { name: 'Show me why' }).press('Enter');
    await expect(page.locator('.refused-line').first()).toBeVisible();
    await expect(transcript(page).locator('.error')).toBeVisible();
  });

  test('does not ask where a link leads into the story', async ({ page }) => {
    await open(page, copied, '&predict=1&step=3');
    await expect(caption(page)).not.toBeEmpty();
    await expect(question(page)).toHaveCount(0);
  });
});
