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
  await expect(caption(page)).toContainText("can't be broadcast");
});

test('a repair plays its own story on the stage, and there is a way back', async ({ page }) => {
  const keepdim = choices(page).getByRole('button', { name: 'm = x.mean(1, keepdim=True)' });
  await expect(choices(page).getByRole('button')).toHaveCount(2);
  await expect(keepdim).toContainText('line 3');
  await expect(stage(page)).toContainText('4 ≠ 3');
  await keepdim.focus();
  await page.keyboard.press('Enter');
  await expect(keepdim).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await step(page, 'Last step');
  await expect(caption(page)).toContainText('[2, 3]');
  await expect(stage(page).locator('[data-ghost]').first()).toBeAttached();
  await expect(keepdim).toHaveAttribute('aria-pressed', 'true');
  await expect(editor(page)).toHaveValue(refused);
  await page.getByRole('button', { name: 'Back to the error' }).focus();
  await page.keyboard.press('Enter');
  await expect(keepdim).toBeFocused();
  await expect(keepdim).toHaveAttribute('aria-pressed', 'false');
  await expect(caption(page)).toContainText("can't be broadcast");
  await expect(stage(page)).toContainText('4 ≠ 3');
});

test('a refusal goes on with its cure: Next leads into it, Previous back to the refusal', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(choices(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator('.sw-operation mark')).toHaveText('x - m');
  await expect(page.getByRole('img', { name: 'What works instead' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await next.click();
  await step(page, 'Back');
  await step(page, 'Back');
  await expect(caption(page)).toContainText("can't be broadcast");
  await step(page, 'Next');
  await step(page, 'Last step');
  await expect(caption(page)).toContainText('[2, 3]');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('the cells of a refusal glide into its cure, and what has no place there leaves', async ({
  page,
}) => {
  const cell = stage(page).locator('.st-cell[data-tensor="1"][data-address="2"]:visible').first();
  const left = stage(page).locator('[data-key="was clash"]');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.clock.runFor(2000);
  const x = async () => (await cell.boundingBox())?.x ?? 0;
  const before = await x();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.clock.runFor(200);
  await expect(left).toHaveCount(1);
  // A cell may get narrower, about its middle.
  expect(Math.abs((await x()) - before)).toBeLessThan(10);
  await page.clock.runFor(2000);
  await expect(left).toHaveCount(0);
  expect(Math.abs((await x()) - before)).toBeGreaterThan(100);
});

test('a story that is played goes on into its cure, and ends there', async ({ page }) => {
  await page.clock.install();
  await step(page, 'First step');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (let seconds = 0; seconds < 180; seconds += 2) await page.clock.runFor(2000);
  await expect(choices(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(caption(page)).toContainText('[2, 3]');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a repair has an address: Back leads to the refusal, and a link to where it stood', async ({
  page,
}) => {
  await choices(page).getByRole('button').last().click();
  await step(page, 'Last step');
  await expect(page).toHaveURL(/repair=2\.\d+$/);
  const [link, told] = [page.url(), await caption(page).textContent()];
  await page.goBack();
  await expect(caption(page)).toContainText("can't be broadcast");
  await expect(choices(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  await page.goto('/');
  await page.goto(link);
  await expect(caption(page)).toHaveText(told ?? '');
  await expect(choices(page).locator('[aria-pressed="true"]')).toHaveCount(1);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a repair stands at its end', async ({ page }) => {
    await choices(page).getByRole('button').first().click();
    await expect(caption(page)).toContainText('[2, 3]');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
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
