// Collects the licences of all shipped code: packages bundled by Vite, and libraries in core.wasm.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The file name that `build.license` in web/vite.shared.ts gives to the list of a build. */
const LIST = /^bundled(-\w+)?\.json$/;

const byName = (a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en');

/** The packages that the builds in `folders` have bundled: [{name, version, identifier, text}]. */
export async function bundledIn(folders) {
  const found = [];
  for (const folder of folders) {
    const lists = (await readdir(folder)).filter((name) => LIST.test(name));
    if (lists.length === 0) throw new Error(`${folder} does not say what was bundled`);
    for (const list of lists) found.push(JSON.parse(await readFile(join(folder, list), 'utf8')));
  }
  return merged(found);
}

const fonts = [
  { name: 'inter-ui', version: '4.1.1', file: 'Inter-OFL.txt' },
  { name: 'jetbrains-mono', version: '1.0.6', file: 'JetBrainsMono-OFL.txt' },
];

/** The packages that web/src/fonts is made from, as in `bundledIn`. */
export const fontsShipped = () =>
  Promise.all(
    fonts.map(async ({ name, version, file }) => ({
      name,
      version,
      identifier: 'OFL-1.1',
      text: await readFile(join(root, 'web/src/fonts', file), 'utf8'),
    })),
  );

/** Deletes the lists from the builds: they are not published. */
async function dropLists(folders) {
  for (const folder of folders)
    for (const name of await readdir(folder)) if (LIST.test(name)) await rm(join(folder, name));
}

const keptAs = (name) => join(root, `build/bundled/${name}.json`);

/** The packages of a build, as `writeLicences` or `keepBundled` saved them. */
export const keptBundled = async (name) => JSON.parse(await readFile(keptAs(name), 'utf8'));

export async function keepBundled(name, bundled) {
  await mkdir(join(root, 'build/bundled'), { recursive: true });
  await writeFile(keptAs(name), JSON.stringify(bundled));
}

/** Removes duplicates: a package may be in several builds. */
export function merged(lists) {
  const all = new Map(lists.flat().map((one) => [`${one.name} ${one.version}`, one]));
  return [...all.values()].sort(byName);
}

const ruled = (title) => `${'-'.repeat(78)}\n${title}\n${'-'.repeat(78)}`;

export function licencesText(own, bundled, linked) {
  const parts = bundled.map(({ name, version, identifier = '', text }) => {
    // A package without a licence text may not be shipped, so the build fails.
    if (!text) throw new Error(`${name} ${version} ships no text of its licence`);
    return `${ruled(`${name} ${version} (${identifier})`)}\n\n${text.trim()}`;
  });
  const scripts = 'The scripts and fonts of Stridewise have parts of these packages in them.';
  const whole = [
    `Stridewise\n\n${own.trim()}`,
    scripts,
    ...parts,
    ruled('core.wasm'),
    linked.trim(),
  ];
  return `${whole.join('\n\n')}\n`;
}

/** Writes licences.txt to `file`: for the builds in `folders`, and for the packages in `more`. */
export async function writeLicences(name, folders, file, more = []) {
  const bundled = merged([await bundledIn(folders), more]);
  const [own, linked] = await Promise.all(
    ['LICENSE', 'wasm/licences.md'].map((path) => readFile(join(root, path), 'utf8')),
  );
  await writeFile(file, licencesText(own, bundled, linked));
  await keepBundled(name, bundled);
  await dropLists(folders);
}
