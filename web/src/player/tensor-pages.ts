import type { Cells, ElementAccess, Int, Operation, Scene, TensorInfo } from '../core/types';
import { NARROW } from '../figures/geometry';
import { cellWidth, usualWidth } from '../figures/grid-layout';
import { huesOf } from '../figures/hue';
import { STRIP_SIDES } from '../figures/StorageStrip';
import type { StoragePage, TensorPage } from '../figures/TensorFigure';
import { gridWindow, storageWindow, type Window } from '../figures/window';
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

function shownTensors({ element, view, dims }: Scene, { result }: Operation): number[] {
  const after = result === null ? [] : [result];
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
): TensorPage[] {
  return tensors.flatMap((tensor) => {
    const info = operation.tensors[tensor];
    if (!info) return [];
    const active = accessesOf(scene.element).filter((access) => access.tensor === tensor);
    const focus = focusOf(active[0], info.shape.length);
    const read = (window: Window) => source.cells(scene.operation, tensor, window);
    const writes = scene.element?.write?.tensor === tensor && info.role === 'result';
    return {
      info,
      active,
      ...fitPage(info, focus, width, read),
      hues: huesOf(scene, operation, tensor),
      operand: operandOf(operation, tensor),
      written: writes ? Number(scene.element?.number) : null,
    };
  });
}

/** As many cells as have room; a second try where the labels turn out wider than is usual for the dtype. */
function fitPage(info: TensorInfo, focus: Int[], width: number, read: (window: Window) => Cells) {
  const narrow = width < NARROW;
  const plan = (wide: number) => {
    const columns = Math.min(narrow ? 8 : 12, Math.max(2, Math.floor((width - 56) / (wide + 4))));
    const window = gridWindow(info.shape, focus, {
      columns,
      rows: narrow ? 6 : 8,
      cells: narrow ? 48 : 192,
    });
    const cells = read(window);
    return { window, cells, cellWidth: cellWidth(info.dtype, window, cells.labels) };
  };
  const first = plan(usualWidth(info.dtype));
  return first.cellWidth > usualWidth(info.dtype) ? plan(first.cellWidth) : first;
}

export function storagePage(
  source: CellSource,
  scene: Scene,
  pages: TensorPage[],
  tensors: number[],
  width: number,
): StoragePage | null {
  const [page, tensor] = [pages[0], tensors[0]];
  if (!page || tensor === undefined || Number(page.info.storageSize) === 0) return null;
  const visited: Int[] = visitsOf(scene, tensors)?.runs.flatMap((run) => run.addresses) ?? [];
  const active = [...pages.flatMap((one) => one.active.map(({ address }) => address)), ...visited];
  const wide = Math.min(56, page.cellWidth - 4);
  const line = Math.floor((width - STRIP_SIDES) / wide);
  const { first, count } = storageWindow(
    page.info.storageSize,
    active.length ? active : [page.info.offset],
    line * (visited.length ? 1 : 2),
  );
  return { first, cells: source.storage(scene.operation, tensor, first, count), cellWidth: wide };
}

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
