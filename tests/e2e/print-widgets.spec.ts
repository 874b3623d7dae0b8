/** A page of widgets that nobody has scrolled to is printed whole: a picture each, at its chosen step. */
import type { Page } from '@playwright/test';
import { expect, test } from './site';
import { startHost } from './somebody-else';

const programs = [1, 2, 3, 4, 5, 6].map(
  (rows) => `import torch\nx = torch.arange(${rows * 2}).view(${rows}, 2)\nx.t() + ${rows}`,
);

const drawn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('stride-wise')].filter((one) =>
        one.shadowRoot?.querySelector('.st-picture'),
      ).length,
  );

test('six widgets that were never seen are six pictures on paper', async ({ page, baseURL }) => {
  const widgets = programs.map((code) => `<stride-wise at="END"><pre>${code}</pre></stride-wise>`);
  const host = await startHost({
    '/course': {
      html: `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
        <script type="module" src="${baseURL}v1/stride-wise.js"></script>
        <h1>A course</h1><div style="height: 3000px"></div>${widgets.join('')}</html>`,
    },
  });
  try {
    // The shared code loads once the page is idle; no widget is drawn yet.
    const core = page.waitForResponse(/core.*\.wasm/);
    await page.goto(`${host.url}/course`);
    await core;
    await page.waitForLoadState('networkidle');
    expect(await drawn(page)).toBe(0);
    // A page that is printed before the core is ready has the programs: then it is printed again.
    await expect(async () => {
      const before = page.evaluate(
        () =>
          new Promise<string[]>((done) =>
            addEventListener('beforeprint', () =>
              queueMicrotask(() => {
                const widgets = [...document.querySelectorAll('stride-wise')];
                const shown = widgets.map(({ shadowRoot: root }) =>
                  root?.querySelector('.st-picture text')
                    ? (root.querySelector('.sw-caption')?.textContent ?? '')
                    : '',
                );
                done(shown);
              }),
            ),
          ),
      );
      await page.pdf({ format: 'A4' });
      const captions = await before;
      expect(captions).toHaveLength(6);
      for (const [at, caption] of captions.entries()) expect(caption).toContain(`+ ${at + 1}`);
    }).toPass();
    await page.emulateMedia({ media: 'print' });
    for (let at = 0; at < 6; at++) {
      const widget = page.locator('stride-wise').nth(at);
      await expect(widget.locator('.st-picture')).toHaveCount(1);
      await expect(widget.locator('.st-picture')).toBeVisible();
      await expect(widget.locator('.embed-program')).toBeVisible();
      await expect(widget.locator('.sw-controls')).toBeHidden();
    }
  } finally {
    await host.close();
  }
});
