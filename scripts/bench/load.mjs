// Cold load of the playground and the start page (lessons: lessons.mjs) as on a phone: 9 Mbps, 100 ms, CPU / 4, in a tab that is open already.
import { setTimeout as wait } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { withTabs } from '../lib/tabs.mjs';
import { median } from './figures.mjs';

const runs = 15;
/** Of each link: there are more of them. */
const linkRuns = 5;

/** The screen of a usual phone, in CSS pixels: what Lighthouse loads pages on; and of a laptop. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const laptop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

const packed = (code) => `#v=1&code.z=${deflateRawSync(code).toString('base64url')}`;
const inQuery = (code) => `?v=1&code=${encodeURIComponent(code)}`;
const grown = 'import torch\nx = torch.arange(16).reshape(16, 1)\nx + torch.arange(16)';
const refused = 'import torch\nx = torch.arange(6).reshape(2, 3).t()\nx.view(6)';
/** Readers' own programs, as links into their stories: with cautions and without, of today and of old. */
const links = [
  `${packed(grown)}&statement=2&step=40`,
  `${packed(refused)}&statement=2&step=6`,
  `${inQuery(refused)}&statement=2&step=6`,
];

/** A page with nothing in it, from no network: what of the first text is this machine's own. */
export const nothing = 'data:text/html,<p>text';

/** Time that a new tab has to come to rest: its own making is not part of a load. */
const REST = 400;
/** Longer than any load takes; until then nothing runs in the page but its own scripts. */
const LOADED = 3000;

export async function coldLoad(send, url, screen = phone) {
  await opened(send, screen);
  await send('Network.setCacheDisabled', { cacheDisabled: true });
  return load(send, url);
}

/** Of a page of the site whose reader has read another one in this tab. */
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

/** Runs in the page, before it: a frame at a time until a picture is laid out, and then painted. */
function watchPicture() {
  // Comes when this frame is painted, before all else that waits.
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
  // The mark is set where the page has drawn a picture of its own: the next frame paints it.
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
  ]);
}

/** The start page: its picture was sent with it, and plays when the page rests. */
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

async function measureIn(newTab, url) {
  // The server compresses each file when it is first asked for it; that is not the visitor's wait.
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
