/** Kin: a pointer on a cell of the stage lights up all that lie on the same storage cell. */
import { expect, query, settled, test } from './site';

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
