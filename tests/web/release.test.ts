/** `npm run release` creates a tag only for a commit that can be released. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTag, obstacles } from '../../scripts/lib/tag.mjs';

const ready = '# Changelog\n\n## 1.2.0, 2027-01-31\n\n- A change.\n\n## 1.1.0, 2026-12-01\n';

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const me = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org'];
  const git = async (...args: string[]) =>
    execFileSync('git', [...me, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  const write = (text: string) => writeFileSync(join(folder, 'file'), text);
  return { git, write };
}

test('a clean commit gets an annotated tag, once', async () => {
  const { git, write } = repository();
  await git('init', '--quiet');
  write('one');
  await git('add', 'file');
  await git('commit', '--quiet', '--message', 'One');
  expect(await obstacles(git, '1.2.0', ready)).toEqual([]);

  write('two');
  expect(await obstacles(git, '1.2.0', ready)).toEqual(['Files are changed: commit them first.']);
  await git('commit', '--quiet', '--all', '--message', 'Two');

  expect(await createTag(git, '1.2.0')).toBe('git push origin v1.2.0');
  expect(await git('cat-file', '-t', 'v1.2.0')).toBe('tag');
  expect(await git('rev-parse', 'v1.2.0^{commit}')).toBe(await git('rev-parse', 'HEAD'));
  expect(await obstacles(git, '1.2.0', ready)).toEqual([
    'The tag v1.2.0 exists: set another version in package.json.',
  ]);
});

test.each([
  ['1.3.0', ready, 'CHANGELOG.md has no heading "## 1.3.0".'],
  ['1.2', ready, 'CHANGELOG.md has no heading "## 1.2".'],
  [
    '1.2.0',
    '## 1.2.0, not released yet\n',
    'CHANGELOG.md says that 1.2.0 is not released: write the date instead.',
  ],
])('the changelog must be ready for %s', async (version, changelog, sentence) => {
  expect(await obstacles(async () => '', version, changelog)).toEqual([sentence]);
});
