/** Pages of Sphinx and MkDocs, below a sub-folder of a plain server: their widgets step, and ask nobody else. */
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';

const pages = {
  furo: 'furo/part/page.html',
  'pydata-sphinx-theme': 'pydata_sphinx_theme/part/page.html',
  'sphinx-book-theme': 'sphinx_book_theme/part/page.html',
  alabaster: 'alabaster/index.html',
  'MkDocs Material': 'mkdocs/part/page/index.html',
};

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer({ root: resolve('build/docs'), port: 0, csp: false });
});
test.afterAll(() => server.close());

for (const [name, path] of Object.entries(pages)) {
  const address = () => `${server.url}site/${path}`;

  test(`${name}: the widget steps`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      // Themes have fonts elsewhere.
      if (!url.startsWith(server.url) && /stride|\.wasm/.test(url)) foreign.push(url);
    });
    await page.goto(address());
    const widget = page.locator('stride-wise').first();
    await widget.scrollIntoViewIfNeeded();
    const caption = widget.locator('.sw-caption');
    await expect(caption).toContainText('a cut');
    await widget.evaluate((element) => (element as unknown as { next(): void }).next());
    await expect(caption).not.toContainText('a cut');
    await expect(widget.locator('img')).toBeHidden();
    // No site of ours is around the player, and no link leads to one.
    await expect(widget.locator('a:visible')).toHaveCount(0);
    expect(foreign).toEqual([]);
    await page.screenshot({ path: `build/docs/${path.split('/')[0]}.png` });
  });

  test(`${name}: without scripts, program and still are there`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address());
    const widget = page.locator('stride-wise').first();
    await expect(widget.locator('pre')).toContainText('x.t().view(12)');
    const still = widget.locator('img');
    await expect(still).toHaveAttribute('alt', /The chunk ends here: a cut\.$/);
    const width = () => still.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(300);
    await page.close();
  });
}
