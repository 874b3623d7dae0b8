import wasmUrl from '../../../build/wasm/core.wasm?url&no-inline';
import restUrl from '../../../build/wasm/core-rest.wasm?url&no-inline';
import { Core } from '../../../wasm/binding';

export type * from './types';
export { Core, wasmUrl };

let shared: Promise<Core> | undefined;

/**
 * The one core of this page: a browser refuses a page its 126th WebAssembly memory. Whoever knows
 * that the first half will not do asks for `both` before anybody else asks.
 */
export function loadCore(both = false): Promise<Core> {
  const core = shared ?? Core.load(wasmUrl, restUrl, both);
  shared = core;
  return core;
}
