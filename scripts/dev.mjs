// npm run dev: Vite's development server; core.wasm is rebuilt when its sources change.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { must, npmBin, root, run, say } from './lib/run.mjs';

await must(process.execPath, ['scripts/build-wasm.mjs']);

let building = false;
let again = false;
async function rebuild() {
  again = building;
  if (building) return;
  building = true;
  await run(process.execPath, ['scripts/build-wasm.mjs']);
  building = false;
  if (again) rebuild();
}

// Editors write a file in several events; 100 ms joins them into one build.
let timer;
for (const folder of ['core', 'wasm']) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!/\.(c|h|def|txt)$/.test(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(rebuild, 100);
  });
}

say('Starting the development server; core/ and wasm/ are watched');
process.exit(await run(npmBin('vite'), ['web']));
