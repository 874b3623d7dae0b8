// Builds the benchmarks with gcc -O3 and runs them: npm run bench -- [name ...]
import { buildPreset, targetsOf } from './lib/cmake.mjs';
import { must, say } from './lib/run.mjs';

const targets = targetsOf('tests/bench', 'bench_');
const chosen = process.argv.slice(2);
const status = await buildPreset('bench');
if (status !== 0) process.exit(status);
for (const target of chosen.length > 0 ? chosen : targets) {
  say(target);
  await must(`build/bench/${target}`, []);
}
