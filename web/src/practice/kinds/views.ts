/** A new shape for the same elements: view, copy or error, and where it is cut. */
import type { Draft, Level } from '../asked';
import {
  counting,
  countOf,
  dialectOf,
  list,
  programOf,
  reread,
  sizesOf,
  slice,
  tuple,
  turn,
} from '../programs';
import type { Random } from '../random';

/** Ways to write a number as a product. */
function shapesOf(count: number, dims: number): number[][] {
  if (dims === 1) return [[count]];
  const firsts = Array.from({ length: count }, (_, at) => at + 1).filter(
    (one) => count % one === 0,
  );
  return firsts.flatMap((first) =>
    shapesOf(count / first, dims - 1).map((rest) => [first, ...rest]),
  );
}

function shapeFor(random: Random, count: number, dims: readonly number[]): number[] {
  const all = shapesOf(count, random.pick(dims)).filter((shape) => !shape.includes(1));
  return all.length > 0 ? random.pick(all) : [count];
}

export function viewOrCopy(random: Random, level: Level): Draft {
  const dialect = dialectOf(random, level);
  const dims = level === 1 ? 2 : random.pick([2, 3] as const);
  const sizes = sizesOf(random, dims);
  const start = counting(dialect, sizes);
  const count = countOf(sizes);
  const cut = random.chance(0.25);
  const step = cut ? slice(random, dims) : random.chance(0.7) ? turn(random, dialect, dims) : '';
  const fewer = random.chance(0.1) ? [count + 1] : [];
  const shape = cut
    ? random.pick([[-1], [2, -1], [-1, 2]])
    : shapeFor(random, fewer[0] ?? count, level === 1 ? [1, 2] : [1, 2, 3]);
  const flat = dialect === 'numpy' ? 'ravel()' : 'flatten()';
  const view = dialect === 'numpy' ? 'reshape' : 'view';
  const call = random.pick([`${view}(${list(shape)})`, `reshape(${list(shape)})`, flat]);
  return {
    program: programOf(dialect, `a = ${start}${step}`, `b = a.${call}`),
    ask: ['VIEW_OR_COPY'],
  };
}

export function refusedView(random: Random): Draft {
  const dims = random.pick([2, 3, 3, 3, 3, 3] as const);
  const sizes = sizesOf(random, dims);
  const later = dims === 3 && random.chance(0.9);
  // Else it would nearly always be the last dim.
  const split = later && random.chance(0.6) ? -1 : sizes.length;
  const [begin, end] = [sizes.slice(0, split), sizes.slice(split)];
  const shape = [...shapeFor(random, countOf(begin), end.length ? [2] : [2, 3, 3]), ...end];
  const turned = later ? '.transpose(0, 1)' : turn(random, 'torch', dims);
  const line = `a = ${counting('torch', sizes)}${turned}`;
  return {
    program: programOf('torch', line, `b = a.view(${list(shape)})`),
    ask: ['STRADDLING_DIM'],
  };
}

export function storageCell(random: Random, level: Level): Draft {
  const dialect = dialectOf(random, level);
  const dims = level < 3 ? 2 : 3;
  const start = counting(dialect, sizesOf(random, dims));
  const wide = level > 1 && random.chance(0.2) ? [2, 3] : null;
  const step = wide
    ? dialect === 'torch'
      ? '.expand(2, 3)'
      : null
    : reread(random, dialect, level, dims);
  const one = wide ? counting(dialect, [3]) : start;
  const then = level > 1 && !wide && dims === 2 && random.chance(0.4) ? '[1:]' : '';
  return {
    program: programOf(
      dialect,
      `a = ${one}${then}`,
      step === null ? 'b = np.broadcast_to(a, (2, 3))' : `b = a${step}`,
    ),
    ask: ['STORAGE_CELL', 'STORAGE_CELL_BYTES'],
  };
}

/** Shapes whose number of elements is a product in several ways. */
const TABLES = [
  [2, 6],
  [6, 2],
  [3, 4],
  [4, 3],
  [2, 4],
  [4, 2],
  [2, 5],
];
const BLOCKS = [
  [2, 2, 3],
  [3, 2, 2],
  [2, 4, 2],
  [4, 3],
  [2, 6],
  [2, 2, 4],
  [2, 8],
];

/** Which size stands for -1. */
export function inferredSize(random: Random, level: Level): Draft {
  const dialect = dialectOf(random, level);
  const sizes = random.pick(level === 1 ? TABLES : BLOCKS);
  const shape = shapeFor(random, countOf(sizes), level === 1 ? [2] : [2, 3]);
  const at = random.below(shape.length);
  const known = shape.filter((_, order) => order !== at);
  if (random.chance(0.3)) known[0] = (known[0] ?? 1) + 1;
  const others = known.join(' * ') || '1';
  const asked = [...known.slice(0, at), -1, ...known.slice(at)];
  const way = dialect === 'torch' ? random.pick(['view', 'reshape']) : 'reshape';
  const call = `a.${way}(${list(asked)})`;
  const all = dialect === 'torch' ? 'a.numel()' : 'a.size';
  const program = programOf(dialect, `a = ${counting(dialect, sizes)}`);
  const says = (expression: string) => ({ expression, program });
  return {
    program: `${program}\nb = ${call}`,
    ask: {
      prompt: { own: 'inferred', values: [call, tuple(sizes)] },
      right: { expression: `b.shape[${at}]` },
      reasons: { PRINTED: 'WHAT_IS_LEFT' },
      told: 'result',
      wrong: [
        { says: 'ERROR', reason: 'SIZE_FITS' },
        { says: says(all), reason: 'ALL_OF_THEM' },
        { says: says(`a.shape[${Math.min(at, sizes.length - 1)}]`), reason: 'SIZE_KEPT' },
        { says: says(`a.shape[${random.below(sizes.length)}]`), reason: 'SIZE_KEPT' },
        { says: says(`${all} // (${others})`), reason: 'NOT_WHOLE' },
        { says: says(`${all} // (${others}) + 1`), reason: 'NOT_WHOLE', where: 'ERROR' },
        { says: says('a.ndim'), reason: 'NUMBER_OF_DIMS' },
      ],
    },
  };
}
