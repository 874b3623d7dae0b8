/** Shows named tensors as they are at the end of a program, without an operation. */
import type { Core } from '../core';
import type { Operation, Scene } from '../core/types';
import type { StageSource } from './actors';

/** Makes a story of one step in which nothing happens. */
export function namedStage(core: Core, program: string, names: readonly string[]) {
  const found = names.map((name) => core.named(program, name));
  const tensors = found.flatMap(([info], at) => {
    // Tensors that share memory get the storage number of the first of them.
    const first = found.findIndex((kin) => kin.some(({ name }) => name === names[at]));
    return info ? [{ ...info, storage: first }] : [];
  });
  const operation = {
    name: '',
    kind: 'note',
    text: '',
    span: { start: 0, end: 0 },
    tensors,
    result: null,
    refused: false,
    staged: [],
    first: 0,
    steps: 1,
    phases: [],
  } as unknown as Operation;
  const named = (tensor: number) => tensors[tensor]?.name ?? '';
  const source: StageSource = {
    scene: () => NOTHING,
    cells: (tensor, _step, _stretched, start, count) =>
      core.namedCells(program, named(tensor), start, count),
    storage: (tensor, _step, first, count) =>
      core.namedStorage(program, named(tensor), first, count),
  };
  return { operation, source };
}

const NOTHING = {
  step: 0,
  steps: 1,
  operation: 0,
  phase: 'gate',
  event: { id: 'NOTHING', values: {} },
  figures: [],
} as unknown as Scene;
