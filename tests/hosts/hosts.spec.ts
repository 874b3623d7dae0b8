/** In each host a widget shows, is as high as its content, steps when it is told, answers, and is there in print. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';
import { snippet } from '../../web/src/author/snippets';
import { code, exampleAt } from '../../web/src/docs/example';
import { hostDocs, testedElsewhere, untried } from '../../web/src/docs/hosts';
import { deck, type Host, hosts, pasteFrom, site } from './hosts';

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

/** Everything that widgets say to their page: messages of frames, events of elements. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => {
      if (data?.source === 'stridewise') heard.push(data.type);
    });
    for (const type of ['ready', 'stepchange', 'resize']) {
      const hear = (event: Event) => event instanceof CustomEvent && heard.push(type);
      document.addEventListener(type, hear, { capture: true });
    }
  });
const heard = (page: Page) => page.evaluate('heard') as Promise<string[]>;

async function open(host: Host, page: Page, url: string): Promise<Locator> {
  await page.goto(url + host.path);
  if (host.name === 'reveal.js') await page.keyboard.press('ArrowRight');
  if (host.name === 'JupyterLab') {
    const cell = page.locator('.jp-CodeCell').first();
    await expect(cell).toBeVisible({ timeout: 60_000 });
    // Its kernel takes its time.
    await expect(async () => {
      await cell.locator('.cm-content').click();
      await page.keyboard.press('Control+Enter');
      await expect(cell.locator('iframe')).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
  }
  return host.kind === 'element'
    ? page.locator('stride-wise')
    : page.frameLocator('iframe[src*="/embed/"]').locator('body');
}

async function next(host: Host, page: Page, widget: Locator): Promise<void> {
  if (host.kind === 'element')
    await widget.evaluate((element) => (element as unknown as { next(): void }).next());
  else
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[src*="/embed/"]');
      frame?.contentWindow?.postMessage({ source: 'stridewise', v: 1, type: 'next' }, '*');
    });
}

/** How many pixels of a widget its place cuts off. */
const cutOff = (host: Host, widget: Locator) =>
  widget.evaluate((element, isFrame) => {
    const { documentElement: root } = document;
    return isFrame
      ? root.scrollHeight - innerHeight
      : element.scrollHeight - Math.ceil(element.getBoundingClientRect().height);
  }, host.kind === 'iframe');

/** What hosts say without any widget, too: Jupyter Book has a script twice. */
const theirs = /THEBE_JS_URL/;

const wanted = process.env.STRIDEWISE_HOSTS?.split(',');
const here = hosts.filter(({ tools }) => !wanted || wanted.includes(tools));

for (const host of here) {
  test(host.name, async ({ page }) => {
    const paste = pasteFrom(host.slug, stridewise);
    for (const id of host.pastes) expect(paste(id)).toBe(snippet(id, exampleAt(stridewise)));
    const served = await host.build(paste, stridewise);
    try {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!theirs.test(message)) errors.push(message);
      });
      await listen(page);
      const widget = await open(host, page, served?.url ?? pages);
      const caption = widget.locator('.sw-caption');
      await expect(caption).toContainText('a cut');
      await expect(widget.locator('.embed-program')).toHaveText(code);
      await expect.poll(() => heard(page)).toContain('ready');
      await expect.poll(() => heard(page)).toContain('resize');
      // A slide is as high as it is: a widget on it scrolls.
      if (host.slug !== 'reveal')
        await expect.poll(() => cutOff(host, widget)).toBeLessThanOrEqual(0);
      const before = (await caption.textContent()) ?? '';
      await next(host, page, widget);
      await expect(caption).not.toHaveText(before);
      await expect.poll(() => heard(page)).toContain('stepchange');
      await page.emulateMedia({ media: 'print' });
      await expect(widget.locator('.st-picture').first()).toBeVisible();
      await expect(widget.locator('.sw-controls').first()).toBeHidden();
      expect(errors).toEqual([]);
    } finally {
      served?.close();
    }
  });
}

const slides = here.find(({ name }) => name === 'reveal.js');

const slide = (page: Page) => page.evaluate('Reveal.getIndices().h') as Promise<number>;

/** Presses a key until another slide is there; each press steps the story. */
async function leaveBy(key: string, page: Page, caption: Locator): Promise<void> {
  const from = await slide(page);
  for (let presses = 0; presses < 60 && (await slide(page)) === from; presses++) {
    // A slide that is left has no frame any more.
    const said = () => caption.textContent({ timeout: 1000 }).catch(() => '');
    const before = await said();
    await page.keyboard.press(key);
    await expect
      .poll(async () => (await slide(page)) !== from || (await said()) !== before)
      .toBe(true);
  }
}

/** Where a reader clicks, and the keys that go on and back from there. */
const clicks = [
  ['iframe', '.sw-caption', 'ArrowRight', 'ArrowLeft'],
  ['iframe', '.embed-program', 'PageDown', 'PageUp'],
  ['element', '.sw-caption', 'PageDown', 'PageUp'],
  ['element', '.sw-scrubber input', 'ArrowRight', 'ArrowLeft'],
] as const;

for (const [kind, at, on, back] of clicks)
  if (slides)
    test(`on a slide, keys leave a clicked widget at its ends: ${kind}, ${at}`, async ({
      page,
    }) => {
      const paste = pasteFrom('reveal', stridewise);
      const frame = paste('reveal');
      // A short story: its steps from the cut to the result.
      const element = `<section>${pasteFrom('html', stridewise)('element')}</section>`;
      deck(`${kind}.html`, kind === 'element' ? element : frame, paste('slides'));
      await page.setViewportSize({ width: 1280, height: 720 });
      const host: Host = { ...slides, kind, path: `reveal/${kind}.html` } as Host;
      const widget = await open(host, page, pages);
      const caption = widget.locator('.sw-caption');
      await expect(caption).toContainText('a cut');
      await widget.locator(at).click();
      await leaveBy(on, page, caption);
      expect(await slide(page)).toBe(2);
      // The deck has the keys again.
      await page.keyboard.press(back);
      await expect.poll(() => slide(page)).toBe(1);
      await expect(caption).toContainText(kind === 'iframe' ? 'a cut' : 'address 11');
      await widget.locator(at).click();
      await leaveBy(back, page, caption);
      expect(await slide(page)).toBe(0);
    });

if (slides)
  test('on a slide a presenter steps the story to its end, then the slides, and back', async ({
    page,
  }) => {
    await slides.build(pasteFrom(slides.slug, stridewise), stridewise);
    await page.setViewportSize({ width: 1280, height: 720 });
    await listen(page);
    const widget = await open(slides, page, pages);
    const caption = widget.locator('.sw-caption');
    await expect(caption).toContainText('a cut');
    await expect.poll(() => heard(page)).toContain('ready');
    await expect(widget.getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
    const first = (await caption.textContent()) ?? '';
    await page.keyboard.press('PageDown');
    await expect(caption).not.toHaveText(first);
    expect(await slide(page)).toBe(1);
    await page.keyboard.press('PageUp');
    await expect(caption).toHaveText(first);
    let before = '';
    for (let presses = 0; presses < 40 && (await slide(page)) === 1; presses++) {
      before = (await caption.textContent()) ?? '';
      await page.keyboard.press('PageDown');
      await expect
        .poll(async () => (await slide(page)) === 2 || (await caption.textContent()) !== before)
        .toBe(true);
    }
    expect(await slide(page)).toBe(2);
    // The cure, too, has been stepped through.
    expect(before).toContain('written to address 11');
    // A slide that is left forgets its frame, which opens again at its own step.
    await page.keyboard.press('PageUp');
    await expect.poll(() => slide(page)).toBe(1);
    await expect(caption).toHaveText(first);
    await page.keyboard.press('PageUp');
    await expect(caption).not.toHaveText(first);
    expect(await slide(page)).toBe(1);
  });

/** scripts/test-docs.mjs builds these, with the package that they need. */
const inDocs = ['fence', 'directive', 'rstDirective'];

test('every snippet in the docs is pasted here, or said not to be', () => {
  const pasted = hosts.flatMap(({ slug, pastes }) => pastes.map((id) => `${slug} ${id}`));
  const shown = hostDocs
    .filter(({ slug }) => !untried[slug] && !testedElsewhere[slug])
    .flatMap(({ slug, paste }) => paste.map(([id]) => [slug, id] as const))
    .filter(([, id]) => !inDocs.includes(id))
    .map(([slug, id]) => `${slug} ${id}`);
  expect([...new Set(pasted)].toSorted()).toEqual(shown.toSorted());
});
