/** Strides turned by hand: with keys alone, by finger, and in lessons. */
import { wcagFaults } from './axe';
import { expect, open, story, test } from './site';

const PROGRAM = 'import torch\nx = torch.arange(6).view(2, 3)\ny = x.t()';

test('keys turn a stride to 0; the line, the sentence and the threads follow; undo goes back', async ({
  page,
}) => {
  await open(page, PROGRAM);
  const summary = story(page).getByText('Turn the strides');
  await summary.focus();
  await page.keyboard.press('Enter');
  const dials = story(page).locator('.sw-dials');
  const line = dials.locator('.sw-dials-line code');
  await expect(line).toHaveText('x.as_strided((3, 2), (1, 3), 0)');
  await expect(dials.locator('.sw-dial-picture')).toBeVisible();
  await expect(dials.getByRole('status').last()).toContainText('y[2, 1] holds 5');
  const step = story(page).getByRole('spinbutton', { name: 'Step' });
  const before = await step.inputValue();
  await dials.getByRole('spinbutton', { name: 'stride of dim 1' }).focus();
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowDown');
  await expect(line).toHaveText('x.as_strided((3, 2), (1, 0), 0)');
  await expect(dials.getByRole('status').last()).toHaveText(
    'Stride 0: every step along dim 1 stays on the same storage cell.',
  );
  const cell = (index: string) => dials.locator(`.st-cell[data-index="${index}"]`);
  await expect(cell('2,0')).toHaveAttribute('data-address', '2');
  await expect(cell('2,1')).toHaveAttribute('data-address', '2');
  await expect(step).toHaveValue(before);
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await expect(dials.locator('.sw-dials-formula')).toHaveText('address = 0 + 2·1 + 1·0 = 2');
  await page.keyboard.press('Control+z');
  await expect(line).toHaveText('x.as_strided((3, 2), (1, 3), 0)');
  expect(await wcagFaults(page)).toEqual([]);
});

test('keys add a dim and remove it; the line and the picture follow', async ({ page }) => {
  await open(page, PROGRAM);
  await story(page).getByText('Turn the strides').click();
  const dials = story(page).locator('.sw-dials');
  const line = dials.locator('.sw-dials-line code');
  await dials.getByRole('button', { name: 'Add a dim' }).focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveText('x.as_strided((3, 2, 1), (1, 3, 0), 0)');
  await dials.getByRole('spinbutton', { name: 'size of dim 2' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(line).toHaveText('x.as_strided((3, 2, 2), (1, 3, 0), 0)');
  await expect(dials.getByRole('status').last()).toContainText('Stride 0: every step along dim 2');
  await expect(dials.locator('.st-cell[data-index="2,1,1"]')).toHaveAttribute('data-address', '5');
  await dials.getByRole('button', { name: 'remove dim 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveText('x.as_strided((3, 2), (1, 3), 0)');
  // The keys are still in the table: the last dim that is left goes with the next press.
  await page.keyboard.press('Enter');
  await expect(line).toHaveText('x.as_strided((3,), (1,), 0)');
  await page.keyboard.press('Enter');
  await expect(line).toHaveText('x.as_strided((3,), (1,), 0)');
  await page.keyboard.press('Control+z');
  await expect(line).toHaveText('x.as_strided((3, 2), (1, 3), 0)');
  expect(await wcagFaults(page)).toEqual([]);
});

test('what lies outside of the storage is said, and dashed', async ({ page }) => {
  await open(page, PROGRAM);
  await story(page).getByText('Turn the strides').click();
  const dials = story(page).locator('.sw-dials');
  await dials.getByRole('spinbutton', { name: 'offset' }).fill('1');
  const said = dials.locator('.sw-dials-said');
  await expect(said).toContainText('Address 6 is outside: the storage has 6 cells.');
  await expect(said).toContainText('RuntimeError: setStorage');
  await expect(dials.locator('.st-cell[data-index="2,1"]')).toHaveAttribute('data-outside', 'true');
  await dials.getByRole('button', { name: 'As it was' }).click();
  await expect(dials.locator('[data-outside]')).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('buttons step, a drag turns, a touched cell is the entry; nothing is wider than the phone', async ({
    page,
  }) => {
    await open(page, PROGRAM);
    await story(page).getByText('Turn the strides').tap();
    const dials = story(page).locator('.sw-dials');
    const line = dials.locator('.sw-dials-line code');
    const table = await dials.locator('.sw-dials-table').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 400)).toBeLessThanOrEqual(390);
    await dials.getByRole('button', { name: 'size of dim 0: less' }).tap();
    await expect(line).toHaveText('x.as_strided((2, 2), (1, 3), 0)');
    const stride = dials.getByRole('spinbutton', { name: 'stride of dim 0' });
    const box = await stride.boundingBox();
    if (!box) throw new Error('no dial');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y);
    await page.mouse.move(x + 24, y);
    await page.mouse.move(x + 12, y);
    await page.mouse.up();
    await expect(stride).toHaveValue('2');
    await dials.locator('.st-cell[data-index="0,1"]').tap();
    await expect(dials.getByRole('spinbutton', { name: 'entry of dim 0' })).toHaveValue('0');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test.describe('lessons', () => {
  for (const lesson of ['storage-shape-stride', 'stretching-is-free', 'transpose-permute'])
    test(`${lesson} has the dials under the reader's own program`, async ({ page }) => {
      await page.goto(`/lessons/${lesson}/`);
      const bench = page.locator('[data-dials]');
      await bench.scrollIntoViewIfNeeded();
      await bench.getByText('Turn the strides').click();
      await expect(bench.locator('.sw-dials-line code')).toContainText('as_strided');
      await expect(bench.locator('.sw-dial-thread').first()).toBeVisible();
      const ends = await bench.evaluate((around) => {
        const dials = around.querySelector('.sw-dials');
        return [dials, around].map((one) => one?.getBoundingClientRect().bottom ?? 0);
      });
      expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0);
    });
});
