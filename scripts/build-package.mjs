// Builds the package for npm in build/package, and packs it: npm run package [-- --check]
// The element is the site's own (web/dist/v1): `npm run build:site` first.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import { keptBundled, writeLicences } from './lib/licences.mjs';
import { packedCore } from './lib/packed-core.mjs';
import { must, npmBin, root } from './lib/run.mjs';

const out = join(root, 'build/package');
const { version } = JSON.parse(await readFile(join(root, 'package.json')));
const source = JSON.parse(await readFile(join(root, 'npm/package.json')));

async function bundle(entries) {
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
    format: 'es',
  };
  await build({
    configFile: join(root, 'web/vite.package.config.ts'),
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: false,
      ssr: true,
      license: { fileName: 'bundled-node.json' },
      rollupOptions: { input: entries, preserveEntrySignatures: 'strict', output },
    },
  });
}

/** The package has the core once as a file and once as a script; their addresses are made relative here. */
async function nameCore(file, core) {
  const up = file.includes('/') ? '../' : './';
  const text = await readFile(join(out, file), 'utf8');
  await writeFile(
    join(out, file),
    text
      .replaceAll('__CORE__', up + core)
      .replaceAll('__PACKED_CORE__', `${up}packed-core.js`)
      .replaceAll('__COMMAND__', `${up}command.wasm`)
      .replaceAll('__PACKAGE__', up)
      .replaceAll('__VERSION__', version),
  );
}

/** Adds endings to the imports of declarations, as Node's resolution requires. */
async function declare() {
  await must(npmBin('tsc'), [
    ...['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', root],
    ...['--outDir', join(out, 'types'), '--project', join(root, 'npm/tsconfig.json')],
  ]);
  for (const file of await readdir(join(out, 'types'), { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(out, 'types', file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/(from '\.[^']*?)(\.js)?'/g, "$1.js'"));
  }
}

const writeJson = (name, value) =>
  writeFile(join(out, name), `${JSON.stringify(value, null, 2)}\n`);

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cp(join(root, 'web/dist/v1'), join(out, 'element'), {
  recursive: true,
  filter: (file) => !/\.(br|gz)$/.test(file),
});
await cp(join(root, 'npm/hosted'), join(out, 'hosted'), { recursive: true });
await cp(join(root, 'build/wasm/scripts.wasm'), join(out, 'command.wasm'));
for (const file of ['README.md', 'element.d.ts', 'react.d.ts', 'preact.d.ts'])
  await cp(join(root, 'npm', file), join(out, file));
await cp(join(root, 'LICENSE'), join(out, 'LICENSE'));
await cp(join(root, 'web/public/schema/messages-1.json'), join(out, 'messages-1.json'));
await writeFile(join(out, 'packed-core.js'), await packedCore());
const src = (name) => join(root, 'npm/src', name);
await build({ configFile: join(root, 'web/vite.modules.config.ts'), logLevel: 'error' });
await bundle({ 'index.node': src('index.node.ts'), command: src('command.ts') });
await writeLicences('package', [out], join(out, 'licences.txt'), await keptBundled('element'));
const written = await readdir(out, { recursive: true });
const core = written.find((name) => name.endsWith('.wasm') && name.startsWith('element'));
for (const file of written)
  if (file.endsWith('.js') && !/^(element|hosted)/.test(file)) await nameCore(file, core);
const command = join(out, 'command.js');
await writeFile(command, `#!/usr/bin/env node\n${await readFile(command, 'utf8')}`);
await declare();
const { module } = await runnerImport(join(root, 'npm/elements.ts'));
await writeJson('custom-elements.json', module.manifest);
const exports = { ...source.exports, './core.wasm': `./${core}` };
await writeJson('package.json', { ...source, version, exports });
await must('npm', ['pack', out, '--silent', '--pack-destination', join(root, 'build')]);
if (process.argv.includes('--check')) {
  const packed = join(root, 'build', `stridewise-${version}.tgz`);
  await must('npx', ['--yes', 'publint@0.3.25', '--strict', packed]);
  const attw = ['--yes', '@arethetypeswrong/cli@0.18.5', packed, '--profile', 'esm-only'];
  await must('npx', attw);
}
console.log(`The package is build/stridewise-${version}.tgz`);
