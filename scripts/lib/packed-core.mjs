import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/** core.wasm as a script: it exports the file by gzip, as base64. */
export async function packedCore() {
  const bytes = await readFile(join(root, 'build/wasm/core.wasm'));
  return `export default '${gzipSync(bytes, { level: 9 }).toString('base64')}';\n`;
}
