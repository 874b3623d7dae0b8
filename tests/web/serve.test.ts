/** The server of the built site gives away what is in its folder, to this machine. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../scripts/serve.mjs';

const outside = mkdtempSync(join(tmpdir(), 'stridewise outside '));
const root = mkdtempSync(join(tmpdir(), 'stridewise site '));
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<script>1</script>');
  writeFileSync(join(root, '404.html'), 'no such page');
  writeFileSync(join(root, 'assets/core.txt'), 'core');
  symlinkSync(join(outside, 'secret.txt'), join(root, 'secret.txt'));
  symlinkSync(outside, join(root, 'out'));
  symlinkSync(join(root, 'assets'), join(root, 'in'));
  server = await startServer({ root, port: 0 });
});
afterAll(async () => {
  await server.close();
  for (const folder of [root, outside]) rmSync(folder, { recursive: true });
});

const get = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return [answer.status, await answer.text()];
};

test('it serves a page, a file, and what a link within its folder leads to', async () => {
  expect(await get('/')).toEqual([200, '<script>1</script>']);
  expect(await get(`/?code=${'x'.repeat(200_000)}`)).toEqual([200, '<script>1</script>']);
  expect(await get('/assets/core.txt')).toEqual([200, 'core']);
  expect(await get('/in/core.txt')).toEqual([200, 'core']);
});

test.each([
  '/secret.txt',
  '/out/secret.txt',
  '/out/',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/in/../../etc/passwd',
])('%s leads nowhere', async (path) => {
  expect(await get(path)).toEqual([404, 'no such page']);
});

test('it is heard on this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((one) => one && !one.internal && one.family === 'IPv4');
  for (const other of others) {
    await expect(fetch(`http://${other?.address}:${server.port}/`)).rejects.toThrow();
  }
  expect(server.url).toBe(`http://localhost:${server.port}/`);
});
