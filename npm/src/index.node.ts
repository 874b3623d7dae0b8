/** The package's entry for Node and for servers: like index.ts, but programs run to their end. */
import { readFile } from 'node:fs/promises';
import { Core } from '../../wasm/binding';
import { unpacked } from '../../web/src/core/packed';
import { type Run, runIn } from './api';
import { packedCore } from './packed-core';

export type * from './api';

let source: string | URL | null = null;
let core: Promise<Core> | null = null;

/** Sets the path or `file:` URL of core.wasm; call it before the first `run`. */
export function useCoreFrom(url: string | URL): void {
  source = url;
  core = null;
}

async function brought(): Promise<Core> {
  if (source === null) return Core.fromModule(await unpacked(await packedCore()));
  return Core.fromBytes(new Uint8Array(await readFile(source)));
}

/** Runs a program of PyTorch or NumPy lines. Rejects only if the core can't be loaded; the error says why. */
export async function run(program: string): Promise<Run> {
  core ??= brought();
  return runIn(await core, program);
}
