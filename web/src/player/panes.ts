import type { Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import { accessesOf } from '../figures/registry';
import { STRIP } from '../figures/StorageStrip';
import type { TensorFigureProps } from '../figures/TensorFigure';
import { isPart, shows } from '../figures/window';
import { storageKey, tensorKey, type Windows } from '../state/windows';
import type { Pane } from './moves';

/** A pane and its place in the figure, in px before the figure is scaled. */
export interface PlacedPane extends Pane {
  x: number;
  y: number;
  width: number;
  height: number;
  pitch: { x: number; y: number };
}

/** The movable panes of a figure: tensors and storages of which only a part is shown. */
export function panesOf(
  figure: TensorFigureProps,
  operation: number,
  tensors: number[],
): PlacedPane[] {
  const { placed, strip, top } = figure.layout;
  const inset = figure.inset ?? 0;
  const grids = placed.map(({ page, layout, x, grid }, at): PlacedPane => {
    const rank = page.window.count.length;
    return {
      key: tensorKey(operation, tensors[at] ?? 0),
      name: page.info.name,
      shape: page.info.shape,
      window: page.window,
      line: null,
      x: x + inset,
      y: grid,
      width: layout.width,
      height: layout.height,
      pitch: {
        x: layout.pitch[rank - 1] ?? layout.cell.width,
        y: layout.pitch[rank - 2] ?? layout.cell.height,
      },
    };
  });
  const info = figure.pages[0]?.info;
  const { storage } = figure;
  if (strip && storage && info) {
    const count = storage.cells.addresses.length;
    grids.push({
      key: storageKey(info.storage),
      name: '',
      shape: [info.storageSize],
      window: { start: [storage.first], count: [count], tail: [0], skip: [0] },
      line: strip.perLine,
      x: inset + STRIP.left,
      y: top + strip.top,
      width: strip.cell * strip.perLine,
      height: strip.lines * strip.line - STRIP.below,
      pitch: { x: strip.cell, y: strip.line },
    });
  }
  return grids.filter(({ window, shape }) => isPart(window, shape));
}

/** Drops the windows that the step's element has left, so that they follow the story again. */
export function followed(
  { pins, zoom }: Windows,
  scene: Scene,
  panes: readonly PlacedPane[],
  { tensors }: Operation,
): Windows {
  const accesses = accessesOf(figureOf(scene, 'element'));
  const kept = [...pins].filter(([key]) => {
    const pane = panes.find((one) => one.key === key);
    if (!pane) return true;
    return accesses.every(({ tensor, index, address }) => {
      if (pane.line !== null)
        return storageKey(tensors[tensor]?.storage ?? -1) !== key || shows(pane.window, [address]);
      const own = key.split('.')[1] === String(tensor) && index.length === pane.shape.length;
      return !own || shows(pane.window, index);
    });
  });
  return { pins: new Map(kept), zoom };
}
