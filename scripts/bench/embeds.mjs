// Measures twenty embeds (iframes) in one page: how soon the visible ones are ready, how many of the
// others have waited, and the memory of each. And for a large crowd, how many stay blank.
import { setTimeout as wait } from 'node:timers/promises';
import {
  COUNT,
  heapOf,
  MEBIBYTE,
  openHost,
  programOf,
  RUN,
  scrollThrough,
  until,
} from './crowd.mjs';
import { median } from './figures.mjs';

/** More embeds than the WebAssembly memories that a browser allows a page. */
const CROWD = 130;

const frames = (url, count, how) =>
  Array.from({ length: count }, (_, at) => {
    const address = `${url}embed/?v=1&code=${encodeURIComponent(programOf(at))}`;
    return `<p><iframe ${how} width="640" height="560" src="${address}"></iframe></p>`;
  }).join('');

/** The notes of each embed, read by the page around it; an embed that still waits has none. */
const embedsOf = (page) =>
  page.$$eval('iframe', (all) =>
    all.map(({ contentWindow: { there, memories = [] } }) => ({
      there: [...(there?.values() ?? [])][0],
      memory: memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
    })),
  );
const countOf = async (page) => (await embedsOf(page)).filter(({ there }) => there).length;

async function timed({ newPage, ...site }) {
  return newPage(async (page) => {
    await openHost({ ...site, page }, frames(site.url, COUNT, 'loading="lazy"'));
    const began = await page.evaluate(() => performance.timeOrigin);
    await page.waitForLoadState('domcontentloaded');
    const inSight = await page.$$eval(
      'iframe',
      (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
    );
    await until(() => countOf(page), inSight);
    await wait(1000);
    const all = await embedsOf(page);
    return {
      inSight,
      last: Math.max(...all.slice(0, inSight).map(({ there = NaN }) => there - began)),
      asked: all.filter(({ memory }) => memory > 0).length,
    };
  });
}

async function held({ newPage, ...site }) {
  return newPage(async (page) => {
    const client = await openHost({ ...site, page }, frames(site.url, COUNT, 'loading="lazy"'));
    await page.waitForLoadState();
    await scrollThrough(page, 'iframe');
    await until(() => countOf(page), COUNT);
    const all = await embedsOf(page);
    const memory = all.reduce((sum, one) => sum + one.memory, 0);
    return { memory, own: (await heapOf(client)) + memory, there: await countOf(page) };
  });
}

const crowded = ({ newPage, ...site }) =>
  newPage(async (page) => {
    await openHost({ ...site, page }, frames(site.url, CROWD, ''), 900);
    for (let times = 0; times < 3; times++) await until(() => countOf(page), CROWD);
    return CROWD - (await countOf(page));
  });

export async function measureEmbeds(site) {
  const all = [];
  for (const _ of RUN) all.push(await timed(site));
  const of = (key) => median(all.map((one) => one[key]));
  const { own, memory, there } = await held(site);
  return [
    {
      what: `${COUNT} embeds, the ${of('inSight')} in sight there`,
      value: of('last'),
      bar: 1000,
      unit: 'ms',
    },
    { what: '  cores before any scroll', value: of('asked'), unit: '' },
    { what: '  scrolled to, and not there', value: COUNT - there, bar: 0, unit: '' },
    { what: 'memory of an embed', value: own / COUNT / MEBIBYTE, bar: 5, unit: 'MiB' },
    { what: '  of it, its core', value: memory / COUNT / MEBIBYTE, unit: 'MiB' },
    { what: `of ${CROWD} embeds, blank`, value: await crowded(site), bar: 0, unit: '' },
  ];
}
