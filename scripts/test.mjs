// npm test runs the checks that people wait for; npm run test:all (--all) runs every check there is.
// Both end with one line: how many passed, and how many failed.
//
// Stages start in the order of the list below, at most two at a time. A stage waits for the stages that it
// needs. A stage with `alone` keeps both cores busy by itself, so it runs beside no other. A stage that
// shares the machine prints its output when it ends, so that the two are not mixed.
//
// `npm test -- --only native,web` runs the stages of these groups (or ids) and what they need. Any stage can
// be named, also those that only test:all runs otherwise.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.mjs';
import { buildPreset } from './lib/cmake.mjs';
import { ctestCounts, playwrightCounts, single, sumOf, vitestCounts } from './lib/counts.mjs';
import { inOnePiece, npmBin, root, run, tell } from './lib/run.mjs';
import { testBundlers } from './test-bundlers.mjs';
import { testDocs } from './test-docs.mjs';
import { testQuickHosts } from './test-hosts.mjs';
import { testInstall } from './test-install.mjs';
import { testLanguage } from './test-language.mjs';
import { testPython } from './test-python.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' } } });

const lanes = 2;
const fuzzSmokeSeconds = 30;
const reports = join(root, 'build/reports');
/** tests/one-in-five.ts writes here how much it left out. */
const leftOut = join(reports, 'left-out.txt');

/** Runs one of the scripts beside this one, which counts as one check. */
const script = async (name) => single(await run(process.execPath, [`scripts/${name}.mjs`]));

/** Builds the core with a preset of CMakePresets.json and runs its unit tests. */
async function native(preset) {
  const built = await buildPreset(preset);
  if (built !== 0) return single(built);
  const report = join(reports, `${preset}.xml`);
  // The tests are counted in the output of each program, so CTest must not shorten it.
  const wholeOutput = ['passed', 'failed'].flatMap((kind) => [
    `--test-output-size-${kind}`,
    '10000000',
  ]);
  const options = ['--parallel', '2', '--no-tests=error', '--output-junit', report];
  const status = await run('ctest', ['--preset', preset, ...options, ...wholeOutput]);
  return ctestCounts(report, status);
}

async function clangTidy() {
  const folder = `${root}/core/`.replace(/[^\w/]/g, '\\$&');
  const sources = `^${folder}.*\\.c$`;
  return single(await run('run-clang-tidy', ['-quiet', '-p', 'build/asan', sources]));
}

async function vitest(name, ...config) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return vitestCounts(report, await run(npmBin('vitest'), ['run', ...config, ...reporters]));
}

async function playwright() {
  const report = join(reports, 'playwright.json');
  const status = await run(npmBin('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return playwrightCounts(report, status);
}

/** `full`: only npm run test:all runs it. */
const stages = [
  { id: 'lint', group: 'lint', title: 'Format and lint', go: () => script('lint') },
  { id: 'wasm', group: 'wasm', title: 'core.wasm', go: () => script('build-wasm') },
  {
    id: 'types',
    group: 'lint',
    title: 'TypeScript',
    needs: ['wasm'],
    go: async () => single(await run(npmBin('tsc'), ['--noEmit'])),
  },
  { id: 'gcc', group: 'native', title: 'Core, gcc', go: () => native('native') },
  { id: 'site', group: 'site', title: 'Site', needs: ['wasm'], go: () => script('build-site') },
  {
    id: 'unit',
    group: 'web',
    title: 'Vectors native and in WASM, architecture, web units',
    needs: ['wasm', 'gcc'],
    alone: true,
    go: () => vitest('vitest'),
  },
  {
    id: 'e2e',
    group: 'e2e',
    title: 'Chromium',
    needs: ['gcc', 'site'],
    alone: true,
    go: playwright,
  },
  {
    id: 'asan',
    group: 'native',
    title: 'Core, clang, ASan and UBSan',
    full: true,
    go: () => native('asan'),
  },
  {
    id: 'python',
    group: 'python',
    title: 'Python package',
    full: true,
    needs: ['wasm', 'site'],
    go: testPython,
  },
  {
    id: 'docs',
    group: 'python',
    title: 'Pages by Sphinx and MkDocs, with the directive',
    full: true,
    needs: ['python', 'site'],
    go: testDocs,
  },
  {
    id: 'coverage',
    group: 'native',
    title: 'Coverage of the core',
    full: true,
    go: () => script('coverage'),
  },
  {
    id: 'tidy',
    group: 'lint',
    title: 'clang-tidy',
    full: true,
    needs: ['asan'],
    go: clangTidy,
  },
  {
    id: 'engines',
    group: 'e2e',
    // An engine that is not installed counts as skipped, with all its checks.
    title: 'Firefox and WebKit',
    full: true,
    needs: ['site'],
    go: () => vitest('engines', '--root', '.', '--config', 'tests/engines/vitest.config.ts'),
  },
  {
    id: 'hosts',
    group: 'hosts',
    title: 'Pages of plain HTML, reveal.js and VitePress',
    full: true,
    needs: ['site'],
    go: testQuickHosts,
  },
  {
    id: 'bundlers',
    group: 'hosts',
    title: 'Apps built by Vite, webpack, esbuild, Rollup and Next',
    full: true,
    needs: ['site'],
    go: testBundlers,
  },
  {
    id: 'install',
    group: 'native',
    title: 'Installed library and example in C, gcc and clang',
    full: true,
    go: testInstall,
  },
  {
    id: 'language',
    group: 'web',
    title: 'A made-up language',
    full: true,
    needs: ['wasm'],
    go: testLanguage,
  },
  {
    id: 'size',
    group: 'web',
    title: 'Size budget',
    full: true,
    needs: ['site'],
    go: () => script('size'),
  },
  {
    id: 'fuzz',
    group: 'fuzz',
    title: 'Fuzz smoke run',
    full: true,
    needs: ['asan'],
    alone: true,
    go: () => fuzz(fuzzSmokeSeconds, [], { fresh: true }),
  },
];

/** The stages to run: those named by `only` and what they need, or else those of this command. */
function select({ all, only }) {
  if (!only) return stages.filter(({ full }) => all || !full);
  const names = only.split(',');
  const known = new Set(stages.flatMap((stage) => [stage.id, stage.group]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    console.error(`No stage "${unknown.join(', ')}"; there are: ${[...known].join(', ')}.`);
    process.exit(2);
  }
  const wanted = new Set();
  const add = (stage) => {
    wanted.add(stage);
    for (const need of stage.needs ?? []) add(stages.find(({ id }) => id === need));
  };
  stages.filter(({ id, group }) => names.includes(id) || names.includes(group)).forEach(add);
  return stages.filter((stage) => wanted.has(stage));
}

/** Runs one stage. A stage that cannot run, because one that it needs failed, counts as one failure. */
async function runStage(stage, number, results) {
  tell(`\n== ${number} ${stage.title}`);
  const started = performance.now();
  const broken = (stage.needs ?? []).find((need) => results.get(need).passed === 0);
  if (broken) tell(`Not run: "${broken}" failed.`);
  const counts = broken ? { passed: 0, failed: 1 } : await stage.go();
  results.set(stage.id, { ...counts, seconds: (performance.now() - started) / 1000 });
}

/** Runs all of them; resolves to the counts and the seconds of each, by id. */
async function runStages(chosen) {
  const results = new Map();
  const running = new Map();
  const waiting = [...chosen];
  const isReady = ({ needs = [] }) => needs.every((need) => results.has(need));
  const hasRoom = (stage) =>
    running.size === 0 ||
    (running.size < lanes && !stage.alone && [...running.keys()].every(({ alone }) => !alone));
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(isReady);
    if (next && hasRoom(next)) {
      waiting.splice(waiting.indexOf(next), 1);
      const action = () => runStage(next, `${chosen.indexOf(next) + 1}/${chosen.length}`, results);
      const ended = next.alone ? action() : inOnePiece(action);
      running.set(
        next,
        ended.finally(() => running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
  return results;
}

/**
 * Prints how many stories of which tests were left out. Each line of the file has a list: how many were left
 * out, how many there are, its name, and its part. Several workers of Playwright may report the same list.
 */
function reportLeftOut() {
  if (!existsSync(leftOut)) return;
  const tests = new Map();
  for (const line of new Set(readFileSync(leftOut, 'utf8').trim().split('\n'))) {
    const [left, all, name] = line.split('\t');
    const before = tests.get(name) ?? { left: 0, all: 0 };
    tests.set(name, { left: before.left + Number(left), all: before.all + Number(all) });
  }
  console.log('\nLeft out of heavy tests; npm run test:all has them:');
  for (const [name, { left, all }] of tests) console.log(`  ${left} of ${all}: ${name}`);
}

/** Lists the tests that stages name under `key`, if there are any. */
function listTests(title, chosen, results, key) {
  const names = chosen.flatMap(({ id }) => results.get(id)[key] ?? []);
  if (names.length === 0) return;
  console.log(`\n${title}:`);
  for (const name of names) console.log(`  ${name}`);
}

function summarise(chosen, results) {
  console.log('\n== Summary');
  for (const stage of chosen) {
    const { passed, failed, skipped = 0, seconds } = results.get(stage.id);
    const outcome = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${stage.title}: ${outcome}`);
  }
  reportLeftOut();
  listTests('Failed', chosen, results, 'names');
  listTests('Passed only on the second try', chosen, results, 'flaky');
  const total = (key) => sumOf([...results.values()].map((counts) => counts[key]));
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0;
}

if (values.all) process.env.STRIDEWISE_ALL = '1';
process.env.STRIDEWISE_LEFT_OUT = leftOut;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chosen = select(values);
process.exit(summarise(chosen, await runStages(chosen)) ? 0 : 1);
