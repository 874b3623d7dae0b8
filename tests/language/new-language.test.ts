/**
 * A made-up language of a few words, in a copy of the project: its row in languages.json and its folder
 * are all that is added. Types, site and tests take it, and what it lacks is English.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'stridewise-language-'));
/** Of the tags that no language will ever have. */
const TAG = 'qaa';

const words = `import type { Translation } from '../types';

export default {
  titles: { '/about/': 'Ubout' },
  words: {
    shell: { lessons: 'Lussons', theme: (name) => \`Thume \${name}\` },
    pages: { untranslated: 'Nut yut trunsluted.', practice: { title: 'Pructice' } },
    practice: { reasons: { NOTHING_COPIED: 'Nuthing us cupied.' } },
  },
  narration: { 'event.COMPARE_EQUAL': ({ dim, size }) => \`Dum \${dim}: uqual, \${size}.\` },
  phrases: {},
} satisfies Translation;
`;

const LEFT_OUT = /^(\.git|build|node_modules|python|web\/dist|tests\/(vectors|oracle|bench))$/;

beforeAll(() => {
  const isCopied = (file: string) => !LEFT_OUT.test(relative(root, file));
  cpSync(root, copy, { recursive: true, filter: isCopied });
  mkdirSync(join(copy, 'build'));
  for (const folder of ['node_modules', 'build/wasm'])
    symlinkSync(realpathSync(join(root, folder)), join(copy, folder));
  const locales = join(copy, 'web/src/locales');
  const list = join(locales, 'languages.json');
  const row = { name: 'Muduup', complete: false, openGraph: 'qaa_QA', letter: 'n' };
  const rows = { ...JSON.parse(readFileSync(list, 'utf8')), [TAG]: row };
  writeFileSync(list, JSON.stringify(rows));
  mkdirSync(join(locales, TAG));
  writeFileSync(join(locales, TAG, 'index.ts'), words);
});

afterAll(() => rmSync(copy, { recursive: true }));

const binary = (name: string) => join(copy, 'node_modules/.bin', name);
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
};
const page = (path: string) => readFileSync(join(copy, 'web/dist', path), 'utf8');

test('the types take it', () => void run(binary('tsc'), '--noEmit'));

test('tests of languages take it', () => {
  const names = ['locales', 'page-head', 'oembed'];
  run(binary('vitest'), 'run', ...names.map((name) => `tests/web/${name}.test.ts`));
});

test('what it lacks is counted, and nothing of it is stale', () => {
  run(process.execPath, 'scripts/languages.mjs', '--accept', TAG);
  expect(run(process.execPath, 'scripts/languages.mjs', '--strict', TAG)).toMatch(
    /^qaa: 0 stale, \d+ missing of \d+\n$/,
  );
});

describe('the site', () => {
  beforeAll(() => void run(process.execPath, 'scripts/build-site.mjs'));

  test('has each lesson in it, in English, and says so', () => {
    const html = page(`${TAG}/lessons/align-right/index.html`);
    expect(html).toContain('<html lang="qaa" data-route="lessons/align-right/"');
    expect(html).toMatch(/<main lang="en" class="page-text lesson"/);
    expect(html).toContain('<p class="note" lang="qaa">Nut yut trunsluted.</p>');
    expect(html).toContain('Align right, pad with ones, compare');
    expect(html).toContain('Lussons');
    expect(page('ko/lessons/align-right/index.html')).not.toContain('class="note"');
  });

  test('has its words, and English ones between them', () => {
    const practice = page(`${TAG}/practice/index.html`);
    expect(practice).toContain('<h1>Pructice</h1>');
    expect(practice).toContain('Nuthing us cupied.');
    expect(practice).toContain('10 questions');
  });

  test('has a glossary and a search of English entries', () => {
    expect(page(`${TAG}/glossary/index.html`)).toMatch(/<div id="stride"><dt>stride/);
    const found = JSON.parse(page(`${TAG}/lessons/search.json`)) as { path: string }[];
    expect(found.map(({ path }) => path)).toContain('glossary/#stride');
  });

  test('knows it before any script has come, and loads it as one file', () => {
    expect(page('index.html')).toContain('data-languages="en zh-Hans zh-Hant ko ru qaa"');
    expect(page('from-file.js')).toContain('\\"tags\\":[\\"qaa\\"]');
    const files = readdirSync(join(copy, 'web/dist/assets'));
    expect(files.filter((name) => name.startsWith(`${TAG}-`))).toHaveLength(1);
  });
});
