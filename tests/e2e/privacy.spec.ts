/** A widget in somebody's page asks its own site alone, says nothing of who reads, and keeps nothing. */
import type { Page } from '@playwright/test';
import { expect, query, settled, test } from './site';
import { startHost } from './somebody-else';

const program = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';

let host: Awaited<ReturnType<typeof startHost>>;
test.beforeAll(async ({ baseURL }) => {
  const head =
    '<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">';
  const address = `${baseURL}embed/${query(program, '&size=full')}`.replaceAll('&', '&amp;');
  host = await startHost({
    '/frame': {
      html: `${head}<iframe title="A story" src="${address}" width="900" height="700"></iframe>`,
    },
    '/element': {
      html: `${head}<script type="module" src="${baseURL}v1/stride-wise.js"></script>
<stride-wise size="full"><pre>${program}</pre></stride-wise>`,
    },
  });
});
test.afterAll(() => host.close());
test.use({ serviceWorkers: 'allow' });

/** What a browser holds of all origins of the page. */
const held = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => ({
        cookies: document.cookie,
        stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    ),
  );

for (const path of ['/frame', '/element']) {
  test(`a widget as ${path.slice(1)} is used, and nobody learns of it`, async ({
    page,
    baseURL,
  }) => {
    const origins = new Set<string>();
    const told: string[] = [];
    page.on('request', async (request) => {
      const { origin, protocol } = new URL(request.url());
      if (!/^https?:$/.test(protocol)) return;
      origins.add(origin);
      const { referer, cookie } = await request.allHeaders().catch(() => ({}) as never);
      // The page of the course asks for frame and script; a script of ours for its parts, a style
      // sheet of ours for its fonts.
      const known = [`${host.url}/`, `${baseURL}v1/`, `${baseURL}assets/style-`].some((one) =>
        referer?.startsWith(one),
      );
      if (cookie || (referer && !known)) told.push(request.url());
    });
    await page.goto(host.url + path);
    const widget = path === '/frame' ? page.frameLocator('iframe') : page.locator('stride-wise');
    const caption = widget.locator('.sw-caption').first();
    await expect(caption).not.toBeEmpty();
    await settled(page);
    expect(page.frames()).toHaveLength(path === '/frame' ? 2 : 1);
    for (const name of ['Next', 'Last step', 'Back', 'Play']) {
      await widget.getByRole('button', { name, exact: true }).click();
    }
    await settled(page);
    expect([...origins].sort()).toEqual([host.url, new URL(baseURL ?? '').origin].sort());
    expect(told).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    for (const one of await held(page))
      expect(one).toEqual({ cookies: '', stored: [], databases: [], caches: [], workers: 0 });
  });
}
