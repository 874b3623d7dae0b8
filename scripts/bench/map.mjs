// Measures the shape map with 300 rows: what it takes to draw a screen of it and then all of it, to point at a dim and to open a row.
// Only work counts: the processor time of the page's main thread, which other work on the machine
// does not lengthen, until the next frame is painted.
import { median, p95 } from './figures.mjs';

const ROWS = 300;
const draws = 21;
const points = 100;

/** Half of the rows are calls, each with one line in it; all tensors have four named dims. */
const program = [
  'import torch',
  'x = torch.ones(2, 3, 4, 5)',
  'b, c, h, w = x.shape',
  'def f(x):',
  '    return x.transpose(1, 2) + 1',
  ...Array.from({ length: ROWS / 2 }, (_, at) => `y${at} = f(x)`),
].join('\n');

/** Runs in the page: resolves when the next frame is painted. */
function painted() {
  return new Promise((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    }),
  );
}

/** Returns a function that resolves to the ms of work while `act` runs. */
async function workOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ThreadTime').value;
  };
  return async (act) => {
    const began = await now();
    await act();
    return (await now()) - began;
  };
}

export async function measureMap({ newPage, playground: url }) {
  return newPage(async (page) => {
    await page.goto(`${url}#v=1&code=${encodeURIComponent(program)}`, { waitUntil: 'networkidle' });
    const map = page.locator('.sw-map');
    await map.waitFor();
    await page.mouse.move(5, 5);
    const work = await workOf(page);
    await page.evaluate(`globalThis.painted = ${painted}`);
    const click = (selector, at) =>
      page.evaluate(
        ([selector, at]) => {
          document.querySelectorAll(selector)[at].click();
          return globalThis.painted();
        },
        [selector, at],
      );

    const closed = '.sw-map [aria-expanded="false"] .sw-fold';
    const opened = [];
    while (await page.locator(closed).count()) opened.push(await work(() => click(closed, 0)));
    const rows = await map.evaluate(({ children }) => children.length);

    const first = [];
    const whole = [];
    for (let draw = 0; draw < draws; draw++) {
      await click('.view-tabs [role="tab"]', 1);
      await page.waitForTimeout(300);
      const seen = await work(() => click('.view-tabs [role="tab"]', 0));
      const rest = await work(() => page.waitForTimeout(300));
      first.push(seen);
      whole.push(seen + rest);
    }

    await map.evaluate((element) => element.scrollIntoView());
    const places = await map.evaluate((element) =>
      [...element.querySelectorAll('.sw-dim')]
        .map((dim) => dim.getBoundingClientRect())
        .filter(({ top, bottom }) => top > 100 && bottom < innerHeight)
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
    const pointed = [];
    for (let at = 0; at < points; at++) {
      const [x, y] = places[(at * 7) % places.length];
      pointed.push(
        await work(async () => {
          await page.mouse.move(x, y);
          await page.evaluate(() => globalThis.painted());
        }),
      );
    }
    return [
      { what: `map of ${rows} rows, first screen`, value: median(first), bar: 50, unit: 'ms' },
      { what: '  with the rows that follow', value: median(whole), unit: 'ms' },
      { what: 'pointing at a dim, p95', value: p95(pointed), bar: 17, unit: 'ms' },
      { what: '  median', value: median(pointed), unit: 'ms' },
      { what: 'opening a row, p95', value: p95(opened), bar: 17, unit: 'ms' },
      { what: '  median', value: median(opened), unit: 'ms' },
    ];
  });
}
