// Reads kernel_cases.def as data, and makes the operands of its cases like kernels.c.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/run.mjs';

const SIDE = 1024;

const SHAPES = {
  SQUARE: [SIDE, SIDE],
  TRANSPOSED: [SIDE, SIDE],
  ROW: [SIDE],
  COLUMN: [SIDE, 1],
  SINGLE: [],
  WIDE_A: [64, 1, 128, 1],
  WIDE_B: [1, 32, 1, 64],
  TINY_A: [3, 1],
  TINY_B: [3, 1, 3],
  TALL: [(SIDE * SIDE) / 4, 3],
  NARROW: [3],
};

const ARRAYS = {
  bool: Uint8Array,
  uint8: Uint8Array,
  int32: Int32Array,
  int64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
};

const plain = (name) => name.replace(/^SW_(BINARY_|UNARY_)?/, '');

/** The cases by name, each `{ name, kind, detail, dtype, a, b }`. */
export function describedCases() {
  const text = readFileSync(join(root, 'tests/bench/kernel_cases.def'), 'utf8');
  const rows = [...text.matchAll(/^CASE\((.*)\)$/gm)].map(([, row]) => row.split(', '));
  return Object.fromEntries(
    rows.map(([name, , kind, detail, dtype, a, b]) => [
      name,
      { name, kind, detail: plain(detail), dtype: plain(dtype).toLowerCase(), a, b },
    ]),
  );
}

/** The shape of an operand; undefined for layouts that only the core has. */
export const shapeOf = (place) => SHAPES[place];

export function elements(dtype, shape, factor) {
  const count = shape.reduce((product, size) => product * size, 1);
  const data = new ARRAYS[dtype](count);
  for (let i = 0; i < count; i++) {
    const number = (i * factor) % 1009;
    if (dtype.startsWith('float')) data[i] = number / 8;
    else if (dtype === 'int64') data[i] = BigInt(number);
    else data[i] = dtype === 'bool' ? number & 1 : number;
  }
  return data;
}

/** A checksum: the sum of all elements, each weighted by its position. */
export function weighted(data) {
  let sum = 0;
  for (let i = 0; i < data.length; i++) sum += Number(data[i]) * ((i % 8191) + 1);
  return sum;
}
