/** What the documents say of the repository is there. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
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

/** Comments of a source file, one text each; a document is one text. */
function commentsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (/\.mdx?$/.test(file)) return [text];
  return (
    text.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|^\s*#[^\n!]*$/gm) ?? []
  );
}

/** Files of the libraries whose rules the core follows. */
const namesAnother = /PyTorch|NumPy|CPython|aten|c10|Gay's/;
const example = /^(room\/name|kernel_x|kernel_x_wide)\.c$|^(FILE|d)\.jsonl$/;

test('no file cites a file that does not exist', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const there = new Set(files);
  const names = new Set(files.map((file) => basename(file)));
  const cited =
    /(?<![\w./*<>{-])((?:[\w-]+\/)*[\w-]+\.(?:c|h|def|inc|tsx?|mjs|css|mdx?|jsonl|cmake))\b(?![\w/(])/g;
  const isThere = (path: string, from: string) =>
    [
      '.',
      'core',
      'core/include',
      'web',
      'web/src',
      'tests',
      'tests/vectors',
      'python',
      dirname(from),
    ].some((folder) => there.has(join(folder, path))) ||
    (!path.includes('/') && names.has(path));
  const sources = files.filter(
    (file) =>
      /\.(c|h|def|inc|tsx?|mjs|css|mdx?|py|yml|cmake)$|CMakeLists\.txt$/.test(file) &&
      existsSync(join(root, file)),
  );
  const lost = sources.flatMap((file) =>
    commentsOf(file)
      .filter((comment) => /\.mdx?$/.test(file) || !namesAnother.test(comment))
      .flatMap((comment) => [...comment.matchAll(cited)].map(([, path = '']) => path))
      .filter(
        (path) => !isThere(path, file) && !path.includes('.generated.') && !example.test(path),
      )
      .map((path) => `${file} cites ${path}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});
