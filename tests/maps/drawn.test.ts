/** Maps as files: every row is in them, and no program's text is read as markup. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MapRow, ProgramMap } from '../../wasm/types';

const folder = import.meta.dirname;
const cli = process.env.STRIDEWISE_CLI ?? join(folder, '../../build/native/stridewise');

const map = (source: string, ...options: string[]) =>
  spawnSync(cli, ['map', ...options, '-'], {
    encoding: 'utf8',
    input: `import torch\n${source}`,
  }).stdout;
const model = (name: string) => readFileSync(join(folder, `${name}.py`), 'utf8');
const rowsOf = (source: string): MapRow[] => (JSON.parse(map(source, '--json')) as ProgramMap).rows;
const marked = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '&quot;');
/** What a reader sees of markup. */
const seen = (markup: string) => markup.replace(/<style>.*?<\/style>|<[^>]*>/gs, '');

test.each(['gpt', 'llama', 'unet'])('%s: every row is in the picture and on the page', (name) => {
  const rows = rowsOf(model(name));
  const svg = map(model(name), '--svg');
  const html = map(model(name), '--html');
  for (const { text } of rows) {
    const begin = marked(text.slice(0, 90));
    expect(svg).toContain(begin);
    expect(html).toContain(begin);
  }
  expect(html.match(/class="row/g)).toHaveLength(rows.length);
  expect(html.match(/<li>/g)).toHaveLength(html.match(/<\/li>/g)?.length ?? 0);
  expect(html.match(/<details/g)).toHaveLength(html.match(/<\/details>/g)?.length ?? 0);
  expect(svg + html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
});

test('a row that raised is open, with its reason', () => {
  const html = map(model('unet'), '--html');
  expect(html).toMatch(/<details open><summary class="row bad"/);
  expect(html).toContain('Expected size 9 but got size 8');
});

test('a named dim has one class wherever it is', () => {
  const html = map('n, m = 2, 3\nx = torch.ones(n, m)\nn, m = x.shape\ny = x.t()\n', '--html');
  expect(html.match(/<span class="d0 n0">n=2</g)).toHaveLength(3);
});

test('text of a program is never markup', () => {
  const source = 'x = torch.ones(2)\ny = x * ("<b>&" < "\u0001\u00e9")\n';
  for (const option of ['--svg', '--html']) {
    const drawn = map(source, option);
    expect(seen(drawn)).toContain('y = x * (&quot;&lt;b&gt;&amp;&quot; &lt; &quot;\ufffdé&quot;)');
  }
});

test('rows that are left out are counted', () => {
  const source = 'for k in range(1000):\n    x = torch.ones(k)\n';
  for (const option of ['--svg', '--html']) expect(map(source, option)).toContain('1900 more rows');
});

test('a program without tensors has no file', () => {
  for (const option of ['--svg', '--html']) expect(map('x = 1\n', option)).toBe('');
});
