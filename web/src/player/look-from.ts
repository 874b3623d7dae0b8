/** From a name or a cell in a story's figures to a closer look at it. */
import type { Core } from '../core';
import { indexAt, indices, type Window } from '../figures/window';
import type { ProgramModel, Ran } from '../state/program';
import { formatCell, programUntil } from './look';

/** Opens it; a place where nothing is to be looked at does nothing. */
export function lookFrom(core: Core, program: ProgramModel, place: Element): void {
  const [ran, statement] = [program.ran.peek(), program.statement.peek()];
  const around = place.closest<HTMLElement | SVGElement>('[data-tensor]');
  // A hand that marks text does not ask.
  if (!ran || statement === null || !around || !getSelection()?.isCollapsed) return;
  const scene = core.scene(ran.source, statement, program.step.peek());
  const target =
    scene && targetOf(core, ran, statement, scene.operation, Number(around.dataset.tensor));
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

/** What a link calls a tensor of the story: by its name where that names it after the statement too. */
export function targetOf(
  core: Core,
  ran: Ran,
  statement: number,
  operation: number,
  tensor: number,
): string | null {
  const told = core.story(ran.source, statement)?.operations[operation];
  const info = told?.tensors[tensor];
  // A number is an operand too, but there is nothing to see in it.
  if (!info || /^-?[\d.]/.test(info.name)) return null;
  const source = ran.transcript.statements[statement]?.source ?? '';
  const [, bound, value] = /^([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)\s*(.*)$/su.exec(source) ?? [];
  const isBound = tensor === told.result && value === told.text;
  const name = isBound ? bound : rebinds(source, info.name) ? undefined : info.name;
  const named = name ? core.run(programUntil(ran, statement)).tensors[name] : undefined;
  const isSame = named?.shape.join() === info.shape.join();
  return name && isSame ? name : `${operation}.${tensor}`;
}

/** Whether a name may stand for another tensor after a statement. */
function rebinds(source: string, name: string): boolean {
  if (/[\n;]|:=/.test(source)) return true;
  const [targets = ''] = /^([\p{L}\p{N}_,\s]*=(?!=))+/u.exec(source) ?? [];
  return targets.split(/[,\s=]+/).includes(name);
}
