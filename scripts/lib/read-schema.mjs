// What the core says of itself: the JSON of sw_schema (core/include/stridewise.h).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export function readSchema() {
  const module = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/schema.wasm')));
  const instance = new WebAssembly.Instance(module, {
    env: { emscripten_notify_memory_growth() {} },
  });
  const { memory, _initialize, sw_wasm_schema, sw_wasm_schema_size } = instance.exports;
  _initialize?.();
  const data = sw_wasm_schema();
  if (!data) throw new Error('the core gives no schema');
  const bytes = new Uint8Array(memory.buffer, data, sw_wasm_schema_size());
  return JSON.parse(new TextDecoder().decode(bytes));
}
