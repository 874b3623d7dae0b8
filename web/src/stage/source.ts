import type { Core } from '../core';
import type { StageSource } from './actors';

/** The core's answers about one operation, for the stage. */
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
