import type { Cells, ElementAccess, Int, Operation, Scene, TensorInfo } from '../core/types';
import { NARROW, TEXT } from '../figures/geometry';
import { cellWidth, usualWidth } from '../figures/grid-layout';
import { huesOf } from '../figures/hue';
import { STRIP_SIDES } from '../figures/StorageStrip';
import type { StoragePage, TensorPage } from '../figures/TensorFigure';
import {
  gridWindow,
  type Pins,
  storageWindow,
  type Window,
  type WindowLimits,
} from '../figures/window';
import { storageKey, tensorKey, type Windows, type Zoom } from '../state/windows';
import type { CellSource } from './cell-source';

/** Tensors that the scene shows with their cells, grouped by the storage that they share. */
export function storageGroups(scene: Scene, operation: Operation): number[][] {
  const groups = new Map<number, number[]>();
  for (const tensor of shownTensors(scene, operation)) {
    const storage = operation.tensors[tensor]?.storage;
    if (storage !== undefined) groups.set(storage, [...(groups.get(storage) ?? []), tensor]);
  }
  return [...groups.values()];
}

function shownTensors(scene: Scene, { result, phases, tensors }: Operation): number[] {
  const { element, view, dims } = scene;
  const after = result === null ? [] : [result];
  // What is made at once, as by torch.arange, has no other picture; where nothing is, what was given.
  if (scene.phase === 'fill' && !phases.some(({ phase }) => phase === 'elements'))
    return result === null ? tensors.flatMap((info, at) => (info.isNumber ? [] : at)) : after;
  if (element) return [...new Set(accessesOf(element).map(({ tensor }) => tensor))];
  if (view)
    return view.outcome === 'view' || view.outcome === 'copy'
      ? [view.tensor, ...after]
      : [view.tensor];
  if (dims) return [...new Set([0, ...(dims.after.every(({ known }) => known) ? after : [])])];
  return [];
}

export function tensorPages(
  source: CellSource,
  scene: Scene,
  operation: Operation,
  tensors: number[],
  width: number,
  { pins, zoom }: Windows,
): TensorPage[] {
  return tensors.flatMap((tensor) => {
    const info = operation.tensors[tensor];
    if (!info) return [];
    const active = accessesOf(scene.element).filter((access) => access.tensor === tensor);
    const focus = focusOf(active[0], info.shape.length);
    const read = (window: Window) => source.cells(scene.operation, tensor, window);
    const chosen = pins.get(tensorKey(scene.operation, tensor));
    // What is put into chosen places goes there in any order.
    const fills = info.role === 'result' && operation.kind !== 'put';
    const writes = fills && scene.element?.write?.tensor === tensor;
    return {
      tensor,
      info,
      active,
      ...fitPage(info, focus, width, read, chosen, zoom, tensors.length),
      compact: zoom < 0,
      hues: huesOf(scene, operation, tensor),
      missed: scene.missed?.tensor === tensor ? scene.missed : null,
      operand: operandOf(operation, tensor),
      written: writes ? Number(scene.element?.number) : null,
    };
  });
}

/** Room beside the cells of a grid, in pixels; from one cell to the next; and a cell's least width. */
const [SIDES, GAP, LEAST] = [84, 4, 34];
/** So many columns are all shown where they fit. */
const WHOLE = 20;

/** As many cells as have room; a second try where the labels turn out wider than is usual for the dtype. */
export function fitPage(
  info: TensorInfo,
  focus: Int[],
  width: number,
  read: (window: Window) => Cells,
  pins: Pins | undefined,
  zoom: Zoom,
  tensors: number,
) {
  const usual = fittedWidth(usualWidth(info.dtype, zoom < 0), Number(info.shape.at(-1)), width);
  const plan = (wide: number) => {
    const window = gridWindow(info.shape, focus, limitsOf(info, wide, width, zoom, tensors), pins);
    const cells = read(window);
    const text = zoom < 0 ? TEXT.small : TEXT.body;
    return { window, cells, cellWidth: cellWidth(usual, window, cells.labels, text) };
  };
  const first = plan(usual);
  return first.cellWidth > usual ? plan(first.cellWidth) : first;
}

/** Cells give way a little where all columns of a small tensor then fit. */
function fittedWidth(usual: number, columns: number, width: number): number {
  const fitted = Math.floor((width - SIDES) / columns) - GAP;
  return columns <= WHOLE && fitted >= LEAST ? Math.min(usual, fitted) : usual;
}

/** On screen there are never more than about 1,000 cells: browsers draw no more without delay. */
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
  pages: TensorPage[],
  tensors: number[],
  width: number,
  { pins, zoom }: Windows,
): StoragePage | null {
  const [page, tensor] = [pages[0], tensors[0]];
  if (!page || tensor === undefined || Number(page.info.storageSize) === 0) return null;
  const visited: Int[] = visitsOf(scene, tensors)?.runs.flatMap((run) => run.addresses) ?? [];
  const active = [...pages.flatMap((one) => one.active.map(({ address }) => address)), ...visited];
  const wide = Math.min(56, page.cellWidth + (zoom < 0 ? 8 : -4));
  const line = Math.floor((width - STRIP_SIDES) / wide);
  const { first, count } = storageWindow(
    page.info.storageSize,
    active.length ? active : [page.info.offset],
    zoom < 0 ? Math.min(240, line * 6) : line * (visited.length ? 1 : line < FEW ? 3 : 2),
    pins.get(storageKey(page.info.storage))?.[0] ?? null,
  );
  return { first, cells: source.storage(scene.operation, tensor, first, count), cellWidth: wide };
}

/** A strip with so few cells in a line takes another line. */
const FEW = 8;

/** What a refused dimension would visit, where it is in the storage of these tensors. */
export function visitsOf({ view }: Scene, tensors: number[]) {
  return view?.visits && tensors.includes(view.tensor) ? view.visits : null;
}

function accessesOf(element: Scene['element']): ElementAccess[] {
  return element ? [...element.reads, ...(element.write ? [element.write] : [])] : [];
}

function focusOf(access: ElementAccess | undefined, rank: number): Int[] {
  return access?.index.length === rank ? access.index : [];
}

function operandOf(operation: Operation, tensor: number): number | 'result' {
  return tensor === operation.result && operation.tensors[tensor]?.role === 'result'
    ? 'result'
    : tensor % 4;
}
