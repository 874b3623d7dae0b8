/** Opens a closer look from a name or a cell in a story's figures. */
import type { Core } from '../core';
import type { StagedDim } from '../core/types';
import type { ProgramModel } from '../state/program';
import { formatCell } from './look';

/** Opens the closer look; does nothing if `place` shows no tensor. */
export function lookFrom(core: Core, program: ProgramModel, place: Element): void {
  const [ran, statement] = [program.ran.peek(), program.statement.peek()];
  const around = place.closest<HTMLElement | SVGElement>('[data-tensor]');
  // Selecting text is not a click on a cell.
  if (!ran || statement === null || !around || !getSelection()?.isCollapsed) return;
  const scene = core.scene(ran.source, statement, program.step.peek());
  const story = core.story(ran.source, statement);
  const operation = scene && story?.operations[scene.operation];
  if (!operation) return;
  const tensor = Number(around.dataset.tensor);
  const target = targetOf(core, ran.source, statement, scene.operation, tensor);
  if (target === null) return;
  const shape = operation.tensors[tensor]?.shape.map(Number) ?? [];
  const read = indexOf(place, operation.staged[tensor]);
  // A factor of a product is drawn once per batch, with more dims than it has.
  const index = read
    ?.slice(-shape.length || read.length)
    .map((at, dim) => Math.min(at, (shape[dim] ?? 1) - 1));
  program.probe.value = index ? formatCell(target, index) : target;
  document.querySelector<HTMLElement>('.sw-look')?.focus();
}

/** Index of a cell in its own tensor; in figures, a stretched tensor is opened as a whole. */
function indexOf(place: Element, staged: readonly StagedDim[] | undefined): number[] | null {
  const cell = place.closest<SVGElement>('[data-index]');
  const index = cell?.dataset.index;
  if (!cell || index === undefined || cell.closest('[data-stretched]')) return null;
  const read = index ? index.split(',').map(Number) : [];
  return staged && cell.matches('.st-cell') ? ownIndex(read, staged) : read;
}

/**
 * The stage draws tensors with their broadcast shape: keep the tensor's own dims, and use index 0
 * where it is stretched.
 */
function ownIndex(read: readonly number[], staged: readonly StagedDim[]): number[] {
  const own: number[] = [];
  staged.forEach(({ from, stretched }, at) => {
    if (from !== null) own[from] = stretched ? 0 : (read[at] ?? 0);
  });
  return own;
}

/**
 * The name a link uses for a tensor: its own name, if that still means this tensor after the
 * statement.
 */
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
