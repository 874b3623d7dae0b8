import type { Cells, Operation } from '../core/types';
import { GridTable } from '../figures/GridTable';
import type { CellWindow } from '../figures/window';
import { inBrowser } from '../lib/in-browser';
import { useAtRest } from '../lib/use-when-seen';
import type { StageSource } from '../stage/actors';
import { batchedRequest } from '../stage/batched';
import type { Sprite, StageStory } from '../stage/sprites';
import { type Desk, NameButtons } from './hands';
import { SizeBoxes } from './hands/SizeBoxes';

export interface StageHandsProps {
  story: StageStory;
  step: number;
  operation: Operation;
  source: StageSource;
  /** True if names and cells open a closer look. */
  looks: boolean | undefined;
  /** Index of the operation in its story. */
  number: number;
  desk?: Desk | null | undefined;
}

/**
 * Controls over the stage: names as buttons, sizes as inputs, and grids as tables for screen
 * readers.
 */
export function StageHands(props: StageHandsProps) {
  const rested = useAtRest(
    <>
      {inBrowser && props.looks && <NameButtons {...props} />}
      <Tables {...props} />
    </>,
  );
  return (
    <>
      {props.desk && <SizeBoxes {...props} desk={props.desk} />}
      {rested}
    </>
  );
}

function Tables({ story, step, ...drawn }: StageHandsProps) {
  // The stage repeats a product's factor along batch dims that it does not have; the tables do the
  // same.
  const { operation, source } = drawn.operation.kind === 'product' ? batchedRequest(drawn) : drawn;
  return operation.tensors.map((info, tensor) => {
    const window = windowOf(story.sprites, tensor);
    const cells = window && cellsOf(source, tensor, step, window, operation);
    if (!window || !cells || info.isNumber) return null;
    const staged = operation.staged[tensor]?.map(({ size }) => size);
    const shape = staged?.length === window.count.length ? staged : info.shape;
    return <GridTable key={tensor} info={{ ...info, shape }} window={window} cells={cells} />;
  });
}

/** The part of a tensor that is on the stage; null if there is none. */
function windowOf(sprites: readonly Sprite[], tensor: number): CellWindow | null {
  const indices = sprites.flatMap(({ kind, cell }) =>
    kind === 'cell' && cell?.tensor === tensor && cell.index !== null
      ? [cell.index === '' ? [] : cell.index.split(',').map(Number)]
      : [],
  );
  const [first] = indices;
  if (!first) return null;
  const of = (dim: number) => indices.map((index) => index[dim] ?? 0);
  const start = first.map((_, dim) => Math.min(...of(dim)));
  const count = start.map((least, dim) => Math.max(...of(dim)) - least + 1);
  const none = first.map(() => 0);
  return { start, count, tail: none, skip: none };
}

/** Null if the core has no answer: the table comes back with the next step. */
function cellsOf(
  source: StageSource,
  tensor: number,
  step: number,
  { start, count }: CellWindow,
  { staged }: Operation,
): Cells | null {
  try {
    return source.cells(tensor, step, staged[tensor] !== undefined, start, count);
  } catch {
    return null;
  }
}
