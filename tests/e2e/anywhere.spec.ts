/** The built site, zipped and unzipped into a folder of some host, which knows nothing but files. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';
import { expect, query, test } from './site';

const program = 'import torch\ntorch.ones(3, 1) + torch.ones(4)';

let server: { url: string; close(): Promise<unknown> };

test.beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const zip = join(root, 'site.zip');
  execFileSync(process.execPath, ['scripts/zip-site.mjs', 'web/dist', zip]);
  execFileSync('python3', ['-m', 'zipfile', '-e', zip, root]);
  mkdirSync(join(root, 'some'));
  renameSync(join(root, 'stridewise'), join(root, 'some/folder'));
  // What a host sends that has the site's own page for what is not there.
  copyFileSync(join(root, 'some/folder/404.html'), join(root, '404.html'));
  const element = `<script type="module" src="some/folder/v1/stride-wise.js"></script>
    <stride-wise><pre>${program}</pre></stride-wise>`;
  const head = '<!doctype html><html lang="en"><link rel="icon" href="data:,">';
  writeFileSync(join(root, 'page.html'), `${head}${element}`);
  server = await startServer({ root, port: 0, csp: false });
});
test.afterAll(() => server.close());

/** What the page asks for beside its folder. */
function strays(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    const own = pathname.startsWith('/some/folder/') || pathname === '/page.html';
    if (protocol !== 'data:' && protocol !== 'blob:' && !own) found.push(request.url());
  });
  return found;
}

test('its pages find each other, in every language', async ({ page }) => {
  const outside = strays(page);
  const site = `${server.url}some/folder/`;
  await page.goto(site);
  await page.getByRole('link', { name: 'Lessons', exact: true }).first().click();
  await expect(page).toHaveURL(`${site}lessons/`);
  await page.locator('main a[href*="/lessons/"], main a[href$="view-fails/"]').last().click();
  await expect(page).toHaveURL(new RegExp(`^${site}lessons/[a-z-]+/$`));
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto(`${page.url()}?lang=ko`);
  await expect(page).toHaveURL(new RegExp(`^${site}ko/lessons/[a-z-]+/$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Stridewise' }).first().click();
  await expect(page).toHaveURL(`${site}ko/`);
  expect(outside).toEqual([]);
});

test('its playground, frames and elements run there', async ({ page }) => {
  const outside = strays(page);
  const site = `${server.url}some/folder/`;
  await page.goto(`${site}playground/${query(program)}`);
  await expect(page.getByRole('region', { name: 'Steps', exact: true })).toContainText(
    'torch.ones(4)',
  );
  await page.goto(`${site}embed/${query(program)}`);
  await expect(page.locator('.st-picture').first()).toBeVisible();
  const [more] = await page
    .locator('.embed-foot a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(more).toContain(`${site}playground/`);
  await page.goto(`${server.url}page.html`);
  await expect(page.locator('stride-wise').locator('.st-picture').first()).toBeVisible();
  expect(outside).toEqual([]);
});

base('an address that does not exist leads back to the site', async ({ page }) => {
  const site = `${server.url}some/folder/`;
  await page.goto(`${site}lessons/no/such/page`);
  await expect(page.locator('main h1')).toHaveText('Page not found');
  // Its scripts run: they take away what is kept for who has none.
  await expect(page.locator('html.js')).not.toHaveClass(/starting/);
  const icon = page.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', '/some/folder/favicon.svg');
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site}playground/`);
});

base('so it does at the root of a host', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('requestfailed', (request) => asked.push(request.url()));
  await page.goto(`${baseURL}lessons/nothing/`);
  await expect(page.locator('html.js')).not.toHaveClass(/starting/);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}about/`);
  expect(asked).toEqual([]);
});
