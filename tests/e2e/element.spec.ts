/** `<stride-wise>` in pages of somebody else. */
import type { Locator, Page } from '@playwright/test';
import { delayFiles, expect, test } from './site';
import { startHost } from './somebody-else';

const view = `
    import torch
    x = torch.arange(12).view(3, 4)
    x.t().view(12)`;
const sum = 'import torch\ntorch.ones(3, 1) + torch.ones(4)';

/** What a page might do to all that stands in it. */
const rude = `
  * { box-sizing: content-box; color: red; font-family: cursive }
  html { font-size: 62.5% }
  p, button, pre, div, section { border: 4px dashed green; text-transform: uppercase; margin: 20px }
  :root { --paper: pink; --ink: lime; --hue: red; letter-spacing: 2px }`;

/** Of a phone, of text, of slides: as wide as there is room beside them. */
const columns = [384, 412, 480, 560, 720, 1280];

const page = (site: string, body: string, head = '') => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>A course page</title><link rel="icon" href="data:,">
<script type="module" src="${site}v1/stride-wise.js"></script>${head}
<h1>A course page</h1>
${body}
</html>`;

let host: Awaited<ReturnType<typeof startHost>>;

test.beforeAll(async ({ baseURL: url }) => {
  const baseURL = url ?? '';
  const site = new URL(baseURL).origin;
  const strict = (wasm: string) =>
    `default-src 'none'; img-src data:; script-src ${site} ${wasm}; connect-src ${site}; ` +
    "require-trusted-types-for 'script'; trusted-types 'none'";
  const widget = `<stride-wise id="w" step="1"><pre>${view}</pre></stride-wise>`;
  host = await startHost({
    '/strict': { html: page(baseURL, widget), csp: strict("'wasm-unsafe-eval'") },
    '/no-wasm': { html: page(baseURL, widget), csp: strict('') },
    '/rude': { html: page(baseURL, widget, `<style>${rude}</style>`) },
    '/korean': {
      html: page(baseURL, `<div lang="ko"><stride-wise id="w" code="${sum}"></stride-wise></div>`),
    },
    '/odd': {
      html: page(
        baseURL,
        `<stride-wise id="w" code="${sum}" debug sped="2" theme="pink" at="NOWHERE"></stride-wise>
         <stride-wise id="r" code="while True: lambda"></stride-wise>`,
      ),
    },
    '/twenty': {
      html: page(baseURL, `<stride-wise><pre>${sum}</pre></stride-wise>`.repeat(20)),
    },
    '/map': {
      html: page(baseURL, `<stride-wise id="w" view="map"><pre>${view}</pre></stride-wise>`),
    },
    '/part': {
      html: page(
        baseURL,
        `<stride-wise id="w" size="full" first="CHUNK_CUT dim=0" last="END" figures="view,tensors"><pre>${view}</pre></stride-wise>
         <stride-wise id="alone" controls="minimal" figures="stage" first="2" last="4"><pre>${sum}</pre></stride-wise>`,
      ),
    },
    '/columns': {
      html: page(
        baseURL,
        columns
          .map(
            (px) =>
              `<div style="width: ${px}px"><stride-wise><pre>${sum}</pre></stride-wise><stride-wise size="full"><pre>${sum}</pre></stride-wise></div>`,
          )
          .join(''),
      ),
    },
    '/pairs': {
      html: page(
        baseURL,
        columns
          .flatMap((px) =>
            [
              '',
              'size="full"',
              'controls="minimal"',
              'controls="none"',
              'controls="none" size="full"',
            ].map(
              (how) =>
                `<div style="width: ${px}px"><stride-wise ${how} compare><pre>${sum}</pre><pre>${sum}</pre></stride-wise></div>`,
            ),
          )
          .join(''),
      ),
    },
    '/empty': { html: page(baseURL, '<div id="here"></div>') },
  });
});
test.afterAll(() => host.close());

const caption = (widget: Locator) => widget.locator('.sw-caption');
const widgetOf = async (page: Page, path: string) => {
  await page.goto(host.url + path);
  const widget = page.locator('#w');
  await expect(caption(widget)).not.toBeEmpty();
  return widget;
};
/** What a widget has told since it is listened to. */
const told = (page: Page) => page.evaluate('told') as Promise<[string, Record<string, unknown>][]>;
const listenAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const type of ['ready', 'stepchange', 'answer', 'error', 'resize']) {
      const tell = (event: Event) => {
        if (event instanceof CustomEvent) told.push([type, event.detail]);
      };
      document.addEventListener(type, tell, { capture: true });
    }
  });
const call = (widget: Locator, name: 'next' | 'previous' | 'goTo', ...values: unknown[]) =>
  widget.evaluate(
    (element, [method, given]) => {
      const call = (element as unknown as Record<string, (...all: unknown[]) => void>)[method];
      call?.apply(element, given);
    },
    [name, values] as [string, unknown[]],
  );

test('under a strict policy with Trusted Types it shows, steps and tells, and keeps its height', async ({
  page,
}) => {
  await listenAtOnce(page);
  const widget = await widgetOf(page, '/strict');
  await expect(widget.locator('.embed-program')).toHaveText(/^import torch\nx = .*\nx\.t\(\)/);
  await expect(widget.locator('> pre')).toBeHidden();
  expect((await told(page)).find(([type]) => type === 'ready')?.[1]).toMatchObject({
    statement: 2,
    step: 1,
  });
  const high = () => widget.evaluate((element) => element.getBoundingClientRect().height);
  const heights = new Set([await high()]);
  const next = widget.getByRole('button', { name: 'Next', exact: true });
  while ((await next.getAttribute('aria-disabled')) !== 'true') {
    await next.click();
    heights.add(await high());
  }
  expect([...heights]).toHaveLength(1);
  await call(widget, 'goTo', 'CHUNK_CUT dim=0');
  await expect(caption(widget)).toContainText('a cut');
  const before = await caption(widget).textContent();
  await call(widget, 'previous');
  await expect(caption(widget)).not.toHaveText(before ?? '');
  await call(widget, 'next');
  await expect(caption(widget)).toHaveText(before ?? '');
  const all = await told(page);
  expect(all.filter(([type]) => type === 'stepchange').length).toBeGreaterThan(3);
  expect(Number(all.findLast(([type]) => type === 'resize')?.[1].height)).toBeGreaterThan(300);
});

test('nothing of the page’s look comes in, and nothing of its own gets out', async ({ page }) => {
  const widget = await widgetOf(page, '/rude');
  const look = (name: string) =>
    caption(widget).evaluate((one, key) => getComputedStyle(one).getPropertyValue(key), name);
  expect(await look('color')).toBe('rgb(29, 35, 48)');
  expect(await look('letter-spacing')).toBe('normal');
  expect(Number.parseFloat(await look('font-size'))).toBeGreaterThan(14);
  const button = widget.getByRole('button', { name: 'Next', exact: true });
  await expect(button).toHaveCSS('text-transform', 'none');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(
    await page.evaluate(() => [
      document.adoptedStyleSheets.length,
      document.documentElement.className,
    ]),
  ).toEqual([0, '']);
  // A host themes it on purpose.
  await page.addStyleTag({
    content:
      'stride-wise { --stridewise-ink: rgb(0, 0, 99) } stride-wise::part(caption) { font-style: italic }',
  });
  expect(await look('color')).toBe('rgb(0, 0, 99)');
  expect(await look('font-style')).toBe('italic');
});

test('moved it stays where it was; cloned, removed and made by script it works', async ({
  page,
}) => {
  await page.goto(`${host.url}/empty`);
  await page.evaluate((code) => {
    const made = document.createElement('stride-wise');
    // Before or after its script has come, a property counts.
    Object.assign(made, { id: 'w', code, controls: 'minimal' });
    document.querySelector('#here')?.append(made);
  }, sum);
  const widget = page.locator('#w');
  await expect(caption(widget)).not.toBeEmpty();
  await call(widget, 'goTo', 4);
  const text = await caption(widget).textContent();
  await widget.evaluate((element) => document.querySelector('h1')?.before(element));
  await expect(caption(widget)).toHaveText(text ?? '');
  await widget.evaluate((element) => {
    const clone = element.cloneNode(true) as HTMLElement;
    clone.id = 'clone';
    element.after(clone);
    element.remove();
  });
  const clone = page.locator('#clone');
  await expect(caption(clone)).not.toBeEmpty();
  await expect(caption(clone)).not.toHaveText(text ?? '');
  const other = 'import torch\ntorch.arange(6).view(2, 3)';
  await clone.evaluate((element, code) => element.setAttribute('code', code), other);
  await expect(clone.locator('.sw-operation')).toContainText('arange(6)');
});

test('where the core is forbidden its program stays to be read, and it says what is missing', async ({
  page,
  quiet,
}) => {
  void quiet;
  await listenAtOnce(page);
  await page.goto(`${host.url}/no-wasm`);
  const widget = page.locator('#w');
  await expect(widget.locator('> pre')).toBeVisible();
  await expect(widget.locator('.core-notice')).toContainText('did not load');
  expect((await told(page)).map(([type]) => type)).toContain('error');
  await expect(widget.locator('> pre')).toContainText('x.t().view(12)');
});

test('it speaks the language of the text around it', async ({ page }) => {
  const widget = await widgetOf(page, '/korean');
  await expect(widget.getByRole('button', { name: '다음' })).toBeVisible();
});

test('what it does not know is told to its author, who asked for that, and to nobody else', async ({
  page,
}) => {
  const widget = await widgetOf(page, '/odd');
  await expect(widget.locator('.note', { hasText: 'sped' })).toBeVisible();
  await expect(widget.locator('.note', { hasText: 'theme' }).first()).toBeVisible();
  await expect(widget.locator('.note', { hasText: 'another one is shown' })).toBeVisible();
  await widget.evaluate((element) => element.removeAttribute('debug'));
  await expect(widget.locator('.note')).toHaveCount(0);
  await expect(page.locator('#r .refusal')).toContainText('Line 1');
});

test('it goes from its first step to its last alone, and its height stays with figures below it', async ({
  page,
}) => {
  const next = (widget: Locator) => widget.getByRole('button', { name: 'Next', exact: true });
  const back = (widget: Locator) => widget.getByRole('button', { name: 'Back', exact: true });
  await page.goto(`${host.url}/part`);
  const widget = page.locator('#w');
  await expect(caption(widget)).toContainText('a cut');
  await expect(back(widget)).toHaveAttribute('aria-disabled', 'true');
  await expect(widget.locator('.sw-count input')).toHaveValue('1');
  await expect(widget.locator('.sw-chosen .sw-tensors')).toBeVisible();
  await expect(widget.locator('.sw-more')).toHaveCount(0);
  const heights = new Set<number>();
  while ((await next(widget).getAttribute('aria-disabled')) !== 'true') {
    heights.add(await widget.evaluate((element) => element.getBoundingClientRect().height));
    await next(widget).click();
  }
  expect(heights.size).toBe(1);
  await expect(caption(widget)).toContainText('What works instead');
  await call(widget, 'goTo', 'END');
  await expect(caption(widget)).toContainText('What works instead');
  await call(widget, 'goTo', 0);
  await expect(caption(widget)).toContainText('a cut');
  const alone = page.locator('#alone');
  await alone.scrollIntoViewIfNeeded();
  await expect(alone.locator('.sw-count')).toContainText('of 3');
  await expect(alone.locator('.sw-more')).toHaveCount(0);
  await alone.evaluate((element) => element.removeAttribute('last'));
  await expect(alone.locator('.sw-count')).not.toContainText('of 3');
});

for (const path of ['/columns', '/pairs'])
  test(`before its story is there it is as high as with it: ${path}`, async ({ page }) => {
    const come = await delayFiles(page, '**/parts/{player,figures}-*.js');
    await page.setViewportSize({ width: 1400, height: 40_000 });
    await page.goto(host.url + path);
    const widgets = page.locator('stride-wise');
    const heights = () =>
      widgets.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().height)),
      );
    await expect(widgets.last().locator('pre').last()).toBeVisible();
    const before = await heights();
    come();
    for (const widget of await widgets.all())
      await expect(widget.locator('.st-picture').first()).toBeVisible();
    expect(await heights()).toEqual(before);
  });

test('twenty of them have one core, and those that are far away wait', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { instances: 0 };
    const { instantiate } = WebAssembly;
    Object.assign(window, { made });
    Object.assign(WebAssembly, {
      instantiate: (...all: Parameters<typeof instantiate>) => {
        made.instances++;
        return instantiate(...all);
      },
    });
  });
  await page.goto(`${host.url}/twenty`);
  const drawn = () => page.locator('stride-wise .sw-caption').count();
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(await drawn()).toBeLessThan(8);
  for (let at = 0; at < 20; at++) {
    const widget = page.locator('stride-wise').nth(at);
    await widget.evaluate((element) => element.scrollIntoView());
    await expect(caption(widget)).not.toBeEmpty();
  }
  expect(await page.evaluate('made')).toEqual({ instances: 1 });
});

test('view="map" shows the calls first, and a row opens its steps', async ({ page }) => {
  await page.goto(`${host.url}/map`);
  const widget = page.locator('#w');
  const row = widget.getByRole('treeitem').filter({ hasText: 'x = torch.arange(12)' });
  await expect(row).toContainText('(3, 4)');
  await expect(row.locator('.sw-map-line')).toHaveCSS('text-align', 'end');
  await row.press('Enter');
  await expect(caption(widget)).not.toBeEmpty();
  await widget.getByRole('tab', { name: 'Map' }).click();
  await expect(row).toBeFocused();
});
