// npm run coverage -- [--programs] [--told N] [folder or file of core/ ...]
// Which lines and branches of the core the tests in C and all recorded programs go through, with all
// that is told of one in N of these programs (10; all of them take long). Prints the figure of each
// room and of the worst files; the lines that nothing goes through are in build/coverage/holes.txt.
// `--programs` leaves out the tests in C.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { batchOf, recordedPrograms } from './lib/recorded.mjs';
import { root, run } from './lib/run.mjs';

const build = join(root, 'build/coverage');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { programs: { type: 'boolean' }, told: { type: 'string', default: '10' } },
});
const places = positionals.length > 0 ? positionals : ['core/'];

async function must(command, args, statuses = [0]) {
  const status = await run(command, args);
  if (!statuses.includes(status)) throw new Error(`${command} ${args[0]}: ${status}`);
}

const filesOf = (ending) =>
  readdirSync(build, { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(build, file));

async function measure() {
  const options = ['-DCMAKE_C_COMPILER=gcc', '-DCMAKE_BUILD_TYPE=Debug', '-DSTRIDEWISE_TESTS=ON'];
  const flags = '-DCMAKE_C_FLAGS_DEBUG=-O0 --coverage -fprofile-update=atomic';
  await must('cmake', ['-S', root, '-B', build, '-G', 'Ninja', ...options, flags]);
  const targets = values.programs ? ['--target', 'stridewise', 'fail_allocations'] : [];
  await must('cmake', ['--build', build, ...targets]);
  for (const file of filesOf('.gcda')) rmSync(file);
  const programs = recordedPrograms();
  const [all, told] = [join(build, 'programs.txt'), join(build, 'told.txt')];
  writeFileSync(all, batchOf(programs));
  writeFileSync(told, batchOf(programs.filter((_, at) => at % Number(values.told) === 0)));
  // The status says that some raise, and that some are refused. Nobody reads what they answer.
  const { status } = spawnSync(join(build, 'stridewise'), ['run', '--json', '--batch', all], {
    stdio: 'ignore',
  });
  if (status !== 1 && status !== 2) throw new Error(`The recorded programs end with ${status}`);
  // With failures so far apart each program runs undisturbed, and all that it tells is asked for.
  await must(join(build, 'fail_allocations'), [told, '1000000000']);
  const apart = 'layers|house|exports|fail_allocations';
  if (!values.programs) await must('ctest', ['--test-dir', build, '-j2', '-Q', '-E', apart]);
}

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

await measure();
const files = [...counted()].filter(([name]) => places.some((place) => name.startsWith(place)));
const missed = ([, lines]) => [...lines].filter(([, { count }]) => count === 0);
files.sort((a, b) => missed(b).length - missed(a).length);
writeFileSync(
  join(build, 'holes.txt'),
  files.flatMap((file) => missed(file).map(([line]) => `${file[0]}:${line}\n`)).join(''),
);
for (const room of [...new Set(files.map(([name]) => dirname(name)))].sort())
  say(room, sum(files.filter(([name]) => dirname(name) === room).map(([, lines]) => lines)));
console.log('\nMost lines that nothing goes through:');
for (const file of files.slice(0, 20)) say(file[0], sum([file[1]]));
say('all', sum(files.map(([, lines]) => lines)));
