// Packs the built site into one file, to be unzipped on any host that serves files:
//   node scripts/zip-site.mjs [folder [file.zip]]
// The same files make the same bytes: entries are sorted and have one fixed date.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { root } from './lib/run.mjs';
import { withWebModule } from './lib/web-module.mjs';

const deflate = promisify(deflateRaw);

/** The ZIP unpacks into this one folder, so that it does not litter the current one. */
const FOLDER = 'stridewise';

async function entryOf(folder, file) {
  const data = await readFile(file);
  const deflated = await deflate(data, { level: 9 });
  const name = `${FOLDER}/${relative(folder, file).split(sep).join('/')}`;
  return { name, data, ...(deflated.length < data.length && { deflated }) };
}

export async function entriesOf(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const entries = await Promise.all(files.map((file) => entryOf(folder, file)));
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export async function zipSite(folder, file) {
  const entries = await entriesOf(folder);
  const zip = await withWebModule('/src/film/zip.ts', ({ zipOf }) => zipOf(entries));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, zip);
  return { count: entries.length, bytes: zip.length };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json')));
  const folder = process.argv[2] ?? join(root, 'web/dist');
  const file = process.argv[3] ?? join(root, `build/stridewise-site-${version}.zip`);
  const { count, bytes } = await zipSite(folder, file);
  console.log(`${relative('', file)}: ${count} files, ${(bytes / 2 ** 20).toFixed(1)} MB`);
}
