// The kernels, natively and in WebAssembly, against a plain loop with the same traffic of memory,
// measured in turns: npm run bench -- kernels [case ...]. Writes tests/bench/RESULTS.md when all ran.
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { must } from '../lib/run.mjs';
import { measure } from './kernels/measure.mjs';
import { nativeRunner, wasmRunner } from './kernels/runners.mjs';

const TURNS = 15;

const duration = (ns) => (ns < 1e4 ? `${ns.toFixed(0)} ns` : `${(ns / 1e3).toFixed(0)} us`);

/** A median, as a multiple of the limit, and how far 80 % of the measurements lie apart. */
function cell(found, limit) {
  const times = limit && found !== limit ? ` ${(found.median / limit.median).toFixed(1)}x` : '';
  const spread = ` (${(100 * found.spread).toFixed(0)} %)`;
  return `${duration(found.median)}${times}${spread}${found.wrong ? ' WRONG' : ''}`;
}

export async function benchKernels(chosen) {
  await must('cmake', ['--build', '--preset', 'bench', '--target', 'kernels']);
  await must('cmake', ['--build', '--preset', 'wasm', '--target', 'kernels']);
  const { cases, runner, limit } = await nativeRunner('build/bench/kernels');
  const runners = [runner, await wasmRunner('build/wasm/kernels.wasm'), limit];
  const wanted = cases.filter(({ name }) => !chosen.length || chosen.includes(name));
  const rows = ['| case | limit | native | WebAssembly |', '|---|---|---|---|'];
  for (const one of wanted) {
    const found = await measure(one, runners, TURNS);
    const cells = runners.map(({ name }) => found[name] && cell(found[name], found.limit));
    rows.push(`| ${one.name} | ${cells[2] ?? ''} | ${cells[0]} | ${cells[1]} |`);
    console.log(rows.at(-1));
  }
  for (const each of runners) each.close();
  if (chosen.length) return;
  const machine = `${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}`;
  const head = [
    '# Kernels',
    '',
    'Written by `npm run bench -- kernels`. Medians, multiples of the limit (a plain loop with the',
    'same traffic of memory, in the same run), and how far 80 % of the measurements lie apart.',
    'The cases: `kernel_cases.def`.',
    '',
    `Machine: ${machine}.`,
    '',
  ];
  await writeFile('tests/bench/RESULTS.md', `${[...head, ...rows].join('\n')}\n`);
}
