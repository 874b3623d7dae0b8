/** What the real libraries held in memory while a program ran; see tests/oracle/README.md. */
import { readFileSync } from 'node:fs';

/** Start and end in the program, storage, layout, values of the whole storage (null: not recorded). */
type Seen = [number, number, number, number, number | null];
type Named = [string, number, number];
type End = [number, number | null];

interface Line {
  program: string;
  statements: [Seen[], Named[], End[]][];
  layouts: [number[], number[], number][];
  values: string[];
}

export interface Layout {
  shape: number[];
  stride: number[];
  offset: number;
}

/** A tensor of an expression when it had been computed. */
export interface Recorded extends Layout {
  storage: number;
  values: string[] | null;
}

export interface StatementMemory {
  /** The tensor of the expression that stands there; none where it was computed more than once. */
  at(start: number, end: number): Recorded | null;
  /** A name as it was before the statement. */
  named(name: string): Recorded | null;
  /** What a storage holds after the statement; null where that was not recorded. */
  end(storage: number): string[] | null;
  /** What names it has before the statement. */
  names(storage: number): string[];
}

export function readMemory(path: string): { program: string; statements: StatementMemory[] }[] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((text) => {
    const line = JSON.parse(text) as Line;
    const bound = new Map<string, [number, number]>();
    const held = new Map<number, number | null>();
    return {
      program: line.program,
      statements: line.statements.map((one) => statementOf(line, one, bound, held)),
    };
  });
}

function statementOf(
  line: Line,
  [seen, changed, ends]: Line['statements'][number],
  bound: Map<string, [number, number]>,
  held: Map<number, number | null>,
): StatementMemory {
  const [names, before] = [new Map(bound), new Map(held)];
  for (const [, , storage, , values] of seen) {
    if (!before.has(storage)) before.set(storage, values);
    held.set(storage, values);
  }
  for (const [storage, values] of ends) held.set(storage, values);
  for (const [name, storage, layout] of changed) bound.set(name, [storage, layout]);
  const after = new Map(held);
  const values = (number: number | null | undefined) =>
    number === null || number === undefined ? null : (line.values[number]?.split(' ') ?? null);
  const recorded = (storage: number, layout: number, content: number | null | undefined) => {
    const [shape, stride, offset] = line.layouts[layout] ?? [[], [], 0];
    return { shape, stride, offset, storage, values: values(content) };
  };
  return {
    at(start, end) {
      const found = seen.filter(([from, to]) => from === start && to === end);
      const [one] = found;
      return found.length === 1 && one ? recorded(one[2], one[3], one[4]) : null;
    },
    named(name) {
      const place = names.get(name);
      return place ? recorded(place[0], place[1], before.get(place[0])) : null;
    },
    end: (storage) => values(after.get(storage)),
    names: (storage) => [...names].flatMap(([name, [of]]) => (of === storage ? name : [])),
  };
}
