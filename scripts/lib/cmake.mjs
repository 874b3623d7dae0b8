// Configures and builds a preset of CMakePresets.json.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, which } from './run.mjs';

/** The environment for CMake: uses ccache if it is installed (CMake reads this for new folders only). */
export function compilerLauncher() {
  const launcher = process.env.CMAKE_C_COMPILER_LAUNCHER ?? which('ccache') ?? '';
  return launcher ? { CMAKE_C_COMPILER_LAUNCHER: launcher } : {};
}

/** Configures a preset if need be and builds it; resolves to the exit status. */
export async function buildPreset(preset) {
  const configured = await run('cmake', ['--preset', preset], { env: compilerLauncher() });
  return configured || (await run('cmake', ['--build', '--preset', preset]));
}

/** Names of the executables built from a folder of tests/: tests/fuzz/fuzz_program.c -> fuzz_program. */
export const targetsOf = (folder, prefix) =>
  readdirSync(join(root, folder))
    .filter((file) => file.startsWith(prefix) && file.endsWith('.c'))
    .map((file) => file.slice(0, -2))
    .sort();
