// Fuzzes the core under AddressSanitizer and UBSan: npm run fuzz -- [--seconds N] [target ...]
// npm run fuzz -- --runs 100000 fuzz_grammar runs so many inputs, however long it takes.
// Inputs that reached new code are kept in build/fuzz/corpus, inputs that failed in
// build/fuzz/artifacts; run build/asan/<target> <artifact> to reproduce a failure.
// npm run fuzz -- --distil rewrites tests/fuzz/corpus from build/fuzz/corpus and all vectors.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPreset, targetsOf } from './lib/cmake.mjs';
import { distilledInputs, divider, pastedTexts, recordedPrograms } from './lib/recorded.mjs';
import { inOnePiece, must, root, say, tell } from './lib/run.mjs';

const limits = ['-timeout=60', '-rss_limit_mb=2048'];
const longest = (target) =>
  target === 'fuzz_grammar' ? ['-max_len=256', '-len_control=0'] : ['-max_len=4096'];
const environment = { ...process.env, ASAN_OPTIONS: 'allocator_may_return_null=1' };

/** The seeds of a target. For the calls of a page: every kind of call, for some programs. */
function seedsOf(target) {
  if (target === 'fuzz_diagnosis') return pastedTexts();
  if (target !== 'fuzz_wasm') return distilledInputs(target);
  const calls = Array.from({ length: 33 }, (_, at) => [at, 0, 2 + (at % 4), 2, 1, at % 7]);
  const bytes = String.fromCharCode(0, ...calls.flat());
  return distilledInputs('fuzz_program').map((program) => program + bytes);
}

/** Makes a folder under build/fuzz that holds just these inputs, one a file. */
function folderOf(name, inputs) {
  const folder = `build/fuzz/${name}`;
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  inputs.forEach((text, index) => {
    writeFileSync(join(root, folder, String(index)), text);
  });
  return folder;
}

function emptyFolder(name) {
  mkdirSync(join(root, 'build/fuzz', name), { recursive: true });
  return `build/fuzz/${name}`;
}

/**
 * Runs a target for `seconds` after its seeds are done, or so many `runs`. Resolves to its exit status and the number of
 * inputs that it made up: libFuzzer prints when the seeds are done, and ends with figures on SIGUSR1.
 */
function runTarget(target, { seconds, runs }, folders, quiet) {
  const child = spawn(
    join(root, 'build/asan', target),
    [
      ...limits,
      ...longest(target),
      '-print_final_stats=1',
      ...(runs ? [`-runs=${runs}`] : []),
      `-artifact_prefix=${emptyFolder(`artifacts/${target}`)}/`,
      ...folders,
    ],
    { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'pipe'] },
  );
  let told = '';
  let timer;
  child.stderr.on('data', (data) => {
    told += data;
    if (!quiet) process.stderr.write(data);
    if (!runs && !timer && /^#\d+\s+INITED/m.test(told))
      timer = setTimeout(() => child.kill('SIGUSR1'), seconds * 1000);
  });
  const figure = (pattern) => Number(pattern.exec(told)?.[1] ?? 0);
  return new Promise((done) => {
    child.on('error', () => done({ status: 127, seeds: 0, made: 0 }));
    child.on('close', (code) => {
      clearTimeout(timer);
      const seeds = figure(/^#(\d+)\s+INITED/m);
      const all = figure(/number_of_executed_units:\s*(\d+)/);
      const status = code ?? 128;
      if (quiet && status !== 0) tell(told);
      done({ status, seeds, made: Math.max(0, all - seeds) });
    });
  });
}

async function fuzzTarget(target, limit, fresh) {
  say(
    limit.runs
      ? `${target}, ${limit.runs} inputs`
      : `${target}, ${limit.seconds} s after its seeds`,
  );
  const folders = [
    fresh ? folderOf(`smoke/${target}`, []) : emptyFolder(`corpus/${target}`),
    folderOf(`seeds/${target}`, seedsOf(target)),
  ];
  const { status, seeds, made } = await runTarget(target, limit, folders, fresh);
  tell(`${target}: ${made} inputs of its own after ${seeds} from seeds`);
  if (status !== 0) tell(`${target} failed; its input is in build/fuzz/artifacts/${target}`);
  return status === 0 && made > 0;
}

/**
 * Divides the seconds among the targets, and runs two at a time. `fresh`: starts from the committed
 * seeds alone and keeps no new inputs. Resolves to {passed, failed}, which count targets.
 */
export async function fuzz(seconds, chosen = [], { fresh = false, runs } = {}) {
  const targets = chosen.length > 0 ? chosen : targetsOf('tests/fuzz', 'fuzz_');
  if ((await buildPreset('asan')) !== 0) return { passed: 0, failed: 1 };
  const share = Math.max(1, Math.floor(seconds / targets.length));
  const counts = { passed: 0, failed: 0 };
  const waiting = [...targets];
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const one = target;
      const passed = await inOnePiece(() => fuzzTarget(one, { seconds: share, runs }, fresh));
      counts[passed ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

/** Inputs that are text without the divider: others can't be kept in a corpus file. */
const isText = (bytes) => {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) && !/%%%|\r|\0/.test(text);
};

/** Picks few programs that together cover all that the vectors and build/fuzz/corpus cover. */
async function distil() {
  const target = 'fuzz_program';
  const all = folderOf('vectors', recordedPrograms());
  const chosen = folderOf('distilled', []);
  const learnt = emptyFolder(`corpus/${target}`);
  const merge = [
    '-set_cover_merge=1',
    '-use_counters=0',
    ...limits,
    ...longest(target),
    chosen,
    all,
    learnt,
  ];
  await must(`build/asan/${target}`, merge, { env: environment });
  const inputs = readdirSync(join(root, chosen)).map((name) =>
    readFileSync(join(root, chosen, name)),
  );
  const texts = inputs.filter(isText).map(String).sort();
  writeFileSync(join(root, `tests/fuzz/corpus/${target}.txt`), texts.join(divider));
  console.log(`${texts.length} programs are in tests/fuzz/corpus/${target}.txt`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3600' },
      runs: { type: 'string' },
      distil: { type: 'boolean' },
    },
  });
  if (values.distil) {
    if ((await buildPreset('asan')) !== 0) process.exit(1);
    await distil();
  } else {
    const { failed } = await fuzz(Number(values.seconds), positionals, { runs: values.runs });
    process.exit(failed === 0 ? 0 : 1);
  }
}
