// Libraries for browsers, installed beside the project as peers/package.json pins them, and NumPy
// and PyTorch where there are any. What cannot be had is said.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../../lib/run.mjs';
import { peerRunner } from './peer-runner.mjs';
import { talk } from './runners.mjs';

const FOLDER = join(root, 'build/bench-peers');
const own = (file) => join(root, 'scripts/bench/kernels/peers', file);
const PEERS = ['tfjs', 'numpy-ts', 'jax', 'onnx', 'stdlib', 'scijs'];

async function install() {
  const wanted = readFileSync(own('package.json'), 'utf8');
  const stamp = join(FOLDER, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(own('package.json'), join(FOLDER, 'package.json'));
  writeFileSync(join(FOLDER, 'load.mjs'), 'export const load = (name) => import(name);\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', ['install', '--prefix', FOLDER, ...options])) !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** `{ runners, absent }`: those that could be loaded, and a sentence for each that could not. */
export async function browserPeers() {
  const found = { runners: [], absent: [] };
  if (!(await install())) {
    found.absent.push('The libraries for browsers could not be installed.');
    return found;
  }
  const { load } = await import(pathToFileURL(join(FOLDER, 'load.mjs')).href);
  for (const name of PEERS) {
    try {
      const { library } = await import(`./peers/${name}.mjs`);
      found.runners.push(peerRunner(await library(load, FOLDER)));
    } catch (error) {
      found.absent.push(`${name} could not be loaded: ${error.message.split('\n')[0]}`);
    }
  }
  return found;
}

/** NumPy and PyTorch on one thread: STRIDEWISE_PYTHON, or python3. */
export async function pythonPeers() {
  const found = { runners: [], absent: [] };
  const python = process.env.STRIDEWISE_PYTHON ?? 'python3';
  for (const name of ['numpy', 'torch']) {
    const program = talk(python, ['-W', 'ignore', 'tests/bench/libraries.py', name]);
    const version = await program.next();
    if (!version) {
      found.absent.push(`${name} is not there (STRIDEWISE_PYTHON names a Python that has it).`);
      continue;
    }
    const known = new Set((await program.next()).split(' '));
    found.runners.push({
      name: `${name} ${version}`,
      has: (one) => known.has(one.name),
      prepare: (one) => program.ask(`prepare ${one.name}`),
      run: async (_, rounds) => Number(await program.ask(`run ${rounds}`)),
      check: async () => Number(await program.ask('check')),
      close: program.close,
    });
  }
  return found;
}
