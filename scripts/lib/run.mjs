// Runs programs, always with their output in sight, from the root of the repository.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { setPriority, constants as system } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { PRIORITY_LOW } = system.priority;

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The full path of a program, or undefined. */
export function which(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** Path of a program that an npm package installed. */
export const npmBin = (name) => join(root, 'node_modules', '.bin', name);

/** What is being run keeps its output here, where it does not run alone: a list of pieces. */
const output = new AsyncLocalStorage();

/**
 * Runs `action`; all that it says, and the programs that it runs, comes in one piece at the end.
 * `patient`: they take what time others leave.
 */
export async function inOnePiece(action, { patient = false } = {}) {
  const kept = Object.assign([], { patient });
  try {
    return await output.run(kept, action);
  } finally {
    process.stdout.write(Buffer.concat(kept.map((piece) => Buffer.from(piece))));
  }
}

/** A line of output. */
export function tell(line) {
  const kept = output.getStore();
  if (kept) kept.push(`${line}\n`);
  else console.log(line);
}

/** Streams the program's output and resolves to its exit status (128 if a signal ended it). */
export function run(command, args, { env } = {}) {
  return new Promise((resolve) => {
    const kept = output.getStore();
    const out = kept ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', out, out],
    });
    if (kept?.patient && child.pid) setPriority(child.pid, PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => kept.push(text));
    child.on('error', (error) => {
      tell(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (status) => resolve(status ?? 128));
  });
}

/** As run, but ends this process with the program's status when it fails. */
export async function must(command, args, options) {
  const status = await run(command, args, options);
  if (status !== 0) process.exit(status);
}

/** True when the program exits with 0; its output is dropped. */
export const succeeds = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore' }).status === 0;

/** One line that tells what happens next. */
export const say = (text) => tell(`\n== ${text}`);
