import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { isValid } from '../web/json-schema';
import { expect, query, test, textOf } from './site';

const programs = {
  broadcast: 'import torch\ntorch.ones(5, 3, 4, 1) + torch.ones(3, 1, 1)',
  view: 'import torch\ntorch.arange(8).reshape(2, 4).t().view(2, 4)',
};

let server: Server;
let host: string;

/**
 * A course page of somebody else, as they would write it: two iframes and a few lines. It listens
 * before they are there: an embed from the cache is ready sooner than a script after it.
 */
const hostPage = (stridewise: string) => `<!doctype html>
<html lang="en">
<title>A course page</title>
<link rel="icon" href="data:,">
<script src="host.js"></script>
<h1>A course page</h1>
<iframe title="Broadcast" name="broadcast" width="640" height="100"
  src="${stridewise}embed/${query(programs.broadcast, '&controls=minimal')}"></iframe>
<iframe title="View" name="view" width="640" height="100" sandbox="allow-scripts"
  src="${stridewise}embed/${query(programs.view)}"></iframe>
</html>`;

const hostScript = `
const messages = [];
addEventListener('message', ({ source, data }) => {
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
  if (!frame) return;
  messages.push({ name: frame.name, data });
  if (data.source === 'stridewise' && data.v === 1 && data.type === 'resize') {
    frame.style.height = data.height + 'px';
  }
});
function tell(name, data) {
  document.querySelector('iframe[name=' + name + ']').contentWindow.postMessage(data, '*');
}
`;

test.beforeAll(async ({ baseURL }) => {
  server = createServer(({ url }, response) => {
    const script = url === '/host.js';
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(script ? hostScript : hostPage(baseURL ?? ''));
  });
  await new Promise<void>((done) => server.listen(0, done));
  // Another port is another origin.
  host = `http://localhost:${(server.address() as AddressInfo).port}/`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Message = { name: string; data: Record<string, unknown> };
const messages = (page: Page) => page.evaluate('messages').then((all) => all as Message[]);
const last = async (page: Page, name: string, type: string) =>
  (await messages(page)).findLast((one) => one.name === name && one.data.type === type)?.data;

async function frame(page: Page, name: string): Promise<Frame> {
  await expect.poll(() => last(page, name, 'ready')).toBeTruthy();
  const found = page.frame({ name });
  if (!found) throw new Error(`no frame ${name}`);
  return found;
}

test.beforeEach(async ({ page }) => {
  await page.goto(host);
});

test('two embeds of different programs show, each as high as its content', async ({ page }) => {
  for (const name of ['broadcast', 'view'] as const) {
    const embed = await frame(page, name);
    await expect(embed.locator('.sw-caption')).not.toBeEmpty();
    await expect(embed.locator('.embed-program')).toHaveText(programs[name]);
    // Chromium tells a frame its new height when it comes into sight.
    await page.locator(`iframe[name=${name}]`).scrollIntoViewIfNeeded();
    await expect
      .poll(() => embed.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
    const all = (await messages(page)).filter((one) => one.name === name).map(({ data }) => data);
    const heights = all.filter((data) => 'height' in data);
    // Who hears that it is ready hears how high it is, even if it was told that before.
    expect(all.findLastIndex((data) => 'height' in data)).toBeGreaterThan(
      all.findIndex(({ type }) => type === 'ready'),
    );
    expect(heights).toContainEqual(expect.objectContaining({ subject: 'lti.frameResize' }));
    expect(Number(heights.at(-1)?.height)).toBeGreaterThan(150);
  }
});

for (const [width, height] of [
  [480, 480],
  [720, 480],
  [1000, 480],
  [640, 400],
] as const)
  test(`a frame of ${width} by ${height} shows sentence, picture and buttons, and keeps its box when it is made higher`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`embed/${query(programs.view)}`);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.st-picture')).toBeInViewport({ ratio: 1 });
    const box = page.locator('.sw-box');
    const before = await box.boundingBox();
    await page.setViewportSize({ width, height: 1200 });
    await next.click();
    expect(await box.boundingBox()).toEqual(before);
  });

test('a frame that is lower than any story waits to be made higher', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 150 });
  await page.goto(`embed/${query(programs.view, '&size=full')}`);
  await expect(page.locator('.st-picture')).toBeAttached();
  const { height } = (await page.locator('.sw-box').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(500);
});

test('a sandboxed embed has an opaque origin, and no storage, and still runs', async ({ page }) => {
  const embed = await frame(page, 'view');
  expect(await embed.evaluate(() => origin)).toBe('null');
  await embed.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(async () => (await last(page, 'view', 'stepchange'))?.step).toBeTruthy();
});

test('the host steps an embed; what is not for it is passed over', async ({ page }) => {
  const embed = await frame(page, 'broadcast');
  const caption = embed.locator('.sw-caption');
  const first = await textOf(caption);
  const tell = (data: unknown) =>
    page.evaluate(
      ([d]) =>
        (window as unknown as { tell: (n: string, d: unknown) => void }).tell('broadcast', d),
      [data],
    );
  for (const noise of [
    null,
    7,
    'slide:start',
    [],
    {},
    { source: 'stridewise' },
    { source: 'stridewise', v: 2, type: 'next' },
    { source: 'stridewise', v: 1, type: 'goTo', step: -1 },
    { source: 'stridewise', v: 1, type: 'goTo', step: { toString: 'x' } },
    { source: 'stridewise', v: 1, type: 'constructor' },
    { source: 'elsewhere', v: 1, type: 'next' },
  ]) {
    await tell(noise);
  }
  await expect(caption).toHaveText(first);
  await tell({ source: 'stridewise', v: 1, type: 'next' });
  await expect(caption).not.toHaveText(first);
  const second = await textOf(caption);
  await tell({ source: 'stridewise', v: 1, type: 'goTo', step: 1e9 });
  await expect(caption).not.toHaveText(second);
  await tell({ source: 'stridewise', v: 1, type: 'goTo', step: 0 });
  await expect(caption).toHaveText(first);
  await tell({ source: 'stridewise', v: 1, type: 'next' });
  await tell({ source: 'stridewise', v: 1, type: 'previous' });
  await expect(caption).toHaveText(first);
});

test('nobody but the host is listened to', async ({ page }) => {
  const embed = await frame(page, 'broadcast');
  const caption = embed.locator('.sw-caption');
  const first = await textOf(caption);
  // Messages come in order: when the second has come, the first has been passed over.
  await embed.evaluate(async () => {
    const second = new Promise<void>((done) => {
      addEventListener('message', ({ data }) => data === 'second' && done());
    });
    window.postMessage({ source: 'stridewise', v: 1, type: 'next' }, '*');
    window.postMessage('second', '*');
    await second;
  });
  await expect(caption).toHaveText(first);
});

test('a slide that is left rests, and H5P hears the height in its own words', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(
    (src) => {
      const slide = Object.assign(document.createElement('iframe'), { name: 'slide', src });
      document.querySelector('h1')?.before(slide);
    },
    `${baseURL}embed/${query(programs.view, '&autoplay=1&speed=4')}`,
  );
  const embed = await frame(page, 'slide');
  const pause = embed.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  const say = (data: unknown) =>
    page.evaluate((message) => {
      const slide = document.querySelector<HTMLIFrameElement>('iframe[name=slide]');
      slide?.contentWindow?.postMessage(message, '*');
    }, data);
  await say('slide:stop');
  await expect(pause).toHaveCount(0);
  await say('slide:start');
  await expect(pause).toBeVisible();
  await say({ source: 'stridewise', v: 1, type: 'goTo', at: 'CHUNK_CUT dim=0' });
  await expect(embed.locator('.sw-caption')).toContainText('a cut');
  await say({ context: 'h5p', action: 'hello' });
  const heard = async () =>
    (await messages(page)).filter(({ data }) => data.context === 'h5p').map(({ data }) => data);
  await expect.poll(heard).toContainEqual({ context: 'h5p', action: 'hello' });
  await expect
    .poll(async () => (await heard()).find(({ action }) => action === 'resize')?.scrollHeight)
    .toBeGreaterThan(150);
});

test('all that an embed says is in its schema', async ({ page }) => {
  await frame(page, 'broadcast');
  const schema = JSON.parse(readFileSync('web/dist/schema/messages-1.json', 'utf8'));
  const said = (await messages(page)).map(({ data }) => data);
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter((data) => !isValid(data, schema.$defs.toHost, schema))).toEqual([]);
  expect(JSON.stringify(said)).not.toContain('torch');
});

test('with predict=1 an embed asks first, and tells the host what was answered', async ({
  page,
  baseURL,
}) => {
  await page.evaluate(
    (src) => {
      const asked = Object.assign(document.createElement('iframe'), { name: 'asked', src });
      document.body.append(asked);
    },
    `${baseURL}embed/${query('import torch\na = torch.ones(2, 3)\na.view(6)', '&predict=1')}`,
  );
  const embed = await frame(page, 'asked');
  await embed.getByRole('radio', { name: 'A copy' }).press('Space');
  await embed.getByRole('radio', { name: 'A copy' }).press('Enter');
  await expect
    .poll(() => last(page, 'asked', 'answer'))
    .toEqual({
      source: 'stridewise',
      v: 1,
      type: 'answer',
      question: 'VIEW_OR_COPY',
      answer: 'A copy',
      correct: false,
      rule: 'VIEW_NEVER_COPIES',
    });
});
