// Biome over TypeScript, JavaScript, JSON and CSS; clang-format over C; our own rules over the functions
// of the libraries in Python. --write formats in place what a tool can format.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { npmBin, root, run } from './lib/run.mjs';

const write = process.argv.includes('--write');
const cSources = ['core', 'wasm', 'tests', 'python', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => /\.[ch]$/.test(file))
    .map((file) => join(folder, file)),
);

const biome = await run(
  npmBin('biome'),
  write ? ['check', '--write'] : ['check', '--error-on-warnings'],
);
const clangFormat = cSources.length
  ? await run('clang-format', [...(write ? ['-i'] : ['--dry-run', '-Werror']), ...cSources])
  : 0;
const composed = await run('python3', ['scripts/lint-composed.py']);
process.exit(biome || clangFormat || composed);
