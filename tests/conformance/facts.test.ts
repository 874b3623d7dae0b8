/**
 * What stories say of layouts, dims, chunks and addresses, held against the tensors that the real libraries had at the
 * same place of the program. `tests/oracle/facts.py` compares more of it, live.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Operation, Scene, TensorInfo, ViewFigure } from '../../wasm/types';
import { oneInFive, takesAll } from '../one-in-five';
import {
  type Layout,
  type Recorded,
  readMemory,
  type StatementMemory,
} from '../web/memory-recording';

const root = join(import.meta.dirname, '../..');
const core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
const mostScenes = 24;

const numbers = (told: readonly (number | string)[]) => told.map(Number);

type Check = [what: string, theirs: unknown, ours: unknown];

function real(program: string, info: TensorInfo, memory: StatementMemory): Recorded | null {
  if (info.isNumber || !info.span || info.role === 'alias') return null;
  const text = program.slice(info.span.start, info.span.end);
  if (info.name !== text && info.name.startsWith(text)) return null; // a view made of it on the way
  const named = /^\w+$/.test(text) && info.role !== 'result' ? memory.named(text) : null;
  return memory.at(info.span.start, info.span.end) ?? named;
}

function operationChecks(operation: Operation, found: (Recorded | null)[]): Check[] {
  return found.flatMap((tensor, i): Check[] => {
    const told = operation.tensors[i];
    if (!tensor || !told || told.role === 'target') return [];
    const sharing = found.slice(0, i).flatMap((other, k): Check[] => {
      const same = told.storage === operation.tensors[k]?.storage;
      const empty = [told, operation.tensors[k]].some((one) => Number(one?.numel) === 0);
      return other && !empty ? [['shares storage', other.storage === tensor.storage, same]] : [];
    });
    return [
      ['shape', tensor.shape, numbers(told.shape)],
      ['strides', tensor.stride, numbers(told.elementStride)],
      // Where nothing lies, the recording has no address.
      ...(tensor.shape.includes(0)
        ? []
        : ([['offset', tensor.offset, Number(told.offsetShown)]] as Check[])),
      ...sharing,
    ];
  });
}

/** Maximal runs with stride[i] == stride[i + 1] * size[i + 1]; a dim of size 1 joins any. */
function chunksOf({ shape, stride }: Layout): number[][] {
  const runs: number[][] = [];
  let inner: number | null = null;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    const size = shape[dim] ?? 0;
    if (size === 1) continue;
    if (inner === null || stride[dim] !== inner) runs.push([]);
    runs.at(-1)?.unshift(dim);
    inner = (stride[dim] ?? 0) * size;
  }
  return runs;
}

function viewChecks(figure: ViewFigure, old: Recorded, result: Recorded | null): Check[] {
  const sizes: Check = ['old sizes', old.shape, numbers(figure.old.map(({ size }) => size))];
  if (figure.outcome === 'open' || figure.chunks.length === 0 || old.shape.includes(0))
    return [sizes];
  const runs = figure.chunks.map(({ first, last }) =>
    old.shape.flatMap((size, dim) => (dim >= first && dim <= last && size !== 1 ? dim : [])),
  );
  const outcome = result && (result.storage === old.storage ? 'view' : 'copy');
  return [
    sizes,
    ['chunks', chunksOf(old), runs.filter((run) => run.length > 0)],
    ...(outcome ? ([['outcome', outcome, figure.outcome]] as Check[]) : []),
  ];
}

function address(layout: Layout, text: string): number | null {
  const index = /\[([-\d, ]*)\]$/.exec(text)?.[1]?.split(',').map(Number);
  if (index?.length !== layout.shape.length) return null;
  return index.reduce((sum, at, dim) => sum + at * (layout.stride[dim] ?? 0), layout.offset);
}

function sceneChecks(operation: Operation, found: (Recorded | null)[], scene: Scene): Check[] {
  const { id, values } = scene.event;
  const result = operation.result === null ? null : (found[operation.result] ?? null);
  const checks = scene.figures.flatMap((figure): Check[] => {
    if (figure.kind === 'view') {
      const old = found[figure.tensor];
      return old ? viewChecks(figure, old, result) : [];
    }
    if (figure.kind !== 'dims' || !found[0]) return [];
    return [['dims before', found[0].shape, numbers(figure.before.map(({ size }) => size))]];
  });
  if (id === 'ELEMENT_READ' && result && operation.tensors[operation.result ?? 0]) {
    const out = String(values.out);
    const isResult = out.startsWith(`${operation.tensors[operation.result ?? 0]?.name}[`);
    const there = isResult ? address(result, out) : null;
    if (there !== null) checks.push(['address', there, Number(values.address)]);
  }
  return checks;
}

test('what stories say is what the libraries had', { timeout: 600_000 }, () => {
  const wrong: string[] = [];
  let facts = 0;
  const recorded = readMemory(join(root, 'tests/vectors/memory/random.jsonl'));
  for (const { program, statements } of oneInFive(recorded, 'facts against memory')) {
    if (core.run(program).statements.length !== statements.length) continue;
    for (const [at, memory] of statements.entries()) {
      for (const operation of core.story(program, at)?.operations ?? []) {
        const found = operation.tensors.map((info) => real(program, info, memory));
        const checks = operationChecks(operation, found);
        const first = Number(operation.first);
        const last = first + Math.min(Number(operation.steps), mostScenes);
        for (let step = first; step < last; step++) {
          const scene = core.scene(program, at, step);
          if (scene) checks.push(...sceneChecks(operation, found, scene));
        }
        facts += checks.length;
        for (const [what, theirs, ours] of checks) {
          const [wanted, got] = [JSON.stringify(theirs), JSON.stringify(ours)];
          if (wanted !== got)
            wrong.push(`${operation.text}: ${what}: ${wanted}, told ${got}\n${program}`);
        }
      }
    }
  }
  expect(facts).toBeGreaterThan(takesAll ? 50_000 : 10_000);
  expect(wrong.slice(0, 5), `${wrong.length} of ${facts} facts`).toEqual([]);
});
