// Do the tests notice a wrong core? Changes one place of it at a time, in a copy, and runs what should
// notice: all recorded programs, what vitest asks of the command line, the tests in C, what vitest asks of
// core.wasm, and last the tests in C under sanitizers. Stopped early (Ctrl+C), it says what it found so far.
// npm run mutate -- [--sample N | --all | --again FILE] [--seed N,N...] [folder or file of core/ ...]
// Mutants that no test noticed are in build/mutate/survivors.txt: each is a hole in the tests, or
// changes nothing. --again with a copy of that file runs today's tests on these mutants.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mutantsOf, sampleOf } from './lib/mutants.mjs';
import { batchOf, recordedPrograms } from './lib/recorded.mjs';
import { npmBin, root } from './lib/run.mjs';

const folder = join(root, 'build/mutate');
const copy = join(folder, 'source');
const cli = join(copy, 'build/native/stridewise');
const programs = join(folder, 'programs.txt');
/** A mutant that takes longer than this counts as an endless loop. */
const patience = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    all: { type: 'boolean' },
    again: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const places = positionals.length > 0 ? positionals : ['core/tensor', 'core/kernels', 'core/call'];

const quietly = (command, args, options = {}) =>
  spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    timeout: patience,
    killSignal: 'SIGKILL',
    ...options,
  });

function prepare() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of [
    'core',
    'scripts',
    'wasm',
    'web/src/figures',
    'tests/bench',
    'tests/conformance',
    'tests/core',
    'tests/oracle/cases',
    'tests/vectors',
    'tests/wasm',
    'CMakeLists.txt',
    'CMakePresets.json',
    'package.json',
    'vitest.config.ts',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  // A mutant may leave variables unused: that must not make it fail to compile.
  for (const preset of ['native', 'asan']) {
    const flags = ['-DCMAKE_C_FLAGS=-w', '-DSTRIDEWISE_FUZZ=OFF'];
    quietly('cmake', ['--preset', preset, ...flags], { timeout: 0 });
    const { status, stdout } = quietly('cmake', ['--build', '--preset', preset], { timeout: 0 });
    if (status !== 0) throw new Error(stdout);
  }
  writeFileSync(programs, batchOf(recordedPrograms()));
}

const answers = () => quietly(cli, ['run', '--json', '--batch', programs]);

const testsInC = (preset) =>
  quietly('cmake', ['--build', '--preset', preset], { timeout: 0 }).status === 0 &&
  quietly('ctest', ['--preset', preset, '--stop-on-failure', '-E', 'layers|house|exports'], {
    timeout: 900_000,
  }).status === 0;

const testsThroughWasm = () => {
  const asked = ['refusals', 'said', 'stories'].map((name) => `tests/conformance/${name}`);
  return (
    quietly(process.execPath, ['scripts/build-wasm.mjs'], { timeout: 0 }).status === 0 &&
    quietly(npmBin('vitest'), ['run', 'tests/wasm', ...asked], { timeout: 900_000 }).status === 0
  );
};

/** The judges by name, the cheapest first. Each resolves to `true` if it finds nothing wrong. */
const judges = [
  ['recorded programs', () => answers().stdout === right],
  [
    'every small shape and layout, golden stories',
    () =>
      quietly(
        npmBin('vitest'),
        ['run', 'tests/conformance/native', 'tests/stories', '-t', 'line|written'],
        {
          cwd: root,
          env: { ...process.env, STRIDEWISE_CLI: cli },
          timeout: 300_000,
        },
      ).status === 0,
  ],
  ['tests in C', () => testsInC('native')],
  ['tests through WebAssembly', testsThroughWasm],
  ['tests in C under sanitizers', () => testsInC('asan')],
];

/** The name of the judge that noticed; `''` if none did, null if the mutant does not compile. */
function verdictOn({ file, text }) {
  writeFileSync(join(copy, file), text);
  if (
    quietly('cmake', ['--build', '--preset', 'native', '--target', 'stridewise'], { timeout: 0 })
      .status
  )
    return null;
  return judges.find(([, isFine]) => !isFine())?.[0] ?? '';
}

const sources = (place) =>
  place.endsWith('.c')
    ? [place]
    : readdirSync(join(root, place), { recursive: true })
        .filter((name) => name.endsWith('.c'))
        .map((name) => join(place, name));

const nameOf = ({ file, line, told }) => `${relative('.', file)}:${line}  ${told}`;
const before = values.again && readFileSync(values.again, 'utf8').split('\n');

prepare();
const right = answers().stdout;
const [broken] = judges.find(([, isFine]) => !isFine()) ?? [];
if (broken) throw new Error(`The core as it is fails at: ${broken}`);
const texts = new Map(
  places.flatMap(sources).map((file) => [file, readFileSync(join(copy, file), 'utf8')]),
);
const all = [...texts].flatMap(([file, text]) => mutantsOf(text).map((one) => ({ file, ...one })));
const samples = values.seed
  .split(',')
  .flatMap((seed) => sampleOf(all, Number(values.sample), Number(seed)));
const asked = before && all.filter((mutant) => before.includes(nameOf(mutant)));
const chosen = asked ?? (values.all ? all : [...new Set(samples)]);
let stopped = false;
process.on('SIGINT', () => (stopped = true));
const counts = new Map();
const survivors = [];
for (const mutant of chosen) {
  const verdict = verdictOn(mutant);
  quietly('pkill', ['-KILL', '-f', copy]); // what a test has started and ran for ever
  writeFileSync(join(copy, mutant.file), texts.get(mutant.file));
  await setImmediate(); // else no signal is heard
  if (stopped) break;
  const name = verdict === null ? 'does not compile' : verdict || 'lived';
  counts.set(name, (counts.get(name) ?? 0) + 1);
  if (verdict !== '') continue;
  survivors.push(nameOf(mutant));
  console.log(`lived: ${survivors.at(-1)}`);
  writeFileSync(join(folder, 'survivors.txt'), `${survivors.join('\n')}\n`);
}
for (const [name, count] of counts) console.log(`${String(count).padStart(6)}  ${name}`);
counts.delete('does not compile');
const compiled = [...counts.values()].reduce((sum, count) => sum + count, 0);
const score = (100 * (compiled - survivors.length)) / compiled;
console.log(`${compiled} mutants of ${all.length}, ${score.toFixed(1)} % noticed`);
