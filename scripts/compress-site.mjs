// Adds `.br` and `.gz` versions of the built site's files, for hosts that serve them:
//   node scripts/compress-site.mjs [folder]
// Part of `npm run build`. Without it, scripts/serve.mjs compresses each file on its first request.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { encodings } from './lib/encodings.mjs';
import { isCompressible, mediaType } from './lib/media-types.mjs';
import { root } from './lib/run.mjs';

/** Files compressed at a time: the number of libuv's threads. */
const lanes = 4;

async function compress(file) {
  const bytes = await readFile(file);
  const lengths = [];
  for (const { ending, encode } of encodings) {
    const short = await encode(bytes);
    lengths.push(Math.min(short.length, bytes.length));
    if (short.length < bytes.length) await writeFile(file + ending, short);
  }
  return [bytes.length, ...lengths];
}

/** Resolves to the number of files and their bytes: plain, in brotli, in gzip. */
export async function compressSite(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && isCompressible(mediaType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const count = waiting.length;
  const sums = [0, 0, 0];
  const lane = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      (await compress(file)).forEach((length, at) => {
        sums[at] += length;
      });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { count, sums };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? join(root, 'web/dist');
  const { count, sums } = await compressSite(folder);
  const [raw, br, gz] = sums.map((bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`);
  console.log(`${count} files: ${raw}, in brotli ${br}, in gzip ${gz}`);
}
