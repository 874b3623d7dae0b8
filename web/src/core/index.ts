import wasmUrl from '../../../build/wasm/core.wasm?url&no-inline';
import { Core, type CoreUnavailable } from '../../../wasm/binding';

export type * from './types';
export { Core, type CoreUnavailable, wasmUrl };

/**
 * The one core of this page: a browser refuses a page its 126th WebAssembly memory. Rejects where it
 * cannot be had; the next call tries again.
 */
export function loadCore(): Promise<Core> {
  return Core.load(wasmUrl);
}
