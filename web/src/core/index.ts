import wasmUrl from '../../../build/wasm/core.wasm?url&no-inline';
import { Core } from '../../../wasm/binding';

export type * from './types';
export { Core, wasmUrl };

/**
 * The one core of this page: a browser refuses a page its 126th WebAssembly memory. Rejects where it
 * cannot be had; the next call tries again.
 */
export function loadCore(): Promise<Core> {
  return Core.load(wasmUrl);
}
