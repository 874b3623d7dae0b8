// Measures twenty <stride-wise> elements in one page: how soon the visible ones can be stepped, the
// main thread's work, and the memory of each. Compares with the same page without them.
import {
  COUNT,
  cpuOf,
  heapOf,
  MEBIBYTE,
  openHost,
  programOf,
  RUN,
  scrollThrough,
  until,
} from './crowd.mjs';
import { median } from './figures.mjs';

/** A window so high that all elements are visible at their final height. */
const TALL = 18_500;

const texts = (name) =>
  Array.from({ length: COUNT }, (_, at) => `<${name}><pre>${programOf(at)}</pre></${name}>`).join(
    '',
  );
const withWidgets = (url) =>
  `<script type="module" src="${url}v1/stride-wise.js"></script>${texts('stride-wise')}`;

const timesOf = (page) =>
  page.evaluate(() => [...there.values()].map((at) => at - performance.timeOrigin));

/** Time until all visible elements are ready. */
async function timed({ newPage, ...site }, high) {
  return newPage(async (page) => {
    const client = await openHost({ ...site, page }, withWidgets(site.url), high);
    await page.waitForLoadState();
    const inSight = await page.$$eval(
      'stride-wise',
      (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
    );
    await until(async () => (await timesOf(page)).length, inSight);
    const times = (await timesOf(page)).slice(0, inSight);
    return {
      inSight,
      first: Math.min(...times),
      last: times.length < inSight ? NaN : Math.max(...times),
      cpu: await cpuOf(client),
    };
  });
}

/** Time until the same texts are painted without elements. */
async function bare({ newPage, ...site }) {
  return newPage(async (page) => {
    const client = await openHost({ ...site, page }, texts('div'), TALL);
    await page.waitForLoadState();
    const last = await page.evaluate(
      () =>
        new Promise((done) => {
          new PerformanceObserver((list) => done(list.getEntries()[0].startTime)).observe({
            type: 'paint',
            buffered: true,
          });
        }),
    );
    return { last, cpu: await cpuOf(client) };
  });
}

async function held({ newPage, ...site }) {
  const of = (body, then) =>
    newPage(async (page) => {
      const client = await openHost({ ...site, page }, body);
      await page.waitForLoadState();
      await then(page);
      const heap = await heapOf(client);
      return page.evaluate(async (usedSize) => {
        const memory = memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
        // Includes DOM nodes if the browser reports their memory.
        const asked = performance.measureUserAgentSpecificMemory?.();
        const all = await asked?.catch(() => null);
        const own = all && all.bytes > usedSize + memory ? all.bytes : usedSize + memory;
        return { own, memory, there: there.size, instances: memories.length };
      }, heap);
    });
  const without = await of(texts('div'), async () => {});
  const all = await of(withWidgets(site.url), async (page) => {
    await scrollThrough(page, 'stride-wise');
    await until(async () => (await timesOf(page)).length, COUNT);
  });
  return { ...all, own: all.own - without.own };
}

export async function measureElements(site) {
  const [tall, usual, empty] = [[], [], []];
  for (const _ of RUN) {
    tall.push(await timed(site, TALL));
    usual.push(await timed(site, 800));
    empty.push(await bare(site));
  }
  const of = (all, key) => median(all.map((one) => one[key]));
  const { own, memory, there, instances } = await held(site);
  return [
    {
      what: `${COUNT} elements in sight, all there`,
      value: of(tall, 'last'),
      bar: 1000,
      unit: 'ms',
    },
    { what: '  the first of them', value: of(tall, 'first'), unit: 'ms' },
    {
      what: '  times the page without them',
      value: of(tall, 'last') / of(empty, 'last'),
      unit: '',
    },
    { what: '  main thread, CPU time', value: of(tall, 'cpu'), bar: 900, unit: 'ms' },
    { what: '  of it, a further one', value: further(tall, usual), unit: 'ms' },
    {
      what: `${COUNT} elements, the ${of(usual, 'inSight')} in sight there`,
      value: of(usual, 'last'),
      bar: 1000,
      unit: 'ms',
    },
    { what: '  main thread, CPU time', value: of(usual, 'cpu'), unit: 'ms' },
    { what: '  scrolled to, and not there', value: COUNT - there, bar: 0, unit: '' },
    { what: '  cores of the page', value: instances, bar: 1, unit: '' },
    { what: 'memory of an element', value: own / COUNT / MEBIBYTE, bar: 5, unit: 'MiB' },
    { what: '  of it, its core', value: memory / COUNT / MEBIBYTE, unit: 'MiB' },
  ];
}

/** The cost of one more element: all visible ones share the main thread. */
const further = (tall, usual) =>
  median(tall.map(({ cpu, inSight }, at) => (cpu - usual[at].cpu) / (inSight - usual[at].inSight)));
