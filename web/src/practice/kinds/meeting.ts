/** Two shapes that meet: what comes of it, which dim is refused, what is written in place. */
import type { Draft, Level } from '../asked';
import { countOf, type Dialect, dialectOf, ones, programOf, sizesOf } from '../programs';
import type { Random } from '../random';

interface Chances {
  /** Chance that one size is changed to one that may not fit. */
  wrong: number;
  /** Chance that `a` has the longer shape. */
  first: number;
}

/** Two shapes made from one: sizes become 1, dims are left out, and now and then one size is another. */
function pairOf(random: Random, level: Level, { wrong, first }: Chances): [number[], number[]] {
  for (;;) {
    const dims = level === 1 ? 2 : random.pick([2, 3, 3]);
    const whole = sizesOf(random, dims);
    const narrowed = whole.map((size) => (random.chance(level === 1 ? 0.25 : 0.3) ? 1 : size));
    const few = whole.slice(random.below(dims));
    const other = few.map((size) => (random.chance(0.3) ? 1 : size));
    if (random.chance(wrong)) {
      const at = random.below(other.length);
      other[at] = random.pick((dims > 2 ? [2, 3] : [2, 3, 4, 5]).filter((one) => one !== few[at]));
    }
    if (level === 3 && random.chance(0.06)) other.splice(0, other.length);
    if (level === 3 && random.chance(0.06)) narrowed[random.below(dims)] = 0;
    const pair: [number[], number[]] = random.chance(first) ? [narrowed, other] : [other, narrowed];
    if (String(pair[0]) !== String(pair[1]) && countOf(whole) <= 24) return pair;
  }
}

function program(
  random: Random,
  level: Level,
  chances: Chances,
  line: (dialect: Dialect) => string,
) {
  const dialect = dialectOf(random, level);
  const [a, b] = pairOf(random, level, chances);
  return programOf(dialect, `a = ${ones(dialect, a)}`, `b = ${ones(dialect, b)}`, line(dialect));
}

export const resultShape = (random: Random, level: Level): Draft => ({
  program: program(
    random,
    level,
    { wrong: 0.35, first: 0.5 },
    () => `c = a ${random.pick(['+', '+', '*', '-'])} b`,
  ),
  ask: ['RESULT_SHAPE'],
});

export const refusedDim = (random: Random, level: Level): Draft => ({
  program: program(random, level, { wrong: 1, first: 0.5 }, () => 'c = a + b'),
  ask: ['FAULT_DIM'],
});

export const inPlace = (random: Random, level: Level): Draft => ({
  program: program(random, level, { wrong: 0.12, first: 0.9 }, (dialect) =>
    random.pick(['a += b', 'a = a + b', dialect === 'torch' ? 'a.add_(b)' : 'a *= b']),
  ),
  ask: ['IN_PLACE'],
});
