/** More embeds on a page than a browser has memories for: none is blank. */
import type { Page } from '@playwright/test';
import { notQuick, takesAll } from '../one-in-five';
import { expect, query, test } from './site';
import { startHost } from './somebody-else';

test.skip(!takesAll, notQuick);

const FRAMES = 130;
const program = (rows: number) =>
  `import torch\nx = torch.arange(${rows * 4}).view(${rows}, 4)\nx.t().view(${rows * 4})`;

let host: Awaited<ReturnType<typeof startHost>>;

test.beforeAll(async ({ baseURL }) => {
  const frames = (sandbox: string) =>
    Array.from({ length: FRAMES }, (_, at) => {
      const src = `${baseURL}embed/${query(program((at % 5) + 2))}`;
      return `<iframe title="${at}" ${sandbox} width="640" height="720" src="${src}"></iframe>`;
    }).join('\n');
  const page = (body: string) =>
    `<!doctype html><title>A course</title><link rel="icon" href="data:,">${body}`;
  host = await startHost({
    '/frames': { html: page(frames('')) },
    '/sandboxed': { html: page(frames('sandbox="allow-scripts"')) },
  });
});
test.afterAll(() => host.close());

/** How many frames show something that `selector` names. */
async function shown(page: Page, selector: string): Promise<number> {
  const each = page
    .frames()
    .slice(1)
    .map((frame) =>
      frame
        .locator(selector)
        .count()
        .catch(() => 0),
    );
  return (await Promise.all(each)).filter((count) => count > 0).length;
}

const slowly = { timeout: 100_000, intervals: [1000] };

test('130 embeds share one core, and each has its picture', async ({ page }) => {
  await page.goto(`${host.url}/frames`, { waitUntil: 'commit' });
  await expect.poll(() => shown(page, '.embed-story svg'), slowly).toBe(FRAMES);
  expect(await shown(page, '.embed-program')).toBe(FRAMES);
  expect(await shown(page, '.core-notice .note')).toBe(0);
});

test('130 in a sandbox, where none can be shared, show their programs, and their stories where they are seen', async ({
  page,
}) => {
  await page.goto(`${host.url}/sandboxed`, { waitUntil: 'commit' });
  await expect.poll(() => shown(page, '.embed-program'), slowly).toBe(FRAMES);
  for (const at of [0, 64, 129]) {
    await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe').nth(at);
    await expect(frame.locator('.embed-story svg').first()).toBeVisible();
    await frame.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(frame.locator('.sw-caption')).not.toBeEmpty();
  }
  expect(await shown(page, '.core-notice .note')).toBe(0);
});
