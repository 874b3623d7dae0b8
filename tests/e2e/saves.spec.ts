/** The menu *Save*: what it gives is read back. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { crc32 } from '../../web/src/film/png';
import { caption, expect, open, settled, story, test } from './site';

const program =
  'import torch\ncolumn = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3, 4])\ncolumn + row';
const licence = 'Made with Stridewise, under the MIT licence';

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    story(page).getByRole('button', { name, exact: true }).click(),
  ]);
  await expect(story(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), bytes };
}

test.beforeEach(async ({ page }) => {
  await open(page, program, '&statement=3&step=4');
  await settled(page);
  await page.mouse.move(5, 5);
  await story(page).locator('.sw-saves > summary').click();
});

/** What the cells of the picture on the page show. */
const cellsOf = (page: Page) =>
  page
    .locator('.sw-stage .st-cell:not([display="none"]) .st-label')
    .evaluateAll((texts) => texts.map((text) => text.textContent ?? '').filter(Boolean));

test('one step is the picture of the page, with title, description and licence', async ({
  page,
}) => {
  const svg = await saved(page, 'This step as SVG');
  expect(svg.name).toBe('line-4-04.svg');
  const text = svg.bytes.toString();
  expect(text).toContain('<title>column + row · Step 5</title>');
  expect(text).toContain(licence);
  const sentence = await caption(page).textContent();
  expect(text).toContain(`<desc>${sentence}</desc>`);
  const shown = [...text.matchAll(/>([\d.]+)<\/text>/g)].map(([, value]) => value);
  expect(shown).toEqual(expect.arrayContaining(await cellsOf(page)));
  const png = await saved(page, 'This step as PNG');
  const [, wide] = /width="(\d+)"/.exec(text) ?? [];
  expect(png.bytes.readUInt32BE(16)).toBe(2 * Number(wide));
  expect(png.bytes.includes(`iTXtTitle\0\0\0\0\0column + row · Step 5`)).toBe(true);
  expect(png.bytes.includes(licence)).toBe(true);
});

test('all steps come numbered in a ZIP that is whole', async ({ page }) => {
  const { name, bytes } = await saved(page, 'All steps as SVG (ZIP)');
  expect(name).toBe('line-4-svg.zip');
  const files = unzipped(bytes);
  const stops = await page.evaluate(() => document.querySelectorAll('.sw-way path').length);
  expect(stops).toBeGreaterThan(0);
  expect([...files.keys()].slice(0, 3)).toEqual([
    'line-4-00.svg',
    'line-4-01.svg',
    'line-4-02.svg',
  ]);
  expect(files.size).toBeGreaterThan(8);
  for (const file of files.values()) expect(file.toString()).toMatch(/^<svg[\s\S]+<\/svg>\n$/);
});

test('all steps as a page are a file that prints two of them in a row', async ({
  page,
  context,
}) => {
  const { name, bytes } = await saved(page, 'All steps as a page to print (HTML)');
  expect(name).toBe('line-4-sheet.html');
  expect(bytes.toString()).toContain(licence);
  const printed = await context.newPage();
  await printed.setContent(bytes.toString());
  await printed.emulateMedia({ media: 'print' });
  expect(await printed.title()).toBe('column + row · Stridewise');
  const boxes = await printed
    .locator('li > svg')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(8);
  expect(boxes[1].top).toBe(boxes[0].top);
  expect(boxes[2].top).toBeGreaterThan(boxes[0].bottom - 1);
  for (const { left, right } of boxes) expect(right - left).toBeGreaterThan(200);
  await printed.close();
});

/** By its list at the end; each file has the checksum that is said there. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - 6);
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left--) {
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const length = zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, at + 46 + length).toString();
    const body = zip.readUInt32LE(at + 42) + 30 + length;
    const data = zip.subarray(body, body + size);
    expect(crc32(data), name).toBe(crc);
    files.set(name, data);
    at += 46 + length;
  }
  return files;
}

test('a GIF moves, ends as the story does, and says what it is', async ({ page }) => {
  const gif = await saved(page, 'All steps as GIF');
  expect(gif.name).toBe('line-4.gif');
  expect(gif.bytes.includes(licence)).toBe(true);
  const read = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const repeats = decoder.tracks.selectedTrack?.repetitionCount;
    const { image } = await decoder.decode({ frameIndex: count - 1 });
    const size = [image.displayWidth, image.displayHeight];
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob();
    const last = new FileReader();
    last.readAsDataURL(blob);
    await new Promise((done) => last.addEventListener('load', done));
    return { count, repeats, size, last: String(last.result) };
  }, gif.bytes.toString('base64'));
  expect(read.repeats).toBe(Number.POSITIVE_INFINITY);
  expect(read.count).toBeGreaterThan(30);
  await story(page).getByRole('button', { name: 'Last step' }).click();
  await settled(page);
  const { bytes } = await saved(page, 'This step as SVG');
  expect(read.size[0]).toBe(752);
  expect(await unlike(page, bytes.toString(), read.last)).toBeLessThan(0.01);
});

/** The share of pixels, of the part that both have, that are clearly not alike. */
const unlike = (page: Page, svg: string, picture: string) =>
  page.evaluate(
    async (sources) => {
      const images = sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
      });
      const both = await Promise.all(images);
      const width = Math.min(...both.map((image) => image.width));
      const height = Math.min(...both.map((image) => image.height));
      const [a = [], b = []] = both.map((image) => {
        const pen = new OffscreenCanvas(width, height).getContext('2d');
        pen?.drawImage(image, 0, 0);
        return pen?.getImageData(0, 0, width, height).data ?? [];
      });
      const far = Array.from(a).filter((value, at) => Math.abs(value - (b[at] ?? 0)) > 40);
      return far.length / (width * height);
    },
    [`data:image/svg+xml,${encodeURIComponent(svg)}`, picture],
  );

test('a video is offered where the browser records one, and has the size of the story', async ({
  page,
  context,
}) => {
  await open(page, 'import torch\ntorch.arange(3)', '&statement=1');
  await settled(page);
  await page.mouse.move(9, 9);
  await story(page).locator('.sw-saves > summary').click();
  const { name, bytes } = await saved(page, 'All steps as video (takes as long as playing them)');
  expect(name).toMatch(/^line-2\.(webm|mp4)$/);
  const type = name.endsWith('webm') ? 'video/webm' : 'video/mp4';
  // The policy of the site lets none be shown.
  const blank = await context.newPage();
  const shown = await blank.evaluate(
    async ([base64, mime]) => {
      const video = document.createElement('video');
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      video.src = URL.createObjectURL(new Blob([data], { type: mime }));
      await new Promise((done, fail) => {
        video.addEventListener('loadeddata', done);
        video.addEventListener('error', fail);
      });
      return { width: video.videoWidth, seconds: video.duration };
    },
    [bytes.toString('base64'), type] as const,
  );
  expect(shown.width).toBe(1128);
  expect(shown.seconds).toBeGreaterThan(3);
});

test('no video is offered where none can be recorded', async ({ page }) => {
  await expect(story(page).getByRole('button', { name: /video/ })).toHaveCount(1);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'));
  await page.reload();
  await page.mouse.move(9, 9);
  await story(page).locator('.sw-saves > summary').click();
  await expect(story(page).getByRole('button', { name: /GIF/ })).toBeVisible();
  await expect(story(page).getByRole('button', { name: /video/ })).toHaveCount(0);
});
