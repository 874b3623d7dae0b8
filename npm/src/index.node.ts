/** The package's entry for Node: like index.ts, but reads the core from the package. */
import { readFile } from 'node:fs/promises';
import { Core } from '../../wasm/binding';
import { type Run, runIn } from './api';

export type * from './api';

let source: string | URL = new URL('__CORE__', import.meta.url);
let core: Promise<Core> | null = null;

export function useCoreFrom(url: string | URL): void {
  source = url;
  core = null;
}

export async function run(program: string): Promise<Run> {
  core ??= readFile(source).then((bytes) => Core.fromBytes(new Uint8Array(bytes)));
  return runIn(await core, program);
}
