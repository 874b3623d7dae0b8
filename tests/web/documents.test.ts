/** The documents of the repository: what they name is there, and their commands exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const documents = files.filter(
  (file) => /\.md$/.test(file) && !/glossary\/|licences/.test(file) && existsSync(join(root, file)),
);

const path = /^(core|examples|npm|python|scripts|tests|wasm|web)\/[\w./-]+$/;
const isBuilt = (file: string) => /(^|\/)(build|dist)(\/|$)|\.generated\.|story\.html/.test(file);
const scripts = ['package.json', 'examples/node/package.json'].flatMap((file) =>
  Object.keys(JSON.parse(read(file)).scripts),
);

/** As GitHub makes them of headings. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('names files and folders that are there', () => {
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one);
    const named = quoted.filter((one) => path.test(one) && !isBuilt(one));
    expect(named.filter((one) => !existsSync(join(root, one)))).toEqual([]);
  });

  test('has links that lead somewhere', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^[a-z]+:/.test(link));
    const broken = own.filter((link) => {
      const [to = '', anchor] = link.split('#');
      const target = to ? join(dirname(file), to) : file;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names commands of package.json', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('all documents are found', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md', 'examples/README.md', 'tests/README.md'])
    expect(documents).toContain(file);
  expect(documents.length).toBeGreaterThan(12);
});

test('README.md says how to start and how to test', () => {
  const commands = [...read('README.md').matchAll(/```sh\n([\s\S]*?)```/g)].join('\n');
  for (const command of ['npm start', 'npm test']) expect(commands).toMatch(`\n${command}`);
});

test.each(['npm/README.md', 'python/README.md'])('%s is read elsewhere, too', (file) => {
  expect(read(file)).not.toMatch(/\]\((?!https:)/);
});

test('the explanation in python/README.md has the sentences of today', async () => {
  const core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
  const program = 'import torch\nx = torch.ones(2, 8, 10, 64)\nscale = torch.ones(7)\nx * scale';
  const stops = core.story(program, 3)?.stops ?? [];
  const said = stops.map((step) => `${step}. ${core.scene(program, 3, step)?.sentence}`);
  const shown = /^ {4}0\.[\s\S]*?(?=```)/m.exec(read('python/README.md'))?.[0] ?? '';
  expect(shown.replace(/\s+/g, ' ').replaceAll('self.scale', 'scale').trim()).toBe(said.join(' '));
});

test('workflows use official actions at a major version, and the commands of the repository', () => {
  const text = ['test.yml', 'pages.yml'].map((file) => read(`.github/workflows/${file}`)).join('');
  const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
  expect(uses.length).toBeGreaterThan(5);
  for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  expect(text).toContain('run: .ci/run');
  expect(existsSync(join(root, '.ci/run'))).toBe(true);
});

test('every room of the core has its line in ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');
  const rooms = read('tests/core/layers.mjs').match(/const standsOn = \{([\s\S]*?)\n\};/)?.[1];
  const names = [...(rooms ?? '').matchAll(/^ {2}'?([\w/]+)'?:/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !text.includes(`\`core/${name}\``))).toEqual(['include']);
});

/** Comments of a source file, one text each; a document is one text. */
function commentsOf(file: string): string[] {
  const text = read(file);
  if (/\.mdx?$/.test(file)) return [text];
  return (
    text.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|^\s*#[^\n!]*$/gm) ?? []
  );
}

/** Files of the libraries whose rules the core follows. */
const namesAnother = /PyTorch|NumPy|CPython|aten|c10|Gay's/;
const example = /^(room\/name|kernel_x|kernel_x_wide)\.c$|^(FILE|d)\.jsonl$/;

test('no file cites a file that does not exist', () => {
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

test('ARCHITECTURE.md is a page, and every room has a README', () => {
  expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(131);
  const files = execFileSync('git', ['ls-files', 'core', 'web/src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== 'core/include/stridewise.h'); // the manual is the header itself
  const rooms = files.flatMap((file) => file.match(/^(?:core|web\/src)\/[\w-]+(?=\/)/)?.[0] ?? []);
  const lost = [...new Set(rooms)].filter((room) => !files.includes(`${room}/README.md`));
  expect(rooms.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});
