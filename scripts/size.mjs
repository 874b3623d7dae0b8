// The size budget, in bytes on the wire with brotli: core.wasm, and all that the playground needs
// for its first picture. Lazy parts (core-rest.wasm and the rich editor, which it fetches when it is
// idle) are shown but not counted.

import { withPage } from './lib/page.mjs';

const kilobyte = 1024;
const bar = { core: 50 * kilobyte, playground: 75 * kilobyte };

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

const isLazy = ({ name }) => /\/(core-rest|rich-editor)[^/]*$/.test(name);
const first = loaded.filter((file) => !isLazy(file));
const core = first.find(({ name }) => name.endsWith('.wasm'))?.bytes;
const playground = first.reduce((total, { bytes }) => total + bytes, 0);
console.log(
  `${show(playground)}  in all without the lazy parts; bar ${show(bar.playground).trim()}`,
);
if (core === undefined) console.error('The playground did not load core.wasm.');
if (core > bar.core) console.error(`core.wasm has more than ${show(bar.core).trim()}.`);
if (playground > bar.playground) {
  console.error(`The playground has more than ${show(bar.playground).trim()}.`);
}
process.exit(core <= bar.core && playground <= bar.playground ? 0 : 1);
