/** The architecture, as a test: who may import whom, and that nothing is computed twice. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'web/src');

interface Import {
  /** Both relative to web/src. */
  from: string;
  to: string;
  typeOnly: boolean;
}

const list = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const files = list(source).filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const imports: Import[] = files.flatMap((file) => [
  ...importsOf(file, /\b(?:import|export)\s+(type\s+)?[^'";]*?\bfrom\s*'([^']+)'/g),
  ...importsOf(file, /\b(?:import\s*\(|import\b)\s*()'([^']+)'/g),
]);

function importsOf(file: string, pattern: RegExp): Import[] {
  return [...read(file).matchAll(pattern)].map(([, type, path = '']) => ({
    from: file,
    to: path.startsWith('.') ? relative(source, resolve(source, dirname(file), path)) : path,
    typeOnly: Boolean(type),
  }));
}

const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

/** Lower number: further down. An import goes to the same folder or downward. */
const levels: Record<string, number> = {
  lib: 0,
  core: 1,
  locales: 1,
  styles: 1,
  state: 2,
  ui: 3,
  figures: 3,
  stage: 3,
  player: 4,
  map: 5,
  widgets: 5,
  film: 5,
  playground: 6,
  door: 6,
  lesson: 6,
  practice: 6,
  embed: 6,
  element: 7,
  author: 7,
  pages: 7,
  preview: 7,
  docs: 8,
  hosts: 8,
};

describe('imports', () => {
  test('are found at all', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  test('of wasm/ are made by web/src/core/ only', () => {
    const strangers = imports.filter(
      ({ from, to }) => /(^|\/)wasm\//.test(to) && folderOf(from) !== 'core',
    );
    expect(strangers).toEqual([]);
  });

  test('go downward: pages, playground, widgets, player, figures, state, core, lib', () => {
    const upward = imports.filter(({ from, to }) => {
      const above = levels[folderOf(from)];
      const below = levels[folderOf(to)];
      return above !== undefined && below !== undefined && below > above;
    });
    expect(upward).toEqual([]);
  });

  test('of every folder have a place in that order', () => {
    const folders = new Set(files.map(folderOf).filter(Boolean));
    expect([...folders].filter((folder) => !(folder in levels))).toEqual([]);
  });

  test('of figures are types of the core, never the core itself, and no signals', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        folderOf(from) === 'figures' &&
        ((folderOf(to) === 'core' && !typeOnly) || to.startsWith('@preact/signals')),
    );
    expect(wrong).toEqual([]);
  });

  test('of lessons are none: they use the widgets that they are given', () => {
    const lessons = list(join(root, 'web/lessons')).filter((file) => file.endsWith('.mdx'));
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons) {
      expect(readFileSync(join(root, 'web/lessons', lesson), 'utf8')).not.toMatch(/^import\s/m);
    }
  });
});

describe('the page computes nothing about tensors', () => {
  const name = String.raw`[\w$.\]\[]*\b\w*(?:stride|size|offset|numel)s?\b(?:\[[^\]]*\])?\)?`;
  const reckoned = new RegExp(
    String.raw`(?:${name}\s*(?:\*\*?|%|\/(?![/*>]))\s*[\w(])|(?:[\w)\]]\s*(?:\*\*?|%|\/)\s*${name})`,
    'i',
  );

  test('so no size, stride, offset or numel is multiplied or divided outside geometry.ts', () => {
    const lines = files
      .filter((file) => file !== 'figures/geometry.ts')
      .flatMap((file) =>
        withoutProse(read(file))
          .split('\n')
          .map((text, index) => ({ place: `${file}:${index + 1}`, text: text.trim() })),
      );
    expect(lines.filter(({ text }) => reckoned.test(text))).toEqual([]);
  });

  test.each(['a.stride[i] * index', 'size * 2', 'i * stride', 'offset % size', 'numel / 2'])(
    'and %s would be found',
    (text) => {
      expect(reckoned.test(text)).toBe(true);
    },
  );
});

/** Comments, strings and sizes of type blanked out, lines kept. */
function withoutProse(text: string): string {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/\/\/.*$/gm, blank)
    .replace(/'[^'\n]*'/g, "''")
    .replace(/font-?size/gi, 'font');
}
