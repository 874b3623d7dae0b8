/** Windows of large tensors: moved by keys, wheel, fingers and index; the link opens the same picture. */
import type { Page } from '@playwright/test';
import { caption, expect, figuresOf, open, settled, story, test, textOf } from './site';

const matrix = 'import torch\na = torch.arange(3000000).reshape(1000, 3000)\nb = a.t()';
const huge = 'import torch\nx = torch.ones(1).expand(1000000, 1000000)\ny = x.t()';

const pane = (page: Page, name = /^Cells of a: /) => story(page).getByRole('group', { name });
const part = (page: Page) => story(page).locator('.sw-tensor .sw-shape').nth(1);
const cells = (page: Page) => story(page).locator('.sw-tensor g.sw-cell');

async function openMatrix(page: Page) {
  await open(page, matrix);
  // So many elements are computed in a worker; the steps come after that.
  await expect(story(page)).toContainText(/of 3,000,0\d\d/);
  await figuresOf(page);
  // The rest of the core has to come first.
  await expect(pane(page)).toHaveCount(1);
}

/** In the middle of the pane. */
async function middle(page: Page) {
  await pane(page).scrollIntoViewIfNeeded();
  const box = await pane(page).boundingBox();
  if (!box) throw new Error('the pane has no place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a large tensor is summarised as it is printed', async ({ page }) => {
  await openMatrix(page);
  await expect(pane(page)).toHaveAccessibleName(
    /^Cells of a: 0 to 999 of 1000, 0 to 2999 of 3000$/,
  );
  await expect(story(page).locator('.sw-skip').first()).toContainText('⋯');
  await expect(part(page)).not.toContainText('part');
  expect(await cells(page).count()).toBeLessThan(1000);
});

test('keys move the window, and the player keeps its own', async ({ page }) => {
  await openMatrix(page);
  await pane(page).focus();
  const keys: [string, string][] = [
    ['ArrowRight', '[:, 1:'],
    ['End', ', 29'],
    ['Home', '[:, 0:'],
    ['ArrowDown', '[1:'],
    ['PageDown', '[9:17, 0:'],
    ['PageUp', '[1:9, 0:'],
    ['Control+End', '[992:1000, 29'],
    ['Control+Home', '[0:8, 0:'],
  ];
  for (const [key, shown] of keys) {
    await page.keyboard.press(key);
    await expect(part(page)).toContainText(shown);
  }
  const before = await textOf(caption(page));
  await page.keyboard.press('ArrowLeft');
  expect(await textOf(caption(page))).toBe(before);
  const few = await cells(page).count();
  await page.keyboard.press('-');
  await expect.poll(() => cells(page).count()).toBeGreaterThan(few);
  expect(await cells(page).count()).toBeLessThanOrEqual(1000);
  await page.keyboard.press('+');
  await expect(cells(page)).toHaveCount(few);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).not.toHaveText(before);
});

/** The groups of cells and indices that a key lets slide. */
async function sliding(page: Page, key: string): Promise<(string | undefined)[]> {
  await pane(page).focus();
  await settled(page); // what is out of sight follows the key before only when the keys rest
  const slid = await page.evaluateHandle(() => {
    const list: (string | undefined)[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: SVGElement, ...how) {
      list.push(this.dataset.slides);
      return animate.apply(this, how);
    };
    return list;
  });
  await page.keyboard.press(key);
  return slid.evaluate(
    (list) =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(list)))),
  );
}

test('the cells slide with their window, and with them the indices of its side', async ({
  page,
}) => {
  await openMatrix(page);
  for (const key of ['ArrowRight', 'ArrowDown']) {
    expect(await sliding(page, key)).toEqual([]); // from the summary to a page: other cells
  }
  const right = await sliding(page, 'ArrowRight');
  expect(right).toContain('xy');
  expect(right).toContain('x');
  expect(right).not.toContain('y');
  const down = await sliding(page, 'ArrowDown');
  expect(down).toContain('xy');
  expect(down).toContain('y');
  expect(down).not.toContain('x');
  expect(await sliding(page, 'Control+End')).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the window moves at once', async ({ page }) => {
    await openMatrix(page);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) {
      expect(await sliding(page, key)).toEqual([]);
    }
    await expect(part(page)).toContainText('[1:9, 2:');
  });
});

test('the wheel scrolls the page, and the window only when it has the focus', async ({ page }) => {
  await openMatrix(page);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
  await expect(part(page)).not.toContainText('part');
  const place = await middle(page);
  await page.mouse.click(place.x, place.y);
  await expect(pane(page)).toBeFocused();
  await page.mouse.wheel(0, 88);
  await expect(part(page)).toContainText('[2:10, ');
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, 400);
  await page.keyboard.up('Shift');
  await expect(part(page)).not.toContainText('[2:10, :]');
  const few = await cells(page).count();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 120);
  await page.keyboard.up('Control');
  await expect.poll(() => cells(page).count()).toBeGreaterThan(few);
});

test('the mouse drags the window', async ({ page }) => {
  await openMatrix(page);
  await pane(page).focus();
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 50);
  await page.mouse.move(x - 130, y - 88);
  await page.mouse.up();
  await expect(part(page)).toContainText(/part \[2:10, [12]:/);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a finger drags sideways, and both ways once the window was pressed; two zoom', async ({
    page,
  }) => {
    await openMatrix(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const { x, y } = await middle(page);
    await touch('touchStart', [x, y]);
    for (const dx of [10, 40, 90, 130]) await touch('touchMove', [x - dx, y]);
    await touch('touchEnd');
    await expect(part(page)).toContainText(/part \[:, [1-4]:/);
    await page.touchscreen.tap(x, y);
    await expect(pane(page)).toBeFocused();
    await touch('touchStart', [x, y]);
    for (const dy of [10, 40, 60, 92]) await touch('touchMove', [x, y - dy]);
    await touch('touchEnd');
    await expect(part(page)).toContainText(/part \[2:/);
    const few = await cells(page).count();
    await touch('touchStart', [x - 80, y], [x + 80, y]);
    for (const d of [70, 55, 40]) await touch('touchMove', [x - d, y], [x + d, y]);
    await touch('touchEnd');
    await expect.poll(() => cells(page).count()).toBeGreaterThan(few);
  });
});

test('an index or an address is gone to, and what is none is told', async ({ page }) => {
  await openMatrix(page);
  const index = story(page).getByRole('textbox', { name: 'Go to an index of a' });
  await index.fill('500, 17');
  await index.press('Enter');
  await expect(part(page)).toContainText(/part \[49\d:50\d, 1\d:2\d\]/);
  await index.fill('-1,-1');
  await index.press('Enter');
  await expect(part(page)).toContainText('[992:1000, ');
  await index.fill('1000, 0');
  await index.press('Enter');
  await expect(story(page).getByText('An index here is 0 to 999, 0 to 2999.')).toBeVisible();
  await index.fill('');
  await index.press('Enter');
  await expect(part(page)).not.toContainText('part');
  const address = story(page).getByRole('textbox', { name: 'Go to an address of the storage' });
  await address.fill('123456');
  await address.press('Enter');
  await expect(story(page).locator('.sw-strip').first()).toContainText('@123456');
  await story(page).getByRole('button', { name: 'Next cells of a' }).click();
  await expect(part(page)).toContainText('part');
});

test('a window is in the link, which opens the same picture', async ({ page, context }) => {
  await openMatrix(page);
  await pane(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', '-']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/&window=0\.0:2,1;zoom:-1/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(pane(other)).toHaveCount(1);
  await expect(part(other)).toHaveText(await textOf(part(page)));
  expect(await cells(other).allTextContents()).toEqual(await cells(page).allTextContents());
});

test('keys that come within one frame all count', async ({ page }) => {
  await openMatrix(page);
  await pane(page).evaluate((element) => {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', '-'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/&window=0\.0:2,1;zoom:-1/);
});

test('10^12 elements are looked at as quickly, at any index', async ({ page }) => {
  await open(page, huge, '&step=5000000');
  await figuresOf(page);
  const index = story(page).getByRole('textbox', { name: 'Go to an index of y' });
  await expect(index).toBeVisible({ timeout: 20_000 });
  await index.fill('999999, 123456');
  await index.press('Enter');
  await expect(pane(page, /^Cells of y.*: 99999. to 999999 of 1000000/)).toHaveCount(1);
  expect(await cells(page).count()).toBeLessThanOrEqual(1000);
});

test('a step whose element is out of sight takes the window back to it', async ({ page }) => {
  await open(page, matrix, '&step=5&window=0.1:2000,500');
  await figuresOf(page);
  await expect(part(page)).toContainText('part [2000:');
  await story(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(part(page)).not.toContainText('2000');
});
