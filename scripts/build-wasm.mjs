// Builds build/wasm/core.wasm, and wasm/*.generated.ts from its schema (scripts/schema.mjs).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { must, root, say } from './lib/run.mjs';

/**
 * The path of the real Python. Emscripten starts Python once a file, and if `python3` is a wrapper
 * script (pyenv), that takes longer than compiling.
 */
function python() {
  const asked = ['-c', 'import sys; print(sys.executable)'];
  return spawnSync('python3', asked, { encoding: 'utf8' }).stdout?.trim() || 'python3';
}

say('Building core.wasm');
const env = {
  // Debian's Emscripten looks for its JavaScript tools where only Debian's own Node would search.
  NODE_PATH: '/usr/share/nodejs',
  EMSDK_PYTHON: process.env.EMSDK_PYTHON ?? python(),
};
await must('emcmake', ['cmake', '--preset', 'wasm'], { env });
await must('cmake', ['--build', '--preset', 'wasm'], { env });
const bytes = readFileSync(join(root, 'build/wasm/core.wasm'));
const [raw, sent] = [bytes, brotliCompressSync(bytes)].map(({ length }) => length / 1024);
console.log(`core.wasm: ${raw.toFixed(1)} KB, ${sent.toFixed(1)} KB with brotli`);
await must(process.execPath, ['scripts/schema.mjs']);
