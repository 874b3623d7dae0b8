// Cold load of the playground as on a phone: 9 Mbps, 100 ms, CPU / 4. Prints milliseconds.
import { withPage } from './lib/page.mjs';

const runs = 5;

async function coldLoad() {
  return withPage(async (page, url) => {
    // The server compresses each file when it is first asked for it; that is not the visitor's wait.
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto('about:blank');
    const client = await page.context().newCDPSession(page);
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
      const observed = (type) =>
        new Promise((done) => {
          new PerformanceObserver((list) => done(list.getEntries())).observe({
            type,
            buffered: true,
          });
          setTimeout(() => done([]), 500);
        });
      const paints = await observed('largest-contentful-paint');
      const shifts = await observed('layout-shift');
      return {
        'first text': performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        'largest paint': paints.at(-1)?.startTime,
        'last download': Math.max(
          ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd),
        ),
        'layout shift': shifts.reduce((total, shift) => total + shift.value, 0),
      };
    });
  });
}

const results = [];
for (let index = 0; index < runs; index += 1) results.push(await coldLoad());
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
console.log(`median of ${runs} cold loads`);
for (const key of Object.keys(results[0])) {
  console.log(
    `${key.padEnd(14)} ${median(results.map((result) => result[key] ?? NaN)).toFixed(key === 'layout shift' ? 4 : 0)}`,
  );
}
