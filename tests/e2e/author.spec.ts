/** The author page: a widget is made by looking at it, and what is copied works where it is pasted. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hostIds, snippet } from '../../web/src/author/snippets';
import { wcagFaults } from './axe';
import { expect, roomBetween, test, watchShifts } from './site';
import { startHost } from './somebody-else';

/** The preview has what it asked for: a frame that is told another program drops the rest. */
const settled = (page: Page) => page.frame({ url: /\/embed\// })?.waitForLoadState('networkidle');

test('what is chosen stands in the preview and in what is copied, and that works when pasted', async ({
  page,
}) => {
  await page.goto('/author/');
  const preview = page.frameLocator('.author-frame iframe');
  const caption = preview.locator('.sw-caption');
  await expect(caption).not.toBeEmpty();
  await settled(page);
  const code = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';
  await page.getByLabel('Program', { exact: true }).fill(code);
  await expect(preview.locator('.sw-operation')).toContainText('x.t()');
  await settled(page);
  await page.getByLabel('Controls').selectOption('minimal');
  await expect(preview.locator('.sw-count input')).toHaveCount(0);
  const next = preview.getByRole('button', { name: 'Next', exact: true });
  for (let at = 0; at < 5; at++) await next.click();
  const sentence = (await caption.textContent()) ?? '';
  await settled(page);
  await page.getByRole('button', { name: 'Open at the current step' }).click();
  await expect(page.locator('.author-opens [role=status]')).toContainText('Opens at step 2');
  await expect(caption).toHaveText(sentence);
  await settled(page);
  const text = (await page.locator('.author-code').textContent()) ?? '';
  expect(text).toContain('controls="minimal"');
  expect(text).toMatch(/ at="[A-Z_]+/);
  const host = await startHost({ '/': { html: `<!doctype html><title>x</title>${text}` } });
  await settled(page);
  await page.goto(host.url);
  await expect(page.locator('stride-wise .sw-caption')).toHaveText(sentence);
  host.close();
});

test('what is chosen is there when the page is loaded again, and so is the address of the files', async ({
  page,
}) => {
  await page.goto('/author/');
  const preview = page.frameLocator('.author-frame iframe');
  await expect(preview.locator('.sw-caption')).not.toBeEmpty();
  await page
    .getByLabel('Program', { exact: true })
    .fill('import torch\ntorch.ones(2, 3).t().view(6)');
  await page.getByLabel('Controls').selectOption('none');
  await page.getByLabel('Where the files are').selectOption('beside');
  await page.getByLabel('Folder, as your page sees it').fill('../stories');
  const snippet = page.locator('.author-code');
  await expect(snippet).toContainText('src="../stories/v1/stride-wise.js"');
  await expect.poll(() => page.url()).toContain('stories');
  const before = await snippet.textContent();
  await settled(page);
  await page.reload();
  await expect(snippet).toHaveText(before ?? '');
  await page.getByLabel('Where it goes').selectOption('rstDirective');
  await expect(snippet).toContainText(':raises: RuntimeError');
  await page.getByLabel('Where it goes').selectOption('element');
  await page.getByLabel('Folder, as your page sees it').fill('');
  await expect(snippet).toContainText('src="v1/stride-wise.js"');
});

test('a still picture stands in the element without scripts, and its story takes its place', async ({
  page,
  browser,
}) => {
  await page.goto('/author/');
  await expect(page.frameLocator('.author-frame iframe').locator('.sw-caption')).not.toBeEmpty();
  await page.getByLabel('With a still picture').check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  const file = await downloading;
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toMatch(/^<svg/);
  const text = (await page.locator('.author-code').textContent()) ?? '';
  expect(text).toContain(`src="${file.suggestedFilename()}"`);
  const host = await startHost({
    '/': { html: `<!doctype html><title>x</title>${text}` },
    [`/${file.suggestedFilename()}`]: { html: svg, type: 'image/svg+xml' },
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(host.url);
  const still = reader.locator('stride-wise > img');
  await expect(still).toBeVisible();
  expect(await still.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(99);
  await expect(reader.locator('stride-wise > pre')).toBeVisible();
  await context.close();
  await page.goto(host.url);
  await expect(page.locator('stride-wise .sw-caption')).not.toBeEmpty();
  await expect(page.locator('stride-wise > img')).toBeHidden();
  host.close();
});

test('a program that is refused says why, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/author/?lang=ru', { waitUntil: 'networkidle' });
  await settled(page);
  await page.getByLabel('Программа').fill('while');
  await expect(page.locator('.author .refusal')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await wcagFaults(page)).toEqual([]);
});

test('there is something to paste for every host, with nothing of a program as markup', () => {
  const code = 'x = "</pre><script>alert(1)</script>" # \' & <b>';
  const wanted = {
    site: 'https://host/',
    state: { code, at: 'CUT a="b c"' },
    height: 500,
    line: 1,
  };
  for (const id of hostIds) {
    const text = snippet(id, { ...wanted, title: '<b> "t"' });
    expect(text.length, id).toBeGreaterThan(20);
    // These are no markup: the packages that read them write it.
    if (/^(fence|directive|rstDirective|react)$/.test(id)) continue;
    expect(text, id).not.toMatch(/<b>|alert\(1\)<\/script/);
  }
});

test('what copies stands apart from the way on', async ({ page }) => {
  await page.goto('/author/', { waitUntil: 'networkidle' });
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  const docs = page.getByRole('link', { name: /Your tool, step by step/ });
  expect(await roomBetween(copy, docs)).toBeGreaterThanOrEqual(8);
});

test('nothing moves while the page comes', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/author/');
  await expect(page.frameLocator('.author-frame iframe').locator('.sw-caption')).not.toBeEmpty();
  expect(await shifted()).toBeLessThan(0.01);
});

test('two programs are compared in the preview and in what is copied', async ({ page }) => {
  await page.goto('/author/');
  await page.getByLabel('Compare with another program').check();
  const other = page.getByRole('textbox', { name: 'Other program' });
  await expect(other).toHaveValue(/column \+ row$/);
  await other.fill('import torch\ntorch.ones(3) + torch.ones(4, 3)');
  const copied = page.locator('.author-code');
  await expect(copied).toContainText('<stride-wise compare>');
  await expect(copied).toContainText('torch.ones(4, 3)');
  const preview = page.frameLocator('.author-frame iframe');
  await expect(preview.locator('.sw-caption')).toHaveCount(2);
  await page.reload();
  await expect(other).toHaveValue(/ones\(4, 3\)$/);
  await page.getByLabel('Compare with another program').uncheck();
  await expect(copied).not.toContainText('compare');
});

test('a ready widget is chosen by keys, with its picture, and the reader’s own program comes back', async ({
  page,
}) => {
  await page.goto('/author/');
  const program = page.getByLabel('Program', { exact: true });
  const copied = page.locator('.author-code');
  await program.fill('x = 1 # mine');
  await expect(page.locator('.author-tile-picture > svg')).toHaveCount(12);
  await page.getByRole('radio', { name: 'A view that raises' }).focus();
  await page.keyboard.press('Space');
  await expect(program).toHaveValue(/x\.t\(\)\.view\(6\)$/);
  await expect(copied).toContainText('x.t().view(6)');
  await page.keyboard.press('ArrowRight');
  await expect(program).toHaveValue(/x\.t\(\)$/);
  await expect(page.locator('.author-undo')).toContainText('“Transposing swaps the strides”');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(program).toHaveValue('x = 1 # mine');
  await expect(program).toBeFocused();
  await expect(page.locator('.author-undo button')).toHaveCount(0);
});

test('the place of the files is asked once, and a CDN has no frames', async ({ page }) => {
  await page.goto('/author/');
  const copied = page.locator('.author-code');
  const place = page.getByLabel('Where the files are');
  await place.selectOption('own');
  await page.getByRole('textbox', { name: 'Address' }).fill('course.example/widgets');
  await page.keyboard.press('Tab');
  await expect(copied).toContainText('src="https://course.example/widgets/v1/stride-wise.js"');
  await expect.poll(() => page.url()).toContain('files=https');
  // Another day, another widget.
  await page.goto('/about/');
  await page.goto('/author/');
  await expect(copied).toContainText('src="https://course.example/widgets/v1/');
  await place.selectOption('jsDelivr (CDN)');
  await expect(copied).toContainText(/cdn\.jsdelivr\.net\/npm\/stridewise@\d+\.\d+\.\d+\/element/);
  await page.getByLabel('Where it goes').selectOption('iframe');
  await expect(page.locator('.author-snippets')).toContainText('A CDN has no page for frames');
  await expect(copied).toHaveCount(0);
  await place.selectOption('here');
  await expect(copied).toContainText('/embed/?v=1');
});

test('a frame is as high as a phone and a column need, in both sizes', async ({ page }) => {
  await page.goto('/author/');
  await page.getByLabel('Where it goes').selectOption('iframe');
  const copied = page.locator('.author-code');
  const said = page.locator('.author-snippets [role=status]').first();
  await expect(said).toContainText(/^The frame is 4\d\d px high on a phone, 4\d\d px in a column/);
  const heightIn = async () =>
    Number(/height="(\d+)"/.exec((await copied.textContent()) ?? '')?.[1]);
  expect(await heightIn()).toBeLessThanOrEqual(420);
  await page.getByRole('combobox', { name: 'Size' }).selectOption('full');
  await expect.poll(heightIn).toBeGreaterThan(600);
  await expect.poll(() => page.url()).toContain('size=full');
  await page.reload();
  await expect.poll(heightIn).toBeGreaterThan(600);
  await expect(async () => {
    const numbers = ((await said.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(await heightIn()).toBe(Math.max(...numbers));
  }).toPass();
});

test('a tool has everything in order, each with its own button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/author/', { waitUntil: 'networkidle' });
  const place = page.getByLabel('Where it goes');
  const steps = page.locator('.author-step');
  const begins = {
    fence: ['pip install "stridewise[mkdocs]"', 'plugins:\n  - search', '```stridewise\n'],
    directive: [
      'pip install "stridewise[sphinx]" myst',
      'extensions = ["myst',
      '```{stridewise}\n',
    ],
    rstDirective: ['pip install "stridewise[sphinx]"', 'extensions = ["str', '.. stridewise::\n'],
    reveal: ['<section>', '<script src='],
    jupyter: ['from IPython.display'],
    iframe: ['<iframe', '<script src='],
    element: ['<script type="module"'],
    react: ['npm install stridewise', "'use client';"],
  };
  for (const [host, texts] of Object.entries(begins)) {
    await place.selectOption(host);
    await expect(steps, host).toHaveCount(texts.length);
    for (const [at, text] of texts.entries()) {
      const step = steps.nth(at);
      await step.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(step.locator('.copy-said')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.slice(0, text.length), host).toBe(text);
      expect(await step.locator('pre').textContent()).toBe(copied);
    }
  }
  await place.selectOption('fence');
  await expect(steps.last()).toContainText(
    'Without the plugin, this fence is shown as plain code.',
  );
  expect(await wcagFaults(page)).toEqual([]);
});

test('the page is in the top bar, and its docs belong to it', async ({ page }) => {
  await page.goto('/docs/embed/mkdocs/', { waitUntil: 'networkidle' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'For authors' });
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await entry.click();
  await expect(page).toHaveURL(/\/author\/$/);
  await expect(entry).toHaveAttribute('aria-current', 'page');
});
