// Builds the sdist of the Python package and from it the wheel, checks both, and tests the wheel in a
// fresh virtual environment with NumPy, then in notebooks. STRIDEWISE_TORCH=1 adds PyTorch. npm run test:all
// runs it and adds its counts; run directly, it prints them.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStory } from './build-story.mjs';
import { pytestCounts, single } from './lib/counts.mjs';
import { buildPackage, install, makeEnvironment } from './lib/python.mjs';
import { root, run, tell } from './lib/run.mjs';
import { testNotebook } from './test-notebook.mjs';

const tests = join(root, 'python/tests');
const isAsked = (name) => !['', '0', undefined].includes(process.env[name]);

const requirements = () => {
  const lists = [
    'requirements.txt',
    ...(isAsked('STRIDEWISE_TORCH') ? ['requirements-torch.txt'] : []),
  ];
  return lists.flatMap((list) => ['-r', join(tests, list)]);
};

/** Checks the metadata as a package index would, and the types of the public modules. */
async function gates(python, { sdist, wheel }) {
  const checks = [
    [join(dirname(python), 'twine'), ['check', '--strict', sdist, wheel]],
    [join(dirname(python), 'check-wheel-contents'), [wheel]],
    [join(dirname(python), 'abi3audit'), ['--strict', '--report', wheel]],
    [python, ['-m', 'mypy', '--config-file', 'pyproject.toml', '--strict', 'python/stridewise']],
  ];
  let [passed, failed] = [0, 0];
  for (const [command, args] of checks)
    if ((await run(command, args)) === 0) passed++;
    else {
      failed++;
      tell(`Not so: ${[command, ...args].join(' ')}`);
    }
  return { passed, failed };
}

/** Runs the tests against the installed wheel: -P keeps the source folder out of the path. */
async function pytest(python) {
  const report = join(root, 'build/reports/python.xml');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const args = ['-P', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--rootdir', tests];
  const status = await run(python, [...args, `--junitxml=${report}`, tests], {
    env: { PYTHONPATH: '' },
  });
  return pytestCounts(report, status);
}

export async function testPython() {
  await buildStory();
  const python = await makeEnvironment('fresh', requirements());
  const built = python && (await buildPackage(python));
  if (!built || (await install(python, ['--no-index', '--no-deps', built.wheel]))) return single(1);
  const counts = [await gates(python, built), await pytest(python)];
  counts.push(await testNotebook(built.wheel));
  const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { passed, failed, skipped } = await testPython();
  console.log(`${passed} passed, ${failed} failed, ${skipped ?? 0} skipped`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
