/**
 * Finds the storage cells that carry an entry of a dim. The program runs once for each entry, with
 * NaN in its cells and 1 in all others: NaN is where the entry went, whether moved or computed with.
 */
import type { Core } from '../../core';
import type { Operation, TensorInfo } from '../../core/types';
import { attempt } from '../../lib/attempt';
import { storeKey } from '../../stage/set';
import type { Colouring } from '../colouring';

/** The number of colours; a dim with more entries is not offered. */
export const MOST = 8;
const MOST_CELLS = 4096;

export interface ColourChoice extends Colouring {
  size: number;
  /** The program's name for the dim, if it has one. */
  called: string | null;
}

/** Dims of the tensors that a statement names, as they are before it. */
export function choicesAt(core: Core, source: string, statement: number): ColourChoice[] {
  if (core.isMuch(source)) return [];
  const { statements } = core.run(source);
  const own = statements[statement];
  if (!own) return [];
  const program = source.slice(0, own.span.start);
  const words = new Set(own.source.match(/[A-Za-z_]\w*/g));
  return Object.keys(core.run(program).tensors)
    .filter((name) => words.has(name))
    .flatMap((name) => {
      const [info] = core.named(program, name);
      return info && canMark(info) ? dimsOf(info, name, statement) : [];
    });
}

/** The number of statements that are searched for the one that made a tensor. */
const MOST_BACK = 24;

/** The same choice from where its tensor was made: the first statement before which it is this one. */
export function fromItsMaking<Choice extends Colouring>(
  core: Core,
  source: string,
  choice: Choice,
): Choice {
  const { statements } = core.run(source);
  const layoutOf = ({ storage, shape, stride, offset }: TensorInfo) =>
    [storage, shape, stride, offset].join(' ');
  const layoutAt = (at: number) => {
    const [then] = core.named(source.slice(0, statements[at]?.span.start), choice.name);
    return then && layoutOf(then);
  };
  const now = layoutAt(choice.before);
  let before = choice.before;
  while (before > 0 && choice.before - before < MOST_BACK && layoutAt(before - 1) === now)
    before -= 1;
  return { ...choice, before };
}

const dimsOf = ({ shape, dimNames }: TensorInfo, name: string, before: number): ColourChoice[] =>
  shape.flatMap((size, dim) => {
    const count = Number(size);
    const called = dimNames?.[dim] ?? null;
    return count > 1 && count <= MOST ? [{ name, dim, before, size: count, called }] : [];
  });

const isFloat = ({ dtype }: TensorInfo) => /^(float|bfloat)/.test(dtype.replace(/^torch\./, ''));
const canMark = (info: TensorInfo) =>
  isFloat(info) || (info.contiguous && Number(info.offset) === 0);

/** The choice for a tensor by name, at the first statement before which it exists. */
export function choiceFor(core: Core, source: string, name: string, dim: number) {
  const { statements } = core.run(source);
  for (const { index, span } of statements) {
    const [info] = core.named(source.slice(0, span.start), name);
    const found = info && canMark(info) && dimsOf(info, name, index).find((one) => one.dim === dim);
    if (found) return found;
  }
  return null;
}

/** Storage cell, as `storeKey` names it -> the one entry that it carries; none for a mixture. */
export type EntryOf = ReadonlyMap<string, number>;

export function entriesIn(
  core: Core,
  source: string,
  statement: number,
  number: number,
  { name, dim, before }: Colouring,
): EntryOf {
  const entries = new Map<string, number>();
  const mixed = new Set<string>();
  const operation = core.story(source, statement)?.operations[number];
  const start = core.run(source).statements[before]?.span.start;
  const program = source.slice(0, start);
  const [info] = before <= statement ? core.named(program, name) : [];
  if (!operation || !info || !canMark(info)) return entries;
  const size = Math.min(MOST, Number(info.shape[dim] ?? 0));
  for (let entry = 0; entry < size; entry++) {
    const marks = marksFor(info, name, dim, entry);
    const twin = `${program}${marks.join('\n')}\n${source.slice(start)}`;
    const place = { statement: statement + marks.length, operation: number };
    for (const key of attempt(() => nanIn(core, twin, place, operation)) ?? []) {
      if (entries.has(key)) mixed.add(key);
      entries.set(key, entry);
    }
  }
  for (const key of mixed) entries.delete(key);
  return entries;
}

/** Lines that put NaN into the cells of one entry and 1 into all others. */
function marksFor(info: TensorInfo, name: string, dim: number, entry: number): string[] {
  const isNumPy = info.strideUnit === 'byte';
  const shape = info.shape.join(', ');
  const ones = isNumPy ? `np.ones((${shape},))` : `torch.ones(${shape})`;
  const all = info.shape.map((_, at) => (at === dim ? String(entry) : ':'));
  return [
    isNumPy ? 'import numpy as np' : 'import torch',
    isFloat(info) ? `${name}[...] = 1` : `${name} = ${ones}`,
    `${name}[${all.join(', ')}] = float("nan")`,
  ];
}

/** The storage cells that hold NaN when an operation has ended; none if the story is another. */
function nanIn(
  core: Core,
  twin: string,
  place: { statement: number; operation: number },
  { tensors }: Operation,
): string[] {
  const other = core.story(twin, place.statement)?.operations[place.operation];
  const shapesOf = (all: readonly TensorInfo[]) => all.map(({ shape }) => shape.join()).join(' ');
  if (!other || shapesOf(other.tensors) !== shapesOf(tensors)) return [];
  const seen = new Set<number>();
  return tensors.flatMap(({ storage, storageSize, isNumber }, tensor) => {
    const count = Number(storageSize);
    if (isNumber || count > MOST_CELLS || seen.has(storage)) return [];
    seen.add(storage);
    const of = { ...place, tensor, step: Number.MAX_SAFE_INTEGER };
    const { labels, addresses } = core.storage(twin, of, 0, count);
    return [...addresses].flatMap((address, at) =>
      labels?.[at] === 'nan' ? [storeKey(storage, address)] : [],
    );
  });
}
