// Runs other programs from the root of the repository, with their output in sight.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** The path of a program that an npm package installed. */
export const npmBin = (name) => join(root, 'node_modules', '.bin', name);

/** The output kept back by inOnePiece, a list of pieces; undefined outside of it. */
const output = new AsyncLocalStorage();

/**
 * Runs `action`. Its output, with that of the programs that it runs, is kept back and printed at once when
 * it ends: so two actions can run side by side.
 */
export async function inOnePiece(action) {
  const kept = [];
  try {
    return await output.run(kept, action);
  } finally {
    process.stdout.write(Buffer.concat(kept.map((piece) => Buffer.from(piece))));
  }
}

/** Prints a line, or keeps it back inside of inOnePiece. */
export function tell(line) {
  const kept = output.getStore();
  if (kept) kept.push(`${line}\n`);
  else console.log(line);
}

/** Runs a program, prints its output and resolves to its exit status: 127 if it cannot start, 128 if a signal ended it. */
export function run(command, args, { env } = {}) {
  return new Promise((resolve) => {
    const kept = output.getStore();
    const out = kept ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', out, out],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => kept.push(text));
    child.on('error', (error) => {
      tell(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (status) => resolve(status ?? 128));
  });
}

/** Runs a program; if it fails, this process ends with its status. */
export async function must(command, args, options) {
  const status = await run(command, args, options);
  if (status !== 0) process.exit(status);
}

/** Whether a program exits with status 0. Its output is dropped. */
export const succeeds = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore' }).status === 0;

/** Prints a heading: what happens next. */
export const say = (text) => tell(`\n== ${text}`);
