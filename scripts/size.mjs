// The size budget, in bytes on the wire with brotli: core.wasm, and all that the playground needs
// for its first picture. core-rest.wasm, which it fetches when it is idle, is shown but not counted.
import { withPage } from './lib/page.mjs';

const kilobyte = 1024;
const budget = { core: 50 * kilobyte, playground: 75 * kilobyte };

const loaded = await withPage(async (page, url) => {
  const sizes = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => ({
        name: new URL(request.url()).pathname,
        bytes: responseBodySize,
      })),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return Promise.all(sizes);
});

const show = (bytes) => `${(bytes / kilobyte).toFixed(1).padStart(6)} KB`;
for (const { name, bytes } of loaded) console.log(`${show(bytes)}  ${name}`);

const isRest = ({ name }) => /\/core-rest[^/]*\.wasm$/.test(name);
const first = loaded.filter((file) => !isRest(file));
const core = first.find(({ name }) => name.endsWith('.wasm'))?.bytes;
const playground = first.reduce((total, { bytes }) => total + bytes, 0);
console.log(
  `${show(playground)}  in all without the rest of the core; at most ${show(budget.playground).trim()}`,
);
if (core === undefined) console.error('The playground did not load core.wasm.');
if (core > budget.core) console.error(`core.wasm has more than ${show(budget.core).trim()}.`);
if (playground > budget.playground) console.error('The playground is over its budget.');
process.exit(core <= budget.core && playground <= budget.playground ? 0 : 1);
