/** Runs a program to its end where nobody waits for it; `Core.adopt` takes over what is left. */
import type { Elsewhere } from './binding';
import { Loader, write } from './loader';

/** What is needed to run it; `written` as in Loader. */
export interface Errand {
  module: WebAssembly.Module;
  written: Uint8Array | null;
  source: string;
}

export function runElsewhere({ module, written, source }: Errand): Elsewhere {
  const loader = new Loader(module);
  loader.written = written;
  const core = loader.exports;
  const handle = core.sw_wasm_run(write(core, new TextEncoder().encode(source)), 0);
  return { memory: core.memory.buffer.slice(0), handle };
}
