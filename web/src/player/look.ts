/**
 * What a closer look at a tensor shows: names and cells as they are after a statement. The core is
 * asked with the program up to there; `name[...]` behind it makes a view of each whole tensor, whose
 * story has the layout and the cells.
 */
import type { Core } from '../core';
import type { Cells, Int, Probe, TensorInfo } from '../core/types';
import { type Window, windowCells } from '../figures/window';
import type { Ran } from '../state/program';

/** A tensor that can be drawn. */
export interface LookedAt {
  /** Null for a tensor of an operation that has no name of its own. */
  name: string | null;
  /** What a link calls it. */
  target: string;
  info: TensorInfo;
  /** Names that lie in the same storage. */
  shares: string[];
  read: (window: Window) => Cells;
  storage: (first: number, count: number) => Cells;
}

export interface Look {
  /** The one that was asked for first, then all that share its storage. */
  tensors: LookedAt[];
  /** One cell thought written; null where none was chosen. */
  probe: Probe | null;
  /** The chosen cell of a tensor without a name: nothing can be written there. */
  cell: { index: number[]; value: string; address: number } | null;
}

/** What `probe` of a link says: `b`, or tensor 1 of operation 0, `0.1`; or a cell of it, `b[0,1]`. */
export interface Target {
  name: string;
  index: number[] | null;
  operand: { operation: number; tensor: number } | null;
}

export function parseTarget(text: string): Target {
  const [place = '', cell] = text.replace(']', '').split('[');
  const index = cell === undefined ? null : cell.split(',').filter(Boolean).map(Number);
  const [operation, tensor] = place.split('.');
  return tensor === undefined
    ? { name: place, index, operand: null }
    : { name: '', index, operand: { operation: Number(operation), tensor: Number(tensor) } };
}

export function formatCell(name: string, index: readonly Int[]): string {
  return `${name}[${index.join(',')}]`;
}

/** As a reader writes it in Python; a tensor without dimensions has one cell, itself. */
export function placeName(name: string, index: readonly Int[]): string {
  if (index.length === 0) return name;
  return `${isAtom(name) ? name : `(${name})`}[${index.join(', ')}]`;
}

const isAtom = (text: string) => !/[\s+*/@%&|<>~^-]/.test(text);

/** The program up to and with a statement; without one that is refused, as nothing runs behind it. */
export function programUntil({ source, transcript }: Ran, statement: number): string {
  const at = transcript.statements[statement];
  if (!at) return source;
  const { start, end } = at.span;
  const refused = transcript.refusal?.start ?? -1;
  return source.slice(0, start <= refused && refused <= end ? start : end);
}

/** Names of tensors after a statement that stand in its text. */
export function namesIn(core: Core, ran: Ran, statement: number): string[] {
  const text = ran.transcript.statements[statement]?.source ?? '';
  const words = new Set(text.match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  const { tensors } = core.run(programUntil(ran, statement));
  return Object.keys(tensors).filter((name) => words.has(name));
}

export function lookAt(core: Core, ran: Ran, statement: number, text: string): Look | null {
  const target = parseTarget(text);
  if (target.operand) {
    const found = operandOf(core, ran.source, statement, target.operand);
    return found && { tensors: [found], probe: null, cell: cellOf(found, target.index) };
  }
  const until = programUntil(ran, statement);
  const tensors = namedTensors(core, until, target.name);
  if (tensors.length === 0) return null;
  const probe = target.index && core.probe(until, target.name, target.index);
  return { tensors, probe, cell: null };
}

function cellOf({ info, read }: LookedAt, index: number[] | null): Look['cell'] {
  const inside = index?.every((value, dim) => value < Number(info.shape[dim]));
  if (!index || !inside || index.length !== info.shape.length) return null;
  const one = index.map(() => 1);
  const none = index.map(() => 0);
  const { labels, addresses } = read({ start: index, count: one, tail: none, skip: none });
  return { index, value: labels?.[0] ?? '?', address: addresses[0] ?? 0 };
}

/** A tensor and those that share its storage, it first. */
function namedTensors(core: Core, until: string, name: string): LookedAt[] {
  const { tensors } = core.run(until);
  const chosen = tensors[name];
  if (!chosen) return [];
  const others = Object.keys(tensors).filter(
    (other) => other !== name && tensors[other]?.storage === chosen.storage,
  );
  const names = [name, ...others];
  return viewsOf(core, until, names).map(({ source, statement, info }, at) => ({
    name: names[at] ?? '',
    target: names[at] ?? '',
    info: { ...info, name: names[at] ?? '' },
    shares: names.filter((other) => other !== names[at]),
    ...readers(core, source, statement, 0, 0),
  }));
}

/** The statements `name[...]` behind a program; pasted prompts want one in front of them. */
function viewsOf(core: Core, until: string, names: string[]) {
  for (const prompt of ['', '>>> ', 'In [1]: ']) {
    const source = [until, ...names.map((name) => `${prompt}${name}[...]`)].join('\n');
    const { statements } = core.run(source);
    const first = statements.length - names.length;
    const views = names.map((_, at) => {
      const info = core.story(source, first + at)?.operations[0]?.tensors[0];
      return info && { source, statement: first + at, info };
    });
    if (views.every((view) => view !== undefined)) return views;
  }
  return [];
}

function operandOf(
  core: Core,
  source: string,
  statement: number,
  { operation, tensor }: { operation: number; tensor: number },
): LookedAt | null {
  const tensors = core.story(source, statement)?.operations[operation]?.tensors;
  const info = tensors?.[tensor];
  if (!tensors || !info) return null;
  const shares = tensors.filter((other) => other !== info && other.storage === info.storage);
  return {
    name: null,
    target: `${operation}.${tensor}`,
    info,
    shares: shares.map(({ name }) => name),
    ...readers(core, source, statement, operation, tensor),
  };
}

function readers(
  core: Core,
  source: string,
  statement: number,
  operation: number,
  tensor: number,
): Pick<LookedAt, 'read' | 'storage'> {
  return {
    read: (window) =>
      windowCells(window, (start, count) =>
        core.cells(source, statement, operation, tensor, start, count),
      ),
    storage: (first, count) => core.storage(source, statement, operation, tensor, first, count),
  };
}
