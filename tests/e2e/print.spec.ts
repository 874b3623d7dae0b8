/** On paper a story is one page: its statement, six frames, and the sentence of each. */
import type { Page } from '@playwright/test';
import { expect, open, query, settled, test } from './site';

const program = 'import torch\ntorch.tensor([[0], [10], [20]]) + torch.tensor([1, 2, 3, 4])';
const sheet = (page: Page) => page.locator('.print-sheet');

/** As the browser does before it prints; the code of the sheet comes with the first touch. */
async function lay(page: Page): Promise<void> {
  await page.mouse.move(6, 6);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

for (const [name, code] of [
  ['a broadcast', program],
  ['a refused view', 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)'],
  ['a chain', 'import torch\nx = torch.arange(24).view(2, 3, 4)\nx.transpose(1, 2).sum(0) + 1'],
  ['one of long numbers', 'import torch\ntorch.rand(4, 5, 6) @ torch.rand(4, 6, 3)'],
])
  test(`${name} is printed on one page`, async ({ page }) => {
    await open(page, code ?? '');
    await lay(page);
    await expect(sheet(page).locator('li svg')).toHaveCount(6);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pagesIn(pdf)).toBe(1);
    expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBe(1);
  });

test('every frame says its cells, and stands on white over a sentence of its own', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, program);
  await lay(page);
  await expect(sheet(page).locator('h1')).toHaveText(/^torch\.tensor\(.*\+ torch\.tensor\(/);
  const frames = await sheet(page)
    .locator('li')
    .evaluateAll((all) =>
      all.map((frame) => ({
        cells: frame.querySelectorAll('[data-storage][data-address][data-value]').length,
        sentence: frame.querySelector('p')?.textContent ?? '',
        cut: frame.scrollHeight > frame.clientHeight + 1,
      })),
    );
  expect(frames.every(({ cells }) => cells > 6)).toBe(true);
  expect(frames.filter(({ cut }) => cut)).toEqual([]);
  expect(new Set(frames.map(({ sentence }) => sentence)).size).toBeGreaterThanOrEqual(5);
  const last = sheet(page).locator('li').last();
  await expect(last.locator('.st-cell[data-tensor="2"][data-index="2,3"]')).toHaveAttribute(
    'data-value',
    '24',
  );
  const colours = await last.evaluate((frame) => [
    getComputedStyle(frame.ownerDocument.documentElement).backgroundColor,
    getComputedStyle(frame.querySelector('.st-strip .st-label') as Element).fill,
  ]);
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await expect(page.locator('.sw-story')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('.sw-story')).toBeVisible();
});

test('an embed and the page of an error are printed so too', async ({ page }) => {
  await page.goto(`/embed/${query(program)}`);
  await expect(page.locator('.st-picture')).toBeVisible();
  await lay(page);
  await expect(sheet(page).locator('li svg')).toHaveCount(6);
  expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/error/');
  await page
    .getByRole('textbox', { name: 'Traceback or message' })
    .fill(
      'The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1',
    );
  await expect(page.locator('.st-picture')).toBeVisible();
  await lay(page);
  await expect(sheet(page).locator('li svg').first()).toBeVisible();
  expect(pagesIn(await page.pdf({ format: 'A4' }))).toBe(1);
});

test('the browser itself lays the sheet; a statement without a story prints what the page has', async ({
  page,
}) => {
  await open(page, program);
  await settled(page);
  const seen = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener('beforeprint', () =>
          done(document.querySelectorAll('.print-sheet li svg').length),
        ),
      ),
  );
  const { length } = await page.pdf({ format: 'A4' });
  expect(length).toBeGreaterThan(1000);
  expect(await seen).toBe(6);
  await expect(sheet(page)).toHaveCount(0);
  await open(page, 'x = 1');
  await lay(page);
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('.transcript-pane')).toBeVisible();
});
