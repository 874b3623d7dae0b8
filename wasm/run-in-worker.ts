/** Runs a long program to its end in a worker, so that the page stays responsive; `Core.adopt` takes over its memory. */
import type { Elsewhere } from './binding';
import { Loader, write } from './loader';

export interface Errand {
  module: WebAssembly.Module;
  source: string;
}

export function runElsewhere({ module, source }: Errand): Elsewhere {
  const core = new Loader(module).exports;
  const handle = core.sw_wasm_run(write(core, new TextEncoder().encode(source)), 0);
  return { memory: core.memory.buffer.slice(0), handle };
}
