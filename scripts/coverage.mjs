// npm run coverage -- [--programs] [--told N] [--failing N] [--count] [folder or file of core/ ...]
// Measures the lines and branches of the core that the tests in C and all recorded programs reach.
//   --told N     builds all stories of one in N recorded programs (default 6)
//   --failing N  makes allocations fail in one in N of them (default 4; 0: none), and while building
//                the stories of one in 50 N
//   --programs   leaves out the tests in C
//   --count      runs nothing and counts what ran since the last whole run, also by hand, such as
//                build/coverage/stridewise run FILE
// Prints a figure for each room and for the worst files. Lines and branches that were never reached are
// listed in build/coverage/holes.txt. A line that nothing can reach has a comment `not covered: why` and
// is not counted. After a whole run no room may be below its figure in tests/core/coverage.txt.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  batchOf,
  distilledInputs,
  outsidePrograms,
  pastedTexts,
  recordedPrograms,
  toldPrograms,
} from './lib/recorded.mjs';
import { root, run } from './lib/run.mjs';

const build = join(root, 'build/coverage');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    programs: { type: 'boolean' },
    told: { type: 'string', default: '6' },
    failing: { type: 'string', default: '4' },
    count: { type: 'boolean' },
  },
});
const places = positionals.length > 0 ? positionals : ['core/'];

/** The environment value for "no allocation fails". */
const NEVER = '1000000000';

async function must(command, args, statuses = [0]) {
  const status = await run(command, args);
  if (!statuses.includes(status)) throw new Error(`${command} ${args[0]}: ${status}`);
}

const filesOf = (ending) =>
  readdirSync(build, { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(build, file));

function written(name, text) {
  const path = join(build, name);
  writeFileSync(path, text);
  return path;
}

const numberOf = (text) => createHash('md5').update(text).digest().readUInt32BE();

/** Chooses one in N by a hash of the program, so that the choice stays when programs are added. */
const oneIn = (count, programs) =>
  Number(count) ? programs.filter((text) => numberOf(text) % Number(count) === 0) : [];

async function measure() {
  const options = ['-DCMAKE_C_COMPILER=gcc', '-DCMAKE_BUILD_TYPE=Debug', '-DSTRIDEWISE_TESTS=ON'];
  const flags = '-DCMAKE_C_FLAGS_DEBUG=-O0 --coverage';
  await must('cmake', ['-S', root, '-B', build, '-G', 'Ninja', ...options, flags]);
  await must('cmake', ['--build', build]);
  for (const file of filesOf('.gcda')) rmSync(file);
  const recorded = recordedPrograms();
  const others = [...outsidePrograms(), ...toldPrograms()];
  const pasted = batchOf(pastedTexts(), 'pasted');
  const told = batchOf([...oneIn(values.told, recorded), ...others]);
  const failing =
    batchOf(oneIn(values.failing, [...recorded, ...others]), 'run') +
    batchOf(oneIn(50 * values.failing, [...recorded, ...others])) +
    batchOf(oneIn(values.failing, pastedTexts()), 'pasted');
  const all = batchOf([...recorded, ...others, ...distilledInputs('fuzz_program')]);
  // The exit status is ignored: some programs raise errors or are refused. Their output is not read.
  const { status } = spawnSync(
    join(build, 'stridewise'),
    ['run', '--json', '--batch', written('all.txt', all)],
    { stdio: 'ignore' },
  );
  if (status !== 1 && status !== 2) throw new Error(`The recorded programs end with ${status}`);
  const asked = join(build, 'fail_allocations');
  // The exit status is ignored: it only says whether an allocation failed.
  await must(asked, [written('told.txt', told + pasted), NEVER], [1]);
  if (failing) await must(asked, [written('failing.txt', failing), 'new']);
  const apart = 'layers|house|exports|fail_allocations|test_work';
  if (!values.programs) await must('ctest', ['--test-dir', build, '-j2', '-Q', '-E', apart]);
}

const texts = new Map();
function textOf(name, line) {
  if (!texts.has(name)) texts.set(name, readFileSync(join(root, name), 'utf8').split('\n'));
  return texts.get(name)[line - 1] ?? '';
}
const isExcluded = (name, line) => /not covered: \w/.test(textOf(name, line));

/** Lines and branches by file of core/; a line counts once however often its header is included. */
function counted() {
  const files = new Map();
  const objects = filesOf('.gcda').filter((file) => file.includes('stridewise_core.dir'));
  const { stdout } = spawnSync('gcov', ['--json-format', '--stdout', '-b', ...objects], {
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  });
  for (const report of stdout.split('\n').filter(Boolean))
    for (const { file, lines } of JSON.parse(report).files) {
      const name = relative(root, join(root, file.startsWith('/') ? relative(root, file) : file));
      if (!name.startsWith('core/')) continue;
      if (!files.has(name)) files.set(name, new Map());
      const known = files.get(name);
      for (const { line_number: number, count, branches } of lines) {
        if (isExcluded(name, number)) continue;
        const line = known.get(number) ?? { count: 0, branches: [] };
        line.count += count;
        for (const [at, branch] of branches.entries())
          line.branches[at] = (line.branches[at] ?? 0) + branch.count;
        known.set(number, line);
      }
    }
  return files;
}

function sum(files) {
  const all = { lines: 0, gone: 0, branches: 0, taken: 0 };
  for (const lines of files)
    for (const { count, branches } of lines.values()) {
      all.lines++;
      all.gone += count > 0;
      all.branches += branches.length;
      all.taken += branches.filter((times) => times > 0).length;
    }
  return all;
}

const percent = (part, whole) => `${(whole ? (100 * part) / whole : 100).toFixed(1)} %`.padStart(8);
const say = (name, { lines, gone, branches, taken }) =>
  console.log(
    `${percent(gone, lines)} of ${String(lines).padStart(5)} lines,${percent(taken, branches)} of ${String(branches).padStart(5)} branches  ${name}`,
  );

/** `1+ 2-`: the first condition of the line was never true (+), the second never false (-). */
const never = (branches) =>
  branches
    .map((times, at) => (times === 0 ? `${(at >> 1) + 1}${at % 2 ? '-' : '+'}` : ''))
    .filter(Boolean)
    .join(' ');

function holesOf([name, lines]) {
  return [...lines]
    .sort(([a], [b]) => a - b)
    .filter(([, { count, branches }]) => count === 0 || branches.includes(0))
    .map(([number, { count, branches }]) => {
      const what = count === 0 ? 'line' : never(branches);
      return `${name}:${number}  ${what}    ${textOf(name, number).trim()}\n`;
    });
}

/** Per cent of lines, then of branches, as tests/core/coverage.txt has them; never rounded up. */
const reached = ({ lines, gone, branches, taken }) =>
  [gone / lines, branches ? taken / branches : 1].map((part) =>
    (Math.floor(part * 1000) / 10).toFixed(1),
  );

/** The rooms whose coverage is below the recorded figure. */
function fallen(rooms) {
  const floors = readFileSync(join(root, 'tests/core/coverage.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('core/'))
    .map((line) => line.split(/\s+/));
  return floors.filter(([room, ...least]) => {
    const has = rooms.has(room) ? reached(rooms.get(room)) : [0, 0];
    return least.some((bar, at) => Number(has[at]) < Number(bar));
  });
}

if (!values.count) await measure();
const files = [...counted()].filter(([name]) => places.some((place) => name.startsWith(place)));
const missed = ([, lines]) =>
  [...lines.values()].reduce(
    (sum, { branches }) => sum + branches.filter((times) => times === 0).length,
    0,
  );
files.sort((a, b) => missed(b) - missed(a));
written('holes.txt', files.flatMap(holesOf).join(''));
const rooms = new Map(
  [...new Set(files.map(([name]) => dirname(name)))]
    .sort()
    .map((room) => [
      room,
      sum(files.filter(([name]) => dirname(name) === room).map(([, lines]) => lines)),
    ]),
);
for (const [room, all] of rooms) say(room, all);
console.log('\nMost branches that nothing goes through:');
for (const file of files.slice(0, 20)) say(file[0], sum([file[1]]));
say('all', sum(files.map(([, lines]) => lines)));
const isWhole = positionals.length === 0 && !values.programs;
for (const [room, ...least] of isWhole ? fallen(rooms) : []) {
  console.error(`${room} had reached ${least.join(' % of lines and ')} % of branches.`);
  process.exitCode = 1;
}
