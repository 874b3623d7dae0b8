// npm run fail-allocations -- [--every K] [--jobs N] [names of files in tests/vectors ...]
// Runs each recorded program again and again, each time with a different failing allocation (every
// K-th): tests/core/story/fail_allocations.c. All allocations of 4,500 programs take hours.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPreset } from './lib/cmake.mjs';
import { batchOf, recordedPrograms } from './lib/recorded.mjs';
import { root, run } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '101' }, jobs: { type: 'string', default: '2' } },
});
const programs = recordedPrograms(positionals.length > 0 ? positionals : undefined);
const folder = join(root, 'build/fail-allocations');
const jobs = Number(values.jobs);
mkdirSync(folder, { recursive: true });

function failIn(job) {
  const batch = join(folder, `${job}.txt`);
  writeFileSync(batch, batchOf(programs.filter((_, at) => at % jobs === job)));
  return run(join(root, 'build/native/fail_allocations'), [batch, values.every]);
}

const built = await buildPreset('native');
const ended =
  built === 0 ? await Promise.all(Array.from({ length: jobs }, (_, job) => failIn(job))) : [built];
process.exit(ended.every((status) => status === 0) ? 0 : 1);
