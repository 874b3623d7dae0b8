// npm test: every check there is, in an order that fails fast, closing with one line of counts.
// Two stages run side by side, so that what one core can do alone leaves none idle; what is measured
// runs alone, but for a patient one, which takes what time is left. What runs beside another says all
// it has to say when it ends.
// npm test -- --only native,web runs the stages of those groups and what they need.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.mjs';
import { buildPreset } from './lib/cmake.mjs';
import { ctestCounts, playwrightCounts, single, vitestCounts } from './lib/counts.mjs';
import { inOnePiece, npmBin, root, run, tell } from './lib/run.mjs';
import { testQuickHosts } from './test-hosts.mjs';
import { testInstall } from './test-install.mjs';
import { testLanguage } from './test-language.mjs';
import { testPython } from './test-python.mjs';

const fuzzSmokeSeconds = 30;
const reports = join(root, 'build/reports');

const script = async (name) => single(await run(process.execPath, [`scripts/${name}.mjs`]));

async function native(preset) {
  const built = await buildPreset(preset);
  if (built !== 0) return single(built);
  const report = join(reports, `${preset}.xml`);
  const everything = [
    '--test-output-size-passed',
    '10000000',
    '--test-output-size-failed',
    '10000000',
  ];
  const status = await run('ctest', [
    ...['--preset', preset, '--parallel', '2', '--no-tests=error', '--output-junit', report],
    ...everything,
  ]);
  return ctestCounts(report, status);
}

async function clangTidy() {
  const folder = `${root}/core/`.replace(/[^\w/]/g, '\\$&');
  const sources = `^${folder}.*\\.c$`;
  return single(await run('run-clang-tidy', ['-quiet', '-p', 'build/asan', sources]));
}

async function vitest() {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return vitestCounts(report, await run(npmBin('vitest'), ['run', ...reporters]));
}

/** Engines that are not installed count as skipped, with all their checks. */
async function engines() {
  const report = join(reports, 'engines.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--root', '.', '--config', 'tests/engines/vitest.config.ts'];
  return vitestCounts(report, await run(npmBin('vitest'), ['run', ...config, ...reporters]));
}

async function playwright() {
  const report = join(reports, 'playwright.json');
  const status = await run(npmBin('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return playwrightCounts(report, status);
}

/**
 * They begin in this order, each when its needs are there. `patient`: beside any other, in what time that
 * leaves; nobody waits for it. `alone`: beside no other that is not patient.
 */
const stages = [
  { id: 'lint', group: 'lint', title: 'Format and lint', go: () => script('lint') },
  { id: 'wasm', group: 'wasm', title: 'core.wasm', go: () => script('build-wasm') },
  { id: 'gcc', group: 'native', title: 'Core, gcc', go: () => native('native') },
  {
    id: 'types',
    group: 'lint',
    title: 'TypeScript',
    needs: ['wasm'],
    go: async () => single(await run(npmBin('tsc'), ['--noEmit'])),
  },
  {
    id: 'unit',
    group: 'web',
    title: 'Vectors native and in WASM, architecture, web units',
    needs: ['wasm', 'gcc'],
    alone: true,
    go: vitest,
  },
  { id: 'site', group: 'site', title: 'Site', needs: ['wasm'], go: () => script('build-site') },
  {
    id: 'python',
    patient: true,
    group: 'python',
    title: 'Python package',
    needs: ['wasm'],
    go: testPython,
  },
  {
    id: 'asan',
    patient: true,
    group: 'native',
    title: 'Core, clang, ASan and UBSan',
    go: () => native('asan'),
  },
  { id: 'tidy', patient: true, group: 'lint', title: 'clang-tidy', needs: ['asan'], go: clangTidy },
  {
    id: 'coverage',
    patient: true,
    group: 'native',
    title: 'Coverage of the core',
    go: () => script('coverage'),
  },
  {
    id: 'install',
    patient: true,
    group: 'native',
    title: 'Installed library and example in C, gcc and clang',
    go: testInstall,
  },
  {
    id: 'size',
    patient: true,
    group: 'web',
    title: 'Size budget',
    needs: ['site'],
    go: () => script('size'),
  },
  { id: 'e2e', group: 'e2e', title: 'Browser', needs: ['site'], alone: true, go: playwright },
  {
    id: 'engines',
    group: 'e2e',
    title: 'Firefox and WebKit',
    needs: ['site'],
    go: engines,
  },
  {
    id: 'hosts',
    group: 'hosts',
    title: 'Pages of plain HTML, reveal.js and VitePress',
    needs: ['site'],
    go: testQuickHosts,
  },
  {
    id: 'language',
    patient: true,
    full: true,
    group: 'web',
    title: 'A made-up language',
    needs: ['wasm'],
    go: testLanguage,
  },
  {
    id: 'fuzz',
    group: 'fuzz',
    title: 'Fuzz smoke run',
    needs: ['asan'],
    alone: true,
    go: () => fuzz(fuzzSmokeSeconds, [], { fresh: true }),
  },
];

function select(only) {
  if (!only) return stages;
  const names = only.split(',');
  const known = new Set(stages.flatMap((stage) => [stage.id, stage.group]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    console.error(`No stage "${unknown.join(', ')}"; there are: ${[...known].join(', ')}.`);
    process.exit(2);
  }
  const wanted = new Set();
  const add = (stage) => {
    wanted.add(stage.id);
    for (const need of stage.needs ?? []) add(stages.find(({ id }) => id === need));
  };
  stages.filter(({ id, group }) => names.includes(id) || names.includes(group)).forEach(add);
  return stages.filter(({ id }) => wanted.has(id));
}

/** A stage whose need gave nothing is not run and counts as failed: nothing is left out unseen. */
async function runStage(stage, done) {
  const broken = (stage.needs ?? []).find((need) => done.get(need).passed === 0);
  if (!broken) return stage.go();
  tell(`Not run: "${broken}" failed.`);
  return { passed: 0, failed: 1 };
}

/** Runs all of them; resolves to the counts and the seconds of each, by id. */
async function runStages(chosen) {
  const done = new Map();
  const waiting = [...chosen];
  const running = new Map();
  const isReady = ({ needs = [] }) => needs.every((need) => done.has(need));
  /** The first of a kind that is ready waits for room, so that what runs alone has its turn. */
  const next = (patient) => {
    const isSo = (stage) => (stage.patient ?? false) === patient;
    const first = waiting.find((stage) => isSo(stage) && isReady(stage));
    const beside = chosen.filter((stage) => isSo(stage) && running.has(stage.id));
    const full = patient ? running.size >= lanes : beside.length >= lanes;
    const waits = beside.length > 0 && (full || first?.alone || beside.some(({ alone }) => alone));
    return waits ? undefined : first;
  };
  const start = (stage) => {
    const told = async () => {
      tell(`\n== ${chosen.indexOf(stage) + 1}/${chosen.length} ${stage.title}`);
      const started = performance.now();
      const counts = await runStage(stage, done);
      done.set(stage.id, { ...counts, seconds: (performance.now() - started) / 1000 });
    };
    const ended = stage.alone ? told() : inOnePiece(told, stage);
    running.set(
      stage.id,
      ended.finally(() => running.delete(stage.id)),
    );
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let stage = next(false) ?? next(true); stage; stage = next(false) ?? next(true)) {
      waiting.splice(waiting.indexOf(stage), 1);
      start(stage);
    }
    await Promise.race(running.values());
  }
  return done;
}

const lanes = 2;
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = select(values.only);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const done = await runStages(chosen);

console.log('\n== Summary');
for (const stage of chosen) {
  const { passed, failed, skipped = 0, notes = [], seconds } = done.get(stage.id);
  const outcome = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${stage.title}: ${outcome}`);
  for (const note of notes) console.log(`         ${note}`);
}
const total = (key) => [...done.values()].reduce((sum, counts) => sum + counts[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);
