// What the object files of core/ define and use, read with nm.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its files with these endings, as "room/name.c". */
export const coreFiles = (endings) =>
  readdirSync('core', { recursive: true }).filter((file) => endings.test(file));

export const coreText = (file) => readFileSync(join('core', file), 'utf8');

/** [{ file, symbol, defined }]: the symbols of ours in each object; `file` without its ending. */
export function symbols(nm, objects) {
  const options = { encoding: 'utf8', maxBuffer: 1 << 26 };
  const found = [];
  for (const line of execFileSync(nm, ['-A', '-P', ...objects], options).split('\n')) {
    const match = line.match(/\/core\/(\S+)\.c\.o(?:bj)?: (sw_\w+) ([A-Z])/);
    if (match) found.push({ file: match[1], symbol: match[2], defined: match[3] !== 'U' });
  }
  if (found.length < 1000) throw new Error(`only ${found.length} symbols in the object files`);
  return found;
}

/** Symbol -> file that defines it. */
export const homes = (all) => new Map(all.filter((s) => s.defined).map((s) => [s.symbol, s.file]));
