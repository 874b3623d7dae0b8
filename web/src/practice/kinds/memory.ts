/** Questions about shared storage and writes. */
import type { Draft, Level, Wrong } from '../asked';
import { counting, type Dialect, dialectOf, programOf, sizesOf } from '../programs';
import type { Random } from '../random';

const shares: Record<Dialect, string> = {
  torch: 'b.untyped_storage().data_ptr() == a.untyped_storage().data_ptr()',
  numpy: 'np.shares_memory(a, b)',
};

/** Calls on a tensor of two dims that share its storage, that copy, and that are refused. */
const calls: Record<Dialect, Record<'shared' | 'copied' | 'refused', readonly string[]>> = {
  torch: {
    shared: [
      'a[:, ::2]',
      'a[1:]',
      'a[1]',
      'a[:, 0]',
      'a.t()',
      'a.unsqueeze(0)',
      'a.narrow(1, 0, 2)',
      'a.diagonal()',
      'a[None]',
    ],
    copied: [
      'a[[0, 1]]',
      'a[:, [0, 1]]',
      'a[a > 2]',
      'a.clone()',
      'a.t().contiguous()',
      'a.repeat(2, 1)',
    ],
    refused: ['a[::-1]', 'a[:, ::-1]', 'a.expand(7, 9)', 'a.transpose(0, 2)', 'a.squeeze(2)'],
  },
  numpy: {
    shared: [
      'a[:, ::2]',
      'a[::-1]',
      'a[:, ::-1]',
      'a[1]',
      'a.T',
      'a[None]',
      'a.swapaxes(0, 1)',
      'a.ravel()',
    ],
    copied: ['a[[0, 1]]', 'a[:, [0, 1]]', 'a[a > 2]', 'a.copy()', 'a.flatten()', 'a.T.ravel()'],
    refused: ['np.broadcast_to(a, (7, 9))', 'a.swapaxes(0, 2)', 'a.squeeze(axis=0)'],
  },
};

/** Why each of the others is wrong, by what is right. */
const reasons: readonly Wrong[] = [
  { where: 'VIEW', says: 'COPY', reason: 'NOTHING_COPIED' },
  { where: 'VIEW', says: 'ERROR', reason: 'RUNS' },
  { where: 'COPY', says: 'VIEW', reason: 'OWN_STORAGE' },
  { where: 'COPY', says: 'ERROR', reason: 'RUNS' },
  { where: 'ERROR', says: 'VIEW', reason: 'NO_RESULT' },
  { where: 'ERROR', says: 'COPY', reason: 'NO_RESULT' },
];

export function sharing(random: Random, level: Level): Draft {
  const dialect = random.chance(level === 1 ? 0.25 : 0.5) ? 'numpy' : 'torch';
  const kind = random.pick(['shared', 'shared', 'copied', 'copied', 'refused'] as const);
  const call = random.pick(calls[dialect][kind]);
  return {
    program: programOf(dialect, `a = ${counting(dialect, sizesOf(random, 2))}`, `b = ${call}`),
    ask: {
      prompt: { own: 'sharing', values: [call] },
      right: { expression: shares[dialect], shares: true },
      told: 'result',
      reasons: { VIEW: 'NOTHING_COPIED' },
      wrong: reasons,
    },
  };
}

/** `b` of `a`, once as it is and once as who takes a copy for a view, or a view for a copy, would have it. */
interface Meant {
  b: string;
  other: string;
  /** How many indices an element of b takes. */
  dims: 1 | 2;
}

const meant: Record<Dialect, readonly Meant[]> = {
  torch: [
    { b: 'a.t()', other: 'a.t().clone()', dims: 2 },
    { b: 'a[1:]', other: 'a[1:].clone()', dims: 2 },
    { b: 'a[:, 1:]', other: 'a[:, 1:].clone()', dims: 2 },
    { b: 'a[1]', other: 'a[1].clone()', dims: 1 },
    { b: 'a[:, 1]', other: 'a[:, 1].clone()', dims: 1 },
    { b: 'a.view(-1)', other: 'a.view(-1).clone()', dims: 1 },
    { b: 'a.clone()', other: 'a', dims: 2 },
    { b: 'a[[0, 1]]', other: 'a[0:2]', dims: 2 },
    { b: 'a.t().contiguous()', other: 'a.t()', dims: 2 },
    { b: 'a + 0', other: 'a', dims: 2 },
  ],
  numpy: [
    { b: 'a.T', other: 'a.T.copy()', dims: 2 },
    { b: 'a[1:]', other: 'a[1:].copy()', dims: 2 },
    { b: 'a[::-1]', other: 'a[::-1].copy()', dims: 2 },
    { b: 'a[:, 1]', other: 'a[:, 1].copy()', dims: 1 },
    { b: 'a.ravel()', other: 'a.flatten()', dims: 1 },
    { b: 'a.flatten()', other: 'a.ravel()', dims: 1 },
    { b: 'a.copy()', other: 'a', dims: 2 },
    { b: 'a[[0, 1]]', other: 'a[0:2]', dims: 2 },
  ],
};

export function writes(random: Random, level: Level): Draft {
  const dialect = dialectOf(random, level);
  const { b, other, dims } = random.pick(meant[dialect]);
  const first = programOf(dialect, `a = ${counting(dialect, random.shuffled([2, 3]))}`);
  const after = (...lines: string[]) => ({
    expression: 'a.tolist()',
    program: [first, ...lines].join('\n'),
  });
  const ask = {
    prompt: { own: 'written', values: ['print(a.tolist())'] },
    right: { expression: 'a.tolist()' },
    before: after(),
    reasons: { CHANGED: 'WRITTEN_THROUGH', SAME: 'HAS_ITS_OWN' },
    told: 'end',
  } as const;
  const program = (write: string) => after(`b = ${b}`, write).program;
  if (level > 1 && random.chance(0.35)) {
    const write = random.pick(['b += 10', 'b = b + 10', 'b[:] = 0']);
    const kept = write === 'b = b + 10' ? 'NAME_MOVES' : 'HAS_ITS_OWN';
    return {
      program: program(write),
      kept: 2,
      ask: {
        ...ask,
        reasons: { ...ask.reasons, SAME: kept },
        wrong: [
          { says: after(), reason: 'WRITTEN_THROUGH' },
          { says: after(`b = ${other}`, write), reason: kept, where: 'SAME' },
          { says: after(write.replace(/b/g, 'a')), reason: kept, where: 'SAME' },
          { says: after(write.replace(/b/g, 'a')), reason: 'ONLY_ITS_PART', where: 'CHANGED' },
          { says: after(`b = ${b}`, 'b += 10'), reason: kept, where: 'SAME' },
          { says: 'ERROR', reason: 'RUNS' },
        ],
      },
    };
  }
  const [row, column] = [random.below(2), random.below(2)];
  const place = dims === 1 ? `${row}` : `${row}, ${column}`;
  const places = [place, `${column}, ${row}`, `${row}, 1`, `1, ${column}`];
  return {
    program: program(`b[${place}] = 9`),
    kept: 2,
    ask: {
      ...ask,
      wrong: [
        { says: after(), reason: 'WRITTEN_THROUGH' },
        { says: after(`b = ${other}`, `b[${place}] = 9`), reason: 'HAS_ITS_OWN', where: 'SAME' },
        ...places.flatMap((one): Wrong[] => [
          { says: after(`a[${one}] = 9`), reason: 'HAS_ITS_OWN', where: 'SAME' },
          { says: after(`a[${one}] = 9`), reason: 'COUNTED_IN_B', where: 'CHANGED' },
        ]),
      ],
    },
  };
}
