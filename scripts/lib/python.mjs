// Builds the Python package, and virtual environments to test it in.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compilerLauncher } from './cmake.mjs';
import { root, run, succeeds, tell, which } from './run.mjs';

const folder = join(root, 'build/python');
const headers = `import os, sys, sysconfig, venv, ensurepip
sys.exit(sys.version_info < (3, 9)
         or not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))`;

/** Finds a Python of 3.9 or later that can make environments and build extensions. */
export const hasPython = () =>
  which('python3') !== undefined && succeeds('python3', ['-c', headers]);

/** Makes a fresh environment with `packages`; resolves to its interpreter, undefined if pip fails. */
export async function makeEnvironment(name, packages) {
  const environment = join(folder, name);
  rmSync(environment, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (await run('python3', ['-m', 'venv', environment])) return undefined;
  const python = join(environment, 'bin/python');
  if (await install(python, packages)) {
    tell(
      'pip could not install what the Python package is tested with. It needs a package registry:',
    );
    tell(
      'above it names the one that it asked, and `pip config list` says which one that should be.',
    );
    return undefined;
  }
  return python;
}

const quiet = ['--quiet', '--disable-pip-version-check', '--no-input'];
export const install = (python, packages) =>
  run(python, ['-m', 'pip', 'install', ...quiet, ...packages]);

/** The path of the wheel that was built last; undefined if there is none. */
export const builtWheel = () => built('.whl');

const built = (ending) => {
  const dist = join(folder, 'dist');
  const file = existsSync(dist) && readdirSync(dist).find((name) => name.endsWith(ending));
  return file ? join(dist, file) : undefined;
};

/** Builds the sdist, and from that the wheel; resolves to their paths, or to undefined. */
export async function buildPackage(python) {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const args = ['-m', 'build', '--no-isolation', '--outdir', dist, root];
  const status = await run(python, args, { env: compilerLauncher() });
  const [sdist, wheel] = [built('.tar.gz'), built('.whl')];
  if (status === 0 && sdist && wheel) return { sdist, wheel };
  tell(
    'The wheel could not be built. That needs a C compiler, the headers of Python, and a registry',
  );
  tell('that has what pyproject.toml names under build-system.');
  return undefined;
}
