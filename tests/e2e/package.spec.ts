/** The package for npm, as it is packed: scripts/build-package.mjs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './site';

test.describe.configure({ mode: 'serial' });

const folder = 'build/package';
const program = [
  'import torch',
  'x = torch.arange(12).view(3, 4)',
  'x.t().view(12)',
  'torch.ones(3, 1) + torch.ones(4)',
  '',
].join('\n');

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-package.mjs'], { stdio: 'pipe' });
});

const told = (file: string, args: string[], input: string) => {
  const { stdout, stderr, status } = spawnSync(file, args, { input, encoding: 'utf8' });
  return { stdout, stderr, status };
};
const command = (args: string[], input = program) =>
  told(process.execPath, [join(folder, 'command.js'), ...args], input);

test('its command says what the native one says, to the byte', () => {
  const native = 'build/native/stridewise';
  const programs = [
    program,
    'import torch\nwhile',
    'import numpy as np\nprint(np.arange(3)[::-1])',
  ];
  for (const input of programs)
    for (const args of [
      ['run', '-'],
      ['run', '--json', '-'],
      ['explain', '-'],
      ['explain', '--json', '--line', '2', '-'],
      ['explain', '--line', '99', '-'],
      ['scene', '--line', '2', '--step', '1', '-'],
      ['scene', '--line', '2', '--step', '9999', '-'],
    ]) {
      expect(command(args, input), args.join(' ')).toEqual(told(native, args, input));
    }
  for (const args of [['fly'], ['run'], ['scene', '-'], ['draw', '-'], ['run', '--fly', '-']]) {
    expect(command(args).status).toBe(2);
    expect(command(args).stderr).toMatch(/^stridewise: .+\nTry stridewise --help\.\n$/s);
  }
});

test('its library runs in Node, and brings no code that draws', () => {
  const script = `
    import { run } from './${folder}/index.node.js';
    import './${folder}/element/stride-wise.js';
    const { transcript, stories, scenes } = await run(${JSON.stringify(program)});
    const [refused] = transcript.statements.filter(({ error }) => error);
    console.log(JSON.stringify([transcript.statements.length, refused.error.type, stories.length,
      [...scenes(3)].length === stories.at(-1).stops.length]));`;
  const { stdout, stderr } = told(process.execPath, ['--input-type=module', '-e', script], '');
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([4, 'RuntimeError', 3, true]);
  for (const entry of ['index.js', 'index.node.js']) {
    const all = withImports(entry);
    expect(all.join(' ')).not.toMatch(/preact|stage|element\/(?!parts\/core)/);
    const size = all.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
    expect(size).toBeLessThan(8000);
  }
});

/** A file and all that it imports at once. */
function withImports(file: string): string[] {
  const code = readFileSync(join(folder, file), 'utf8');
  const found = [...code.matchAll(/(?:from|import) ?["'](\.[^"']+)["']/g)];
  return [file, ...found.flatMap(([, path = '']) => withImports(join(file, '..', path)))];
}

test('what its exports name is there, with types', () => {
  const { exports, bin, types } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const paths = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(paths);
  for (const path of [...paths(exports), ...paths(bin), types])
    expect(existsSync(join(folder, path)), path).toBe(true);
  expect(readFileSync(join(folder, 'command.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('it draws steps as files that every program can show', async ({ page }) => {
  const out = mkdtempSync(join(tmpdir(), 'stridewise-'));
  expect(command(['draw', '-', '--line', '3', '--step', 'all', '-o', out]).status).toBe(1);
  const all = readdirSync(out);
  expect(all.length).toBeGreaterThan(6);
  command(['draw', '-', '--line', '4', '--step', 'STRETCH', '--theme', 'dark', '-o', out]);
  command(['draw', '-', '--line', '4', '--step', 'sheet', '--lang', 'ru', '-o', out]);
  const files = readdirSync(out);
  expect(files).toEqual([...all, 'line-4-08.svg', 'line-4-sheet.svg']);
  for (const file of files) {
    const svg = readFileSync(join(out, file), 'utf8');
    // Nothing that only browsers know.
    expect(svg).not.toMatch(/var\(|light-dark|color-mix|<style|class=|initial|undefined|NaN/);
    expect(svg).toMatch(/<title>.+<\/title><desc>.+<\/desc><metadata>.*MIT/);
    const size = await page.evaluate(async (source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      return parsed.querySelector('parsererror') ? null : [image.width, image.height];
    }, svg);
    expect(size?.[0]).toBeGreaterThan(700);
  }
  const refused = command(['draw', '-', '--line', '3', '--step', 'STRETCH', '-o', out]);
  expect(refused).toMatchObject({ status: 2, stderr: '-:3:1: no step shows STRETCH\n' });
});
