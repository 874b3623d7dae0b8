import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listed = read('wasm/exports.txt')
  .split('\n')
  .filter((line) => /^[a-z_]/.test(line));
const built = (name: string) =>
  new WebAssembly.Module(readFileSync(join(root, 'build/wasm', `${name}.wasm`)));
const first = built('core');
const rest = built('core-rest');
const names = (list: { module?: string; name: string }[]) =>
  list.map(({ module, name }) => (module ? `${module}.${name}` : name));

/** What Emscripten adds to every standalone module of its own accord. */
const runtime = /^(_initialize|__errno_location|__indirect_function_table|stack\w+)$/;
/** What the second half needs of the first. */
const shared = /^%/;

test('core.wasm exports exactly the listed functions and its memory to pages', () => {
  const exported = names(WebAssembly.Module.exports(first));
  const expected = [...listed, 'memory'].sort();
  const forPages = exported.filter((name) => !runtime.test(name) && !shared.test(name));
  expect(forPages.sort()).toEqual(expected);
  expect(listed.length).toBeLessThanOrEqual(16);
});

test('core.wasm imports the functions of the rest, and at most the word that its memory has grown', () => {
  const imported = names(WebAssembly.Module.imports(first));
  const others = imported.filter((name) => !/^rest\.\d+$/.test(name));
  expect(others.filter((name) => name !== 'env.emscripten_notify_memory_growth')).toEqual([]);
  expect(imported.length).toBeGreaterThan(others.length);
});

test('core-rest.wasm exports nothing, and imports only what core.wasm exports', () => {
  expect(WebAssembly.Module.exports(rest)).toEqual([]);
  const offered = names(WebAssembly.Module.exports(first)).map((name) => `core.${name}`);
  const imported = names(WebAssembly.Module.imports(rest));
  expect(imported.filter((name) => !offered.includes(name))).toEqual([]);
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
