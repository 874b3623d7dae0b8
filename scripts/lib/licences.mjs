// The licences of all that is shipped: of what Vite has bundled, and of what core.wasm is linked with.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

/** As `build.license` of web/vite.shared.ts names its list in the folder of a build. */
const LIST = /^bundled(-\w+)?\.json$/;

const byName = (a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en');

/** What the builds in `folders` have bundled: [{name, version, identifier, text}]. */
export async function bundledIn(folders) {
  const found = [];
  for (const folder of folders) {
    const lists = (await readdir(folder)).filter((name) => LIST.test(name));
    if (lists.length === 0) throw new Error(`${folder} does not say what was bundled`);
    for (const list of lists) found.push(JSON.parse(await readFile(join(folder, list), 'utf8')));
  }
  return merged(found);
}

/** Nobody is sent the lists themselves. */
async function dropLists(folders) {
  for (const folder of folders)
    for (const name of await readdir(folder)) if (LIST.test(name)) await rm(join(folder, name));
}

const keptAs = (name) => join(root, `build/bundled/${name}.json`);

/** What a build has bundled, as it was kept by `writeLicences` or `keepBundled`. */
export const keptBundled = async (name) => JSON.parse(await readFile(keptAs(name), 'utf8'));

export async function keepBundled(name, bundled) {
  await mkdir(join(root, 'build/bundled'), { recursive: true });
  await writeFile(keptAs(name), JSON.stringify(bundled));
}

/** The same package counts once. */
export function merged(lists) {
  const all = new Map(lists.flat().map((one) => [`${one.name} ${one.version}`, one]));
  return [...all.values()].sort(byName);
}

const ruled = (title) => `${'-'.repeat(78)}\n${title}\n${'-'.repeat(78)}`;

export function licencesText(own, bundled, linked) {
  const parts = bundled.map(({ name, version, identifier = '', text }) => {
    // Without a text nobody may pass it on: that is for who adds a package to see.
    if (!text) throw new Error(`${name} ${version} ships no text of its licence`);
    return `${ruled(`${name} ${version} (${identifier})`)}\n\n${text.trim()}`;
  });
  const scripts = 'The scripts of Stridewise have parts of these packages in them.';
  const whole = [
    `Stridewise\n\n${own.trim()}`,
    scripts,
    ...parts,
    ruled('core.wasm'),
    linked.trim(),
  ];
  return `${whole.join('\n\n')}\n`;
}

/** Writes licences.txt for the builds in `folders`, and for `more` that others have bundled, to `file`. */
export async function writeLicences(name, folders, file, more = []) {
  const bundled = merged([await bundledIn(folders), more]);
  const [own, linked] = await Promise.all(
    ['LICENSE', 'wasm/licences.md'].map((path) => readFile(join(root, path), 'utf8')),
  );
  await writeFile(file, licencesText(own, bundled, linked));
  await keepBundled(name, bundled);
  await dropLists(folders);
}
