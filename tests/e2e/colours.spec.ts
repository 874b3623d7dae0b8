/** Cells coloured by the entries of a dim: chosen by keys, kept from statement to statement, on in the lesson on heads. */
import { wcagFaults } from './axe';
import { expect, open, settled, story, test } from './site';

const PROGRAM = [
  'import torch',
  'x = torch.arange(12).view(1, 3, 4)',
  'mixed = x.view(1, 2, 3, 2)',
  'heads = x.view(1, 3, 2, 2).transpose(1, 2)',
].join('\n');

test('keys choose a dim; its entries keep their pattern, and tensors lose their colour', async ({
  page,
}) => {
  await open(page, PROGRAM);
  await settled(page);
  const fill = (index: string) =>
    story(page)
      .locator(`.st-cell[data-tensor="1"][data-index="${index}"]`)
      .first()
      .locator('rect')
      .evaluate((rect) => getComputedStyle(rect).fill.replace(/.*#|["')].*/g, ''));
  const choice = story(page).getByRole('combobox', { name: 'Colour by' });
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue('x 1');
  await expect(story(page).locator('.sw-story')).toHaveAttribute('data-coloured');
  await story(page).getByRole('button', { name: 'Last step' }).click();
  await settled(page);
  for (const [index, entry] of [
    ['0,0,0,0', 0],
    ['0,0,1,1', 1],
    ['0,1,2,0', 2],
  ] as const)
    await expect.poll(() => fill(index)).toBe(`sw-entry-${entry}`);
  await expect(story(page).locator('.sw-legend')).toContainText('an entry of the chosen dim');
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /mixed = x\.view/ }).click();
  await expect(choice).toHaveValue('x 1');
  await expect(story(page).locator('.sw-story')).toHaveAttribute('data-coloured');
  await choice.selectOption('');
  await expect(story(page).locator('[data-coloured]')).toHaveCount(0);
});

test('a chosen dim is in the link, and comes back with it', async ({ page, context }) => {
  await open(page, PROGRAM);
  await settled(page);
  await story(page).getByRole('combobox', { name: 'Colour by' }).selectOption('x 2');
  await expect(page).toHaveURL(/colour=x\+2/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(story(other).getByRole('combobox', { name: 'Colour by' })).toHaveValue('x 2');
  await expect(story(other).locator('.sw-story')).toHaveAttribute('data-coloured');
  await story(other).getByRole('combobox', { name: 'Colour by' }).selectOption('');
  await expect(other).not.toHaveURL(/colour=/);
});

test('the lesson on heads has them at once', async ({ page }) => {
  await page.goto('/lessons/attention-heads/');
  const figure = page.locator('[data-colour]').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('combobox', { name: 'Colour by' })).toHaveValue('x 1');
  await expect(figure.locator('.sw-story')).toHaveAttribute('data-coloured');
});
