/**
 * A write shows every name that it could reach: those that share the storage that is written, and, in
 * grey, those that a copy keeps apart from it. Both are judged by the memory of the real libraries.
 */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import type { Operation, Span } from '../../wasm/types';
import { oneInFive } from '../one-in-five';
import { type Recorded, readMemory, type StatementMemory } from './memory-recording';
import { loadCore } from './staged-stories';

const recorded = (name: string) =>
  readMemory(join(import.meta.dirname, `../vectors/memory/${name}.jsonl`));

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

interface Write {
  program: string;
  operation: Operation;
  /** The storage that is written, as it was recorded. */
  storage: number;
  memory: StatementMemory;
  /** Pairs of storages of which the one was copied from the other, as "1 2". */
  copies: ReadonlySet<string>;
}

const pair = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
const names = (program: string) => [...new Set(program.match(/^[a-z_]\w*(?= *=[^=])/gm))];

/** True if a tensor is a copy of another: the same values, in any order, that are not all alike. */
function isCopy(made: Recorded, other: Recorded): boolean {
  const [a, b] = [made.values, other.values].map((values) => [...(values ?? [])].sort());
  return a !== undefined && new Set(a).size > 1 && String(a) === String(b);
}

/** The name whose cells an expression with basic indices is: x of x[0, 1:]. */
const rootOf = (program: string, { start, end }: Span): string =>
  /^(\w+)\[[-\d:,. ]*\]$/.exec(program.slice(start, end))?.[1] ?? '';

function writesIn({ program, statements }: ReturnType<typeof readMemory>[number]): Write[] {
  const run = core.run(program).statements;
  if (run.length !== statements.length) return [];
  const bound = names(program);
  const copies = new Set<string>();
  return statements.flatMap((memory, at) => {
    const before = statements[at - 1];
    for (const name of bound) {
      const [made, was] = [memory.named(name), before?.named(name)];
      if (!made || made.storage === was?.storage) continue;
      for (const other of bound) {
        const source = memory.named(other);
        const text = run[at - 1]?.source ?? '';
        // The statement that binds it names the other one and calls nothing that computes.
        const copying = new RegExp(
          `^${name} = ${other}(\\.t\\(\\))?\\.(reshape|contiguous|clone|flatten|copy|ravel)\\(`,
        );
        if (source && source.storage !== made.storage && copying.test(text) && isCopy(made, source))
          copies.add(pair(made.storage, source.storage));
      }
    }
    const story = core.story(program, at);
    return (story?.operations ?? []).flatMap((operation) => {
      const target = operation.tensors.find(({ role }) => role === 'target');
      const span = target?.span;
      const found =
        (target?.boundTo && memory.named(target.boundTo)) ||
        (span && (memory.at(span.start, span.end) ?? memory.named(rootOf(program, span)))) ||
        null;
      if (!target || !found || operation.refused) return [];
      return [{ program, operation, storage: found.storage, memory, copies: new Set(copies) }];
    });
  });
}

test('a write shows all names of its storage, and all that a copy keeps apart', () => {
  const programs = [
    ...recorded('found'),
    ...recorded('copies'),
    ...oneInFive(recorded('random'), 'programs with memory', 'all names'),
  ];
  const count = { writes: 0, shared: 0, apart: 0 };
  const wrong: string[] = [];
  for (const recording of programs)
    for (const write of writesIn(recording)) {
      count.writes++;
      const { operation, memory, storage, copies, program } = write;
      const shown = operation.tensors.flatMap(({ name, boundTo }) => [name, boundTo]);
      for (const name of names(program)) {
        const own = memory.named(name);
        if (!own || own.shape.includes(0)) continue;
        const shares = own.storage === storage;
        if (!shares && !copies.has(pair(own.storage, storage))) continue;
        if (shares) count.shared++;
        else count.apart++;
        if (!shown.includes(name))
          wrong.push(
            `${program}\n${operation.text}: ${name} ${shares ? 'shares it' : 'is a copy'}`,
          );
      }
    }
  expect(wrong).toEqual([]);
  expect(count.writes).toBeGreaterThan(40);
  expect(count.shared).toBeGreaterThan(40);
  expect(count.apart).toBeGreaterThan(2);
});
