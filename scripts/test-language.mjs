// Checks that a new language needs only a row and a folder, with a made-up one: tests/language.
import { join } from 'node:path';
import { vitestCounts } from './lib/counts.mjs';
import { npmBin, root, run } from './lib/run.mjs';

export async function testLanguage() {
  const report = join(root, 'build/reports/language.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--root', '.', '--config', 'tests/language/vitest.config.ts'];
  return vitestCounts(report, await run(npmBin('vitest'), ['run', ...config, ...reporters]));
}
