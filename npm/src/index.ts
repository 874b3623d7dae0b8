/** The package's entry for browsers: one core a page, shared with the page's widgets. */
import { Core } from '../../wasm/binding';
import { offerCoreAt, offerPackedCore } from '../../web/src/core/packed';
import { type Run, runIn } from './api';
import { packedCore } from './packed-core';

export type * from './api';

/**
 * Sets the address of core.wasm, for pages that host it as a file. Call it before the first `run`, and
 * before the first widget is drawn.
 */
export function useCoreFrom(url: string | URL): void {
  offerCoreAt(url);
}

/** Runs a program of PyTorch or NumPy lines. Rejects only if the core can't be loaded; the error says why. */
export async function run(program: string): Promise<Run> {
  offerPackedCore(packedCore);
  return runIn(await Core.load(''), program);
}
