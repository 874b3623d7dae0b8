/** From a name or a cell in a story's figures to a closer look at it. */
import type { Core } from '../core';
import { indexAt, indices, type Window } from '../figures/window';
import type { ProgramModel } from '../state/program';
import { formatCell } from './look';

/** Opens it; a place where nothing is to be looked at does nothing. */
export function lookFrom(core: Core, program: ProgramModel, place: Element): void {
  const [ran, statement] = [program.ran.peek(), program.statement.peek()];
  const around = place.closest<HTMLElement | SVGElement>('[data-tensor]');
  // A hand that marks text does not ask.
  if (!ran || statement === null || !around || !getSelection()?.isCollapsed) return;
  const scene = core.scene(ran.source, statement, program.step.peek());
  const target =
    scene && targetOf(core, ran.source, statement, scene.operation, Number(around.dataset.tensor));
  if (target === null) return;
  const index = indexOf(around, place.closest('.sw-cell'));
  program.probe.value = index ? formatCell(target, index) : target;
  document.querySelector<HTMLElement>('.sw-look')?.focus();
}

/** Cells stand in the order in which they are read. */
function indexOf(grid: HTMLElement | SVGElement, cell: Element | null): number[] | null {
  if (!cell || !grid.dataset.window) return null;
  const window = JSON.parse(grid.dataset.window) as Window;
  const at = [...grid.querySelectorAll('.sw-cell')].indexOf(cell);
  const spot = [...indices(window.count)][at];
  return spot?.map((value, dim) => indexAt(window, dim, value)) ?? null;
}

/** What a link calls a tensor of the story: by its name where that means it after the statement too. */
export function targetOf(
  core: Core,
  source: string,
  statement: number,
  operation: number,
  tensor: number,
): string | null {
  const info = core.story(source, statement)?.operations[operation]?.tensors[tensor];
  if (!info || info.isNumber) return null; // there is nothing to see in a number
  return info.boundTo ?? `${operation}.${tensor}`;
}
