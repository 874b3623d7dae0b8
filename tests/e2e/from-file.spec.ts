/** Pages that were opened from a file: browsers run no modules there, and fetch nothing. */
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, type Locator, type Page } from '@playwright/test';
import { expect, query, test } from './site';
import { startHost } from './somebody-else';

const code = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';
const site = pathToFileURL(resolve('web/dist')).href;

/** A page of somebody's own folder, with the script beside it. */
function fileWith(script: string, lang = 'en'): string {
  const folder = mkdtempSync(join(tmpdir(), 'stridewise file '));
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>A course</title>
<link rel="icon" href="data:,">${script}<stride-wise><pre>${code}</pre></stride-wise></html>`;
  copyFileSync('web/dist/v1/stride-wise-whole.js', join(folder, 'stride-wise-whole.js'));
  writeFileSync(join(folder, 'page.html'), html);
  return pathToFileURL(join(folder, 'page.html')).href;
}

async function steps(widget: Locator) {
  const caption = widget.locator('.sw-caption');
  await expect(widget.locator('.st-picture').first()).toBeVisible();
  const before = await caption.textContent();
  await widget.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(caption).not.toHaveText(before ?? '');
}

const asked = (page: Page) => {
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  return all;
};

test('the element in one script is drawn and stepped, and asks for nothing else', async ({
  page,
}) => {
  const all = asked(page);
  await page.goto(fileWith('<script src="stride-wise-whole.js"></script>'));
  await steps(page.locator('stride-wise'));
  await expect(page.locator('stride-wise .embed-foot')).toBeHidden();
  const files = all
    .map((url) => url.replace(/^.*\//, ''))
    .filter((name) => !name.startsWith('data'));
  expect(files).toEqual(['page.html', 'stride-wise-whole.js']);
});

test('it speaks the language of its page', async ({ page }) => {
  await page.goto(fileWith('<script src="stride-wise-whole.js"></script>', 'ru'));
  const next = page.locator('stride-wise').getByRole('button', { name: 'Дальше', exact: true });
  await expect(next).toBeVisible();
});

// The browser itself says of each module of the site that it is not run.
base('a frame of the unpacked site is drawn, steps, and tells its height', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'stridewise file '));
  const hear = 'addEventListener("message", ({ data }) => { window.heard = data; });';
  const frame = `<iframe src="${site}/embed/index.html${query(code, '&onclick=x')}" height="700"></iframe>`;
  writeFileSync(join(folder, 'page.html'), `<!doctype html><script>${hear}</script>${frame}`);
  await page.goto(pathToFileURL(join(folder, 'page.html')).href);
  const widget = page.frameLocator('iframe').locator('stride-wise');
  await steps(widget);
  expect(await widget.getAttribute('onclick')).toBeNull();
  await expect.poll(() => page.evaluate('window.heard?.type')).toBe('resize');
});

test('where there is no WebAssembly, the program is read and the widget says what is missing', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(fileWith('<script src="stride-wise-whole.js"></script>', 'ko'));
  const widget = page.locator('stride-wise');
  await expect(widget.locator('> pre')).toBeVisible();
  await expect(widget.locator('.core-notice')).toContainText('불러오지 못해');
});

base(
  'a lesson and the start page can be read, say how they come to life, and find each other',
  async ({ page }) => {
    await page.goto(`${site}/ko/lessons/align-right/index.html`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main > .note').first()).toContainText('python3 -m http.server');
    await expect(page.locator('main > .note').first()).toHaveAttribute('lang', 'ko');
    const ink = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(ink).not.toMatch(/^"?Times/);
    await page.goto(`${site}/index.html`);
    await page.getByRole('link', { name: 'Lessons', exact: true }).first().click();
    await expect(page).toHaveURL(`${site}/lessons/index.html`);
    await expect(page.locator('main h1')).toBeVisible();
  },
);

base('a widget whose parts do not come says so, under its program', async ({ page, baseURL }) => {
  const script = `<script type="module" src="${baseURL}v1/stride-wise.js"></script>`;
  const html = `<!doctype html><html lang="ru">${script}<stride-wise><pre>${code}</pre></stride-wise>`;
  const host = await startHost({ '/': { html } });
  await page.route(/\/v1\/parts\/player/, (route) => route.abort());
  await page.goto(host.url);
  const widget = page.locator('stride-wise');
  await expect(widget.locator('.unloaded')).toHaveText(
    'Не удалось загрузить пошаговый разбор этой программы.',
  );
  await expect(widget.locator('> pre')).toBeVisible();
  host.close();
});
