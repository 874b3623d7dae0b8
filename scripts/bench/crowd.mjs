// Opens pages of another site with many widgets in them, for scripts that measure them.
import { setTimeout as wait } from 'node:timers/promises';

export const COUNT = 20;
export const MEBIBYTE = 1024 * 1024;
const RUNS = 5;
/** A timeout in ms that even a busy machine does not reach. */
const MOST = 20_000;

export const programOf = (at) =>
  `import torch\nx = torch.arange(${(at % 8) + 2}).reshape(${(at % 8) + 2}, 1)\nx + x.t()`;

/** The number of runs, of which the median counts. */
export const RUN = Array.from({ length: RUNS });

/** Headers for cross-origin isolation, without which a page can't measure its memory. */
const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** The width of a text column. */
const column = '<style>body { max-width: 45rem; margin: 0 auto }</style>';

/**
 * Opens a page with this body in a window `high` pixels high. A server delivers it: intercepting each
 * request in this process would take as long as what is measured.
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
  // CPU time, because it does not depend on the machine's other work.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'commit' });
  return client;
}

/**
 * Runs in every document before its own scripts: counts its WebAssembly instances and memories, and
 * notes when its story can be stepped.
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
    // Waits for a frame, because asking earlier would force another layout. Hidden iframes get no frames.
    if (elements.length > 0) requestAnimationFrame(() => setTimeout(look));
    else setTimeout(look, 10);
  };
  look();
}

/** Waits until `count` reaches `wanted`, or for the timeout. */
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

/** Scrolls one widget after the other into view. */
export async function scrollThrough(page, selector) {
  const all = await page.locator(selector).all();
  for (const one of all) {
    await one.scrollIntoViewIfNeeded();
    await wait(100);
  }
}
