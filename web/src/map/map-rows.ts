import type { MapRow, MapTensor, ProgramMap } from '../core/types';

/** About as many rows are open at first; fewer where a row failed, so that it is near. */
const FIRST_ROWS = 28;
const FIRST_ROWS_OF_FAILED = 12;

/** False for a row that only lacks what an earlier failure would have made. */
export const isFault = ({ outcome }: MapRow): boolean =>
  outcome === 'raised' || outcome === 'refused';

/** True if the row has rows in it. */
export const hasInner = (rows: readonly MapRow[], at: number): boolean =>
  (rows[at + 1]?.depth ?? 0) > (rows[at]?.depth ?? 0);

/** Indices of the rows that are seen: those in open rows. */
export function seenRows(rows: readonly MapRow[], open: ReadonlySet<number>): number[] {
  const seen: number[] = [];
  let hidden = Infinity;
  rows.forEach(({ depth }, at) => {
    if (depth > hidden) return;
    seen.push(at);
    hidden = open.has(at) ? Infinity : depth;
  });
  return seen;
}

/** Opens whole levels as long as few rows are seen, and every row that failed. */
export function openAtFirst(rows: readonly MapRow[]): Set<number> {
  const most = rows.some(isFault) ? FIRST_ROWS_OF_FAILED : FIRST_ROWS;
  let open = new Set<number>();
  for (let depth = 0; ; depth++) {
    const next = new Set(open);
    rows.forEach((row, at) => {
      if (row.depth === depth && hasInner(rows, at)) next.add(at);
    });
    if (next.size === open.size || seenRows(rows, next).length > most) break;
    open = next;
  }
  rows.forEach((row, at) => {
    if (row.outcome !== 'ran' && hasInner(rows, at)) open.add(at);
  });
  return open;
}

/** The row around a row; -1 at depth 0. */
export const rowAround = (rows: readonly MapRow[], at: number): number =>
  rows.findLastIndex((row, place) => place < at && row.depth < (rows[at]?.depth ?? 0));

/** A number for each name of a dim, in the order in which they are met. */
export function numberNames({ rows }: ProgramMap): Map<string, number> {
  const numbers = new Map<string, number>();
  const add = ({ dimNames }: MapTensor) => {
    for (const name of dimNames ?? [])
      if (name !== null && !numbers.has(name)) numbers.set(name, numbers.size);
  };
  for (const { given, value } of rows) {
    given.forEach(add);
    value.forEach(add);
  }
  return numbers;
}

/** A name for each row that stays when other lines are edited: the calls around it, and its text. */
function keysOf(rows: readonly MapRow[]): string[] {
  const around: string[] = [];
  const met = new Map<string, number>();
  return rows.map(({ depth, text }) => {
    around.length = depth;
    const path = [...around, text].join('\n');
    around.push(text);
    const count = met.get(path) ?? 0;
    met.set(path, count + 1);
    return `${path}\n${count}`;
  });
}

const factsOf = ({ given, value, times, outcome, message }: MapRow): string =>
  JSON.stringify([given, value, times, outcome, message]);

/** Rows whose call or shapes are not those of before. None if it is another program. */
export function changedRows(before: readonly MapRow[], rows: readonly MapRow[]): Set<number> {
  const keys = keysOf(before);
  const known = new Map(before.map((row, at) => [keys[at], factsOf(row)]));
  const now = keysOf(rows);
  if (!now.some((key) => known.has(key))) return new Set();
  return new Set(
    rows.flatMap((row, at) => (known.get(now[at] as string) === factsOf(row) ? [] : [at])),
  );
}

/** What was open before an edit is open after it, and every row that fails now. */
export function openAgain(
  before: readonly MapRow[],
  open: ReadonlySet<number>,
  rows: readonly MapRow[],
): Set<number> {
  const keys = keysOf(before);
  const wasOpen = new Map(keys.map((key, at) => [key, open.has(at)]));
  const now = keysOf(rows);
  if (!now.some((key) => wasOpen.has(key))) return openAtFirst(rows);
  const first = openAtFirst(rows);
  return new Set(
    rows.flatMap(({ outcome }, at) => {
      const was = wasOpen.get(now[at] as string) ?? first.has(at);
      return hasInner(rows, at) && (was || outcome !== 'ran') ? [at] : [];
    }),
  );
}
