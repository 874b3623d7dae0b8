/** Kin: a pointer on a cell of the stage lights up all that lie on the same storage cell. */
import { caption, expect, figuresOf, open, query, settled, story, test } from './site';

test('a cell lights up its storage cell and the cell of the other name, and no more', async ({
  page,
}) => {
  const program = 'import torch\nx = torch.arange(6).view(2, 3)\ny = x.t()\ny += 10';
  await page.goto(`/${query(program, '&statement=3')}`);
  const picture = page.locator('.st-picture');
  await expect(picture).toBeVisible();
  await settled(page);
  const lit = () =>
    picture
      .locator('[data-kin]')
      .evaluateAll((all) =>
        all.map((one) => `${one.classList[0]} ${one.getAttribute('data-address')}`).sort(),
      );
  await picture.locator('.st-cell[data-tensor="0"][data-index="2,0"]').hover();
  await expect.poll(lit).toEqual(['st-cell 2', 'st-cell 2', 'st-strip 2']);
  await picture.locator('.st-strip[data-address="4"]').hover();
  await expect.poll(lit).toEqual(['st-cell 4', 'st-cell 4', 'st-strip 4']);
  await page.mouse.move(2, 2);
  await expect.poll(lit).toEqual([]);
});

const shared = 'import torch\nx = torch.arange(6).view(2, 3)\ny = x.t()\ny += 10';

test('by keys: Enter goes into the picture, the arrows walk and say each cell, Escape leaves', async ({
  page,
}) => {
  await open(page, shared, '&statement=3');
  await settled(page);
  const walk = page.getByRole('application', { name: /^Cells of the picture/ });
  const said = walk.getByRole('status');
  await expect(walk).toHaveCount(1);
  await story(page).getByRole('textbox').or(story(page).locator('button')).first().focus();
  await walk.focus();
  const before = await caption(page).textContent();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^y\[0, 0\] = 0, address 0, also x\[0, 0\]$/);
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(/^y\[1, 0\] = 1, address 1, also x\[0, 1\]$/);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(/^y\[1, 1\] = 4, address 4, also x\[1, 1\]$/);
  const lit = page.locator('.st-picture [data-kin]');
  await expect(lit).toHaveCount(3);
  for (const one of await lit.all()) await expect(one).toHaveAttribute('data-address', '4');
  // The arrows did not step; Page Down does, also from in there.
  expect(await caption(page).textContent()).toBe(before);
  await page.keyboard.press('PageDown');
  await expect(caption(page)).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(lit).toHaveCount(0);
  await expect(said).toBeEmpty();
  const there = await caption(page).textContent();
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).not.toHaveText(there ?? '');
});

test('a cell lights up in every figure of its story, and a ghost says that it is one', async ({
  page,
}) => {
  await open(page, 'import torch\ntorch.tensor([[5], [6]]) + torch.tensor([1, 2, 3])');
  await page.getByRole('button', { name: 'Last step' }).click();
  const figures = await figuresOf(page);
  await settled(page);
  const ghost = page.locator('.st-cell[data-ghost][data-tensor="0"][data-index="1,2"]');
  await ghost.hover();
  await expect(ghost).toHaveAttribute('data-kin', '');
  const below = figures.locator('[data-kin]');
  expect(await below.count()).toBeGreaterThan(0);
  for (const one of await below.all()) await expect(one).toHaveAttribute('data-address', '1');
  const walk = page.getByRole('application', { name: /^Cells of the picture/ });
  await walk.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(walk.getByRole('status')).toHaveText(
    /^(.*)\[0, 1\] = 5, address 0, the same cell seen again, also .*\1\[0, 0\]/,
  );
});

test('a touched cell stays lit until something else is touched', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}playground/${query(shared, '&statement=3')}`);
  await expect(page.locator('.st-picture')).toBeVisible();
  await settled(page);
  const cell = page.locator('.st-cell[data-tensor="0"][data-index="2,0"]');
  await cell.tap();
  await expect(page.locator('.st-picture [data-kin]')).toHaveCount(3);
  await page.locator('.sw-caption').tap();
  await expect(page.locator('.st-picture [data-kin]')).toHaveCount(0);
  await context.close();
});

test('the bar says the names of its chapters, to the pointer and in words', async ({ page }) => {
  await open(page, 'import torch\ntorch.tensor([[5], [6]]) + torch.tensor([1, 2, 3])');
  await settled(page);
  const bar = page.getByRole('slider', { name: 'Step slider' });
  const name = page.locator('.sw-chapter');
  await expect(name).toBeHidden();
  const box = await bar.boundingBox();
  if (!box) throw new Error('no bar');
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
  await expect(name).toBeVisible();
  await expect(name).toHaveText('Element by element');
  await page.mouse.move(2, 2);
  await expect(name).toBeHidden();
  await bar.focus();
  await page.keyboard.press('End');
  await expect(bar).toHaveAttribute('aria-valuetext', /^Step \d+ of \d+: Element by element$/);
  await expect(name).toHaveText('Element by element');
});

test('a cell of the closer look, with the focus of the keys, lights up in the story too', async ({
  page,
}) => {
  await open(page, shared, '&statement=3&probe=y');
  await settled(page);
  await page.getByRole('button', { name: /^y\[0, 0\]/ }).focus();
  await page.keyboard.press('ArrowRight');
  const lit = page.locator('.st-picture [data-kin]');
  await expect(lit).toHaveCount(3);
  for (const one of await lit.all()) await expect(one).toHaveAttribute('data-address', '3');
  await page.keyboard.press('ArrowDown');
  await expect(lit.first()).toHaveAttribute('data-address', '4');
});

for (const [lang, said] of [
  ['zh-Hans', 'y[0, 0] = 0，地址 0，也是 x[0, 0]'],
  ['zh-Hant', 'y[0, 0] = 0，位址 0，也是 x[0, 0]'],
  ['ko', 'y[0, 0] = 0, 주소 0, 같은 칸: x[0, 0]'],
  ['ru', 'y[0, 0] = 0, адрес 0, это же x[0, 0]'],
])
  test(`a cell is said in ${lang}`, async ({ page }) => {
    await page.goto(`/playground/${query(shared, `&statement=3&lang=${lang}`)}`);
    await settled(page);
    await page.mouse.move(7, 7);
    await settled(page);
    await page.locator('.sw-walk').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.sw-said')).toHaveText(said ?? '');
  });
