// Writes the programs of the pages of errors, and what may be written instead, as cases of the oracle,
// what core.wasm offers among it: node scripts/error-pages.mjs. Then record them: tests/oracle/README.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './lib/run.mjs';

const load = async (file) => (await runnerImport(join(root, file))).module;
const { families } = await load('web/errors/families.ts');
const { withFix } = await load('web/errors/with-fix.ts');
const { offeredFor } = await load('web/errors/offered.ts');
const { Core } = await load('wasm/binding.ts');
const core = await Core.fromBytes(await readFile(join(root, 'build/wasm/core.wasm')));

const cases = families.flatMap(({ slug, programs, fixes = [] }) =>
  programs.flatMap((program, at) => [
    `# === ${slug} ${at + 1}`,
    program,
    ...(fixes[at] ?? []).flatMap((fix, order) => [
      `# === ${slug} ${at + 1}, fix ${order + 1}`,
      withFix(program, fix),
    ]),
    ...offeredFor(core, program).flatMap((offer, order) => [
      `# === ${slug} ${at + 1}, offer ${order + 1}`,
      offer.trimEnd(),
    ]),
  ]),
);
const title =
  'The programs of the pages of errors, and what may be written instead: web/errors/families.ts.';
await writeFile(
  join(root, 'tests/oracle/cases/error_pages.txt'),
  `${[title, ...cases].join('\n')}\n`,
);
