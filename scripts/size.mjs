// Checks the size budgets, in bytes on the wire with brotli: core.wasm, and what each kind of page loads
// besides it without interaction; and the number of script files. node scripts/size.mjs
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headless } from './lib/chromium.mjs';
import { languageNames } from './lib/languages.mjs';
import { withBrowser } from './lib/page.mjs';
import { root } from './lib/run.mjs';

const kilobyte = 1024;
const bars = {
  'core.wasm': 383,
  'start page': 125,
  playground: 115,
  widget: 95,
  'element, its script': 20,
  'element with player and figures': 95,
  'first lesson': 164,
  'further lesson': 50,
  'page of an error, with its picture': 30,
  // They come after the first picture and are kept for all pages: a bar of their own.
  fonts: 42,
  'fonts in ru': 58,
};

const program = 'import torch\ntorch.ones(5, 3, 4, 1) + torch.ones(3, 1, 1)';
const widget = `embed/?v=1&code=${encodeURIComponent(program)}`;

/** The files that pages load one after the other in one browser, by name and size; awaits `last`. */
async function loads(page, addresses, last) {
  const loaded = [];
  for (const address of addresses) {
    const files = [];
    const asked = new Set();
    const note = (request) => asked.add(request);
    const record = (request) => files.push(sizeOf(request));
    const forget = (request) => asked.delete(request);
    page.on('request', note);
    page.on('requestfailed', forget);
    page.on('requestfinished', record);
    // On a busy machine the page may request the core long after the network is idle.
    const came =
      last && page.waitForEvent('requestfinished', (request) => last.test(request.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    await came;
    await rested(page, asked, files);
    page.off('request', note);
    page.off('requestfailed', forget);
    page.off('requestfinished', record);
    loaded.push((await Promise.all(files)).filter(({ bytes }) => bytes > 0));
  }
  return loaded;
}

/**
 * Waits until a page has loaded everything. An idle network is not enough on a busy machine: the page
 * must also have been idle itself without requesting anything more.
 */
async function rested(page, asked, files) {
  for (let before = -1; before < asked.size || files.length < asked.size; ) {
    before = asked.size;
    await page.evaluate(
      () =>
        new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 5000 }), 200)),
    );
  }
}

async function sizeOf(request) {
  const { responseBodySize } = await request.sizes();
  const cached = (await request.response())?.fromServiceWorker() || responseBodySize === 0;
  return { name: new URL(request.url()).pathname, bytes: cached ? 0 : responseBodySize };
}

/** Bytes that further lessons load: the page in this language, other files as for a longer lesson. */
function asIn(longer, page, [, ...addresses]) {
  return Promise.all(
    addresses.map(async (address, at) => {
      const sent = await page.request.head(address);
      const text = {
        name: new URL(address).pathname,
        bytes: Number(sent.headers()['content-length']),
      };
      return [text, ...longer.further[at].filter((file) => !isPage(file))];
    }),
  );
}

/** A page of another site with an element in it, far down or in sight. */
async function loadsElement(page, url, above) {
  const address = `${url}somebody-else`;
  const html = `<!doctype html><link rel="icon" href="data:,">
    <script type="module" src="${url}v1/stride-wise.js"></script>
    <div style="height:${above}px"></div><stride-wise><pre>${program}</pre></stride-wise>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const [files = []] = await loads(page, [address]);
  return files.filter(({ name }) => name.startsWith('/v1/'));
}

/** The other languages; the first has the longest words, so all of its lessons are measured. */
const LONGEST = 'ru/';
const SHORTER = languageNames
  .map((name) => `${name}/`)
  .filter((it) => !['en/', LONGEST].includes(it));

/** The addresses of all lessons of a language, from the page that lists them. */
async function lessonsOf(page, url, language) {
  await page.goto(`${url}${language}lessons/`);
  return page.$$eval('.lesson-list .card-link', (links) => links.map(({ href }) => href));
}

/** Files of JavaScript in web/dist/assets: each costs a request, and a small one packs badly. */
const MOST_CHUNKS = 40;
const LEAST_CHUNK = 4 * kilobyte;
/** Small files that are allowed, by the beginning of their names, each with its reason. */
const small = {
  worker: 'a worker runs in a file of its own',
  'rolldown-runtime': 'the bundler makes it, and takes it into no group',
};

/** Problems with the site's script files, as sentences. */
function faultsOfChunks() {
  const folder = join(root, 'web/dist/assets');
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));
  console.log(`${chunks.length} files of JavaScript; at most ${MOST_CHUNKS}\n`);
  const tiny = chunks.filter(
    (name) =>
      statSync(join(folder, name)).size < LEAST_CHUNK && !small[name.replace(/-[\w-]{8}\.js$/, '')],
  );
  // An embed that imports the site's own file would draw the site in its frame.
  const widgets = chunks.filter((name) => /^(embed|player|figures)-/.test(name));
  const strays = widgets.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('./main-'),
  );
  return [
    ...strays.map((name) => `${name} imports the file of the whole site`),
    ...(chunks.length > MOST_CHUNKS ? [`${chunks.length} files of JavaScript`] : []),
    ...tiny.map((name) => `${name} is smaller than 4 KB`),
  ];
}

const isPage = ({ name }) => name.endsWith('/');
const isFont = ({ name }) => name.endsWith('.woff2');
/** They come when the playground rests: on a busy machine while it is measured. */
const comesLater = ({ name }) => /\/(rich-editor|figures|rolldown-runtime)-/.test(name);
const isCore = ({ name }) => name.endsWith('.wasm');
const show = (bytes) => `${(bytes / kilobyte).toFixed(1).padStart(6)} KB`;

const total = (files) => files.reduce((sum, file) => sum + file.bytes, 0);

let missed = 0;
for (const fault of faultsOfChunks()) {
  console.log(`${fault} MISSED`);
  missed++;
}

function report(what, files) {
  const bytes = total(files);
  const over = files.length === 0 || bytes > bars[what] * kilobyte;
  if (over) missed++;
  for (const file of files) console.log(`${show(file.bytes)}    ${file.name}`);
  console.log(`${show(bytes)}  ${what}; bar ${bars[what]} KB${over ? ' MISSED' : ''}\n`);
}

/** Of every page of an error what is read with scripts off, pictures among it: the page and its style sheets. */
function errorPages() {
  const dist = join(root, 'web/dist');
  const pages = readdirSync(dist, { recursive: true }).filter((name) =>
    /(^|\/)error\/[^/]+\/index\.html$/.test(name),
  );
  const packed = new Map();
  const sizeOfFile = (file) => {
    if (!packed.has(file)) packed.set(file, brotliCompressSync(readFileSync(file)).length);
    return { name: file.slice(dist.length), bytes: packed.get(file) };
  };
  return pages.map((page) => {
    const file = join(dist, page);
    const sheets = readFileSync(file, 'utf8').matchAll(/rel="stylesheet"[^>]* href="([^"]+)"/g);
    return [file, ...[...sheets].map(([, href]) => join(dirname(file), href))].map(sizeOfFile);
  });
}

const [largest] = errorPages().toSorted((a, b) => total(b) - total(a));
report('page of an error, with its picture', largest ?? []);

await withBrowser(async ({ newPage, url, playground }) => {
  const [start = []] = await newPage((page) => loads(page, [url]));
  const [opened = []] = await newPage((page) => loads(page, [playground], /\.wasm$/));
  const [embed = []] = await newPage((page) => loads(page, [url + widget]));
  const inLanguage = async (language, other) => {
    const addresses = await newPage((page) => lessonsOf(page, url, language));
    if (addresses.length !== 21) throw new Error(`${addresses.length} lessons`);
    return newPage(async (page) => {
      const loaded = await loads(page, other ? addresses.slice(0, 1) : addresses);
      const [first = [], ...further] = loaded;
      return { language, first, further: other ? await asIn(other, page, addresses) : further };
    });
  };
  // Languages are measured in parallel: each spends its time waiting for an idle network.
  const [english, longest] = await Promise.all(['', LONGEST].map((it) => inLanguage(it)));
  const shorter = await Promise.all(SHORTER.map((language) => inLanguage(language, longest)));
  const withoutCore = (files) => files.filter((file) => !isCore(file) && !isFont(file));
  report('core.wasm', opened.filter(isCore));
  report('start page', withoutCore(start));
  const atOnce = withoutCore(opened).filter((file) => !comesLater(file));
  report('playground', atOnce);
  report('widget', withoutCore(embed));
  report('fonts', opened.filter(isFont));
  report('fonts in ru', longest.first.filter(isFont));
  const script = await newPage((page) => loadsElement(page, url, 9000));
  const element = await newPage((page) => loadsElement(page, url, 0));
  report('element, its script', script);
  report('element with player and figures', withoutCore(element));
  for (const { language, first, further } of [english, longest, ...shorter]) {
    console.log(`Lessons${language && ` in ${language.slice(0, -1)}`}\n`);
    const sized = further.map(withoutCore).toSorted((a, b) => total(b) - total(a));
    report('first lesson', withoutCore(first));
    // Prints the largest page, and any other that misses its budget too.
    for (const [at, files] of sized.entries())
      if (at === 0 || total(files) > bars['further lesson'] * kilobyte || files.length === 0)
        report('further lesson', files);
  }
}, headless);
process.exit(missed ? 1 : 0);
