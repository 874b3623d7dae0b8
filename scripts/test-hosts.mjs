// Widgets in pages of other tools, each built by the real one: npm run test:hosts
// The tools come from the registries into build/hosts, at these versions.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, npmBin, root, run } from './lib/run.mjs';

const python = {
  mkdocs: '1.6.1',
  'mkdocs-material': '9.8.1',
  sphinx: '9.0.4',
  'myst-parser': '5.2.0',
  nbconvert: '7.17.2',
  ipykernel: '7.4.0',
  ipython: '9.18.1',
};
const node = { 'reveal.js': '6.0.2', vitepress: '1.6.4' };

const folder = join(root, 'build/hosts');
const asked = JSON.stringify({ python, node });
const done = join(folder, `installed-${Buffer.from(asked).toString('base64url').slice(-24)}`);

if (!existsSync(done)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node'), { recursive: true });
  await must('python3', ['-m', 'venv', join(folder, 'venv')]);
  const wanted = Object.entries(python).map(([name, version]) => `${name}==${version}`);
  await must(join(folder, 'venv/bin/pip'), ['install', '--quiet', ...wanted]);
  const manifest = { private: true, type: 'module', dependencies: node };
  writeFileSync(join(folder, 'node/package.json'), JSON.stringify(manifest));
  await must('npm', ['install', '--silent', '--prefix', join(folder, 'node')]);
  writeFileSync(done, asked);
}
rmSync(join(folder, 'site'), { recursive: true, force: true });
mkdirSync(join(folder, 'site'));
process.exit(await run(npmBin('playwright'), ['test', '-c', 'tests/hosts/playwright.config.ts']));
