/** Copies arguments into the core's memory, and answers out of it; nothing here keeps a view of memory. */
import { type CoreExports, write } from './loader';
import type { Cells, Int } from './types';

const NO_CELLS: Cells = {
  labels: [],
  addresses: new Float64Array(),
  numbers: new Float64Array(),
  ghosts: new Float64Array(),
  reads: new Float64Array(),
};

/** Copies numbers and then a name into the input buffer; returns the bytes of the name. */
export function writeNamed(core: CoreExports, name: string, numbers: Int[] = []): number {
  const bytes = new TextEncoder().encode(name);
  const input = new Uint8Array(numbers.length * Float64Array.BYTES_PER_ELEMENT + bytes.length);
  input.set(new Uint8Array(Float64Array.from(numbers.map(Number)).buffer));
  input.set(bytes, input.length - bytes.length);
  write(core, input);
  return bytes.length;
}

/** The seven words of the struct Output in sw_wasm.c. */
export function output(core: CoreExports): Uint32Array {
  return new Uint32Array(core.memory.buffer, core.sw_wasm_output(), 7);
}

function text(core: CoreExports): string {
  const [data = 0, size = 0] = output(core);
  return new TextDecoder().decode(new Uint8Array(core.memory.buffer, data, size));
}

export function parse<Answer>(core: CoreExports): Answer {
  return JSON.parse(text(core)) as Answer;
}

export function cellsOf(core: CoreExports, found: number): Cells {
  if (!found) return NO_CELLS;
  const [, , addresses = 0, numbers = 0, ghosts = 0, reads = 0, count = 0] = output(core);
  const doubles = (address: number) => new Float64Array(core.memory.buffer, address, count).slice();
  return {
    labels: parse<(string | null)[] | null>(core),
    addresses: doubles(addresses),
    numbers: doubles(numbers),
    ghosts: doubles(ghosts),
    reads: doubles(reads),
  };
}
