// Tests pages with the directive: built by Sphinx (four themes, MyST, LaTeX, EPUB) and MkDocs from the wheel,
// then opened in Chromium. npm run test:all runs it after the Python package; by hand: node
// scripts/test-docs.mjs. The tools are those of python/tests/docs/requirements.txt.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playwrightCounts, pytestCounts, single, sumOf } from './lib/counts.mjs';
import { builtWheel, install, makeEnvironment } from './lib/python.mjs';
import { npmBin, root, run, tell } from './lib/run.mjs';

const folder = join(root, 'build/docs');
const tests = join(root, 'python/tests/docs');

/** Saves what the pages of the docs say to paste, for the tests. */
function saveSnippets() {
  const place = join(folder, 'snippets');
  mkdirSync(place);
  const found = ['sphinx', 'mkdocs'].flatMap((slug) => {
    const html = readFileSync(join(root, `web/dist/docs/embed/${slug}/index.html`), 'utf8');
    return [...html.matchAll(/data-snippet="(\w+)"[^>]*><code>([^<]*)</g)];
  });
  for (const [, id, text] of found) writeFileSync(join(place, id), unescaped(text));
  return place;
}

const signs = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const unescaped = (text) => text.replace(/&(lt|gt|quot|amp|#39);/g, (_, name) => signs[name]);

async function build(python) {
  const report = join(folder, 'pytest.xml');
  const site = join(folder, 'site');
  const args = ['-P', '-m', 'pytest', '-q', '-rs', '-p', 'no:cacheprovider', '--rootdir', tests];
  const env = {
    PYTHONPATH: '',
    STRIDEWISE_DOCS_SITE: site,
    STRIDEWISE_DOCS_SNIPPETS: saveSnippets(),
  };
  return pytestCounts(report, await run(python, [...args, `--junitxml=${report}`, tests], { env }));
}

async function open() {
  const report = join(folder, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '-c', 'tests/docs/playwright.config.ts', '--reporter=list,json'];
  return playwrightCounts(report, await run(npmBin('playwright'), args, { env }));
}

/** Needs the wheel that scripts/test-python.mjs builds. */
export async function testDocs() {
  const wheel = builtWheel();
  if (!wheel) {
    tell('There is no wheel: node scripts/test-python.mjs builds it.');
    return single(1);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const python = await makeEnvironment('docs', ['-r', join(tests, 'requirements.txt')]);
  if (!python || (await install(python, ['--no-index', '--no-deps', wheel]))) return single(1);
  const counts = [await build(python), await open()];
  const total = (key) => sumOf(counts.map((count) => count[key] ?? 0));
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed, skipped } = await testDocs();
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
