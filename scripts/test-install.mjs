// node scripts/test-install.mjs: builds and installs Stridewise with gcc and with clang, and builds
// examples/c against the installed library as README describes. npm run test:all adds its counts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilerLauncher } from './lib/cmake.mjs';
import { root, run, tell } from './lib/run.mjs';

const folder = join(root, 'build/install');
const example = join(root, 'examples/c');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const soname = `libstridewise.so.${version.split('.').slice(0, 2).join('.')}`;
const env = { CMAKE_GENERATOR: 'Ninja', ...compilerLauncher() };

const ask = (command, args, options) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', ...options });
const words = (text) => text.trim().split(/\s+/);

async function build(source, target, ...options) {
  const configured = await run('cmake', ['-S', source, '-B', target, ...options], { env });
  return configured === 0 && (await run('cmake', ['--build', target, '--parallel', '2'])) === 0;
}

/** Installs with the flags of a plain release build, -O3, and moves the result to `prefix`. */
async function installs(compiler, at, prefix) {
  const options = ['-DCMAKE_BUILD_TYPE=Release', '-DSTRIDEWISE_WERROR=ON'];
  const [target, first] = [join(at, 'release'), join(at, 'first')];
  if (!(await build(root, target, `-DCMAKE_C_COMPILER=${compiler}`, ...options))) return false;
  if (await run('cmake', ['--install', target, '--prefix', first])) return false;
  renameSync(first, prefix);
  const { stdout } = ask(join(prefix, 'bin/stridewise'), ['--version']);
  return stdout === `stridewise ${version}\n`;
}

/** The output that the example should print, taken from the installed command on the same lines. */
function expected(command, shown) {
  const lines = shown.filter((line) => line.startsWith('>>> ')).map((line) => line.slice(4));
  const answer = (...args) =>
    JSON.parse(ask(command, [...args, '-'], { input: lines.join('\n') }).stdout);
  const { error } = answer('run', '--json').statements.at(-1);
  const { scenes } = answer('explain', '--json', '--line', String(lines.length));
  const steps = scenes.map(({ step, sentence }) => `${String(step).padStart(3)}. ${sentence}`);
  return [
    `Stridewise ${version}, compiled against ${version}`,
    ...['', ...lines.map((line) => `>>> ${line}`), `${error.type}: ${error.message}`],
    ...['', 'Why, step by step:', '', ...steps],
    ...['', 't holds ["10","40","20","50","30","60"], at the addresses 0 3 1 4 2 5', ''],
  ].join('\n');
}

/** Whether a built program prints that output and is linked with the intended library. */
function works(program, { prefix, shared }) {
  const { stdout, status } = ask(program, []);
  const needs = ask('readelf', ['--dynamic', program]).stdout.includes(`[${soname}]`);
  const wanted = expected(join(prefix, 'bin/stridewise'), stdout.split('\n'));
  if (stdout !== wanted) tell(`It prints:\n${stdout}\nand not:\n${wanted}`);
  if (needs !== shared) tell(`It ${needs ? 'needs' : 'does not need'} ${soname}.`);
  return status === 0 && stdout === wanted && needs === shared;
}

async function worksWithCMake(compiler, at, { prefix, shared }) {
  const target = join(at, shared ? 'cmake-shared' : 'cmake-static');
  const options = [
    `-DCMAKE_C_COMPILER=${compiler}`,
    `-DCMAKE_PREFIX_PATH=${prefix}`,
    `-DBUILD_SHARED_LIBS=${shared ? 'ON' : 'OFF'}`,
  ];
  const built = await build(example, target, ...options);
  return built && works(join(target, 'refused_view'), { prefix, shared });
}

async function worksWithPkgConfig(compiler, at, { prefix, shared }) {
  const program = join(at, shared ? 'pkg-config-shared' : 'pkg-config-static');
  const asked = ['--cflags', '--libs', ...(shared ? [] : ['--static']), 'stridewise'];
  const { stdout } = ask('pkg-config', asked, {
    env: { ...process.env, PKG_CONFIG_PATH: join(prefix, 'lib/pkgconfig') },
  });
  const how = shared ? [`-Wl,-rpath,${join(prefix, 'lib')}`] : ['-static'];
  const args = [join(example, 'main.c'), ...words(stdout), ...how, '-o', program];
  return (await run(compiler, args)) === 0 && works(program, { prefix, shared });
}

/** Adds Stridewise to a project with -Werror: our flags must not reach its sources, nor our tests. */
async function isGuest(compiler, at, prefix) {
  const target = join(at, 'host');
  const options = [`-DCMAKE_C_COMPILER=${compiler}`, '-DCMAKE_C_FLAGS=-O0'];
  if (!(await build(join(root, 'tests/install'), target, ...options))) return false;
  const commands = JSON.parse(readFileSync(join(target, 'compile_commands.json'), 'utf8'));
  const { command } = commands.find(({ file }) => file === join(example, 'main.c'));
  const flags = words(command).filter((word) => /^-[^Ioc]/.test(word));
  const own = ['-O0', '-Wall', '-Wextra', '-Wpedantic', '-Wconversion', '-Werror'];
  if (flags.join() !== own.join()) tell(`The project is compiled with ${flags.join(' ')}.`);
  const installed = join(at, 'of-host');
  const status = await run('cmake', ['--install', target, '--prefix', installed]);
  const { stdout } = ask('ctest', ['--test-dir', target, '-N']);
  return (
    flags.join() === own.join() &&
    status === 0 &&
    !existsSync(installed) &&
    stdout.includes('Total Tests: 0') &&
    works(join(target, 'host'), { prefix, shared: false })
  );
}

/** CMake must refuse an unsuitable compiler in one sentence that names what is missing. */
function isRefused(compiler, at) {
  const options = [
    `-DCMAKE_C_COMPILER=${compiler}`,
    '-DCMAKE_C_FLAGS=-D__builtin_convertvector=lacking',
  ];
  const { status, stderr } = ask('cmake', ['-S', root, '-B', join(at, 'refused'), ...options], {
    env: { ...process.env, ...env },
  });
  const sentence = new RegExp(`\\(\\S*${compiler}\\S*\\) lacks the vectors of GNU C\\.`);
  return status !== 0 && sentence.test(words(stderr).join(' '));
}

/** The claims to check with one compiler. */
function claims(compiler) {
  const at = join(folder, compiler);
  const prefix = join(at, 'moved');
  const either = [
    { prefix, shared: false },
    { prefix, shared: true },
  ];
  return [
    ['builds without a warning, and is installed', () => installs(compiler, at, prefix)],
    ...either.flatMap((library) => [
      [`examples/c: CMake, shared ${library.shared}`, () => worksWithCMake(compiler, at, library)],
      [
        `examples/c: pkg-config, shared ${library.shared}`,
        () => worksWithPkgConfig(compiler, at, library),
      ],
    ]),
    ['add_subdirectory() leaves a strict project as it is', () => isGuest(compiler, at, prefix)],
    ['what a compiler lacks is said', () => isRefused(compiler, at)],
  ];
}

/** Resolves to how many of the claims hold. */
export async function testInstall() {
  rmSync(folder, { recursive: true, force: true });
  const counts = { passed: 0, failed: 0 };
  for (const compiler of ['gcc', 'clang'])
    for (const [claim, holds] of claims(compiler)) {
      const isSo = await holds();
      tell(`${isSo ? 'So it is' : 'Not so'} with ${compiler}: ${claim}.`);
      counts[isSo ? 'passed' : 'failed']++;
    }
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await testInstall();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
