/** Widgets follow the theme of the page around them, by the toggles of the tools that authors use. */
import type { Page } from '@playwright/test';
import { expect, query, test } from './site';
import { startHost } from './somebody-else';

const program = 'import torch\ntorch.arange(6).view(2, 3)';
const DARK = 'rgb(21, 23, 29)';
const LIGHT = 'rgb(251, 250, 246)';

/** The markup of each tool's page, and what its toggle does. */
const hosts: Record<string, { root?: string; body?: string; style?: string; toggle: string }> = {
  'MkDocs Material': {
    body: 'data-md-color-scheme="default"',
    toggle: "document.body.setAttribute('data-md-color-scheme', 'slate')",
  },
  furo: { body: 'data-theme="auto"', toggle: "document.body.dataset.theme = 'dark'" },
  'pydata theme': {
    root: 'data-theme="light" data-mode="light"',
    toggle: "Object.assign(document.documentElement.dataset, { mode: 'dark', theme: 'dark' })",
  },
  Docusaurus: {
    root: 'data-theme="light"',
    toggle: "document.documentElement.dataset.theme = 'dark'",
  },
  VitePress: { toggle: "document.documentElement.classList.add('dark')" },
  JupyterLab: {
    body: 'data-jp-theme-light="true" data-jp-theme-name="JupyterLab Light"',
    toggle: "document.body.dataset.jpThemeLight = 'false'",
  },
  marimo: {
    body: 'class="light light-theme"',
    toggle: "document.body.className = 'dark dark-theme'",
  },
  'reveal.js': {
    body: 'class="reveal-viewport has-light-background"',
    toggle: "document.body.className = 'reveal-viewport has-dark-background'",
  },
  Quarto: { body: 'class="quarto-light"', toggle: "document.body.className = 'quarto-dark'" },
  'color-scheme': {
    style: ':root { color-scheme: light }',
    toggle: "document.documentElement.style.colorScheme = 'dark'",
  },
  'a background alone': {
    style: 'body { background: white } body.night { background: oklch(0.2 0.02 250) }',
    toggle: "document.body.className = 'night'",
  },
};

let host: Awaited<ReturnType<typeof startHost>>;
const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(/\W+/g, '-')}`;

test.beforeAll(async ({ baseURL }) => {
  const pages = Object.entries(hosts).map(([name, { root = '', body = '', style = '' }]) => {
    const src = `${baseURL}embed/${query(program)}`.replaceAll('&', '&amp;');
    const html = `<!doctype html><html lang="en" ${root}><title>${name}</title>
      <link rel="icon" href="data:,"><style>${style}</style>
      <script type="module" src="${baseURL}v1/stride-wise.js"></script>
      <body ${body}><stride-wise id="w"><pre>${program}</pre></stride-wise>
      <stride-wise id="own" theme="light"><pre>${program}</pre></stride-wise>
      <iframe title="A frame" width="640" height="420" src="${src}"></iframe>
      <script src="${baseURL}v1/frames.js"></script></html>`;
    return [pathOf(name), { html }] as const;
  });
  host = await startHost(Object.fromEntries(pages));
});
test.afterAll(() => host.close());

const ground = (page: Page, id: string) =>
  page.evaluate((name) => {
    const inside = document.getElementById(name)?.shadowRoot?.querySelector('.embed-frame');
    return inside && getComputedStyle(inside).backgroundColor;
  }, id);

/** Toggles, and gives what the widget's background is in the next frame. */
const toggled = (page: Page, toggle: string) =>
  page.evaluate(async (code) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.body.append(script);
    await new Promise((done) => requestAnimationFrame(done));
    const inside = document.getElementById('w')?.shadowRoot?.querySelector('.embed-frame');
    return inside && getComputedStyle(inside).backgroundColor;
  }, toggle);

for (const [name, { toggle }] of Object.entries(hosts))
  test(`in ${name} an element follows within one frame, and a frame hears it`, async ({ page }) => {
    await page.goto(host.url + pathOf(name));
    await expect(page.locator('#w .sw-caption')).not.toBeEmpty();
    await expect(page.locator('#own .sw-caption')).not.toBeEmpty();
    const frame = page.frameLocator('iframe').locator('html');
    await expect(frame.locator('.sw-caption')).not.toBeEmpty();
    expect(await ground(page, 'w')).toBe(LIGHT);
    await expect(frame).toHaveCSS('background-color', LIGHT);
    expect(await toggled(page, toggle)).toBe(DARK);
    await expect(frame).toHaveCSS('background-color', DARK);
    // A theme that the author has set stays.
    expect(await ground(page, 'own')).toBe(LIGHT);
  });

test('fonts of the page, on wish: an element takes them over, and a frame hears them', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}embed/${query(program)}`.replaceAll('&', '&amp;');
  const html = `<!doctype html><html lang="en"><title>x</title><link rel="icon" href="data:,">
    <style>.own { --stridewise-font-ui: Georgia, "Gill Sans", serif; --stridewise-font-code: Courier }</style>
    <script type="module" src="${baseURL}v1/stride-wise.js"></script>
    <div class="own"><stride-wise><pre>${program}</pre></stride-wise>
    <iframe title="Own" width="640" height="420" src="${src}"></iframe></div>
    <iframe title="Other" width="640" height="420" src="${src}"></iframe>
    <script src="${baseURL}v1/frames.js"></script></html>`;
  const own = await startHost({ '/': { html } });
  await page.goto(own.url);
  const family = 'Georgia, "Gill Sans", serif';
  await expect(page.locator('stride-wise .sw-caption')).toHaveCSS('font-family', family);
  const frame = page.frameLocator('[title=Own]');
  await expect(frame.locator('.sw-caption')).toHaveCSS('font-family', family);
  await expect(frame.locator('.sw-operation code').first()).toHaveCSS('font-family', 'Courier');
  const other = page.frameLocator('[title=Other]').locator('.sw-caption');
  await expect(other).not.toBeEmpty();
  await expect(other).not.toHaveCSS('font-family', family);
  own.close();
});

test('a frame of the same site follows without any script, but not against its address', async ({
  page,
  baseURL,
}) => {
  // A page of an author who has the files of Stridewise beside it.
  await page.route('**/my-course.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
        <iframe name="f0" title="One" src="/embed/${query(program)}"></iframe>
        <iframe name="f1" title="Two" src="/embed/${query(program, '&theme=light')}"></iframe></html>`,
    }),
  );
  await page.goto(`${baseURL}my-course.html`);
  const [follows, own] = ['f0', 'f1'].map((name) =>
    page.frameLocator(`[name=${name}]`).locator('html'),
  );
  if (!follows || !own) throw new Error('no frames');
  for (const frame of [follows, own]) await expect(frame.locator('.sw-caption')).not.toBeEmpty();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(follows).toHaveCSS('background-color', DARK);
  await expect(own).toHaveCSS('background-color', LIGHT);
});

test('a frame with a relative address that was ready before the script gets its height, and its theme', async ({
  page,
  baseURL,
}) => {
  await page.route('**/my-course.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" data-theme="dark"><title>A course</title>
        <link rel="icon" href="data:,"><iframe title="One" width="640" height="600"
          sandbox="allow-scripts" src="embed/${query(program)}"></iframe></html>`,
    }),
  );
  await page.goto(`${baseURL}my-course.html`);
  const frame = page.frameLocator('iframe').locator('html');
  await expect(frame.locator('.sw-caption')).not.toBeEmpty();
  await page.addScriptTag({ url: `${baseURL}v1/frames.js` });
  await expect(frame).toHaveCSS('background-color', DARK);
  await expect(page.locator('iframe')).toHaveAttribute('style', /height: 4\d\dpx/);
});
