import type { Core } from '../core';
import type { StageSource } from './actors';

/** What the stage asks of the core about one operation of a statement's story. */
export function stageSource(
  core: Core,
  source: string,
  statement: number,
  operation: number,
): StageSource {
  const of = { statement, operation };
  return {
    scene: (step) => core.scene(source, statement, step),
    cells: (tensor, step, stretched, start, count) =>
      core.cells(source, { ...of, tensor, step, stretched }, start, count),
    storage: (tensor, step, first, count) =>
      core.storage(source, { ...of, tensor, step }, first, count),
  };
}
