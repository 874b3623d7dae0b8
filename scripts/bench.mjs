// Builds the benchmarks and runs them: npm run bench -- [name ...], or kernels [case ...] alone.
// The kernels are measured in WebAssembly too: npm run build:wasm first.

import { benchKernels } from './bench/kernels.mjs';
import { buildPreset, targetsOf } from './lib/cmake.mjs';
import { must, say } from './lib/run.mjs';

const targets = targetsOf('tests/bench', 'bench_');
const chosen = process.argv.slice(2);
const status = await buildPreset('bench');
if (status !== 0) process.exit(status);
if (chosen[0] === 'kernels') {
  await benchKernels(chosen.slice(1));
  process.exit();
}
for (const target of chosen.length > 0 ? chosen : targets) {
  say(target);
  await must(`build/bench/${target}`, []);
}
if (chosen.length === 0) await benchKernels([]);
