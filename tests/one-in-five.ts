/**
 * Heavy tests take one story in five, so that nobody waits long for `npm test`. With STRIDEWISE_ALL=1, which
 * `npm run test:all` sets, they take all stories.
 */
import { appendFileSync } from 'node:fs';

export const takesAll = !['', '0', undefined].includes(process.env.STRIDEWISE_ALL);

/**
 * Every fifth of a list, from the first on: the same ones in each run, and at least one of each list that is
 * not empty. `name` says in the output of which stories how many were left out.
 */
export function oneInFive<T>(list: readonly T[], name: string): T[] {
  const taken = list.filter((_, at) => takesAll || at % 5 === 0);
  const left = list.length - taken.length;
  if (left > 0) tell(`${left} of ${list.length}: ${name}`);
  return taken;
}

/** scripts/test.mjs gathers the lines in a file; where a test is run by hand they are printed. */
function tell(line: string) {
  const file = process.env.STRIDEWISE_LEFT_OUT;
  if (file) appendFileSync(file, `${line}\n`);
  else console.log(`Left out ${line}; STRIDEWISE_ALL=1 takes all`);
}
