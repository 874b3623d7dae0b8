import wasmUrl from '../../../build/wasm/core.wasm?url&no-inline';
import restUrl from '../../../build/wasm/core-rest.wasm?url&no-inline';
import { Core } from '../../../wasm/binding';

export type * from './types';
export { Core, wasmUrl };

let shared: Promise<Core> | undefined;

/** The one core of this page: a browser refuses a page its 126th WebAssembly memory. */
export function loadCore(): Promise<Core> {
  const core = shared ?? Core.load(wasmUrl, restUrl);
  shared = core;
  return core;
}
