// Installs what is missing, and only that: node scripts/setup.mjs start|test|all [--no-install]
// System packages are installed if the user is root or may use sudo without a password. To decline:
// the flag (`npm start --no-install` sets it too) or STRIDEWISE_NO_INSTALL=1.
// Runs before anything is installed, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasPython } from './lib/python.mjs';
import { must, root, say, succeeds, which } from './lib/run.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Stridewise needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const clangHas = (file) =>
  which('clang') !== undefined &&
  existsSync(spawnSync('clang', [`-print-file-name=${file}`], { encoding: 'utf8' }).stdout.trim());

const clangRuntime = () =>
  clangHas(`libclang_rt.fuzzer-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.a`) ||
  clangHas('libclang_rt.fuzzer.a') ||
  clangHas('libclang_rt.fuzzer_osx.a');

const tool = (name, debian = name) => ({ name, debian, found: () => which(name) !== undefined });

const cmocka = {
  name: 'cmocka.h',
  debian: 'libcmocka-dev',
  found: () =>
    ['/usr/include', '/usr/local/include', '/opt/homebrew/include'].some((folder) =>
      existsSync(join(folder, 'cmocka.h')),
    ),
};

const needs = {
  start: [tool('cmake'), tool('ninja', 'ninja-build'), tool('emcc', 'emscripten')],
};
needs.test = [
  ...needs.start,
  tool('python3'),
  { ...tool('gcc'), debian: 'gcc libc6-dev' },
  cmocka,
  tool('clang-format'),
  tool('chromium'),
];
needs.all = [
  ...needs.test,
  {
    name: 'python3 (3.9 or newer) with venv and headers',
    debian: 'python3 python3-venv python3-dev',
    found: hasPython,
  },
  tool('clang'),
  tool('pkg-config'),
  tool('run-clang-tidy', 'clang-tidy'),
  { name: "clang's sanitizer and fuzzer runtime", debian: 'libclang-rt-dev', found: clangRuntime },
];

/** Installed along with something else if Debian has it; nothing needs it. */
const shell = tool('chromium-headless-shell');
const welcome = { start: [], test: [shell], all: [shell] };

/** Optional packages, installed if Debian has them. Without one, its checks are skipped and counted. */
const optional = [
  tool('firefox-esr'),
  tool('WebKitWebDriver', 'webkit2gtk-driver'),
  tool('Xvfb', 'xvfb'),
  tool(
    'latexmk',
    'latexmk texlive-latex-extra texlive-latex-recommended texlive-fonts-recommended',
  ),
];

const declined =
  process.argv.includes('--no-install') ||
  process.env.npm_config_install === '' ||
  !['', '0', undefined].includes(process.env.STRIDEWISE_NO_INSTALL);

const install = ['install', '-y', '--no-install-recommends'];

/** The command that starts apt-get, with its first arguments; null if this user may not install. */
function aptGet() {
  const isRoot = process.getuid?.() === 0;
  const sudo = !isRoot && which('sudo') && succeeds('sudo', ['-n', 'true']);
  if (declined || !which('apt-get') || !(isRoot || sudo)) return null;
  const quietly = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  return [...(isRoot ? ['env'] : ['sudo', '-n', 'env']), ...quietly];
}

async function installTools(missing) {
  const packages = missing.flatMap((need) => need.debian.split(' '));
  const apt = aptGet();
  if (!apt) {
    console.error(`Missing: ${missing.map((need) => need.name).join(', ')}.`);
    console.error('On Debian or Ubuntu this installs them:');
    console.error(`  sudo apt-get update && sudo apt-get ${[...install, ...packages].join(' ')}`);
    process.exit(1);
  }
  const extras = welcome[profile].filter((need) => !need.found()).map((need) => need.debian);
  const names = [...packages, ...extras].join(' ');
  say(
    `apt-get installs ${names} in some minutes; STRIDEWISE_NO_INSTALL=1 or --no-install declines`,
  );
  const [command, ...args] = apt;
  await must(command, [...args, 'update']);
  await must(command, [...args, ...install, ...packages]);
  for (const name of extras)
    if (!succeeds(command, [...args, ...install, name]))
      say(`apt-get has no ${name} here; it is not needed`);
}

/** Installs the missing packages that apt-get has. A failure is reported, and does not stop the setup. */
function installWhereThereIs(missing) {
  const apt = aptGet();
  if (!apt) return;
  const [command, ...args] = apt;
  say(`apt-get installs ${missing.map((need) => need.debian).join(' ')} where it has them`);
  succeeds(command, [...args, 'update']);
  for (const { debian } of missing)
    if (!succeeds(command, [...args, ...install, ...debian.split(' ')]))
      say(`apt-get has no ${debian} here; what is checked with it is skipped`);
}

/** npm writes the hidden lock file at the end of each install. */
function npmIsCurrent() {
  const [installed, wanted] = ['node_modules/.package-lock.json', 'package-lock.json'].map(
    (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return installed > 0 && installed >= wanted;
}

const profile = process.argv[2] ?? 'all';
if (!(profile in needs)) {
  console.error('usage: node scripts/setup.mjs start|test|all');
  process.exit(2);
}

const missing = needs[profile].filter((need) => !need.found());
if (missing.length > 0) await installTools(missing);
const without = profile === 'all' ? optional.filter((need) => !need.found()) : [];
if (without.length > 0) installWhereThereIs(without);

if (!npmIsCurrent()) {
  say('Installing npm packages');
  // Not `npm ci`: it refuses a lock file without the optional binaries of every other platform, and
  // not every registry has them all. --no-save installs what the lock file says and leaves it alone.
  // Install scripts are switched off: none of our packages needs one.
  await must('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=http',
  ]);
}
