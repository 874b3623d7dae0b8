/** For browsers: one core a page, shared with the widgets on it. */
import { Core } from '../../wasm/binding';
import { type Run, runIn } from './api';

export type * from './api';

/** Where the core lies; a page may keep it elsewhere and say so once, before its first `run`. */
let source: string | URL = new URL('__CORE__', import.meta.url);

export function useCoreFrom(url: string | URL): void {
  source = url;
}

/** Runs a program of PyTorch or NumPy lines. Rejects only where the core cannot be had. */
export async function run(program: string): Promise<Run> {
  return runIn(await Core.load(source), program);
}
