import type { Core } from '../core';
import type { Cells, CellsOf } from '../core/types';
import { type CellWindow, windowCells } from '../figures/window';

const KEPT = 96;

/** Caches pages of cells from the core: most steps show the same pages again. */
export function createCellSource(core: Core, source: string) {
  const pages = new Map<string, Cells>();
  const remember = (key: string, read: () => Cells): Cells => {
    const cells = pages.get(key) ?? read();
    pages.delete(key);
    pages.set(key, cells);
    const oldest = pages.keys().next().value;
    if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
    return cells;
  };
  return {
    cells: (of: CellsOf, window: CellWindow) =>
      remember(JSON.stringify([of, window]), () =>
        windowCells(window, (start, count) => core.cells(source, of, start, count)),
      ),
    storage: (of: CellsOf, first: number, count: number) =>
      remember(JSON.stringify([of, first, count]), () => core.storage(source, of, first, count)),
  };
}

export type CellSource = ReturnType<typeof createCellSource>;
