import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listed = read('wasm/exports.txt')
  .split('\n')
  .filter((line) => /^[a-z_]/.test(line));
const core = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/core.wasm')));

/** What Emscripten adds to every standalone module of its own accord. */
const runtime = /^(_initialize|__errno_location|__indirect_function_table|stack\w+)$/;

test('core.wasm exports exactly the listed functions and its memory', () => {
  const exported = WebAssembly.Module.exports(core).map(({ name }) => name);
  const expected = [...listed, 'memory'].sort();
  expect(exported.filter((name) => !runtime.test(name)).sort()).toEqual(expected);
  expect(listed.length).toBeLessThanOrEqual(16);
});

test('core.wasm imports at most the word that its memory has grown', () => {
  const imported = WebAssembly.Module.imports(core).map(({ module, name }) => `${module}.${name}`);
  expect(imported.filter((name) => name !== 'env.emscripten_notify_memory_growth')).toEqual([]);
});

test('every listed function is defined in C and typed in the loader', () => {
  const c = read('wasm/sw_wasm.c');
  const loader = read('wasm/loader.ts');
  for (const name of listed) {
    expect(c).toMatch(
      new RegExp(`^(int|void|unsigned char \\*|const Output \\*) ?${name}\\(`, 'm'),
    );
    expect(loader).toContain(`  ${name}(`);
  }
});
