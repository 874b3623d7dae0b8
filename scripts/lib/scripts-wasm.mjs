// Calls scripts.wasm: answers of the core for scripts and tests, which no page needs (wasm/scripts.c).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const imports = { env: { emscripten_notify_memory_growth() {} } };

function fresh() {
  const module = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/scripts.wasm')));
  const { exports } = new WebAssembly.Instance(module, imports);
  exports._initialize?.();
  return exports;
}

function text({ memory, sw_wasm_size }, data) {
  if (!data) throw new Error('the core gives no answer');
  return new TextDecoder().decode(new Uint8Array(memory.buffer, data, sw_wasm_size()));
}

/** The JSON of sw_schema (core/include/stridewise.h). */
export function readSchema() {
  const core = fresh();
  return JSON.parse(text(core, core.sw_wasm_schema()));
}

/** The output of `stridewise explain` for one statement. */
export function explain(source, statement) {
  const core = fresh();
  const program = new TextEncoder().encode(source);
  const at = core.sw_wasm_input(program.length);
  new Uint8Array(core.memory.buffer, at, program.length).set(program);
  return text(core, core.sw_wasm_explain(program.length, statement));
}
