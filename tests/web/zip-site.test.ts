/** The site as one ZIP: the same bytes whenever and in whatever order its files were written. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { entriesOf } from '../../scripts/zip-site.mjs';
import { zipOf } from '../../web/src/film/zip';

const made: string[] = [];
const fresh = () => {
  const folder = mkdtempSync(join(tmpdir(), 'stridewise zip '));
  made.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

const texts: [string, string][] = [
  ['index.html', 'a line like many others\n'.repeat(99)],
  ['assets/one.js', '1'],
  ['assets/größe.css', 'p{}'.repeat(50)],
];

async function zipped(files: [string, string][], time: Date) {
  const folder = fresh();
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of files) {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), time, time);
  }
  return zipOf(await entriesOf(folder));
}

test('it is the same whatever the times and the order', async () => {
  const one = await zipped(texts, new Date('2020-02-02'));
  const other = await zipped(texts.toReversed(), new Date('2026-06-06'));
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

test('somebody else unpacks it to the same files, in one folder', async () => {
  const folder = fresh();
  writeFileSync(join(folder, 'a.zip'), await zipped(texts, new Date()));
  // It checks the sums of what it reads.
  execFileSync('python3', ['-m', 'zipfile', '-e', 'a.zip', '.'], { cwd: folder });
  expect(readdirSync(folder).sort()).toEqual(['a.zip', 'stridewise']);
  for (const [name, text] of texts)
    expect(readFileSync(join(folder, 'stridewise', name), 'utf8')).toBe(text);
});
