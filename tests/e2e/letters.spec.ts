/** Letters for values that say nothing: there by themselves for ones, at a wish for an arange, in the address. */
import { expect, open, settled, story, test, transcript } from './site';

const toggle = 'Letters';

test('ones are letters in the picture and numbers in the transcript; the address keeps the wish', async ({
  page,
}) => {
  await open(page, 'import torch\nx = torch.ones(2, 3)\nx.t()');
  await settled(page);
  const cell = page.locator('.st-cell[data-tensor="0"][data-index="1,2"]');
  await expect(cell.locator('.st-label')).toHaveText('f');
  await expect(cell).toHaveAttribute('data-value', '1.');
  await expect(transcript(page)).toContainText('[1., 1.]');
  const letters = story(page).getByRole('checkbox', { name: toggle });
  await expect(letters).toBeChecked();
  await letters.uncheck();
  await expect(cell.locator('.st-label')).toHaveText('1.');
  await expect(page).toHaveURL(/letters=0/);
  await page.reload();
  await expect(letters).not.toBeChecked();
  await expect(cell.locator('.st-label')).toHaveText('1.');
});

test('an arange is numbers until letters are wished for; they stay while it is stepped', async ({
  page,
}) => {
  await open(page, 'import torch\nx = torch.arange(6).view(2, 3)\nx.t()');
  await settled(page);
  const cell = page.locator('.st-cell[data-tensor="0"][data-index="1,2"]');
  await expect(cell.locator('.st-label')).toHaveText('5');
  await story(page).getByRole('checkbox', { name: toggle }).check();
  await expect(cell.locator('.st-label')).toHaveText('f');
  await page.getByRole('button', { name: 'Last step' }).click();
  await settled(page);
  await expect(page.locator('.st-strip[data-address="5"] .st-label')).toHaveText('f');
  await expect(page.locator('.st-cell[data-tensor="1"][data-index="2,1"] .st-label')).toHaveText(
    'f',
  );
  await expect(page).toHaveURL(/letters=1/);
});

test('where values are computed nobody is asked', async ({ page }) => {
  await open(page, 'import torch\nx = torch.ones(2, 3)\nx + x');
  await settled(page);
  await expect(story(page).getByRole('checkbox', { name: 'Loop' })).toHaveCount(1);
  await expect(story(page).getByRole('checkbox', { name: toggle })).toHaveCount(0);
});
