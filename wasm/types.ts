/**
 * Types of the core's answers; the page computes none of them. The types of JSON are generated from
 * core/story/types.def, which documents units.
 */
export type * from './message-types';
export type * from './notices.generated';
export type * from './schema.generated';
export type * from './types.generated';

import type { Int } from './types.generated';

/** Selects a tensor of a story and a moment in time. */
export interface CellsOf {
  statement: number;
  operation: number;
  /** Index into the operation's tensors. */
  tensor: number;
  /** A step of the story. Steps outside the operation count as its first or last step. */
  step: Int;
  /** Whether to show the tensor stretched, as in `TensorInfo.stretched`. */
  stretched?: boolean;
}

/** The cells in a window of a tensor (or of its storage), in reading order. */
export interface Cells {
  /**
   * The text of each cell as the dialect prints it, null for cells not yet written. Null altogether if
   * values are not kept.
   */
  labels: (string | null)[] | null;
  /** Storage address of each cell, in elements. */
  addresses: Float64Array;
  /** Reading-order number of each cell. */
  numbers: Float64Array;
  /** 1 if the cell repeats an entry along a dimension of stride 0 (a stretched cell), else 0. */
  ghosts: Float64Array;
  /** 1 if a sum or a product reads the cell for the element of the step, else 0. */
  reads: Float64Array;
}
