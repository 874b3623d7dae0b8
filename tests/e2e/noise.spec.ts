/**
 * Random messages, attributes and addresses: nothing is written to the console, nothing of them becomes
 * markup, and no program is told to a page. npm test has some hundreds, npm run test:all
 * some thousands, and npm run test:noise 100,000.
 */
import type { Frame, Page } from '@playwright/test';
import fc from 'fast-check';
import { attributes as ours } from '../../web/src/element/options';
import { keys } from '../../web/src/state/url';
import { takesAll } from '../one-in-five';
import { expect, query, test } from './site';
import { startHost } from './somebody-else';

const all = Number(process.env.STRIDEWISE_NOISE ?? (takesAll ? 4000 : 800));
const seed = Number(process.env.STRIDEWISE_SEED ?? Date.now() % 2 ** 31);
/** Of a hundred: a page is loaded for each address. */
const share = { messages: 0.6, attributes: 0.385, addresses: 0.015 };
const BATCH = 200;

/** In programs, to be found in what is told to pages. */
const SECRET = 'quokka';
const program = `import torch\n${SECRET} = torch.ones(2, 3)\n${SECRET}.t().view(6)`;

/** What would show itself were it ever markup. */
const markup = [
  '<b id="noise">',
  '"><img src=x id=noise onerror="window.hit=1">',
  '</pre><script id="noise">window.hit=1</script>',
  '<svg id=noise onload=window.hit=1>',
  'javascript:window.hit=1',
];
const words = [
  ...['stridewise', 'goTo', 'next', 'previous', 'play', 'pause', 'slide:start', 'slide:stop'],
  ...['h5p', 'hello', 'resize', 'CHUNK_CUT dim=0', 'END', 'RESULT', '__proto__', 'constructor'],
  ...['full', 'none', 'dark', 'auto', 'ko', 'zh-Hans', '0', '1', '-1', '1e9', '9'.repeat(31)],
];
const odd = fc.oneof(
  fc.constantFrom(...words, ...markup),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.constant('x'.repeat(20_000)),
);

const value = fc.oneof(odd, fc.double(), fc.integer(), fc.boolean(), fc.jsonValue({ maxDepth: 2 }));
const message: fc.Arbitrary<unknown> = fc.oneof(
  value,
  fc.record(
    {
      source: fc.oneof({ weight: 5, arbitrary: fc.constant('stridewise') }, value),
      v: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, value),
      type: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words.slice(1, 6)) }, value),
      step: value,
      at: odd,
      context: fc.constantFrom('h5p', 7),
      action: value,
    },
    { requiredKeys: [] },
  ),
);

const line = fc.constantFrom(
  ...['import torch', 'x = torch.ones(2, 3)', `${SECRET} = 1`, `while ${SECRET}:`, `${SECRET}.t(`],
  ...['x.t().view(6)', 'print(x', `raise ValueError("${SECRET}")`, 'x.view(7)', `${SECRET}[`],
);
const code = fc.oneof(
  odd,
  fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n')),
);
const attribute = fc.tuple(
  fc.oneof(fc.constantFrom(...ours), fc.stringMatching(/^[a-z_][a-z_.-]{0,8}$/)),
  fc.oneof(fc.constant(null), odd, code),
);
const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...keys, 'v'), odd), fc.oneof(odd, code))
  .map(([key, text]) => `${key}=${escaped(text)}`);
const address = fc.oneof(
  fc.array(fc.oneof(pair, odd.map(escaped)), { maxLength: 8 }).map((pairs) => pairs.join('&')),
  code.map((text) => `v=1&code=${escaped(text)}`),
);
/** Lone surrogates cannot be written into an address. */
function escaped(text: string): string {
  return encodeURIComponent(text.slice(0, 2000).replace(/\p{Surrogate}/gu, ''));
}

const some = <T>(arbitrary: fc.Arbitrary<T>, part: number): T[][] => {
  const sample = fc.sample(arbitrary, { numRuns: Math.round(all * part), seed });
  return Array.from({ length: Math.ceil(sample.length / BATCH) }, (_, at) =>
    sample.slice(at * BATCH, (at + 1) * BATCH),
  );
};

let host: Awaited<ReturnType<typeof startHost>>;

test.beforeAll(async ({ baseURL }) => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>A course</title>
<link rel="icon" href="data:,"><script>
  const heard = [];
  addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
  for (const type of ['ready', 'stepchange', 'answer', 'error', 'resize'])
    document.addEventListener(type, (event) => {
      if (event instanceof CustomEvent) heard.push(JSON.stringify(event.detail));
    }, true);
</script>${body}</html>`;
  const src = `${baseURL}embed/${query(program).replaceAll('&', '&amp;')}`;
  const script = `<script type="module" src="${baseURL}v1/stride-wise.js"></script>`;
  host = await startHost({
    '/frame': {
      html: page(`<iframe title="A story" width="640" height="900" src="${src}"></iframe>`),
    },
    '/element': { html: page(`${script}<stride-wise><pre>${program}</pre></stride-wise>`) },
    '/empty': { html: page('') },
  });
  console.log(`seed ${seed}`);
});
test.afterAll(() => host.close());

const heard = (page: Page) => page.evaluate('heard.splice(0)') as Promise<string[]>;
const told = (all: string[]) => all.filter((text) => text.includes(SECRET));

/** What of the noise has become markup, in a page and in the elements of it. */
const marked = (page: Page | Frame) =>
  page.evaluate(() => {
    const roots = [
      document,
      ...[...document.querySelectorAll('stride-wise')].map((one) => one.shadowRoot),
    ];
    const found = roots.flatMap((root) => [
      ...(root?.querySelectorAll('#noise, [onerror], [onload]') ?? []),
    ]);
    return [...found.map(({ outerHTML }) => outerHTML), ...('hit' in window ? ['hit'] : [])];
  });

test('messages', async ({ page }) => {
  test.setTimeout(0);
  await page.goto(`${host.url}/frame`);
  const widget = page.frameLocator('iframe');
  await expect(widget.locator('.sw-caption')).not.toBeEmpty();
  const [, frame] = page.frames();
  if (!frame) throw new Error('no frame');
  for (const batch of some(message, share.messages)) {
    await page.evaluate((messages) => {
      const { contentWindow } = document.querySelector('iframe') ?? {};
      for (const one of messages) contentWindow?.postMessage(one, '*');
    }, batch);
    expect(await marked(frame)).toEqual([]);
    expect(told(await heard(page))).toEqual([]);
  }
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector('iframe') ?? {};
    contentWindow?.postMessage({ source: 'stridewise', v: 1, type: 'goTo', step: 0 }, '*');
  });
  await expect(widget.locator('.sw-count input, .sw-count').first()).toBeVisible();
  await expect(widget.locator('.sw-caption')).not.toBeEmpty();
});

test('attributes', async ({ page }) => {
  test.setTimeout(0);
  await page.goto(`${host.url}/element`);
  const widget = page.locator('stride-wise');
  await expect(widget.locator('.sw-caption')).not.toBeEmpty();
  for (const batch of some(attribute, share.attributes)) {
    await widget.evaluate(async (element, pairs) => {
      for (const [at, [name, text]] of pairs.entries()) {
        if (text === null) element.removeAttribute(name);
        else element.setAttribute(name, text);
        if (at % 20 === 0) await new Promise((done) => setTimeout(done));
      }
    }, batch);
    expect(await marked(page)).toEqual([]);
  }
  await widget.evaluate((element) => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });
  await expect(widget.locator('.sw-operation')).toContainText('view(6)');
});

test('addresses', async ({ page, baseURL }) => {
  test.setTimeout(0);
  await page.goto(`${host.url}/empty`);
  for (const search of some(address, share.addresses).flat()) {
    await page.evaluate(
      (src) =>
        new Promise((done) => {
          const frame = document.querySelector('iframe') ?? document.createElement('iframe');
          frame.onload = done;
          frame.width = '640';
          frame.height = '900';
          frame.src = src;
          if (!frame.isConnected) document.body.append(frame);
        }),
      `${baseURL}embed/?${search}`,
    );
    const frame = page.frames()[1];
    if (!frame) throw new Error('no frame');
    await frame.waitForSelector('.embed-frame');
    await frame.waitForFunction(() => document.querySelector('.embed-story'));
    expect(await marked(frame), search).toEqual([]);
    const all = await heard(page);
    const given = (text: string) => text.includes('"type":"error"');
    expect(
      told(all).filter((text) => !given(text)),
      search,
    ).toEqual([]);
  }
});
