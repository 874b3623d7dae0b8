// Measures a step from the click to the end of its frame. Only work counts: the click's handler and
// the frame after it, without the wait for the screen in between.
import { median, p95 } from './figures.mjs';

// Every round takes the same steps. The cost of a step is its median over all rounds, and p95 is taken
// over these medians. On a shared machine the p95 of a single round mostly shows other work or the
// browser's throttling, so it is printed as well, next to that of a plain loop.
const rounds = 7;
const clicks = 100;
const program = (...lines) => ['import torch', ...lines].join('\n');

// The programs: 256 cells; one operation on 10^3 and on 10^12 elements, where 12 by 8 cells are drawn.
const cells = program('x = torch.arange(16).reshape(16, 1)', 'y = torch.arange(16)', 'x + y');
const few = program('x = torch.arange(32).view(32, 1)', 'x.expand(32, 32)');
const many = program('x = torch.arange(10**6).view(10**6, 1)', 'x.expand(10**6, 10**6)');

/** A step in the middle of the elements. */
const address = (url, code, statement) =>
  `${url}?v=1&code=${encodeURIComponent(code)}&statement=${statement}&fine=1&step=40`;

/**
 * Clicks through `clicks` steps and returns the work of each in ms. The page stays as it opens, with
 * the buttons in view, or is scrolled to the `cells` of the result.
 */
async function stepTimes(page, url, code, statement, slowdown, cells) {
  await page.goto(address(url, code, statement), { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  const grid = page.locator('.sw-stage .st-picture, .sw-tensors svg').last();
  await grid.waitFor();
  if (cells) await grid.scrollIntoViewIfNeeded();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page.evaluate(async (count) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => done(performance.now())));
    const afterPaint = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      });
    const button = (name) =>
      [...document.querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === name || one.textContent.trim() === name,
      );
    const times = [];
    for (let i = 0; i < count + 20; i++) {
      const next = button('Next');
      if (next.getAttribute('aria-disabled') === 'true') button('First step').click();
      await new Promise((done) => setTimeout(done, 5));
      const starts = frame(); // asked for first, to be called before what the click asks for
      const clicked = performance.now();
      next.click();
      await Promise.resolve();
      const reacted = performance.now();
      const began = await starts;
      const done = await afterPaint();
      if (i >= 20) times.push(reacted - clicked + (done - began));
    }
    return times;
  }, clicks);
}

/**
 * Times a plain loop many times at CPU / `slowdown`; unthrottled it takes `length` ms. Browsers throttle
 * a page by stopping it now and then, so even plain arithmetic has outliers.
 */
async function loopTimes(page, url, length, slowdown) {
  await page.goto(url, { waitUntil: 'networkidle' });
  const loops = (count) =>
    page.evaluate(
      async ([count, length]) => {
        let value = 1;
        const work = (rounds) => {
          for (let i = 0; i < rounds; i++) value = (value * 1103515245 + 12345) % 2147483648;
        };
        const time = (rounds) => {
          const began = performance.now();
          work(rounds);
          return performance.now() - began;
        };
        globalThis.rounds ??=
          (100_000 * length) / Math.min(...Array.from({ length: 20 }, () => time(100_000)));
        const times = [];
        for (let i = 0; i < count; i++) {
          await new Promise((done) => setTimeout(done, 5));
          times.push(time(globalThis.rounds));
        }
        return times;
      },
      [count, length],
    );
  await loops(10);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return loops(clicks);
}

/** The median of each step over all rounds. */
const eachStep = (all) => all[0].map((_, step) => median(all.map((times) => times[step])));

export async function measureSteps({ newPage, playground: url }) {
  const run = (code, statement, slowdown, inView) =>
    newPage((page) => stepTimes(page, url, code, statement, slowdown, inView));
  const taken = { full: [], slow: [], fullSeen: [], slowSeen: [], loop: [] };
  const [small, large] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const seen = await run(cells, 3, 1, true);
    taken.full.push(await run(cells, 3, 1));
    taken.slow.push(await run(cells, 3, 4));
    taken.fullSeen.push(seen);
    taken.slowSeen.push(await run(cells, 3, 4, true));
    taken.loop.push(await newPage((page) => loopTimes(page, url, median(seen), 4)));
    small.push(...(await run(few, 2, 1))); // in turns: what else runs on the machine meets both
    large.push(...(await run(many, 2, 1)));
  }
  const ofSteps = (key) => p95(eachStep(taken[key]));
  const ofRounds = (key) => median(taken[key].map(p95));
  return [
    { what: 'step, 256 cells, p95', value: ofSteps('full'), bar: 17, unit: 'ms' },
    { what: 'step, 256 cells, CPU / 4, p95', value: ofSteps('slow'), bar: 33, unit: 'ms' },
    { what: '  p95 of a round', value: ofRounds('slow'), unit: 'ms' },
    { what: 'cells scrolled into view, p95', value: ofSteps('fullSeen'), bar: 17, unit: 'ms' },
    { what: 'cells in view, CPU / 4, p95', value: ofSteps('slowSeen'), bar: 33, unit: 'ms' },
    { what: '  p95 of a round', value: ofRounds('slowSeen'), unit: 'ms' },
    { what: '  of a loop as long as its median', value: ofRounds('loop'), unit: 'ms' },
    {
      what: 'step at 10^12 against 10^3',
      value: median(large) / median(small),
      bar: 1.2,
      unit: 'times',
    },
  ];
}
