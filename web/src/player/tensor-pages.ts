import type {
  Cells,
  CellsOf,
  ElementAccess,
  ElementStep,
  Int,
  Operation,
  Scene,
  TensorInfo,
} from '../core/types';
import { figureOf } from '../figures/figure-of';
import { NARROW, TEXT } from '../figures/geometry';
import { cellWidth, usualWidth } from '../figures/grid-layout';
import { huesOf } from '../figures/hue';
import { accessesOf, rowOf, writtenTensors } from '../figures/registry';
import { STRIP_SIDES } from '../figures/StorageStrip';
import type { StoragePage, TensorPage } from '../figures/TensorFigure';
import {
  type CellWindow,
  gridWindow,
  type Pins,
  storageWindow,
  type WindowLimits,
} from '../figures/window';
import { storageKey, tensorKey, type Windows, type Zoom } from '../state/windows';
import type { CellSource } from './cell-source';

/** Tensors that the scene shows with their cells, grouped by shared storage. */
export function storageGroups(scene: Scene, operation: Operation): number[][] {
  const groups = new Map<number, number[]>();
  for (const tensor of shownTensors(scene, operation)) {
    const storage = operation.tensors[tensor]?.storage;
    if (storage !== undefined) groups.set(storage, [...(groups.get(storage) ?? []), tensor]);
  }
  return [...groups.values()];
}

function shownTensors(scene: Scene, operation: Operation): number[] {
  const { result, phases, tensors } = operation;
  // The shapes of a layer and its input say why they do not fit; their cells say nothing more.
  if (operation.kind === 'note' && operation.refused && figureOf(scene, 'shapes')) return [];
  // A fill (e.g. torch.arange) has no other picture than its result; without a result, its inputs
  // are shown.
  if (scene.phase === 'fill' && !phases.some(({ phase }) => phase === 'elements'))
    return result === null
      ? tensors.flatMap((info, at) => (info.isNumber ? [] : at))
      : writtenTensors(operation);
  // If several figures need cells, the step is about the last of them.
  const figure = scene.figures.findLast((one) => rowOf(one).cells);
  return (figure && rowOf(figure).cells?.(figure, operation)) ?? [];
}

export function tensorPages(
  source: CellSource,
  scene: Scene,
  operation: Operation,
  tensors: number[],
  width: number,
  { pins, zoom }: Windows,
): TensorPage[] {
  const element = figureOf(scene, 'element');
  const missed = figureOf(scene, 'missed');
  return tensors.flatMap((tensor) => {
    const own = operation.tensors[tensor];
    if (!own) return [];
    const stretched = element !== null && own.stretched !== null;
    const info = { ...own, ...(stretched ? own.stretched : {}) };
    const active = activeOf(element, tensor, stretched);
    const focus = focusOf(active[0], info.shape.length);
    const at = (step: Int) => (window: CellWindow) =>
      source.cells({ ...cellsOf(scene, own, tensor, step), stretched }, window);
    const [first, last] = [operation.first, Number(operation.first) + Number(operation.steps) - 1];
    const chosen = pins.get(tensorKey(scene.operation, tensor));
    return {
      tensor,
      info,
      active,
      stretched,
      ...fitPage(info, focus, width, at(scene.step), chosen, zoom, tensors.length, [
        at(first),
        at(last),
      ]),
      compact: zoom < 0,
      hues: stretched ? info.shape.map((_, dim) => dim) : huesOf(scene, operation, tensor),
      missed: missed?.tensor === tensor ? missed : null,
      operand: operandOf(operation, tensor),
    };
  });
}

/**
 * The cells of a tensor at a step; a tensor that never changes is always asked about at the first
 * step, which helps the cache.
 */
function cellsOf(scene: Scene, { changes }: TensorInfo, tensor: number, step: Int): CellsOf {
  const { statement, operation } = scene;
  return { statement, operation, tensor, step: changes ? step : 0 };
}

/** A stretched operand is read at the index of the element being computed. */
function activeOf(
  element: ElementStep | null,
  tensor: number,
  stretched: boolean,
): ElementAccess[] {
  const active = accessesOf(element).filter((access) => access.tensor === tensor);
  const index = element?.write?.index;
  return stretched && index ? active.map((access) => ({ ...access, index })) : active;
}

/** Pixels beside the cells of a grid, between two cells, and of the narrowest cell. */
const [SIDES, GAP, LEAST] = [84, 4, 34];
/** Up to this many columns are shown whole if they fit. */
const WHOLE = 20;

/**
 * Chooses as many cells as have room. If labels are wider than usual for the dtype, it chooses
 * again.
 */
export function fitPage(
  info: TensorInfo,
  focus: Int[],
  width: number,
  read: (window: CellWindow) => Cells,
  pins: Pins | undefined,
  zoom: Zoom,
  tensors: number,
  /** The same cells at other steps: widths must be enough for them, too. */
  others: ((window: CellWindow) => Cells)[] = [],
) {
  const usual = fittedWidth(usualWidth(info.dtype, zoom < 0), Number(info.shape.at(-1)), width);
  const plan = (wide: number) => {
    const window = gridWindow(info.shape, focus, limitsOf(info, wide, width, zoom, tensors), pins);
    const cells = read(window);
    const text = zoom < 0 ? TEXT.small : TEXT.body;
    const labels = [cells, ...others.map((other) => other(window))].flatMap(
      (one) => one.labels ?? [],
    );
    return { window, cells, cellWidth: cellWidth(usual, window, labels, text) };
  };
  const first = plan(usual);
  return first.cellWidth > usual ? plan(first.cellWidth) : first;
}

/** Narrows cells a little if all columns of a small tensor then fit. */
function fittedWidth(usual: number, columns: number, width: number): number {
  const fitted = Math.floor((width - SIDES) / columns) - GAP;
  return columns <= WHOLE && fitted >= LEAST ? Math.min(usual, fitted) : usual;
}

/** At most about 1,000 cells are drawn: with more, browsers become slow. */
function limitsOf(
  info: TensorInfo,
  wide: number,
  width: number,
  zoom: Zoom,
  tensors: number,
): WindowLimits {
  const narrow = width < NARROW;
  const room = (gap: number) => Math.max(2, Math.floor((width - SIDES) / (wide + gap)));
  if (zoom < 0)
    return { columns: Math.min(40, room(2)), rows: 24, cells: Math.floor(760 / tensors) };
  const columns = Number(info.shape.at(-1));
  return {
    columns: Math.min(columns <= WHOLE ? columns : narrow ? 8 : 12, room(GAP)),
    rows: narrow ? 6 : 8,
    cells: narrow ? 48 : 192,
  };
}

export function storagePage(
  source: CellSource,
  scene: Scene,
  operation: Operation,
  pages: TensorPage[],
  width: number,
  { pins, zoom }: Windows,
): StoragePage | null {
  // A growing storage is shown as large as the last shown tensor sees it.
  const page = pages.at(-1);
  const own = page && operation.tensors[page.tensor];
  if (!page || !own || Number(own.storageSize) === 0) return null;
  const tensors = pages.map(({ tensor }) => tensor);
  const visited: Int[] = visitsOf(scene, tensors)?.runs.flatMap((run) => run.addresses) ?? [];
  const active = [...pages.flatMap((one) => one.active.map(({ address }) => address)), ...visited];
  const widest = Math.max(...pages.map(({ cellWidth }) => cellWidth));
  const wide = Math.min(56, widest + (zoom < 0 ? 8 : -4));
  const line = Math.floor((width - STRIP_SIDES) / wide);
  const { first, count } = storageWindow(
    own.storageSize,
    active.length ? active : [own.offset],
    zoom < 0 ? Math.min(240, line * 6) : line * (visited.length ? 1 : line < FEW ? 3 : 2),
    pins.get(storageKey(own.storage))?.[0] ?? null,
  );
  const of = cellsOf(scene, own, page.tensor, scene.step);
  return { first, cells: source.storage(of, first, count), cellWidth: wide };
}

/** A strip with fewer cells per line gets one line more. */
const FEW = 8;

/** The elements that a refused dim would visit, as places in the storage of these tensors. */
export function visitsOf(scene: Scene, tensors: number[]) {
  const visits = figureOf(scene, 'visits');
  return visits && tensors.includes(visits.tensor) ? visits : null;
}

function focusOf(access: ElementAccess | undefined, rank: number): Int[] {
  return access?.index.length === rank ? access.index : [];
}

function operandOf(operation: Operation, tensor: number): number | 'result' {
  return tensor === operation.result && operation.tensors[tensor]?.role === 'result'
    ? 'result'
    : tensor % 4;
}
