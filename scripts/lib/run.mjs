// Runs programs, always with their output in sight, from the root of the repository.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
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

/** A tool of the Binaryen that Emscripten uses, which need not be in the PATH. */
export function binaryen(name) {
  const { stdout } = spawnSync('em-config', ['BINARYEN_ROOT'], { encoding: 'utf8' });
  const path = join(stdout?.trim() || '/', 'bin', name);
  return existsSync(path) ? path : name;
}

/** Path of a program that an npm package installed. */
export const npmBin = (name) => join(root, 'node_modules', '.bin', name);

/** Streams the program's output and resolves to its exit status (128 if a signal ended it). */
export function run(command, args, { env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
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
export const say = (text) => console.log(`\n== ${text}`);
