/** What the documents say of the repository is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const written = /^(core|wasm|web|tests|scripts|build)\/[\w./-]+$/;
/** Made by a build. */
const made = (path: string) => path.startsWith('build/') || path.includes('.generated.');

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'web/VISUAL.md'])(
  '%s',
  (file) => {
    const quoted = [...readFileSync(join(root, file), 'utf8').matchAll(/`([^`\n]+)`/g)].map(
      ([, text = '']) => text,
    );

    test('names files and folders that are there', () => {
      const paths = quoted.filter((text) => written.test(text) && !made(text));
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    });
  },
);

test('every room of the core has its line in ARCHITECTURE.md', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const rooms = readFileSync(join(root, 'tests/core/layers.mjs'), 'utf8').match(
    /const standsOn = \{([\s\S]*?)\n\};/,
  )?.[1];
  const names = [...(rooms ?? '').matchAll(/^ {2}'?([\w/]+)'?:/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !text.includes(`\`core/${name}\``))).toEqual(['include']);
});
