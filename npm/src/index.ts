/** The package's entry for browsers: one core a page, shared with the page's widgets. */
import { Core } from '../../wasm/binding';
import { type Run, runIn } from './api';

export type * from './api';

/** The address of core.wasm. */
let source: string | URL = new URL('__CORE__', import.meta.url);

/** Sets the address of core.wasm, for pages that host it elsewhere; call it before the first `run`. */
export function useCoreFrom(url: string | URL): void {
  source = url;
}

/** Runs a program of PyTorch or NumPy lines. Rejects only if the core can't be loaded. */
export async function run(program: string): Promise<Run> {
  return runIn(await Core.load(source), program);
}
