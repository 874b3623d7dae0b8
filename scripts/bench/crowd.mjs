// Pages of somebody else with many widgets in them, for the scripts that measure these.
import { setTimeout as wait } from 'node:timers/promises';

export const COUNT = 20;
export const MEBIBYTE = 1024 * 1024;
const RUNS = 5;
/** Longer than a busy machine takes, in ms. */
const MOST = 20_000;

export const programOf = (at) =>
  `import torch\nx = torch.arange(${(at % 8) + 2}).reshape(${(at % 8) + 2}, 1)\nx + x.t()`;

/** Medians of so many runs count. */
export const RUN = Array.from({ length: RUNS });

/** Isolated, so that it may ask how much memory it has. */
const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** As wide as text is. */
const column = '<style>body { max-width: 45rem; margin: 0 auto }</style>';

/**
 * Opens a page with this body; `high` is how much of it is in sight. It is served as any other: to
 * have the browser ask this process about each request takes as long as what is measured.
 */
export async function openHost({ page, hostPages, url }, body, high = 800) {
  const address = `${url}somebody-else/`;
  await page.setViewportSize({ width: 1280, height: high });
  await page.addInitScript(watch);
  hostPages.set('/somebody-else/', {
    headers: body.includes('<iframe') ? {} : isolated,
    body: `<!doctype html><meta charset="utf-8"><title>Many</title>${column}${body}`,
  });
  const client = await page.context().newCDPSession(page);
  // CPU time: it does not depend on what else the machine does.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'commit' });
  return client;
}

/**
 * Runs in every document before it: notes its instances and memories of WebAssembly, and when a story
 * of it can be stepped.
 */
function watch() {
  const { instantiate } = WebAssembly;
  globalThis.memories = [];
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    const memory = (made.instance ?? made).exports?.memory;
    if (memory) globalThis.memories.push(memory);
    return made;
  };
  globalThis.there = new Map();
  const isThere = (root) =>
    root
      ?.querySelector('.st-picture')
      ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    root.querySelector('.sw-button[data-main]');
  const look = () => {
    const elements = document.querySelectorAll('stride-wise');
    for (const one of elements.length > 0 ? elements : [document])
      if (!globalThis.there.has(one) && isThere(one.shadowRoot ?? one))
        globalThis.there.set(one, performance.timeOrigin + performance.now());
    // After a frame: asked before, the page would be laid out once more. A frame out of sight has none.
    if (elements.length > 0) requestAnimationFrame(() => setTimeout(look));
    else setTimeout(look, 10);
  };
  look();
}

/** Waits until `count` says as many as `wanted`, or for as long as that may take at most. */
export async function until(count, wanted) {
  for (let waited = 0; waited < MOST && (await count()) < wanted; waited += 200) await wait(200);
}

export async function cpuOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

export async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

/** Brings one after the other into sight. */
export async function scrollThrough(page, selector) {
  const all = await page.locator(selector).all();
  for (const one of all) {
    await one.scrollIntoViewIfNeeded();
    await wait(100);
  }
}
