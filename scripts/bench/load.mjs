// Measures cold loads of the playground and the start page as on a phone: 9 Mbps, 100 ms latency, a
// quarter of the CPU, in a tab that is already open. lessons.mjs does the same for lessons.
import { setTimeout as wait } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { withTabs } from '../lib/tabs.mjs';
import { median } from './figures.mjs';

const runs = 15;
/** The number of loads for each link; fewer than for a page, because there are many links. */
const linkRuns = 5;

/** The screen of a common phone in CSS pixels, as Lighthouse uses it; and of a laptop. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const laptop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

const packed = (code) => `#v=1&code.z=${deflateRawSync(code).toString('base64url')}`;
const inQuery = (code) => `?v=1&code=${encodeURIComponent(code)}`;
const grown = 'import torch\nx = torch.arange(16).reshape(16, 1)\nx + torch.arange(16)';
const refused = 'import torch\nx = torch.arange(6).reshape(2, 3).t()\nx.view(6)';
/** Links to stories of readers' programs: with and without cautions, in the present and the old format. */
const links = [
  `${packed(grown)}&statement=2&step=40`,
  `${packed(refused)}&statement=2&step=6`,
  `${inQuery(refused)}&statement=2&step=6`,
];

/** An almost empty page without network: how long this machine takes for any first text. */
export const nothing = 'data:text/html,<p>text';

/** A pause for a new tab to settle, because opening it is not part of a load. */
const REST = 400;
/** Longer than any load takes, in ms. Until then only the page's own scripts run in it. */
const LOADED = 3000;

export async function coldLoad(send, url, screen = phone) {
  await opened(send, screen);
  await send('Network.setCacheDisabled', { cacheDisabled: true });
  return load(send, url);
}

/** A load after another page of the site was read in the same tab. */
export async function furtherLoad(send, before, url) {
  await opened(send, phone);
  await send('Page.navigate', { url: before });
  await wait(LOADED);
  return load(send, url);
}

async function opened(send, screen) {
  await send('Emulation.setDeviceMetricsOverride', screen);
  await send('Network.enable');
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPicture})()` });
}

async function load(send, url) {
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 9e6 / 8,
    uploadThroughput: 9e6 / 8,
  });
  await wait(REST);
  await send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { errorText } = await send('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  await wait(LOADED);
  const { result } = await send('Runtime.evaluate', {
    expression: `(${readings})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

/** Runs before the page's scripts: checks each frame until a picture is laid out and then painted. */
function watchPicture() {
  // The message arrives once this frame is painted, before other waiting tasks.
  const markPainted = (name) =>
    scheduler.postTask(() => performance.mark(name), { priority: 'user-blocking' });
  const look = () => {
    const picture = [...document.querySelectorAll(':is(.sw-stage, .opening-picture) svg')].find(
      (one) => one.checkVisibility(),
    );
    if (!picture?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      requestAnimationFrame(look);
      return;
    }
    markPainted('bench:painted');
  };
  requestAnimationFrame(look);
  // The page sets the mark when it has drawn its own picture: the next frame paints it.
  const { mark } = performance;
  performance.mark = (name, ...more) => {
    if (name === 'stridewise:picture') requestAnimationFrame(() => markPainted('bench:computed'));
    return mark.call(performance, name, ...more);
  };
}

/** Runs in the page. */
async function readings() {
  const shifts = await new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(() => done([]), 500);
  });
  return {
    text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    painted: performance.getEntriesByName('bench:painted')[0]?.startTime,
    computed: performance.getEntriesByName('bench:computed')[0]?.startTime,
    shift: shifts.reduce((total, shift) => total + shift.value, 0),
  };
}

export async function measureLoad({ url, playground }) {
  return withTabs(async (newTab) => [
    ...(await measureIn(newTab, playground)),
    ...(await measureStart(newTab, url)),
    ...(await measureErrors(newTab, url)),
  ]);
}

/** The start page: its picture is prerendered, and plays once the page is idle. */
async function measureStart(newTab, url) {
  await newTab((send) => coldLoad(send, url));
  const loads = [];
  for (let run = 0; run < linkRuns; run++) loads.push(await newTab((send) => coldLoad(send, url)));
  const of = (key) => median(loads.map((load) => load[key] ?? NaN));
  return [
    { what: 'start page, first text', value: of('text'), bar: 500, unit: 'ms' },
    { what: 'start page, its picture', value: of('painted'), bar: 600, unit: 'ms' },
    { what: 'start page, layout shift', value: of('shift'), bar: 0, unit: '' },
  ];
}

/** Pages of errors, the longest among them: their pictures are prerendered. */
const errors = [
  'size-of-tensor-a',
  'view-size-not-compatible',
  'batch2-expected-size',
  'mat1-and-mat2',
];

async function measureErrors(newTab, site) {
  const rows = [];
  for (const slug of errors) {
    const url = `${site}error/${slug}/`;
    await newTab((send) => coldLoad(send, url));
    const loads = [];
    for (let run = 0; run < linkRuns; run++)
      loads.push(await newTab((send) => coldLoad(send, url)));
    const value = median(loads.map(({ painted }) => painted ?? Number.NaN));
    rows.push({ what: slug, value, bar: 600, unit: 'ms' });
  }
  return rows;
}

async function measureIn(newTab, url) {
  // A first load, uncounted: the server compresses each file on its first request.
  await newTab((send) => coldLoad(send, url));
  const loads = [];
  const empty = [];
  for (let run = 0; run < runs; run++) {
    loads.push(await newTab((send) => coldLoad(send, url))); // in turns: see steps.mjs
    empty.push(await newTab((send) => coldLoad(send, nothing)));
  }
  const linked = links.map(() => []);
  const onLaptop = [];
  for (let run = 0; run < linkRuns; run++)
    for (const [i, link] of links.entries())
      linked[i].push(await newTab((send) => coldLoad(send, url + link)));
  for (const link of links)
    onLaptop.push(await newTab((send) => coldLoad(send, url + link, laptop)));
  const of = (key, all = loads) => median(all.map((load) => load[key] ?? NaN));
  return [
    { what: 'first text, cold, phone', value: of('text'), bar: 500, unit: 'ms' },
    { what: '  of an empty page, no network', value: of('text', empty), unit: 'ms' },
    { what: 'first picture, prerendered', value: of('painted'), bar: 600, unit: 'ms' },
    { what: 'first computed picture', value: of('computed'), bar: 1000, unit: 'ms' },
    {
      what: 'own program, picture seen', // of the slowest link
      value: Math.max(...linked.map((loads) => of('painted', loads))),
      bar: 1100,
      unit: 'ms',
    },
    { what: 'layout shift', value: of('shift'), bar: 0, unit: '' },
    {
      what: 'layout shift of links, worst',
      value: Math.max(...[...linked.flat(), ...onLaptop].map(({ shift }) => shift)),
      bar: 0,
      unit: '',
    },
  ];
}
