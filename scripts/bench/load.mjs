// Cold load of the playground as on a phone: 9 Mbps, 100 ms, CPU / 4.
import { median } from './figures.mjs';

const runs = 9;

/** The screen of a usual phone, in CSS pixels: what Lighthouse loads pages on; and of a laptop. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const laptop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

/** Links into stories, with cautions, and of programs that need the second half of the core. */
const links = [
  ['x = torch.arange(16).reshape(16, 1)\nx + torch.arange(16)', 2, 40],
  ['x = torch.arange(6).reshape(2, 3).t()\nx.view(6)', 2, 9],
].map(
  ([code, statement, step]) =>
    `?v=1&code=${encodeURIComponent(`import torch\n${code}`)}&statement=${statement}&step=${step}`,
);

/** A page with nothing in it, from no network: what of the first text is this machine's own. */
const nothing = 'data:text/html,<p>text';

async function coldLoad(page, url, screen = phone) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDeviceMetricsOverride', screen);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 9e6 / 8,
    uploadThroughput: 9e6 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    const shifts = await new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(() => done([]), 500);
    });
    return {
      text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      picture: performance.getEntriesByName('stridewise:picture')[0]?.startTime,
      shift: shifts.reduce((total, shift) => total + shift.value, 0),
    };
  });
}

export async function measureLoad({ newPage, url }) {
  // The server compresses each file when it is first asked for it; that is not the visitor's wait.
  await newPage((page) => page.goto(url, { waitUntil: 'networkidle' }));
  const loads = [];
  const empty = [];
  for (let run = 0; run < runs; run++) {
    loads.push(await newPage((page) => coldLoad(page, url))); // in turns: see steps.mjs
    empty.push(await newPage((page) => coldLoad(page, nothing)));
  }
  const linked = [];
  for (const link of links)
    for (const screen of [phone, laptop])
      linked.push(await newPage((page) => coldLoad(page, url + link, screen)));
  const of = (key, all = loads) => median(all.map((load) => load[key] ?? NaN));
  return [
    { what: 'first text, cold, phone', value: of('text'), bar: 500, unit: 'ms' },
    { what: '  of an empty page, no network', value: of('text', empty), unit: 'ms' },
    { what: 'first computed picture', value: of('picture'), bar: 1000, unit: 'ms' },
    { what: 'layout shift', value: of('shift'), bar: 0, unit: '' },
    {
      what: 'layout shift of links, worst',
      value: Math.max(...linked.map(({ shift }) => shift)),
      bar: 0,
      unit: '',
    },
  ];
}
