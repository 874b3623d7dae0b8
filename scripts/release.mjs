// npm run release: runs all tests, writes build/release, and creates the tag. The folder holds the site
// as ZIP, the packages for npm and Python, a list of their components (SBOM), and SHA256SUMS. The same
// commit always gives the same bytes: npm run release:check.
// --dry-run: writes build/release and says what blocks the tag; runs no tests, creates no tag.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { keptBundled, merged } from './lib/licences.mjs';
import { buildPackage, makeEnvironment } from './lib/python.mjs';
import { must, root, say } from './lib/run.mjs';
import { sbomOf } from './lib/sbom.mjs';
import { createTag, obstacles, tagOf } from './lib/tag.mjs';

const out = join(root, 'build/release');
const read = (file) => readFile(join(root, file), 'utf8');
const { version } = JSON.parse(await read('package.json'));
const isDry = parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'];
const answer = (command, ...args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** The Python packages that build ours, at the versions that the tests pin. */
async function pythonTools() {
  const lines = (await read('python/tests/requirements.txt')).split('\n');
  return lines.filter((line) => /^(scikit-build-core|build)==/.test(line));
}

/** Archives carry the time of the commit, not that of the build. */
function setTime() {
  process.env.SOURCE_DATE_EPOCH ??= answer('git', 'log', '-1', '--format=%ct') || '315532800';
}

async function python() {
  const interpreter = await makeEnvironment('release', await pythonTools());
  const built = interpreter && (await buildPackage(interpreter));
  if (!built) process.exit(1);
  for (const file of [built.sdist, built.wheel]) await copyFile(file, join(out, basename(file)));
}

async function sbom() {
  const lists = await Promise.all(['site', 'story', 'package'].map(keptBundled));
  const [, emscripten] = /(\d+\.\d+\.\d+)/.exec(answer('emcc', '--version')) ?? [];
  const parts = sbomOf({
    version,
    bundled: merged(lists),
    linked: await read('wasm/licences.md'),
    lock: JSON.parse(await read('package-lock.json')),
    emscripten,
  });
  const file = join(out, `stridewise-${version}.cdx.json`);
  await writeFile(file, `${JSON.stringify(parts, null, 2)}\n`);
}

async function sums() {
  const lines = [];
  for (const file of (await readdir(out)).sort()) {
    const hash = createHash('sha256').update(await readFile(join(out, file)));
    lines.push(`${hash.digest('hex')}  ${file}`);
  }
  await writeFile(join(out, 'SHA256SUMS'), `${lines.join('\n')}\n`);
  return lines;
}

const git = async (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  console.error(stderr);
  process.exit(1);
};

const inTheWay = await obstacles(git, version, await read('CHANGELOG.md'));
if (!isDry) {
  for (const sentence of inTheWay) console.error(sentence);
  if (inTheWay.length > 0) process.exit(1);
  await must('npm', ['run', 'test:all']);
}
setTime();
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const script of ['build-wasm', 'build-site', 'build-story', 'compress-site'])
  await must(process.execPath, [`scripts/${script}.mjs`]);
// A release must not contain stale translations in a complete language.
await must(process.execPath, ['scripts/languages.mjs', '--strict']);
say('Packing');
// Each runs in its own process: the ZIP starts a Vite server, which would switch this process to
// development mode for everything after it.
const zip = join(out, `stridewise-site-${version}.zip`);
await must(process.execPath, ['scripts/zip-site.mjs', join(root, 'web/dist'), zip]);
await must(process.execPath, ['scripts/build-package.mjs']);
await copyFile(
  join(root, `build/stridewise-${version}.tgz`),
  join(out, `stridewise-npm-${version}.tgz`),
);
await python();
await sbom();
console.log(`\nbuild/release, version ${version}:\n${(await sums()).join('\n')}\n`);
if (isDry) {
  const said = inTheWay.length > 0 ? inTheWay : [`npm run release would create ${tagOf(version)}.`];
  console.log(said.join('\n'));
} else {
  console.log(`${tagOf(version)} is created. Publish it:\n  ${await createTag(git, version)}`);
}
