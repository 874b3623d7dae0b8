// Every case of the benchmarks runs, in WebAssembly, and gives what plain loops give.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { describedCases, elements, weighted } from '../../scripts/bench/kernels/cases.mjs';
import { peerRunner } from '../../scripts/bench/kernels/peer-runner.mjs';
import { wasmRunner } from '../../scripts/bench/kernels/runners.mjs';
import { drawScale, parseScale } from '../../scripts/bench/scale.mjs';

const root = join(import.meta.dirname, '../..');

interface Plain {
  dtype: string;
  shape: number[];
  at: (index: number[]) => number;
}

const sizeOf = (shape: number[]) => shape.reduce((product, size) => product * size, 1);

function unravel(number: number, shape: number[]): number[] {
  const index = new Array<number>(shape.length);
  let left = number;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    const size = shape[dim] ?? 1;
    index[dim] = left % size;
    left = Math.floor(left / size);
  }
  return index;
}

/** Tensors as functions of the index: slow, and plainly right. */
const plain = (() => {
  const make = (dtype: string, data: ArrayLike<number | bigint>, shape: number[]): Plain => ({
    dtype,
    shape,
    at: (index) => Number(data[index.reduce((sum, i, dim) => sum * (shape[dim] ?? 1) + i, 0)]),
  });
  const stretched = ({ shape, at }: Plain, index: number[]) => {
    const own = index.slice(index.length - shape.length);
    return at(own.map((i, dim) => (shape[dim] === 1 ? 0 : i)));
  };
  const each =
    (f: (...values: number[]) => number, result?: string) =>
    (...operands: Plain[]): Plain => {
      const rank = Math.max(...operands.map(({ shape }) => shape.length));
      const shape = Array.from({ length: rank }, (_, dim) =>
        Math.max(...operands.map((each) => each.shape[dim - rank + each.shape.length] ?? 1)),
      );
      const at = (index: number[]) => f(...operands.map((operand) => stretched(operand, index)));
      return { dtype: result ?? operands.at(-1)?.dtype ?? '', shape, at };
    };
  const along =
    (f: (a: number, b: number) => number) =>
    (a: Plain, dim: number): Plain => ({
      dtype: a.dtype,
      shape: a.shape.filter((_, i) => i !== dim),
      at: (index) => {
        const place = (i: number) => a.at([...index.slice(0, dim), i, ...index.slice(dim)]);
        let result = place(0);
        for (let i = 1; i < (a.shape[dim] ?? 0); i++) result = f(result, place(i));
        return result;
      },
    });
  const stored = (dtype: string, value: number) => {
    if (dtype === 'float32') return Math.fround(value);
    if (dtype === 'bool') return value ? 1 : 0;
    return dtype === 'uint8' ? value & 255 : dtype === 'int32' ? value | 0 : Math.trunc(value);
  };
  return {
    name: 'plain',
    dtypes: ['bool', 'uint8', 'int32', 'int64', 'float32', 'float64'],
    make,
    turn: (a: Plain): Plain => ({ ...a, at: ([i = 0, j = 0]) => a.at([j, i]) }),
    copy: (a: Plain) => a,
    cast: (a: Plain, dtype: string): Plain => ({ ...a, dtype }),
    ADD: each((x, y) => x + y),
    MUL: each((x, y) => x * y),
    GT: each((x, y) => (x > y ? 1 : 0), 'bool'),
    EQ: each((x, y) => (x === y ? 1 : 0), 'bool'),
    MAXIMUM: each(Math.max),
    BITAND: each((x, y) => x & y),
    SQRT: each(Math.sqrt),
    NEG: each((x) => -x),
    where: each((condition, x, y) => (condition ? x : y)),
    sum: along((x, y) => x + y),
    max: along(Math.max),
    read: (a: Plain) =>
      Float64Array.from({ length: sizeOf(a.shape) }, (_, i) => {
        const value = a.at(unravel(i, a.shape));
        return a.dtype === 'float64' ? value : stored(a.dtype, value);
      }),
  };
})();

let core: Awaited<ReturnType<typeof wasmRunner>>;

beforeAll(async () => {
  execFileSync('cmake', ['--build', '--preset', 'wasm', '--target', 'kernels'], { cwd: root });
  core = await wasmRunner(join(root, 'build/wasm/kernels.wasm'));
});

const names: string[] = Object.keys(describedCases());
const reference = peerRunner(plain);
const heavy = ['broadcast_4d']; // 16.7 million elements

test.each(names.filter((name) => reference.has({ name }) && !heavy.includes(name)))(
  '%s gives what plain loops give',
  async (name) => {
    core.prepare({ number: names.indexOf(name) });
    core.run({ number: names.indexOf(name) }, 1);
    await reference.prepare({ name });
    const expected = await reference.check();
    expect(Math.abs(core.check() - expected)).toBeLessThanOrEqual(1e-6 * Math.abs(expected));
  },
);

test('the others run', () => {
  const others = names.filter((name) => !reference.has({ name }) && !heavy.includes(name));
  expect(others).toContain('exp');
  for (const name of others) {
    core.prepare({ number: names.indexOf(name) });
    expect(core.run({ number: names.indexOf(name) }, 1)).toBeGreaterThan(0);
  }
});

test('elements are weighted by their places', () => {
  expect(weighted(elements('int32', [3], 7))).toBe(0 * 1 + 7 * 2 + 14 * 3);
});

test('a curve is drawn for each cost of each thing that grows', () => {
  const row = (series: string) => `${series} 1 10 10 10 10\n${series} 16 20 10 10 10\n`;
  const series = ['elements', 'dims', 'statements', 'writes', 'aliases'];
  const svg = drawScale(parseScale(series.map(row).join('')));
  expect(svg.match(/<polyline/g)).toHaveLength(4 * series.length);
  expect(svg).not.toContain('NaN');
});
