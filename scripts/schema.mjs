// Writes wasm/schema.generated.ts from what core.wasm says of itself, so that events, errors,
// operations and dtypes have one source: the .def files of the core.
//
// sw_wasm_schema() returns the address of a NUL-terminated JSON object that maps the name of each
// TypeScript union to its members: {"DType": ["bool", "uint8", ...], "EventId": [...], ...}
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

function readSchema({ memory, sw_wasm_schema }) {
  const address = sw_wasm_schema();
  const bytes = new Uint8Array(memory.buffer);
  const text = new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
  return JSON.parse(text);
}

function union([name, members]) {
  return `export type ${name} =${members.map((member) => `\n  | '${member}'`).join('')};\n`;
}

const module = new WebAssembly.Module(readFileSync(join(root, 'build/wasm/core.wasm')));
const { exports } = new WebAssembly.Instance(module, {
  env: { emscripten_notify_memory_growth() {} },
});
exports._initialize?.();

if (exports.sw_wasm_schema) {
  const unions = Object.entries(readSchema(exports)).map(union);
  const heading =
    '// Written by scripts/schema.mjs from core.wasm; edit the .def files of the core.\n';
  writeFileSync(join(root, 'wasm/schema.generated.ts'), `${[heading, ...unions].join('\n')}`);
} else {
  console.log('core.wasm has no sw_wasm_schema yet: wasm/schema.generated.ts is left as it is.');
}
