// Starts the libraries to compare with: those for browsers, installed outside the project as
// peers/package.json pins them, and NumPy and PyTorch if available. Missing ones are reported.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../lib/run.mjs';
import { numberOf, talk } from './runners.mjs';

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

/** A library in its own process. It prints its name, its cases, then an answer a line. */
async function served(name, command, args) {
  const program = talk(command, args);
  const said = await program.next();
  if (!said) return undefined;
  const known = new Set((await program.next()).split(' '));
  const ask = async (line) => {
    const answer = await program.ask(line);
    if (!answer || answer.startsWith('cannot')) throw new Error(answer ?? `${name} ended`);
    return answer;
  };
  return {
    name: said,
    has: (one) => known.has(one.name),
    prepare: (one) => ask(`prepare ${one.name}`),
    run: async (_, rounds) => Number(await ask(`run ${rounds}`)),
    check: async () => numberOf(await ask('check')),
    close: program.close,
  };
}

async function all(names, start, reason) {
  const found = { runners: [], absent: [] };
  for (const name of names) {
    const runner = await start(name);
    if (runner) found.runners.push(runner);
    else found.absent.push(`${name} ${reason}`);
  }
  return found;
}

/** `{ runners, absent }`: the loaded libraries, and a sentence for each that is missing. */
export async function browserPeers() {
  const installed = await install();
  const start = (name) =>
    installed && served(name, process.execPath, [own('../serve.mjs'), name, FOLDER]);
  return all(PEERS, start, 'could not be loaded.');
}

/** NumPy and PyTorch on one thread: STRIDEWISE_PYTHON, or python3. */
export function pythonPeers() {
  const python = process.env.STRIDEWISE_PYTHON ?? 'python3';
  const start = (name) => served(name, python, ['-W', 'ignore', 'tests/bench/libraries.py', name]);
  return all(
    ['numpy', 'torch'],
    start,
    'is not there (STRIDEWISE_PYTHON names a Python that has it).',
  );
}
