// Twenty embeds in one page, each a document of its own with its own core: how soon those in view are
// there, how many of the others wait for it, and what each holds.
import { setTimeout as wait } from 'node:timers/promises';

const count = 20;
const mebibyte = 1024 * 1024;
const code = (at) => `import torch\nx = torch.arange(${at + 2}).reshape(${at + 2}, 1)\nx + x.t()`;

const host = (url) => {
  const frames = Array.from({ length: count }, (_, at) => {
    const address = `${url}embed/?v=1&code=${encodeURIComponent(code(at % 8))}`;
    return `<p><iframe loading="lazy" width="640" height="560" src="${address}"></iframe></p>`;
  });
  return `<!doctype html><title>Twenty</title>${frames.join('')}`;
};

/** Runs in every document before it: notes the memories of its cores, and when its story can be stepped. */
function watch() {
  const { instantiate } = WebAssembly;
  globalThis.memories = [];
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    globalThis.memories.push((made.instance ?? made).exports.memory);
    return made;
  };
  const isThere = () =>
    document.querySelector('.st-picture')?.checkVisibility({ visibilityProperty: true }) &&
    document.querySelector('.sw-button[data-main]');
  const look = () => {
    if (isThere()) globalThis.there = performance.timeOrigin + performance.now();
    else setTimeout(look, 10);
  };
  look();
}

async function heap(client) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

/** Of each embed, from the page around it: one that waits has nothing to say. */
const embedsOf = (page) =>
  page.$$eval('iframe', (all) =>
    all.map(({ contentWindow: { there, memories = [] } }) => ({
      there,
      memory: memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
    })),
  );

export async function measureWidgets({ newPage, url }) {
  return newPage(async (page) => {
    await page.addInitScript(watch);
    const address = `${url}twenty/`;
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: host(url) }),
    );
    const client = await page.context().newCDPSession(page);
    await page.goto(`${url}favicon.svg`);
    const before = await heap(client);
    await page.goto(address, { waitUntil: 'commit' });
    const began = await page.evaluate(() => performance.timeOrigin);
    await wait(4000);
    const first = await embedsOf(page);
    const inView = await page.$$eval(
      'iframe',
      (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
    );
    for (let at = 0; at < count; at++) {
      await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
      await wait(300);
    }
    await wait(2000);
    const all = await embedsOf(page);
    const held = (await heap(client)) - before;
    const memory = all.reduce((sum, one) => sum + one.memory, 0);
    const asked = first.filter(({ memory }) => memory > 0).length;
    return [
      {
        what: `of ${count} embeds, the ${inView} in view there`,
        value: Math.max(...first.slice(0, inView).map(({ there = NaN }) => there - began)),
        bar: 1000,
        unit: 'ms',
      },
      { what: '  asked for before any scroll', value: asked, unit: '' },
      {
        what: '  scrolled to, and not there',
        value: all.filter(({ there }) => there === undefined).length,
        bar: 0,
        unit: '',
      },
      {
        what: 'memory of an embed',
        value: (held + memory) / count / mebibyte,
        bar: 5,
        unit: 'MiB',
      },
      { what: '  of it, its core', value: memory / count / mebibyte, unit: 'MiB' },
    ];
  });
}
