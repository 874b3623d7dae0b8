// Builds build/wasm/core.wasm and, from it, wasm/schema.generated.ts.
import { must, say } from './lib/run.mjs';

say('Building core.wasm');
// Debian's Emscripten looks for its JavaScript tools where only Debian's own Node would search.
await must('emcmake', ['cmake', '--preset', 'wasm'], {
  env: { NODE_PATH: '/usr/share/nodejs' },
});
await must('cmake', ['--build', '--preset', 'wasm']);
await must(process.execPath, ['scripts/schema.mjs']);
