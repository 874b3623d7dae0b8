// Splits build/wasm/core-whole.wasm in two with Binaryen's wasm-split: core.wasm holds every
// function that a first visit calls (wasm/first-visit.mjs), core-rest.wasm all others. In core.wasm
// a call of one of those goes to an import of the module "rest"; wasm/loader.ts says what happens
// then. The profile counts calls, not time, so the same core always gives the same halves.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { programs } from '../wasm/first-visit.mjs';
import { binaryen, must, root, say } from './lib/run.mjs';

// Emscripten drops the list of the features that its output uses.
const features = [
  'bulk-memory',
  'mutable-globals',
  'nontrapping-float-to-int',
  'reference-types',
  'sign-ext',
  'simd',
].map((name) => `--enable-${name}`);

const built = join(root, 'build/wasm');
const work = join(built, 'split');
const whole = join(built, 'core-whole.wasm');
const instrumented = join(work, 'instrumented.wasm');
const profile = join(work, 'first-visit.profile');

/** Calls `core` as a page does that shows each program and every step of its stories. */
function visit(core) {
  core._initialize?.();
  const words = () => new Uint32Array(core.memory.buffer, core.sw_wasm_output(), 2);
  const answer = () => {
    const [data, size] = words();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(core.memory.buffer, data, size)));
  };
  const input = (values) => {
    const address = core.sw_wasm_input(values.byteLength);
    new Uint8Array(core.memory.buffer).set(new Uint8Array(values.buffer), address);
    return values.byteLength;
  };
  for (const program of programs) {
    const size = input(Uint8Array.from(Buffer.from(program)));
    const handle = core.sw_wasm_run(size);
    if (!core.sw_wasm_transcript(handle)) throw new Error(`This program did not run:\n${program}`);
    for (const { index } of answer().statements) {
      if (!core.sw_wasm_story(handle, index)) continue;
      const { steps, operations } = answer();
      for (let step = 0; step < steps; step++) core.sw_wasm_scene(handle, index, step);
      for (const [operation, { tensors }] of operations.entries()) {
        for (const [tensor, { shape }] of tensors.entries()) {
          input(Float64Array.from([...shape.map(() => 0), ...shape]));
          core.sw_wasm_cells(handle, index, operation, tensor, shape.length);
          core.sw_wasm_storage(handle, index, operation, tensor, 0, 8);
        }
      }
    }
    core.sw_wasm_free(handle);
  }
}

async function writeProfile() {
  const { instance } = await WebAssembly.instantiate(readFileSync(instrumented), {
    env: { emscripten_notify_memory_growth() {} },
  });
  const core = instance.exports;
  visit(core);
  const size = core.__write_profile(0, 0);
  const address = core.sw_wasm_input(size);
  core.__write_profile(address, size);
  writeFileSync(profile, new Uint8Array(core.memory.buffer, address, size));
}

async function optimise(half) {
  const from = join(work, `${half}.wasm`);
  const to = join(built, `${half}.wasm`);
  await must(binaryen('wasm-opt'), ['-Oz', '--strip-debug', ...features, from, '-o', to]);
  const bytes = readFileSync(to);
  const sizes = [bytes, brotliCompressSync(bytes)].map(({ length }) => (length / 1024).toFixed(1));
  console.log(`${half}.wasm: ${sizes[0]} KB, ${sizes[1]} KB with brotli`);
}

say('Splitting core.wasm by what a first visit calls');
mkdirSync(work, { recursive: true });
await must(binaryen('wasm-split'), ['--instrument', whole, '-o', instrumented, ...features]);
await writeProfile();
await must(binaryen('wasm-split'), [
  '--split',
  whole,
  `--profile=${profile}`,
  `--primary-output=${join(work, 'core.wasm')}`,
  `--secondary-output=${join(work, 'core-rest.wasm')}`,
  '--import-namespace=core',
  '--placeholder-namespace=rest',
  '--export-prefix=%',
  ...features,
]);
await optimise('core');
await optimise('core-rest');
