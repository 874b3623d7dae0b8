/** "Copy as SVG" and "Copy as PNG": what is copied is the picture on screen. */
import type { Page } from '@playwright/test';
import { expect, open, settled, story, test } from './site';

const sum =
  'import torch\ncolumn = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3, 4])\ncolumn + row';

test.use({ colorScheme: 'dark' });

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** What the cells of a picture say that they are, and where they stand; of what can be seen. */
const said = (page: Page, svg?: string) =>
  page.evaluate((text) => {
    const root = text
      ? new DOMParser().parseFromString(text, 'image/svg+xml')
      : (document.querySelector('.sw-stage') ?? document);
    const names = ['storage', 'address', 'tensor', 'index', 'value', 'blank', 'ghost'];
    return [...root.querySelectorAll('[data-address]:not([display="none"])')].map((cell) =>
      [...names.map((name) => `data-${name}`), 'transform']
        .map((name) => cell.getAttribute(name))
        .join(' | '),
    );
  }, svg);

/** Pixels of the copied PNG: width, height, the colour of a corner, and how many colours there are. */
const png = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    const corner = [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
    return { width: bitmap.width, height: bitmap.height, corner, colours: colours.size };
  });

for (const step of [0, 4, 16]) {
  test(`step ${step}: the SVG has the cells of the page, the PNG its picture`, async ({ page }) => {
    await open(page, sum, `&statement=3&step=${step}`);
    await settled(page);
    const before = await said(page);
    await story(page).getByRole('button', { name: 'Copy as SVG' }).click();
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read).toMatch(/^<svg/);
    const svg = await read();
    // A page of the site makes no document of a text: its policy forbids that.
    const elsewhere = await page.context().newPage();
    expect(await said(elsewhere, svg)).toEqual(before);
    await elsewhere.close();
    expect(svg).toContain('<title>');
    expect(svg).not.toMatch(/class=|url\(|@import|<style|var\(|light-dark/);
    await story(page).getByRole('button', { name: 'Copy as PNG' }).click();
    // "Copied" goes again: what is in the clipboard stays.
    const kind = () =>
      page.evaluate(async () => (await navigator.clipboard.read())[0]?.types.join());
    await expect.poll(kind).toContain('image/png');
    const { width, height, corner, colours } = await png(page);
    const [, wide, high] =
      /width="([\d.]+)" height="([\d.]+)"/.exec(svg.slice(svg.indexOf('<rect'))) ?? [];
    expect(Math.abs(width / height - Number(wide) / Number(high))).toBeLessThan(0.01);
    expect(colours).toBeGreaterThan(20);
    expect(Math.min(...corner)).toBeGreaterThan(240);
    await expect(page.locator('.sw-copying')).toHaveCount(0);
  });
}
