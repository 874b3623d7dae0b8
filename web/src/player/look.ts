/**
 * Collects the data of a closer look at a tensor: names and cells after a statement. The core is
 * asked about the program up to that statement.
 */
import type { Core } from '../core';
import type { Cells, CellsOf, Int, Probe, TensorInfo } from '../core/types';
import { type CellWindow, windowCells } from '../figures/window';
import { programUntil, type Ran } from '../state/program';

/** A tensor that can be drawn. */
export interface LookedAt {
  /** Null for a tensor inside an expression, which has no name. */
  name: string | null;
  /** The tensor's name in a link. */
  target: string;
  info: TensorInfo;
  /** Other names that share the storage. */
  shares: string[];
  read: (window: CellWindow) => Cells;
  storage: (first: number, count: number) => Cells;
}

export interface BoxStyle {
  /** The requested tensor first, then all that share its storage. */
  tensors: LookedAt[];
  /** The effect of writing one cell; null if no cell is chosen. */
  probe: Probe | null;
  /** The chosen cell of a tensor without a name: Python code cannot write to it later. */
  cell: { index: number[]; value: string; address: number } | null;
}

/**
 * The parameter `probe` of a link: a name `b`, or `0.1` for tensor 1 of operation 0; or a cell of
 * it, `b[0,1]`.
 */
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

/** A cell as Python spells it; a tensor without dims has a single cell, itself. */
export function placeName(name: string, index: readonly Int[]): string {
  if (index.length === 0) return name;
  return `${isAtom(name) ? name : `(${name})`}[${index.join(', ')}]`;
}

const isAtom = (text: string) => !/[\s+*/@%&|<>~^-]/.test(text);

export function lookAt(core: Core, ran: Ran, statement: number, text: string): BoxStyle | null {
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

function cellOf({ info, read }: LookedAt, index: number[] | null): BoxStyle['cell'] {
  const inside = index?.every((value, dim) => value < Number(info.shape[dim]));
  if (!index || !inside || index.length !== info.shape.length) return null;
  const one = index.map(() => 1);
  const none = index.map(() => 0);
  const { labels, addresses } = read({ start: index, count: one, tail: none, skip: none });
  return { index, value: labels?.[0] ?? '?', address: addresses[0] ?? 0 };
}

/** The tensor first, then those that share its storage. */
function namedTensors(core: Core, until: string, name: string): LookedAt[] {
  const tensors = core.named(until, name);
  const names = tensors.map((info) => info.name);
  return tensors.map((info) => ({
    name: info.name,
    target: info.name,
    info,
    shares: names.filter((other) => other !== info.name),
    read: (window) =>
      windowCells(window, (start, count) => core.namedCells(until, info.name, start, count)),
    storage: (first, count) => core.namedStorage(until, info.name, first, count),
  }));
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
    ...readers(core, source, { statement, operation, tensor, step: AFTER }),
  };
}

/** A step after the last one. */
const AFTER = Number.MAX_SAFE_INTEGER;

function readers(core: Core, source: string, of: CellsOf): Pick<LookedAt, 'read' | 'storage'> {
  return {
    read: (window) => windowCells(window, (start, count) => core.cells(source, of, start, count)),
    storage: (first, count) => core.storage(source, of, first, count),
  };
}
