// Configures and builds a preset of CMakePresets.json.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Resolves to the exit status. */
export async function buildPreset(preset) {
  const configured = await run('cmake', ['--preset', preset]);
  return configured || (await run('cmake', ['--build', '--preset', preset]));
}

/** Names of the executables that one folder of tests/ gives: tests/fuzz/fuzz_view.c -> fuzz_view. */
export const targetsOf = (folder, prefix) =>
  readdirSync(join(root, folder))
    .filter((file) => file.startsWith(prefix) && file.endsWith('.c'))
    .map((file) => file.slice(0, -2))
    .sort();
