// Tests the npm package in apps built by other tools (Vite, webpack, esbuild, Rollup, Next). The tools are
// installed into build/bundlers, at the versions of tests/bundlers/tools.json. Needs web/dist.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightCounts, single } from './lib/counts.mjs';
import { installTools } from './lib/install-tools.mjs';
import { npmBin, root, run } from './lib/run.mjs';

const folder = join(root, 'build/bundlers');
const tools = join(folder, 'tools');

/** Resolves to the counts of passed and failed tests. */
export async function testBundlers() {
  const wanted = JSON.parse(readFileSync(join(root, 'tests/bundlers/tools.json'), 'utf8'));
  if (!(await installTools(tools, wanted))) return single(1);
  if (await run(process.execPath, ['scripts/build-package.mjs'])) return single(1);
  const place = join(tools, 'node_modules/stridewise');
  rmSync(place, { recursive: true, force: true });
  cpSync(join(root, 'build/package'), place, { recursive: true });
  const report = join(folder, 'report.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '-c', 'tests/bundlers/playwright.config.ts', '--reporter=list,json'];
  return playwrightCounts(report, await run(npmBin('playwright'), args, { env }));
}
