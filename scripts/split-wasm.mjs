// Splits build/wasm/core-whole.wasm in two with Binaryen's wasm-split: core.wasm holds every
// function that a first visit calls (wasm/first-visit.mjs), core-rest.wasm all others. In core.wasm
// a call of one of those goes to an import of the module "rest"; wasm/loader.ts says what happens
// then. The profile counts calls, not time, so the same core always gives the same halves.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { visit } from '../wasm/first-visit.mjs';
import { moveRareText } from './lib/rare-text.mjs';
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
}

/** Which bytes of its memory a first visit reads. */
async function bytesRead() {
  const logged = join(work, 'logged.wasm');
  await must(binaryen('wasm-opt'), ['--instrument-memory', ...features, whole, '-o', logged]);
  const module = new WebAssembly.Module(readFileSync(logged));
  const read = new Uint8Array(2 ** 20);
  const env = {};
  for (const { name } of WebAssembly.Module.imports(module)) env[name] = (_id, value) => value;
  env.emscripten_notify_memory_growth = () => {};
  env.store_ptr = (_id, _size, _offset, address) => address;
  env.load_ptr = (_id, size, offset, address) => {
    read.fill(1, (address >>> 0) + offset, (address >>> 0) + offset + size);
    return address;
  };
  visit(new WebAssembly.Instance(module, { env }).exports);
  return read;
}

async function moveText() {
  const text = join(work, 'core.wat');
  await must(binaryen('wasm-dis'), [join(built, 'core.wasm'), ...features, '-o', text]);
  const [first, rest] = ['core', 'core-rest'].map((half) => join(built, `${half}.wasm`));
  const moved = moveRareText({
    whole: readFileSync(whole),
    elsewhere: readFileSync(join(built, 'core-moved.wasm')),
    first: readFileSync(first),
    rest: readFileSync(rest),
    firstAsText: readFileSync(text, 'utf8'),
    map: readFileSync(join(built, 'core-whole.map'), 'utf8'),
    read: await bytesRead(),
  });
  writeFileSync(first, moved.first);
  writeFileSync(rest, moved.rest);
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
await moveText();
for (const half of ['core', 'core-rest']) {
  const bytes = readFileSync(join(built, `${half}.wasm`));
  const sizes = [bytes, brotliCompressSync(bytes)].map(({ length }) => (length / 1024).toFixed(1));
  console.log(`${half}.wasm: ${sizes[0]} KB, ${sizes[1]} KB with brotli`);
}
