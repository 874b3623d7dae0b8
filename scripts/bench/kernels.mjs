// npm run bench -- kernels [case ...]: compares the kernels, natively and in WebAssembly, with a plain
// loop of the same memory traffic (the limit) and with other libraries, measured in turns.
import { arch, cpus, release, totalmem } from 'node:os';
import { must } from '../lib/run.mjs';
import { measure, pin } from './kernels/measure.mjs';
import { browserPeers, pythonPeers } from './kernels/peers.mjs';
import { nativeRunner, wasmRunner } from './kernels/runners.mjs';

const TURNS = 25;
/** Medians that differ by less are a tie: measurements of one runner vary by more. */
const TIE = 1.05;

/** Budgets for the core in WebAssembly, as multiples of the limit. */
const BARS = {
  same: 1.5,
  row: 2,
  outer: 3,
  broadcast_4d: 1.5,
  transposed_add: 3.5,
  transposed_copy: 3.5,
  sum_dim0: 3,
  sum_dim1: 3,
  sum_axis0: 3,
  sum_axis1: 3,
};

const duration = (ns) => (ns < 1e4 ? `${ns.toFixed(0)} ns` : `${(ns / 1e3).toFixed(0)} us`);

/** A median as a multiple of the limit, and the range of 80 % of the measurements. */
function cell(found, limit) {
  if (!found) return '';
  const times = limit && found !== limit ? ` ${(found.median / limit.median).toFixed(1)}x` : '';
  const spread = ` (${(100 * found.spread).toFixed(0)} %)`;
  return `${duration(found.median)}${times}${spread}${found.wrong ? ' WRONG' : ''}`;
}

/** The fastest of these runners that gave the right result. */
function best(found, names) {
  const right = names.filter((name) => found[name] && !found[name].wrong);
  const [name] = right.toSorted((a, b) => found[a].median - found[b].median);
  return name && { name, ...found[name] };
}

const times = (own, other) =>
  other ? `${(own.median / other.median).toFixed(2)} ${other.name}` : '';

/** The budgets that a case misses, as sentences. */
function missed(one, found, browser, desktop) {
  const { native, WebAssembly: wasm, limit } = found;
  const ratio = limit && wasm.median / limit.median;
  const list = [];
  const say = (text) => list.push(`${one.name}: ${text}`);
  if (TIE * BARS[one.name] < ratio)
    say(`WebAssembly takes ${ratio.toFixed(1)} times the limit; the bar is ${BARS[one.name]}`);
  const slower = (own, other) => own.median > TIE * other.median;
  if (browser && slower(wasm, browser)) say(`WebAssembly is slower than ${browser.name}`);
  if (desktop && slower(native, desktop)) say(`natively it is slower than ${desktop.name}`);
  for (const [name, { wrong }] of Object.entries(found))
    if (wrong) say(`${name} gives another result`);
  return list;
}

const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---|').join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

/** Measures, prints, and returns lines for RESULTS.md. */
export async function benchKernels(chosen) {
  await must('cmake', ['--build', '--preset', 'bench', '--target', 'kernels']);
  await must('cmake', ['--build', '--preset', 'wasm', '--target', 'kernels']);
  const pinned = pin();
  const { cases, runner, limit } = await nativeRunner('build/bench/kernels');
  const browser = await browserPeers();
  const desktop = await pythonPeers();
  const own = [limit, runner, await wasmRunner('build/wasm/kernels.wasm')];
  const runners = [...own, ...browser.runners, ...desktop.runners];
  const names = runners.map(({ name }) => name);
  const peers = browser.runners.map(({ name }) => name);
  const libraries = desktop.runners.map(({ name }) => name);
  const [rows, ratios, misses] = [[], [], []];
  for (const one of cases.filter(({ name }) => !chosen.length || chosen.includes(name))) {
    const found = await measure(one, runners, TURNS);
    const [peer, library] = [best(found, peers), best(found, libraries)];
    rows.push([one.name, ...names.map((name) => cell(found[name], found.limit))]);
    ratios.push([one.name, times(found.WebAssembly, peer), times(found.native, library)]);
    misses.push(...missed(one, found, peer, library));
    console.log([...rows.at(-1), ...ratios.at(-1).slice(1)].join(' | '));
  }
  for (const each of runners) each.close();
  const absent = [...browser.absent, ...desktop.absent];
  console.log([...absent, '', 'Missed:', ...(misses.length ? misses : ['nothing'])].join('\n'));
  const head = ['case', 'WebAssembly / fastest in browsers', 'native / fastest of NumPy, PyTorch'];
  return [
    '## Kernels',
    '',
    'Medians of measurements in turns, as multiples of the limit (a plain loop with the same traffic',
    'of memory, in the same run, in pages of the usual size, as WebAssembly has them: natively the core',
    'takes large ones), and how far 80 % of the measurements lie apart. The cases:',
    '`kernel_cases.def`. Each call of the core stretches its operands anew; NumPy and PyTorch write',
    'into a result that is there, as the core does; the others make a new one. Each measurement comes',
    'after half as many calls that are not measured, so that what the others left in the caches is of',
    'no account; and it is the time that the process had a core, without what threads of others took,',
    'which clear up behind them.',
    pinned,
    'What is slower by less than 5 % counts as a tie. Sums and powers of e round differently in NumPy',
    'and PyTorch: each is measured against its own (`sum_axis`, `exp_numpy`: NumPy).',
    '',
    ...table(['case', ...names], rows),
    '',
    'Beside the fastest of the others; less than 1 is faster than it:',
    '',
    ...table(head, ratios),
    '',
    ...absent.map((text) => `- ${text}`),
    ...(misses.length ? misses : ['Nothing misses its bar.']).map((text) => `- ${text}`),
  ];
}

export const machine = () =>
  `${cpus()[0].model}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${process.platform} ${release()} ${arch()}, Node ${process.version}`;
