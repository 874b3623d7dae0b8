// Builds build/wasm/core-whole.wasm; from it the two halves that pages load, core.wasm and
// core-rest.wasm, and wasm/schema.generated.ts.
import { must, say } from './lib/run.mjs';

say('Building core.wasm');
// Debian's Emscripten looks for its JavaScript tools where only Debian's own Node would search.
await must('emcmake', ['cmake', '--preset', 'wasm'], {
  env: { NODE_PATH: '/usr/share/nodejs' },
});
await must('cmake', ['--build', '--preset', 'wasm']);
await must(process.execPath, ['scripts/split-wasm.mjs']);
await must(process.execPath, ['scripts/schema.mjs']);
