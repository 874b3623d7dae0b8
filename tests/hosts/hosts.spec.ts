/** In each host a widget shows, is as high as its content, steps when it is told, and is there in print. */
import { expect, test } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';
import type { Wanted } from '../../web/src/author/snippets';
import { hosts, site } from './hosts';

type Server = Awaited<ReturnType<typeof startServer>>;
let servers: Server[] = [];
let stridewise = '';
let pages = '';

test.beforeAll(async () => {
  const own = await startServer({ root: 'web/dist', port: 0 });
  const others = await startServer({ root: site, port: 0, csp: false });
  servers = [own, others];
  [stridewise, pages] = [own.url, others.url];
});
test.afterAll(() => Promise.all(servers.map((server) => server.close())));

const code = 'import torch\nx = torch.arange(12).view(3, 4)\ny = x.t() < 5\ny.view(12)';
const wanted = (): Wanted => ({
  site: stridewise,
  state: { code, at: 'CHUNK_CUT dim=0', step: 20, controls: 'minimal' },
  title: 'A view that is refused',
  height: 720,
  line: 4,
});

for (const host of hosts) {
  test(host.name, async ({ page }) => {
    host.build(wanted());
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(pages + host.path);
    if (host.name === 'reveal.js') await page.keyboard.press('ArrowRight');
    const widget =
      host.kind === 'element'
        ? page.locator('stride-wise')
        : page.frameLocator('iframe').locator('body');
    const caption = widget.locator('.sw-caption');
    await expect(caption).toContainText('a cut');
    await expect(widget.locator('.embed-program')).toHaveText(code);
    const before = (await caption.textContent()) ?? '';
    if (host.kind === 'element') {
      await widget.evaluate((element) => (element as unknown as { next(): void }).next());
    } else {
      await page.evaluate(() => {
        const frame = document.querySelector('iframe');
        frame?.contentWindow?.postMessage({ source: 'stridewise', v: 1, type: 'next' }, '*');
      });
    }
    await expect(caption).not.toHaveText(before);
    await page.emulateMedia({ media: 'print' });
    await expect(widget.locator('.st-picture').first()).toBeVisible();
    await expect(widget.locator('.sw-controls').first()).toBeHidden();
    expect(errors).toEqual([]);
  });
}
