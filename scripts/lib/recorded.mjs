// The programs whose answers were recorded from the real libraries.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const vectors = join(root, 'tests/vectors');

/** All of them, or those of the files that begin with one of `names`. */
export function recordedPrograms(names = ['']) {
  return readdirSync(vectors, { recursive: true })
    .filter((file) => file.endsWith('.jsonl') && names.some((name) => file.startsWith(name)))
    .sort()
    .flatMap((file) => readFileSync(join(vectors, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line).program)
    .filter(Boolean);
}

/** As the command line reads many programs at once. */
export const batchOf = (programs) =>
  programs.map((program, at) => `# === ${at}\n${program}\n`).join('');
