// Installs other people's tools at given versions, for tests: once, into a folder of their own.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tell } from './run.mjs';

const installers = {
  async npm(place, packages) {
    const manifest = { private: true, dependencies: packages };
    writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
    const quietly = ['--silent', '--no-audit', '--no-fund', '--ignore-scripts'];
    return run('npm', ['install', ...quietly, '--prefix', place]);
  },
  async pip(place, packages) {
    const wanted = Object.entries(packages).map(([name, version]) => `${name}==${version}`);
    const made = await run('python3', ['-m', 'venv', place]);
    const quietly = ['--quiet', '--disable-pip-version-check', '--no-input'];
    return made || run(join(place, 'bin/pip'), ['install', ...quietly, ...wanted]);
  },
};

/** Resolves to whether all are there: a file with their versions is written when all are installed. */
export async function installTools(place, { with: installer, packages }) {
  const note = join(place, 'installed.json');
  const wanted = JSON.stringify(packages);
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return true;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  if (await installers[installer](place, packages)) {
    tell(`${installer} could not install ${Object.keys(packages).join(', ')}.`);
    return false;
  }
  writeFileSync(note, wanted);
  return true;
}
