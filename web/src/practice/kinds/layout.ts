/** Strides after a step that leaves the storage as it is. */
import type { Draft, Level, Wrong } from '../asked';
import {
  counting,
  type Dialect,
  type DimCount,
  dialectOf,
  programOf,
  reread,
  sizesOf,
} from '../programs';
import type { Random } from '../random';

/** The right expression of a question, and known wrong rules as expressions of the same two tensors. */
const ways: Record<Dialect, { right: string; wrong: readonly Wrong[] }> = {
  torch: {
    right: 'b.stride()',
    wrong: [
      { says: { expression: 'a.stride()' }, reason: 'STRIDES_BEFORE' },
      { says: { expression: 'b.clone().contiguous().stride()' }, reason: 'AS_IF_CONTIGUOUS' },
      { says: { expression: 'b.stride()[::-1]' }, reason: 'REVERSED' },
      { says: { expression: 'tuple(b.shape)' }, reason: 'SIZES_NOT_STRIDES' },
      { says: { expression: 'tuple(8 * one for one in b.stride())' }, reason: 'IN_BYTES' },
    ],
  },
  numpy: {
    right: 'b.strides',
    wrong: [
      { says: { expression: 'a.strides' }, reason: 'STRIDES_BEFORE' },
      { says: { expression: 'b.copy().strides' }, reason: 'AS_IF_CONTIGUOUS' },
      { says: { expression: 'b.strides[::-1]' }, reason: 'REVERSED' },
      {
        says: { expression: 'tuple(one // b.itemsize for one in b.strides)' },
        reason: 'IN_ELEMENTS',
      },
    ],
  },
};

export function strides(random: Random, level: Level): Draft {
  const dialect = dialectOf(random, level);
  const dims = level < 3 ? 2 : 3;
  const [start, step] = stepOf(random, dialect, level, dims);
  const { right, wrong } = ways[dialect];
  return {
    program: programOf(dialect, `a = ${start}`, `b = ${step}`),
    ask: {
      prompt: { own: dialect === 'torch' ? 'strides' : 'stridesInBytes', values: [right] },
      right: { expression: right },
      told: 'result',
      unless: 'min(b.shape) < 2',
      wrong,
    },
  };
}

function stepOf(random: Random, dialect: Dialect, level: Level, dims: DimCount): [string, string] {
  const start = counting(dialect, sizesOf(random, dims));
  if (level > 1 && random.chance(0.25)) {
    const line = counting(dialect, [random.pick([2, 3, 4])]);
    const rows = random.pick([2, 3, 5]);
    const count = line.match(/\d+/)?.[0];
    return dialect === 'torch'
      ? [line, `a.expand(${rows}, ${count})`]
      : [line, `np.broadcast_to(a, (${rows}, ${count}))`];
  }
  const first = level === 3 && random.chance(0.3) ? reread(random, dialect, 1, dims) : '';
  return [start + first, `a${reread(random, dialect, level, dims)}`];
}
