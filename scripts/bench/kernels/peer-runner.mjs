// A library in JavaScript as a runner. `library` has a function for each operation that it knows:
// { name, dtypes, make(dtype, data, shape), turn(tensor), ADD(a, b), ..., sum(tensor, dim), read(result) }.
// Cases without a function are skipped. `done` is awaited; `free` gets tensors that are no longer needed.
import { describedCases, elements, shapeOf, weighted } from './cases.mjs';
import { spent } from './runners.mjs';

const DTYPE_OF = { COPY: ({ detail }) => detail.toLowerCase() };

/** The call to measure, as a function without arguments; undefined if the library lacks it. */
function calling(library, one) {
  const { kind, detail, dtype } = one;
  const shapes = [one.a, one.b].map(shapeOf);
  if (!shapes[0] || (one.b !== 'NOTHING' && !shapes[1])) return undefined;
  if (!library.dtypes.includes(dtype)) return undefined;
  const names = { WHERE: 'where', SUM_TORCH: 'sum', MAX: 'max', VIEW: 'view' };
  const turned = one.a === 'TRANSPOSED';
  const name = kind === 'COPY' ? (turned ? 'copy' : 'cast') : (names[kind] ?? detail);
  if (['FILL', 'SCALED', 'SUM_NUMPY'].includes(kind) || !library[name]) return undefined;
  if (turned && !library.turn) return undefined;
  if (name === 'cast' && !library.dtypes.includes(DTYPE_OF.COPY(one))) return undefined;
  return () => {
    const made = [];
    const make = (...what) => made[made.push(library.make(...what)) - 1];
    const tensor = make(dtype, elements(dtype, shapes[0], 7), shapes[0]);
    const other = shapes[1] && make(dtype, elements(dtype, shapes[1], 11), shapes[1]);
    const condition = kind === 'WHERE' && make('bool', elements('bool', shapes[0], 5), shapes[0]);
    const a = turned ? () => library.turn(tensor) : () => tensor;
    const number = Number(detail);
    const calls = {
      BINARY: () => library[name](a(), other),
      UNARY: () => library[name](a()),
      WHERE: () => library.where(condition, a(), other),
      COPY: () => (turned ? library.copy(a()) : library.cast(a(), DTYPE_OF.COPY(one))),
      SUM_TORCH: () => library.sum(a(), number),
      MAX: () => library.max(a(), number),
      VIEW: () => library.view(a(), [32, -1, 64]),
    };
    return { call: library.prepared?.(name, made, one) ?? calls[kind], made };
  };
}

export function peerRunner(library) {
  const described = describedCases();
  let now = { made: [] };
  return {
    name: library.name,
    has: ({ name }) => calling(library, described[name]) !== undefined,
    prepare: async ({ name }) => {
      for (const tensor of now.made) library.free?.(tensor);
      now = calling(library, described[name])();
      now.view = described[name].kind === 'VIEW';
    },
    run: async (_, rounds) => {
      const begin = spent();
      for (let round = 0; round < rounds; round++) {
        const result = library.done ? await library.done(now.call()) : now.call();
        library.free?.(result);
      }
      return (spent() - begin) / rounds;
    },
    // Not compared: the core answers with a view and computes no elements.
    check: async () => (now.view ? 0 : weighted(await library.read(await now.call()))),
    close: () => {},
  };
}
