/** What was read is there without a network; widgets have no worker. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';
import { expect, query, test } from './site';

const program = 'import torch\ntorch.ones(3, 1) + torch.ones(4)';
const lesson = 'lessons/why-a-view-fails/';

interface Site {
  root: string;
  url: string;
  close(): Promise<unknown>;
}

async function siteOf(): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'stridewise-'));
  cpSync('web/dist', root, { recursive: true });
  return { root, ...(await startServer({ root, port: 0 })) };
}

/** Reads a page, as far as its worker has kept it and all that it needs. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(9, 9);
  const kept = () =>
    page.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const page = await caches.match(location.origin + location.pathname);
      return active?.state === 'activated' && page !== undefined;
    });
  await expect.poll(kept).toBe(true);
  await page.waitForLoadState('networkidle');
}

const told = (page: Page) => page.locator('.st-picture:visible').first();

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('a lesson and the playground that were read open without a network', async ({ context }) => {
    const site = await siteOf();
    const page = await context.newPage();
    await read(page, site.url + lesson);
    const heading = await page.locator('main h1').textContent();
    await read(page, `${site.url}playground/`);
    await site.close();
    await page.goto(site.url + lesson);
    await expect(page.locator('main h1')).toHaveText(heading ?? '');
    await page.reload();
    await expect(told(page)).toBeVisible();
    await page.goto(`${site.url}playground/${query(program)}`);
    const story = page.getByRole('region', { name: 'Steps', exact: true });
    await expect(story).toContainText('torch.ones(4)');
    await page.mouse.move(9, 9);
    await story.getByRole('button', { name: 'Next' }).click();
    await expect(story.locator('.sw-caption')).not.toBeEmpty();
  });

  test('a widget has no worker, though pages of the site have', async ({ context }) => {
    const site = await siteOf();
    const page = await context.newPage();
    await read(page, `${site.url}playground/`);
    await page.goto(`${site.url}embed/${query(program)}`);
    await expect(told(page)).toBeVisible();
    const worker = await page.evaluate(async () => [
      navigator.serviceWorker.controller,
      await navigator.serviceWorker.getRegistration(),
    ]);
    expect(worker).toEqual([null, undefined]);
    await site.close();
  });

  test('a new build takes over whole: its pages with its scripts', async ({ context }) => {
    const site = await siteOf();
    const first = await context.newPage();
    await read(first, site.url + lesson);
    buildAnew(site.root);
    const failed: string[] = [];
    context.on('requestfailed', (request) => failed.push(request.url()));
    // There is a network: the page is new at once, and so is its script.
    await first.reload();
    await expect(first).toHaveTitle(/^Anew/);
    expect(await scripts(first)).toContain('main-ANEWANEW.js');
    await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => waits(first)).toBe(true);
    await first.close();
    // No page of the old build is open any more.
    const second = await context.newPage();
    await second.goto(`${site.url}favicon.svg`);
    await expect.poll(() => waits(second)).toBe(false);
    await read(second, site.url + lesson);
    expect(failed).toEqual([]);
    await site.close();
    await second.reload();
    await expect(second).toHaveTitle(/^Anew/);
    await expect(told(second)).toBeVisible();
    expect(await scripts(second)).toContain('main-ANEWANEW.js');
  });
});

/** Whether a new worker is there and an old one still at work. */
const waits = (page: Page) =>
  page.evaluate(async () => {
    const [worker] = await navigator.serviceWorker.getRegistrations();
    return Boolean(worker?.waiting);
  });

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')),
  );

/** Another build of the site in its place: a script under another name, its page in other words. */
function buildAnew(root: string): void {
  const assets = join(root, 'assets');
  const main = readdirSync(assets).find((name) => name.startsWith('main-')) ?? '';
  renameSync(join(assets, main), join(assets, 'main-ANEWANEW.js'));
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const path = join(root, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll(main, 'main-ANEWANEW.js')
      .replace('<title>', '<title>Anew: ')
      .replace(/const version = '/, "const version = 'anew");
    writeFileSync(path, text);
  }
}
