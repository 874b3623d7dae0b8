/**
 * What the core tells the page, as TypeScript types; nothing here is computed in the page. All that
 * is written as JSON is declared in core/story/types.def, with its units, and generated from there.
 */
export type * from './message-types';
export type * from './schema.generated';
export type * from './types.generated';

import type { Int } from './types.generated';

/** Whose cells, and when. */
export interface CellsOf {
  statement: number;
  operation: number;
  /** Index into the operation's tensors. */
  tensor: number;
  /** Of the story; before and after the operation's own steps as at the first and the last of them. */
  step: Int;
  /** As in `TensorInfo.stretched`. */
  stretched?: boolean;
}

/** Cells of a tensor (or of its storage) in a window, in reading order. */
export interface Cells {
  /**
   * Text of each cell as the dialect prints it, null where nothing has been written yet; null where
   * values are not kept.
   */
  labels: (string | null)[] | null;
  /** Storage address of each cell. */
  addresses: Float64Array;
  /** Reading-order number of each cell. */
  numbers: Float64Array;
  /** 1 where a dimension of stride 0 shows its only entry again, else 0. */
  ghosts: Float64Array;
  /** 1 where a sum or a product reads it for the element of the step, else 0. */
  reads: Float64Array;
}
