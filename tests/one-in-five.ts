/**
 * Heavy tests take one story in five, so that nobody waits long for `npm test`. With STRIDEWISE_ALL=1, which
 * `npm run test:all` sets, they take all stories.
 */
import { appendFileSync } from 'node:fs';

export const takesAll = !['', '0', undefined].includes(process.env.STRIDEWISE_ALL);

/** The reason of tests that only `npm run test:all` runs: `test.skip(!takesAll, notQuick)`. */
export const notQuick = 'npm run test:all runs it';

/**
 * Every fifth of a list, from the first on: the same ones in each run, and at least one of each list that is
 * not empty. `name` says what the list holds. Lists that are counted together have the same name, and each
 * has another `part`.
 */
export function oneInFive<T>(list: readonly T[], name: string, part = ''): T[] {
  const taken = list.filter((_, at) => takesAll || at % 5 === 0);
  const left = list.length - taken.length;
  if (left > 0) report(left, list.length, name, part);
  return taken;
}

/** The numbers go into a file for scripts/test.mjs; where a test is run by hand they are printed. */
function report(left: number, all: number, name: string, part: string) {
  const file = process.env.STRIDEWISE_LEFT_OUT;
  if (file) appendFileSync(file, `${[left, all, name, part].join('\t')}\n`);
  else console.log(`Left out ${left} of ${all} ${name} ${part}; STRIDEWISE_ALL=1 takes all`);
}
