/** Text of programs: what is drawn by lot is written here, and nothing is known of what comes of it. */
import type { Level } from './asked';
import type { Random } from './random';

export type Dialect = 'torch' | 'numpy';

export const dialectOf = (random: Random, level: Level): Dialect =>
  level > 1 && random.chance(0.35) ? 'numpy' : 'torch';

export function programOf(dialect: Dialect, ...lines: string[]): string {
  return [dialect === 'torch' ? 'import torch' : 'import numpy as np', ...lines].join('\n');
}

export const list = (sizes: readonly number[]) => sizes.join(', ');
export const tuple = (sizes: readonly number[]) =>
  `(${list(sizes)}${sizes.length === 1 ? ',' : ''})`;

/** Ones of a shape. */
export function ones(dialect: Dialect, sizes: readonly number[]): string {
  return dialect === 'torch'
    ? `torch.ones(${sizes.length > 0 ? list(sizes) : '()'})`
    : `np.ones(${sizes.length === 1 ? list(sizes) : tuple(sizes)})`;
}

export const countOf = (sizes: readonly number[]) => sizes.reduce((all, one) => all * one, 1);

/** Numbers that count up, in a shape. */
export function counting(dialect: Dialect, sizes: readonly number[]): string {
  const line = `${dialect === 'torch' ? 'torch' : 'np'}.arange(${countOf(sizes)})`;
  if (sizes.length === 1) return line;
  return dialect === 'torch' ? `${line}.view(${list(sizes)})` : `${line}.reshape(${list(sizes)})`;
}

/** Small enough to be seen on a phone, and no two alike: else nobody could tell which is meant. */
export function sizesOf(random: Random, dims: number): number[] {
  const from = dims > 2 ? [2, 3, 4] : [2, 3, 4, 5];
  for (;;) {
    const sizes = random.shuffled(from).slice(0, dims);
    if (countOf(sizes) <= 24) return sizes;
  }
}

/** Steps that leave the same storage, read otherwise, as written behind a name: by how many dims that has. */
const turned = {
  torch: {
    2: ['.t()', '.T', '.transpose(0, 1)'],
    3: ['.permute(2, 0, 1)', '.permute(1, 2, 0)', '.transpose(1, 2)', '.transpose(0, 2)'],
  },
  numpy: {
    2: ['.T', '.transpose()', '.swapaxes(0, 1)'],
    3: ['.T', '.transpose(1, 0, 2)', '.transpose(2, 0, 1)', '.swapaxes(0, 2)', '.swapaxes(1, 2)'],
  },
} as const;
const sliced = {
  2: ['[1:]', '[:, 1:]', '[:, :2]', '[::2]', '[:, ::2]'],
  3: ['[:, 1:]', '[:, :, 1:]', '[1:]', '[:, ::2]', '[:, :, ::2]'],
} as const;
/** Refused by PyTorch. */
const backward = { 2: ['[::-1]', '[:, ::-1]'], 3: ['[::-1]', '[:, :, ::-1]'] } as const;

export type DimCount = 2 | 3;

export const turn = (random: Random, dialect: Dialect, dims: DimCount): string =>
  random.pick(turned[dialect][dims]);

export const slice = (random: Random, dims: DimCount): string => random.pick(sliced[dims]);

export function reread(random: Random, dialect: Dialect, level: Level, dims: DimCount): string {
  if (random.chance(0.5)) return turn(random, dialect, dims);
  const back = dialect === 'numpy' && level === 3 && random.chance(0.5);
  return back ? random.pick(backward[dims]) : slice(random, dims);
}
