// npm run release:check: releases of two clones of the commit, in folders of other names, are the same
// bytes. It takes as long as two releases. The clones share the installed packages of npm.
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, root, run, say } from './lib/run.mjs';

const folder = await mkdtemp(join(tmpdir(), 'stridewise-release-'));

async function sumsOf(source, clone) {
  say(`Release in ${clone}`);
  await must('git', ['clone', '--quiet', source, clone]);
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  const status = await run(process.execPath, [join(clone, 'scripts/release.mjs'), '--dry-run']);
  if (status !== 0) process.exit(status);
  return readFile(join(clone, 'build/release/SHA256SUMS'), 'utf8');
}

// The second clone is made from the first: commits made in the meantime change neither.
const [first, second] = [join(folder, 'one'), join(folder, 'and/another')];
const one = await sumsOf(root, first);
const other = await sumsOf(first, second);
if (one !== other) {
  const differing = one.split('\n').filter((line) => !other.split('\n').includes(line));
  console.log(`\nNot the same bytes twice; look at ${folder}:\n${differing.join('\n')}`);
  process.exit(1);
}
await rm(folder, { recursive: true });
console.log(`\nThe same bytes twice:\n${one}`);
