// Fuzzes the core under AddressSanitizer and UBSan: npm run fuzz -- [--seconds N] [target ...]
// Inputs that taught something are kept in build/fuzz/corpus, inputs that failed in
// build/fuzz/artifacts; run build/fuzz/<target> <artifact> to see one again.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPreset, targetsOf } from './lib/cmake.mjs';
import { root, run, say } from './lib/run.mjs';

const seeds = 'build/fuzz/seeds';

/** Every recorded program, a file each: the vectors are the seeds, nothing is kept twice. */
function writeSeeds() {
  const vectors = join(root, 'tests/vectors');
  mkdirSync(join(root, seeds), { recursive: true });
  for (const file of readdirSync(vectors).filter((name) => name.endsWith('.jsonl'))) {
    const lines = readFileSync(join(vectors, file), 'utf8').split('\n').filter(Boolean);
    lines.forEach((line, index) => {
      const { program } = JSON.parse(line);
      if (program) writeFileSync(join(root, seeds, `${file}-${index}.py`), program);
    });
  }
}

/** Folders whose files a target starts from. */
const seedsOf = (target) =>
  [`tests/fuzz/corpus/${target}`, ...(target === 'fuzz_program' ? [seeds] : [])].filter((path) =>
    existsSync(join(root, path)),
  );

async function fuzzTarget(target, seconds) {
  const corpus = `build/fuzz/corpus/${target}`;
  const artifacts = `build/fuzz/artifacts/${target}/`;
  mkdirSync(join(root, corpus), { recursive: true });
  mkdirSync(join(root, artifacts), { recursive: true });
  say(`${target}, ${seconds} s`);
  const limits = ['-max_len=4096', '-timeout=10', '-rss_limit_mb=2048'];
  const status = await run(
    `build/fuzz/${target}`,
    [
      ...[`-max_total_time=${seconds}`, ...limits],
      ...['-print_final_stats=1', `-artifact_prefix=${artifacts}`],
      ...[corpus, ...seedsOf(target)],
    ],
    { env: { ASAN_OPTIONS: 'allocator_may_return_null=1' } },
  );
  if (status !== 0) console.log(`${target} failed; its input is in ${artifacts}`);
  return status === 0;
}

/** Shares the seconds among the targets. Resolves to {passed, failed}, one count for each target. */
export async function fuzz(seconds, chosen = []) {
  const targets = chosen.length > 0 ? chosen : targetsOf('tests/fuzz', 'fuzz_');
  if ((await buildPreset('fuzz')) !== 0) return { passed: 0, failed: 1 };
  writeSeeds();
  const counts = { passed: 0, failed: 0 };
  for (const target of targets) {
    const share = Math.max(1, Math.floor(seconds / targets.length));
    counts[(await fuzzTarget(target, share)) ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '3600' } },
  });
  const { failed } = await fuzz(Number(values.seconds), positionals);
  process.exit(failed === 0 ? 0 : 1);
}
