/** One name, one thing: a type name of the page or of its binding is declared once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Declared in many files on purpose: the props of the component beside them, never exported. */
const LOCAL = ['Props'];

function declarations(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of ['web/src', 'wasm'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /generated/.test(file)) continue;
      const code = readFileSync(join(root, folder, file), 'utf8');
      const declared = /^(?:export )?(?:declare )?(?:type|interface|class) ([A-Z]\w*)/gm;
      for (const [, name = ''] of code.matchAll(declared))
        found.set(name, [...(found.get(name) ?? []), `${folder}/${file}`]);
    }
  return found;
}

test('no type name stands for two things', () => {
  const all = declarations();
  expect(all.size).toBeGreaterThan(300);
  const twice = [...all].filter(([name, files]) => files.length > 1 && !LOCAL.includes(name));
  expect(twice).toEqual([]);
});
