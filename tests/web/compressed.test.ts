/** What lies compressed beside the files of the site, and who is sent it. */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressSite } from '../../scripts/compress-site.mjs';
import { accepts } from '../../scripts/lib/encodings.mjs';
import { startServer } from '../../scripts/serve.mjs';

const root = mkdtempSync(join(tmpdir(), 'stridewise compressed '));
const long = 'a line like many others\n'.repeat(200);
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), long);
  writeFileSync(join(root, 'assets/core.json'), long);
  writeFileSync(join(root, 'assets/picture.png'), long);
  writeFileSync(join(root, 'noise.txt'), randomBytes(300));
  await compressSite(root);
  server = await startServer({ root, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Not fetch, which asks for encodings of its own and undoes them. */
const get = (path: string, accepted: string) =>
  new Promise<{ encoding: string | undefined; body: Buffer }>((done, fail) => {
    const headers = { 'Accept-Encoding': accepted };
    request(`${server.url}${path}`, { headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      done({ encoding: answer.headers['content-encoding'], body: Buffer.concat(parts) });
    })
      .on('error', fail)
      .end();
  });

test('what becomes shorter has both beside it, and they say the same', async () => {
  expect(readdirSync(root, { recursive: true }).sort()).toEqual([
    'assets',
    'assets/core.json',
    'assets/core.json.br',
    'assets/core.json.gz',
    'assets/picture.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'noise.txt',
  ]);
  const read = (name: string) => readFileSync(join(root, name));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('assets/core.json.gz')).toString()).toBe(long);
});

test('two times give the same bytes', async () => {
  const read = () => readFileSync(join(root, 'index.html.gz'));
  const first = read();
  await compressSite(root);
  expect(read().equals(first)).toBe(true);
  expect(existsSync(join(root, 'index.html.gz.br'))).toBe(false);
});

test('the server sends them to whoever accepts them', async () => {
  const other = brotliCompressSync('the file itself');
  writeFileSync(join(root, 'assets/core.json.br'), other);
  expect(await get('assets/core.json', 'gzip, br')).toEqual({ encoding: 'br', body: other });
  const zipped = await get('assets/core.json', 'gzip, br;q=0');
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(long);
  const plain = await get('assets/core.json', 'identity');
  expect(plain).toEqual({ encoding: undefined, body: Buffer.from(long) });
});

test('one that is older than its file is not sent', async () => {
  writeFileSync(join(root, 'index.html'), 'new');
  const past = new Date(Date.now() - 60_000);
  for (const ending of ['br', 'gz']) utimesSync(join(root, `index.html.${ending}`), past, past);
  const { body } = await get('', 'br');
  expect(brotliDecompressSync(body).toString()).toBe('new');
});

test.each([
  ['gzip, deflate, br', true],
  ['BR', true],
  ['*', true],
  ['br;q=0.5', true],
  ['br; q=0', false],
  ['*, br;q=0.0', false],
  ['gzip, brotli', false],
  ['', false],
])('"%s" accepts brotli: %s', (header, expected) => {
  expect(accepts(header, 'br')).toBe(expected);
});
