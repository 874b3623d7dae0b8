// Tests widgets in pages built by other tools (Docusaurus, MkDocs, …): npm run test:hosts. --quick runs those
// that are part of npm run test:all. The tools are installed into build/hosts, at these versions:
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playwrightCounts, single } from './lib/counts.mjs';
import { installTools } from './lib/install-tools.mjs';
import { npmBin, root, run } from './lib/run.mjs';

const tried = JSON.parse(readFileSync(join(root, 'web/src/docs/tried.json'), 'utf8'));
const folder = join(root, 'build/hosts');
const quick = 'quick';

/** Resolves to the counts of passed and failed tests. */
export async function testHosts(which = Object.keys(tried)) {
  for (const name of which)
    if (!(await installTools(join(folder, name), tried[name]))) return single(1);
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
