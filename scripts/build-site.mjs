// Builds web/dist from web/ and core.wasm: the site with the embed, prerendered.
// Vite builds twice. Prerendering has a build to itself, so that none of its code reaches browsers.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, minify } from 'vite';
import { withFirstStyles } from './lib/first-styles.mjs';
import { languageNames, languages } from './lib/languages.mjs';
import { bundledIn, fontsShipped, keepBundled, writeLicences } from './lib/licences.mjs';
import { llmsOf, llmsPath } from './lib/llms.mjs';
import { oembedOf } from './lib/oembed.mjs';
import { escapeHtml, headOf, placeOf, robotsOf, sitemapOf } from './lib/page-head.mjs';
import { markdownOf } from './lib/plain-text.mjs';
import { withEmbedPolicy, withPolicy } from './lib/policy.mjs';
import { readFirst } from './lib/read-first.mjs';
import { relativeFrom } from './lib/relative.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'web');
const dist = join(web, 'dist');
const prerenderer = join(root, 'build/prerender');

const place = placeOf(process.env);
/** Without a configured folder, addresses are relative and the site works in any folder. */
const placed = (path, html) => (process.env.STRIDEWISE_BASE ? html : relativeFrom(path, html));

/** Puts a page into the built index.html. */
function fill(template, page, { latin, cyrillic }) {
  const fonts = page.language === 'ru' ? [latin, cyrillic] : [latin];
  const { html, title, preload, language, route, written } = page;
  const routed = route === undefined ? '' : ` data-route="${route}"`;
  const own = `lang="${language}"${routed}${written ? ' data-written' : ''}`;
  const core = preload ? [requestCore(preload)] : [];
  const head = [...headOf(page, place), ...fonts.map(requestFont), ...core];
  const titled = [`<title>${escapeHtml(title)}</title>`, ...sheetsAhead(html)];
  return template
    .replace('<html lang="en"', () => `<html ${own}`)
    .replace(/<title>.*?<\/title>/, () => titled.join('\n    '))
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${html}</div>`);
}

const homeIn = (language) => (language === 'en' ? '/' : `/${language}/`);

/** Moves style sheets to where they are first needed, ahead of the scripts, which can wait. */
const sheetsAhead = (html) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(
    ([, href]) => `<link rel="preload" as="style" href="${href}" />`,
  );

/** The font of the text is there before the text is painted, so no line moves for it. */
const requestFont = (font) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`;

/** The addresses of the fonts of the text. */
async function textFonts() {
  const files = await readdir(join(dist, 'assets'));
  const named = (start) => `${place.base}assets/${files.find((file) => file.startsWith(start))}`;
  return { latin: named('latin-sans'), cyrillic: named('cyrillic-sans') };
}

/** Preloads core.wasm before a script asks for it. By far the largest file, so it comes last. */
const requestCore = (core) => `<link rel="preload" as="fetch" crossorigin href="${core}" />`;

/** Inlines what the first paint waits for: on a phone each extra file costs a tenth of a second. */
async function inlined(html, whole = true) {
  const [script] = /<script src="[^"]*boot\.js"><\/script>/.exec(html);
  const [link, styles] = /<link rel="stylesheet"[^>]* href="[^"]*\/(assets\/[^"]+)">/.exec(html);
  const css = await readFile(join(dist, styles), 'utf8');
  const styled = whole ? html.replace(link, () => `<style>${withFonts(css)}</style>`) : html;
  return styled.replace(script, await inline('boot.js'));
}

/** A style sheet names its fonts from its own folder. */
const withFonts = (css) => css.replaceAll('url(./', `url(${place.base}assets/`);

const sheetText = (href) =>
  withFonts(readFileSync(join(dist, href.slice(place.base.length)), 'utf8'));

/** The page of an error: readers come to it from elsewhere, with no styles in their cache. */
const isError = ({ route, written }) => written && route?.startsWith('error/');

async function inline(file) {
  const code = await minified(file);
  return () => `<script>${code}</script>`;
}

async function minified(file) {
  const { code } = await minify(file, await readFile(join(dist, file), 'utf8'));
  return code.trim();
}

/** Old links have their program in the start page's query: see public/old-links.js. */
async function sendsOn(html) {
  const script = await inline('old-links.js');
  return html.replace('<script>', () => `${script()}\n    <script>`);
}

/** A page opened as a file can't load styles with `crossorigin`, so the attribute is removed. */
const sameOrigin = (html) =>
  html.replace('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"');

/** The "not found" page may be shown in any folder, so it searches for the site: public/find-site.js. */
async function lost(html) {
  if (process.env.STRIDEWISE_BASE) return html;
  const module = /\s*<script type="module"[^>]* src="\/([^"]+)"><\/script>/g;
  const scripts = [...html.matchAll(module)].map(([, path]) => path);
  const finder = (await inline('find-site.js'))().replace(/(["'`])SCRIPTS\1/, () =>
    JSON.stringify(scripts).slice(1, -1),
  );
  return html
    .replace(module, '')
    .replace(/\s*<link rel="(modulepreload|preload)"[^>]*>/g, '')
    .replace(/@font-face\{[^}]*url\([^}]*\}/g, '')
    .replace('</body>', () => `  ${finder}\n  </body>`);
}

/** Makes the embed's page preload the core: its picture depends on its address, but every embed needs the core. */
async function preloadInEmbed(core) {
  const file = join(dist, 'embed/index.html');
  const html = sameOrigin(await readFile(file, 'utf8'));
  const asked = html.replace('</head>', () => `  ${requestCore(core)}\n  </head>`);
  await writeFile(file, placed('/embed/', withEmbedPolicy(asked)));
}

async function preview({ files, pages, notes }) {
  for (const note of notes) console.log(`No preview pictures in ${note}`);
  for (const [path, data] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), data);
  }
  return pages;
}

async function prerender(wasm) {
  const { renderPages, renderPreviews, snippet, unloadedIn } = await import(
    pathToFileURL(join(prerenderer, 'prerender.js'))
  );
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const built = sameOrigin(html).replace(/((?:href|src)=")\.\//g, `$1${place.base}`);
  const template = await inlined(built);
  // Lessons link their styles instead of inlining them: readers open several, and fetch them once.
  const written = await inlined(built, false);
  const { pages, files } = await renderPages(wasm);
  // They need absolute URLs.
  const previews = place.site ? await preview(await renderPreviews(wasm)) : {};
  const { preload } = pages.find(({ preload }) => preload);
  await preloadInEmbed(preload);
  const fonts = await textFonts();
  for (const page of pages) {
    const file = join(dist, page.path.endsWith('/') ? `${page.path}index.html` : page.path);
    await mkdir(dirname(file), { recursive: true });
    const own = page.written ? written : template;
    const seen = previews[page.path] ?? previews[homeIn(page.language)];
    const whole = fill(own, { ...page, preview: seen }, fonts);
    const filled = page.written ? readFirst(whole) : whole;
    const styled = isError(page) ? withFirstStyles(filled, sheetText) : filled;
    const html = page.path.endsWith('/') ? placed(page.path, styled) : await lost(styled);
    const sent = page.path === '/' ? await sendsOn(html) : html;
    await writeFile(file, withPolicy(page.route ?? page.path, sent));
    const oembed = oembedOf(page, place, snippet);
    if (oembed) await writeFile(join(dirname(file), 'oembed.json'), oembed);
    if (page.written) {
      const [main] = /<main[\s\S]*<\/main>/.exec(html);
      await writeFile(join(dirname(file), 'index.md'), markdownOf(main));
    }
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(dist, path), text);
  const sitemap = sitemapOf(pages, place);
  if (sitemap) await writeFile(join(dist, 'sitemap.xml'), sitemap);
  await writeFile(join(dist, 'robots.txt'), robotsOf(place));
  for (const language of languageNames)
    await writeFile(join(dist, llmsPath(language)), llmsOf(pages, place, language));
  await sayInFile(unloadedIn);
  return pages.length;
}

/** A page opened as a file can't fetch texts, so they are put into its script: public/from-file.js. */
async function sayInFile(unloadedIn) {
  const rows = languageNames.map((name) => [
    name,
    { tags: [name, ...(languages[name].also ?? [])], ...unloadedIn(name) },
  ]);
  const file = join(dist, 'from-file.js');
  const text = JSON.stringify(JSON.stringify(Object.fromEntries(rows)));
  const script = await readFile(file, 'utf8');
  await writeFile(
    file,
    script.replace("'LANGUAGES'", () => text),
  );
}

/** The files that the service worker caches, and the cache's name: a hash over all files of the build. */
async function nameBuild() {
  const file = join(dist, 'sw.js');
  // Other languages are cached when somebody reads them.
  const isSpoken = (file) =>
    ['cyrillic', ...languageNames].some((name) => file.startsWith(`${name}-`));
  const files = (await readdir(join(dist, 'assets'))).filter((name) => !isSpoken(name));
  const parts = files.sort().map((name) => `assets/${name}`);
  const hash = createHash('sha256').update(parts.join());
  const pages = await readdir(dist, { recursive: true });
  for (const name of pages.filter((name) => name.endsWith('.html')).sort())
    hash.update(await readFile(join(dist, name)));
  const worker = (await readFile(file, 'utf8'))
    .replace('VERSION', hash.digest('hex').slice(0, 12))
    .replace(
      "'PARTS'",
      JSON.stringify([...parts, 'pages.css', 'lessons.css', 'exercises.css']).slice(1, -1),
    );
  await writeFile(file, worker);
}

const wasm = await readFile(join(root, 'build/wasm/core.wasm')).catch(() => {
  console.error('build/wasm has no core.wasm: run `npm run build:wasm` first.');
  process.exit(1);
});
const config = { configFile: join(web, 'vite.config.ts'), logLevel: 'warn' };
await build(config);
await build({
  ...config,
  base: place.base,
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: prerenderer, rollupOptions: { input: null } },
});
// The embed fetches the core as a file.
await writeFile(join(dist, 'boot.js'), await minified('boot.js'));
const count = await prerender(wasm);
await nameBuild();
await build({ configFile: join(web, 'vite.element.config.ts'), logLevel: 'warn' });
await build({ configFile: join(web, 'vite.whole.config.ts'), logLevel: 'warn' });
for (const name of ['frames', 'reveal'])
  await build({
    configFile: join(web, 'vite.hosts.config.ts'),
    logLevel: 'warn',
    build: { rollupOptions: { input: { [name]: join(web, `src/hosts/${name}.ts`) } } },
  });
await build({ configFile: join(web, 'vite.frame.config.ts'), logLevel: 'warn' });
const element = join(dist, 'v1');
await keepBundled('element', await bundledIn([element]));
await writeLicences('site', [dist, element], join(dist, 'licences.txt'), await fontsShipped());
console.log(`The site is in web/dist: ${count} pages and the embed`);
