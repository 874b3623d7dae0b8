/** Sums along a dim, and matrix products. */
import type { Draft, Level } from '../asked';
import { dialectOf, ones, programOf, sizesOf } from '../programs';
import type { Random } from '../random';

export function reduced(random: Random, level: Level): Draft {
  const dialect = dialectOf(random, level);
  const dims = level < 3 ? 2 : 3;
  const numpy = dialect === 'numpy';
  const dim = random.below(dims) - (random.chance(0.3) ? dims : 0);
  const kept = random.chance(0.5) ? (numpy ? ', keepdims=True' : ', keepdim=True') : '';
  const name = random.pick(numpy ? ['sum', 'max', 'mean'] : ['sum', 'mean', 'amax']);
  return {
    program: programOf(
      dialect,
      `a = ${ones(dialect, sizesOf(random, dims))}`,
      `b = a.${name}(${numpy ? 'axis' : 'dim'}=${dim}${kept})`,
    ),
    ask: ['REDUCED_SHAPE'],
  };
}

export function product(random: Random, level: Level): Draft {
  const dialect = dialectOf(random, level);
  const [rows = 2, inner = 3, columns = 4] = sizesOf(random, 3);
  const batch = level === 3 && random.chance(0.4) ? [random.pick([2, 3])] : [];
  const second = random.pick([
    [inner, columns],
    [inner, columns],
    [columns, inner],
    [inner],
    [rows, columns],
  ]);
  return {
    program: programOf(
      dialect,
      `a = ${ones(dialect, [...batch, rows, inner])}`,
      `b = ${ones(dialect, second)}`,
      'c = a @ b',
    ),
    ask: ['PRODUCT_SHAPE'],
  };
}
