// Builds python/stridewise/story.html: the embed as one file, which the Python package puts into a frame
// in a notebook's output. The file needs no server: it contains script and core, compressed, and its
// query string is in `stridewiseSearch`. Its language is English, like that of Python's messages.
// The site's element is copied beside it, for pages of Sphinx and MkDocs: `npm run build:site` first.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { writeLicences } from './lib/licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'web');
const parts = join(root, 'build/story');
const story = join(root, 'python/stridewise/story.html');
const player = join(root, 'python/stridewise/v1');

/** A Vite plugin: leaves out the other languages, and the address of core.wasm, which is embedded. */
const oneFilePlugin = {
  name: 'alone',
  enforce: 'pre',
  resolveId: (id, from) =>
    /\/(index|notices)\.ts$/.test(id) && from?.endsWith('/locales/translation.ts')
      ? '\0unspoken'
      : null,
  load(id) {
    if (id === '\0unspoken') return 'export default null;';
    return id.includes('core.wasm') ? "export default '';" : null;
  },
};

/** Letters that neither JSON nor a script must escape. */
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((letter) => !'"\\<'.includes(letter))
  .join('');

const packed = (bytes) => base91(gzipSync(bytes, { level: 9 }));

/** Two letters for 13 or 14 bits: a tenth less than base64 takes. Its reverse is in `unpack`. */
function base91(bytes) {
  const letters = [];
  let [bits, count] = [0, 0];
  const put = (value) => letters.push(LETTERS[value % 91], LETTERS[Math.floor(value / 91)]);
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count < 14) continue;
    const wide = (bits & 8191) > 88 ? 13 : 14;
    put(bits & ((1 << wide) - 1));
    bits >>= wide;
    count -= wide;
  }
  if (count > 0) put(bits);
  return `${bytes.length} ${letters.join('')}`;
}

/** Escapes text for use inside a <script>, where `</script` would end it. */
const quoted = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** Runs first in the page; `code`, `css` and `core` are the packed texts in it. */
function unpack(letters) {
  const bytesOf = (packed) => {
    const [length, text] = packed.split(' ');
    const bytes = [];
    let [bits, count] = [0, 0];
    for (let at = 0; at + 1 < text.length; at += 2) {
      const value = letters.indexOf(text[at]) + 91 * letters.indexOf(text[at + 1]);
      bits |= value << count;
      count += (value & 8191) > 88 ? 13 : 14;
      for (; count > 7; count -= 8) {
        bytes.push(bits & 255);
        bits >>= 8;
      }
    }
    return new Uint8Array(bytes.slice(0, Number(length)));
  };
  const read = (id) => {
    const bytes = bytesOf(document.getElementById(id).textContent);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).arrayBuffer();
  };
  Promise.all([read('core'), read('code'), read('css')])
    .then(([core, code, css]) => {
      const style = document.createElement('style');
      style.textContent = new TextDecoder().decode(css);
      document.head.append(style);
      const module = WebAssembly.compile(core);
      globalThis[Symbol.for('stridewise.core.v1')] = { module, core: null, failed: false };
      const script = document.createElement('script');
      script.textContent = new TextDecoder().decode(code);
      document.body.append(script);
    })
    .catch((error) => {
      document.getElementById('app').textContent = `This picture could not be drawn: ${error}`;
    });
}

const page = ({ css, boot, code, core }) => `<!doctype html>
<html lang="en" class="embed">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Stridewise</title>
<style>.embed-foot, .sw-compact-buttons a { display: none; }</style>
<script>globalThis.stridewiseSearch = /*search*/'';</script>
<script>${quoted(boot)}</script>
</head>
<body>
<div id="app"></div>
<script type="text/plain" id="core">${core}</script>
<script type="text/plain" id="code">${code}</script>
<script type="text/plain" id="css">${css}</script>
<script>(${unpack})(${JSON.stringify(LETTERS)});</script>
</body>
</html>
`;

/** python/stridewise/frames.js, which gives the frames of a notebook its theme. */
async function buildFrames() {
  await build({
    configFile: join(web, 'vite.hosts.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: join(root, 'python/stridewise'),
      rollupOptions: { input: { frames: join(web, 'src/hosts/frames.ts') } },
    },
  });
}

/** The element for pages of Sphinx and MkDocs: that of the site, which is built before. */
async function copyPlayer() {
  const skipped = /\.(br|gz|json)$|(stride-wise-whole|frames?|reveal)\.js$/;
  await rm(player, { recursive: true, force: true });
  await cp(join(root, 'npm/hosted/v1/stride-wise.js'), join(player, 'stride-wise.js'));
  await cp(join(web, 'dist/v1'), join(player, 'element'), {
    recursive: true,
    filter: (file) => !skipped.test(file),
  });
}

export async function buildStory() {
  await rm(parts, { recursive: true, force: true });
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [oneFilePlugin],
    define: { 'location.search': 'globalThis.stridewiseSearch' },
    build: {
      outDir: parts,
      rollupOptions: {
        input: join(web, 'src/embed/main.tsx'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'story.js' },
      },
    },
  });
  const { readdir } = await import('node:fs/promises');
  const assets = await readdir(join(parts, 'assets'));
  const css = await readFile(
    join(
      parts,
      'assets',
      assets.find((file) => file.endsWith('.css')),
    ),
    'utf8',
  );
  const boot = await readFile(join(web, 'public/boot.js'), 'utf8');
  const html = page({
    // A page without a server has no files of fonts.
    css: packed(css.replace(/@font-face\s*\{[^}]*\}/g, '')),
    boot: boot.replaceAll('location.search', 'globalThis.stridewiseSearch'),
    code: packed(await readFile(join(parts, 'story.js'))),
    core: packed(await readFile(join(root, 'build/wasm/core.wasm'))),
  });
  await mkdir(join(root, 'python/stridewise'), { recursive: true });
  await writeFile(story, html);
  await buildFrames();
  await copyPlayer();
  await writeLicences('story', [parts], join(root, 'python/stridewise/licences.txt'));
  return html.length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(`python/stridewise/story.html: ${((await buildStory()) / 1024).toFixed(0)} KB`);
