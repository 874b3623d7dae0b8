// Builds the benchmarks and runs them: npm run bench -- [name ...], or kernels [case ...] or scale
// alone. All of them write tests/bench/RESULTS.md.
import { writeFile } from 'node:fs/promises';
import { benchKernels, machine } from './bench/kernels.mjs';
import { benchScale } from './bench/scale.mjs';
import { buildPreset, targetsOf } from './lib/cmake.mjs';
import { must, say } from './lib/run.mjs';

const SCALE = 'bench_scale';
const targets = targetsOf('tests/bench', 'bench_').filter((target) => target !== SCALE);
const [first, ...rest] = process.argv.slice(2);
const status = await buildPreset('bench');
if (status !== 0) process.exit(status);
if (first === 'kernels') {
  await benchKernels(rest);
} else if (first === 'scale') {
  console.log(benchScale().join('\n'));
} else {
  for (const target of first ? [first, ...rest] : targets) {
    say(target);
    await must(`build/bench/${target}`, []);
  }
}
if (!first) {
  say('Kernels: build/wasm is built before, by npm run build:wasm');
  const kernels = await benchKernels([]);
  say('Scale');
  const lines = [
    '# Results',
    '',
    `Written by \`npm run bench\`. Machine: ${machine()}.`,
    '',
    ...kernels,
    '',
    ...benchScale(),
    '',
    '## Whole programs',
    '',
    'Pyodide is on the npm registry, its NumPy is not (the package names the wheel and loads it from',
    'elsewhere): whole programs are not compared.',
  ];
  await writeFile('tests/bench/RESULTS.md', `${lines.join('\n')}\n`);
}
process.exit();
