/** What browsers, pages and readers may forbid: something decent stands there all the same. */
import type { Page } from '@playwright/test';
import { test as base, expect, query, test } from './site';
import { startHost } from './somebody-else';

const code = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';
const embed = `/embed/${query(code)}`;

let host: Awaited<ReturnType<typeof startHost>>;
let site = '';

test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? '';
  const still = `<img src="${site}pictures/refused-view.svg" alt="The view that is refused" width="600">`;
  const widget = `<stride-wise><pre>${code}</pre>${still}</stride-wise>`;
  const page = `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
<script type="module" src="${site}v1/stride-wise.js"></script>${widget}</html>`;
  const own = new URL(site).origin;
  const policy = (scripts: string) =>
    `default-src 'none'; img-src data: ${own}; script-src ${scripts}; connect-src ${own}`;
  host = await startHost({
    '/no-scripts': { html: page, csp: policy("'none'") },
    '/no-wasm': { html: page, csp: policy(own) },
    '/open': { html: page },
  });
});
test.afterAll(() => host.close());

/** The embed, under one more policy beside its own. */
const under = (page: Page, policy: string) =>
  page.route(/\/embed\/\?/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });

/** The program of an element and its still picture can be read and seen. */
async function standsStill(page: Page) {
  await expect(page.locator('stride-wise > pre')).toBeVisible();
  await expect(page.locator('stride-wise > pre')).toContainText('x.t().view(12)');
  const still = page.locator('stride-wise > img');
  await expect(still).toBeVisible();
  expect(await still.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(99);
}

test('an embed requires Trusted Types and asks nobody else for anything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(embed);
  const caption = page.locator('.sw-caption');
  await expect(caption).not.toBeEmpty();
  const before = await caption.textContent();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(caption).not.toHaveText(before ?? '');
  await expect(page.locator('.st-picture svg, svg.st-picture').first()).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([new URL(site).origin]));
});

test('an embed works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(embed);
  await expect(page.locator('.sw-caption')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('.sw-caption')).not.toBeEmpty();
});

test('a widget asks its own site alone, and its story takes the place of the still picture', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`${host.url}/open`);
  await expect(page.locator('stride-wise .sw-caption')).not.toBeEmpty();
  await expect(page.locator('stride-wise > img')).toBeHidden();
  expect(new Set(asked)).toEqual(new Set([host.url, new URL(site).origin]));
});

// Here browsers complain themselves.
base.describe('the still picture and the program stay', () => {
  for (const path of ['/no-scripts', '/no-wasm']) {
    base(path.slice(1), async ({ browser }) => {
      const page = await browser.newPage();
      await page.goto(host.url + path);
      if (path === '/no-wasm')
        await expect(page.locator('stride-wise .core-notice')).toContainText('did not load');
      await standsStill(page);
      await page.screenshot({ path: `build/e2e/blocked${path.replace('/', '-')}.png` });
      await page.close();
    });
  }

  base('in a reader without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${host.url}/open`);
    await standsStill(page);
    await context.close();
  });

  base('in an embed where the core is forbidden', async ({ browser }) => {
    const page = await browser.newPage();
    await under(page, "script-src 'unsafe-inline' http:");
    await page.goto(new URL(embed, site).href);
    await expect(page.locator('.core-notice')).toContainText('did not load');
    await expect(page.locator('.embed-program')).toContainText('x.t().view(12)');
    await page.screenshot({ path: 'build/e2e/blocked-embed.png' });
    await page.close();
  });

  for (const javaScriptEnabled of [false, true]) {
    const where = javaScriptEnabled ? 'is forbidden its scripts' : 'has no scripts';
    base(`an embed that ${where} says what it needs`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await under(page, "script-src 'none'");
      await page.goto(new URL(embed, site).href);
      await expect(page.locator('#app')).toContainText('needs JavaScript');
      await expect(page.locator('#app p')).toHaveCSS('opacity', '1');
      await context.close();
    });
  }
});
