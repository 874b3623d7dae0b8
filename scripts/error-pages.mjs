// Writes the programs of the pages of errors, and what may be written instead, as cases of the oracle:
// node scripts/error-pages.mjs. Then record them: tests/oracle/README.md.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './lib/run.mjs';

const load = async (file) => (await runnerImport(join(root, 'web/errors', file))).module;
const { families } = await load('families.ts');
const { withFix } = await load('with-fix.ts');

const cases = families.flatMap(({ slug, programs, fixes = [] }) =>
  programs.flatMap((program, at) => [
    `# === ${slug} ${at + 1}`,
    program,
    ...(fixes[at] ?? []).flatMap((fix, order) => [
      `# === ${slug} ${at + 1}, fix ${order + 1}`,
      withFix(program, fix),
    ]),
  ]),
);
const title =
  'The programs of the pages of errors, and what may be written instead: web/errors/families.ts.';
await writeFile(
  join(root, 'tests/oracle/cases/error_pages.txt'),
  `${[title, ...cases].join('\n')}\n`,
);
