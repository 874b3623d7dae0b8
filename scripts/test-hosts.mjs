// Tests widgets in pages built by other tools (Docusaurus, MkDocs, …): npm run test:hosts. --quick runs those
// that are part of npm run test:all. The tools are installed into build/hosts, at these versions:
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playwrightCounts, single } from './lib/counts.mjs';
import { npmBin, root, run, tell } from './lib/run.mjs';

const tried = JSON.parse(readFileSync(join(root, 'web/src/docs/tried.json'), 'utf8'));
const folder = join(root, 'build/hosts');
const quick = 'quick';

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

/** Installs a set of tools once: a file with their versions is written when all are installed. */
async function install(name) {
  const { with: installer, packages } = tried[name];
  const place = join(folder, name);
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

/** Resolves to the counts of passed and failed tests. */
export async function testHosts(which = Object.keys(tried)) {
  for (const name of which) if (!(await install(name))) return single(1);
  rmSync(join(folder, 'site'), { recursive: true, force: true });
  mkdirSync(join(folder, 'site'));
  const report = join(folder, 'report.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, STRIDEWISE_HOSTS: which.join() };
  const args = ['test', '-c', 'tests/hosts/playwright.config.ts', '--reporter=list,json'];
  return playwrightCounts(report, await run(npmBin('playwright'), args, { env }));
}

export const testQuickHosts = () => testHosts([quick]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await (process.argv.includes('--quick')
    ? testQuickHosts()
    : testHosts());
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
