import type { Core } from '../core';
import type { Cells } from '../core/types';
import { type Window, windowCells } from '../figures/window';

const KEPT = 64;

/** Pages of cells from the core, remembered: most steps show the same pages again. */
export function createCellSource(core: Core, source: string, statement: number) {
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
    cells: (operation: number, tensor: number, window: Window) =>
      remember(`${operation}/${tensor}/${JSON.stringify(window)}`, () =>
        windowCells(window, (start, count) =>
          core.cells(source, statement, operation, tensor, start, count),
        ),
      ),
    storage: (operation: number, tensor: number, first: number, count: number) =>
      remember(`${operation}/${tensor}@${first}+${count}`, () =>
        core.storage(source, statement, operation, tensor, first, count),
      ),
  };
}

export type CellSource = ReturnType<typeof createCellSource>;
