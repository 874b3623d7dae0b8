/**
 * Are pictures true? Every drawn cell of a story's first, middle and last step against what the real
 * library held in memory at that point. Only the `data-` attributes of drawn-cells.ts are read of a
 * picture, so whatever draws cells can be put under this test.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Operation, Scene, Story, TensorInfo } from '../../wasm/types';
import { oneInFive } from '../one-in-five';
import { type DrawnCell, drawnCells } from './drawn-cells';
import { type Layout, type Recorded, readMemory, type StatementMemory } from './memory-recording';

export interface Shown {
  source: string;
  scene: Scene;
  operation: Operation;
}

export interface Counts {
  programs: number;
  pictures: number;
  cells: number;
  /** Cells of storages that the recording does not know: what is converted on the way, numbers. */
  unknown: number;
  /** Cells that say that their value is not kept. */
  lost: number;
  /** Tensors that are shown as not changed. */
  apart: number;
  wrong: string[];
}

export const none = (): Counts => ({
  programs: 0,
  pictures: 0,
  cells: 0,
  unknown: 0,
  lost: 0,
  apart: 0,
  wrong: [],
});

/** What a storage holds at a step: null where nothing has been written yet, undefined where it is not known. */
type Memory = (address: number) => string | null | undefined;

export function checkProgram(
  core: Core,
  program: string,
  statements: StatementMemory[],
  draw: (shown: Shown) => string,
  counts: Counts,
): void {
  counts.programs++;
  const told = core.run(program).statements;
  if (told.length !== statements.length) return;
  for (const [at, memory] of statements.entries()) {
    const story = core.story(program, at);
    if (!story) continue;
    const last = Number(story.steps) - 1;
    for (const step of new Set([0, Math.floor(last / 2), last])) {
      const scene = core.scene(program, at, step);
      const operation = scene && story.operations[scene.operation];
      if (!operation) continue;
      const cells = drawnCells(draw({ source: program, scene, operation }));
      if (cells.length === 0) continue;
      counts.pictures++;
      checkPicture({ program, story, scene, operation, memory, step }, cells, counts);
    }
  }
}

interface Place {
  program: string;
  story: Story;
  scene: Scene;
  operation: Operation;
  memory: StatementMemory;
  step: number;
}

function checkPicture(place: Place, cells: DrawnCell[], counts: Counts): void {
  const { operation } = place;
  const found = operation.tensors.map((info) => recordedOf(place, info));
  const storages = new Map<number, Memory | null>();
  const complain = (cell: DrawnCell, why: string) => {
    const name = cell.tensor === null ? 'strip' : operation.tensors[cell.tensor]?.name;
    const where = `${name}[${cell.index ?? ''}] @${cell.address}`;
    counts.wrong.push(
      `${place.program}${place.scene.sentence}\nstep ${place.step}, ${where}: ${why}`,
    );
  };
  for (const cell of cells) {
    if (!storages.has(cell.storage))
      storages.set(cell.storage, memoryOf(place, found, cell.storage));
    const info = cell.tensor === null ? null : operation.tensors[cell.tensor];
    const recorded = cell.tensor === null ? null : found[cell.tensor];
    const value = storages.get(cell.storage)?.(cell.address);
    if (value === undefined && !recorded) counts.unknown++;
    else counts.cells++;
    // outer() reads its first operand aligned to the left: its storage is compared, its places are not.
    const outer = info?.stretched && operation.text.includes('.outer(');
    if (info && recorded && !outer) checkLayout(operation, cell, info, recorded, complain);
    if (value === undefined) continue;
    if (cell.value === '?' || (cell.value === null && !cell.blank)) counts.lost++;
    else if (cell.value !== value) complain(cell, `shows ${cell.value}, the library has ${value}`);
  }
  checkNames(place, found, cells, counts);
  checkApart(place, found, counts);
}

/** A tensor apart has its own storage, which holds after the statement what it held before. */
function checkApart(
  { program, operation, memory }: Place,
  found: (Recorded | null)[],
  counts: Counts,
) {
  for (const [at, { role, name, storage }] of operation.tensors.entries()) {
    const own = found[at];
    if (role !== 'apart' || !own) continue;
    counts.apart++;
    const shares = (other: TensorInfo, number: number) =>
      other.storage !== storage && found[number]?.storage === own.storage;
    if (operation.tensors.some(shares)) counts.wrong.push(`${program}${name} is not apart`);
    if (String(memory.end(own.storage)) !== String(own.values))
      counts.wrong.push(`${program}${name} is apart, but changes`);
  }
}

/** The real tensor: of an expression when it was computed, of a name before the statement. */
function recordedOf(
  { program, story, operation, memory }: Place,
  info: TensorInfo,
): Recorded | null {
  if (info.isNumber) return null;
  if (info.role === 'alias' || info.role === 'apart') return memory.named(info.name);
  if (!info.span || isShared(operation, info) || isOnTheWay(story, operation, info)) return null;
  const text = program.slice(info.span.start, info.span.end);
  if (info.name !== text && info.name.startsWith(text)) return null; // a view made of it on the way
  const seen = memory.at(info.span.start, info.span.end);
  return seen ?? (/^\w+$/.test(text) && info.role !== 'result' ? memory.named(text) : null);
}

/** `3 in a` is told as a comparison and an any(), which both stand at `a`: that names none of them. */
function isShared({ tensors }: Operation, { span, storage, role }: TensorInfo): boolean {
  return tensors.some(
    (other) =>
      other.storage !== storage &&
      (other.role === 'result') !== (role === 'result') &&
      other.span?.start === span?.start &&
      other.span?.end === span?.end,
  );
}

/** np.clip(a, 1, 4) is told as two operations, of which only the last gives what stands there. */
function isOnTheWay({ operations }: Story, operation: Operation, { span, role }: TensorInfo) {
  const later = operations.slice(operations.indexOf(operation) + 1);
  const same = (other: Operation) =>
    other.span.start === span?.start && other.span.end === span.end;
  return role === 'result' && later.some(same);
}

function memoryOf(place: Place, found: (Recorded | null)[], storage: number): Memory | null {
  const { operation, memory, story, step } = place;
  const own = operation.tensors.flatMap((info, at) => {
    const recorded = found[at];
    return info.storage === storage && recorded ? [{ info, recorded }] : [];
  });
  const [some] = own;
  const widths = new Set(
    operation.tensors.filter((one) => one.storage === storage).map((one) => one.itemsize),
  );
  if (!some || widths.size > 1) return null;
  const before = own.find(({ info }) => info.role !== 'result')?.recorded.values;
  const isNew = !own.some(({ info }) => info.role !== 'result');
  const holds =
    (values: string[] | null | undefined): Memory =>
    (address) =>
      values?.[address];
  if (!some.info.changes) return holds(some.recorded.values);
  const result = own.find(({ info }) => info.role === 'result');
  const isLast = operation === story.operations.at(-1);
  const after = result?.recorded.values ?? (isLast ? memory.end(some.recorded.storage) : undefined);
  if (step >= Number(operation.first) + Number(operation.steps) - 1) return holds(after);
  const elements = operation.phases.find(({ phase }) => phase === 'elements');
  const number = elements ? step - Number(elements.first) : -1;
  const earlier: Memory = isNew ? () => null : holds(before);
  if (number < 0) return earlier;
  const target = result?.recorded ?? own.find(({ info }) => info.role === 'target')?.recorded;
  const writes = target && operation.kind !== 'put' ? firstWrites(target, number) : null;
  if (!writes) return () => undefined;
  return (address) => (writes.has(address) ? after?.[address] : earlier(address));
}

/** Addresses of elements 0 to `number` in reading order; null where elements share cells. */
function firstWrites(layout: Layout, number: number): Set<number> | null {
  const all = layout.shape.reduce((product, size) => product * size, 1);
  const places = Array.from({ length: all }, (_, at) =>
    addressOf(layout, unravel(layout.shape, at)),
  );
  if (new Set(places).size < all) return null;
  return new Set(places.slice(0, number + 1));
}

function unravel(shape: number[], number: number): number[] {
  let rest = number;
  return shape
    .toReversed()
    .map((size) => {
      const digit = rest % size;
      rest = Math.floor(rest / size);
      return digit;
    })
    .toReversed();
}

const addressOf = ({ stride, offset }: Layout, index: number[]) =>
  index.reduce((sum, value, dim) => sum + value * (stride[dim] ?? 0), offset);

/** The index of the stored cell: aligned to the right, 0 in dims of size 1 and none where there is no dim. */
function storedIndex(index: number[], shape: number[]): number[] {
  const missing = index.length - shape.length;
  return shape.map((size, dim) => (size === 1 ? 0 : (index[missing + dim] ?? -1)));
}

function checkLayout(
  operation: Operation,
  cell: DrawnCell,
  info: TensorInfo,
  recorded: Recorded,
  complain: (cell: DrawnCell, why: string) => void,
): void {
  const index = cell.index ?? [];
  const stretched = info.stretched && index.length === info.stretched.shape.length;
  // On the stage ones are put in front before shapes have met, and where they do not.
  const meets = operation.staged.length > 0 || operation.kind === 'product';
  const padded = meets && index.length > recorded.shape.length;
  if (!stretched && !padded && index.length !== recorded.shape.length) {
    complain(cell, `has another rank than shape (${recorded.shape})`);
    return;
  }
  const own = storedIndex(index, recorded.shape);
  const address = addressOf(recorded, own);
  if (own.some((value, dim) => value < 0 || value >= (recorded.shape[dim] ?? 0)))
    complain(cell, 'is outside');
  if (cell.address !== address) complain(cell, `should lie at ${address}`);
  const missing = index.length - recorded.shape.length;
  const ghost = index.some((value, dim) => {
    const at = dim - missing;
    return value > 0 && (at < 0 || recorded.shape[at] === 1 || recorded.stride[at] === 0);
  });
  if (cell.ghost !== ghost) complain(cell, ghost ? 'is a ghost' : 'is no ghost');
}

/** Most names that a figure draws of one storage. */
const MOST = 6;

/** A write in place shows every name that lives there, also those that the statement does not mention. */
function checkNames(
  { operation, memory, step, program }: Place,
  found: (Recorded | null)[],
  cells: DrawnCell[],
  counts: Counts,
): void {
  const last = step === Number(operation.first) + Number(operation.steps) - 1;
  const [target] = operation.tensors;
  const storage = found.find(
    (one, at) => one && operation.tensors[at]?.storage === target?.storage,
  )?.storage;
  if (!last || target?.role !== 'target' || operation.refused || storage === undefined) return;
  const drawn = new Set(
    cells.flatMap(({ tensor }) => {
      const info = tensor === null ? null : operation.tensors[tensor];
      return info ? [info.name, info.boundTo ?? ''] : [];
    }),
  );
  const missing = memory.names(storage).filter((name) => !drawn.has(name));
  const empty = (name: string) => memory.named(name)?.shape.includes(0);
  if (drawn.size <= MOST && missing.some((name) => !empty(name)))
    counts.wrong.push(`${program}step ${step}: ${missing} of storage ${storage} is not drawn`);
}

const root = join(import.meta.dirname, '../..');
const recordingOf = (name: string) => readMemory(join(root, `tests/vectors/memory/${name}.jsonl`));

/** What the library had in memory in each program; of random programs one in five in npm test. */
const recordings = (name: string) =>
  process.env.STRIDEWISE_MEMORY
    ? readMemory(process.env.STRIDEWISE_MEMORY)
    : [
        ...oneInFive(recordingOf('random'), name),
        ...recordingOf('found'),
        ...recordingOf('copies'),
      ];

export const loadCore = () => Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));

/** What np.clip() makes on the way is called by the operand's name: it is told as two operations. */
const isClip = (one: string) => one.includes('np.clip(');

/**
 * The first cells of the recorded programs that are drawn with what the library does not have there. `name`
 * says what is drawn.
 */
export function misdrawn(core: Core, name: string, drawing: (shown: Shown) => string): string[] {
  const counts = none();
  for (const { program, statements } of recordings(`${name} against memory`))
    checkProgram(core, program, statements, drawing, counts);
  const { programs, pictures, cells, unknown, lost, apart, wrong } = counts;
  console.log(
    `${programs} programs, ${pictures} pictures, ${cells} cells compared, ${unknown} unknown, ${lost} not kept, ${apart} tensors apart`,
  );
  expect(cells).toBeGreaterThan(programs * 10);
  expect(unknown + lost).toBeLessThan(cells / 10);
  expect(apart).toBeGreaterThan(0);
  expect(wrong.length).toBeLessThan(50);
  return wrong.filter((one) => !isClip(one)).slice(0, 5);
}
