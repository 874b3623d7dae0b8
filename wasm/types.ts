/**
 * What the core tells the page, as TypeScript types. The core writes these as JSON
 * (core/story/*.c, core/lang/transcript.c); nothing here is computed in the page.
 *
 * Units: sizes, offsets and addresses count elements, addresses those of the storage. Strides are
 * as the dialect shows them: in elements for PyTorch, in bytes for NumPy.
 */
import type { Caution } from './remark-types';
import type { DType, EventId, OperationName, PhaseId, StoryKind } from './schema.generated';

/** An integer; beyond 2^53 it travels as a decimal string, to be shown and never reckoned with. */
export type Int = number | string;

/** A half-open range of the program text, in UTF-16 code units, with the 1-based place for people. */
export interface Span {
  start: number;
  end: number;
  line: number;
  column: number;
}

/** What Python raised: the type's name and the message, word for word. */
export interface PyError {
  type: string;
  message: string;
}

/** Why the core does not run something (syntax, or outside the subset): one sentence with its place. */
export interface Refusal extends Span {
  message: string;
}

export interface Statement {
  index: number;
  span: Span;
  /** 1-based line of the statement's first character. */
  line: number;
  source: string;
  /** What Python would print, with its newlines. */
  output: string;
  error: PyError | null;
  warnings: string[];
  /** How many operations have a story here; 0: nothing to step through. */
  operations: number;
}

/** A tensor that a name is bound to when the program has ended. */
export interface NamedTensor {
  shape: Int[];
  stride: Int[];
  offset: Int;
  dtype: DType;
  contiguous: boolean;
  /** Equal numbers share memory. */
  storage: number;
}

/** The whole transcript of a program. */
export interface Transcript {
  statements: Statement[];
  tensors: Record<string, NamedTensor>;
  /** Set when the program, or the rest of it, was not run. */
  refusal: Refusal | null;
  /** The statement that a reader most likely wants to see first: the last one that has a story. */
  suggested: number | null;
}

/** One tensor that takes part in an operation, as it was at that time. */
export interface TensorInfo {
  /** Name to show: the source text of the operand where it is short, else a letter. */
  name: string;
  role: 'operand' | 'target' | 'result';
  /**
   * A name that means this very tensor, laid out as here, when the statement has ended; null where
   * there is none, as for an `x` that the statement binds anew.
   */
  boundTo: string | null;
  /** A Python number that takes part as a tensor without dimensions: it has no storage. */
  isNumber: boolean;
  shape: Int[];
  stride: Int[];
  /** What one of a stride is. */
  strideUnit: 'element' | 'byte';
  /** The strides in elements, whatever the dialect. */
  elementStride: Int[];
  /** In the storage that is drawn. */
  offset: Int;
  /** As storage_offset() tells it: after from_numpy() of a slice, from where that begins. */
  offsetShown: Int;
  dtype: DType;
  contiguous: boolean;
  numel: Int;
  itemsize: number;
  /** Equal numbers share memory within the story. */
  storage: number;
  /** Elements in the whole storage. */
  storageSize: Int;
  /** False when the values of that time are not kept (too large); layouts always are. */
  kept: boolean;
}

export interface Phase {
  phase: PhaseId;
  first: Int;
  steps: Int;
}

export interface Operation {
  name: OperationName;
  kind: StoryKind;
  /** Source text of the operation, e.g. `a.t().view(2, 4)`. */
  text: string;
  span: Span;
  tensors: TensorInfo[];
  /** Index into `tensors` of the result, or null where it was refused or gives no tensor. */
  result: number | null;
  refused: boolean;
  /** First step of this operation within the statement's story, and how many it has. */
  first: Int;
  steps: Int;
  phases: Phase[];
}

/** The story of one statement: the stories of its operations, one after the other. */
export interface Story {
  statement: number;
  line: number;
  source: string;
  steps: Int;
  /** Authored segments: the steps that *Next* stops at, ascending; the first and last step are among them. */
  stops: Int[];
  operations: Operation[];
  /** What is legal here but probably not what was meant; empty for most statements. */
  cautions: Caution[];
  error: PyError | null;
}

/** A fact of the core: the event's id and its named values, ready for a sentence. */
export interface CoreEvent {
  id: EventId;
  values: Record<string, Int | string>;
}

export type SizeState = 'absent' | 'given' | 'padded' | 'stretched' | 'refused';

/** Shapes written under each other, aligned to the right. All rows have one cell a column. */
export interface ShapeRows {
  rows: {
    /** Index into the operation's tensors. */
    tensor: number;
    name: string;
    /** False before the *align* step: the row is then still written from the left. */
    aligned: boolean;
    cells: {
      size: Int | null;
      state: SizeState;
      stride: Int | null;
      original: Int | null;
      dim: number | null;
    }[];
  }[];
  columns: {
    /** Dimension of the result. */
    dim: number;
    verdict: 'unknown' | 'equal' | 'stretch' | 'padded' | 'joined' | 'refused';
    /** Size of the result in this dimension, once known. */
    size: Int | null;
    current: boolean;
  }[];
  /** Name of the result; null where the comparison was refused. */
  result: string | null;
  /** For in-place operations and expand/broadcast_to: the shape that the result must have. */
  target: Int[] | null;
}

/** The view rule: old dimensions cut into chunks, new ones fitted in. */
export interface ViewFigure {
  /** Index into the operation's tensors. */
  tensor: number;
  old: {
    dim: number;
    size: Int;
    stride: Int;
    /** Number of its chunk, counted from the last dimension (0), once known. */
    chunk: number | null;
    /** stride[dim + 1] * size[dim + 1], once compared. */
    expected: Int | null;
    state: 'waiting' | 'current' | 'joined' | 'cut' | 'opened' | 'free';
  }[];
  chunks: { first: number; last: number; numel: Int; stride: Int; left: Int; current: boolean }[];
  /** Between old dims `after` and `after + 1`. */
  cuts: { after: number; stride: Int; inner: Int; size: Int; expected: Int }[];
  next: {
    dim: number;
    size: Int;
    /** -1 was written here. */
    inferred: boolean;
    stride: Int | null;
    chunk: number | null;
    state: 'waiting' | 'current' | 'fits' | 'straddles';
  }[];
  outcome: 'open' | 'view' | 'copy' | 'refused';
  /**
   * A refused dimension: the storage addresses that it would have to visit, and the jumps between
   * them. One run whose own jumps are unequal, or two runs whose jumps differ. `from`: the index
   * within the dimension of the first address shown.
   */
  visits: { dim: number; runs: { from: Int; addresses: Int[]; jumps: Int[] }[] } | null;
  /** What works instead, checked by the core. `copies`: elements copied, 0 for a view. */
  repairs: { code: string; copies: Int; view: boolean }[];
}

/** Sizes and strides that move or change per dimension; the storage stays. */
export interface DimsFigure {
  before: { dim: number; size: Int; stride: Int; moved: boolean }[];
  after: {
    dim: number;
    size: Int;
    stride: Int /** Old dimension it comes from, null for a new one. */;
    from: number | null;
    known: boolean;
    current: boolean;
  }[];
  contiguous: boolean | null;
}

/**
 * Broadcasting one dimension at a time, from the left: which entries pair up, along the path that
 * leads to one element.
 */
export interface Pairing {
  levels: {
    /** Dimension of the result. */
    dim: number;
    size: Int;
    verdict: 'equal' | 'stretch' | 'padded';
    /** Index into the operation's tensors of the one with a single entry here, or with none. */
    stretched: number | null;
    /** Which pair is on the path. */
    current: Int;
    /** A window of the pairs, its first being number `first`: `x[0][2]` and `y[0]`. */
    first: Int;
    pairs: { left: string; right: string }[];
  }[];
}

/** A matrix product: batch dims broadcast, the inner dims of the two matrices meet. */
export interface ProductFigure {
  factors: {
    /** Index into the operation's tensors. */
    tensor: number;
    name: string;
    /** Sizes of the dims before the last two, aligned to the right; null where it has none. */
    batch: (Int | null)[];
    rows: Int;
    columns: Int;
    /** It has one dim: counted as one row (left) or one column (right). */
    vector: boolean;
  }[];
  batch: { verdict: 'unknown' | 'equal' | 'stretch' | 'padded' | 'refused'; current: boolean }[];
  /** Columns of the first against rows of the second. */
  inner: 'unknown' | 'meets' | 'refused';
  /** Shape of the result, once known. */
  result: Int[] | null;
}

/** One element read or written. */
export interface ElementAccess {
  /** Index into the operation's tensors. */
  tensor: number;
  index: Int[];
  /** Element address in the tensor's storage. */
  address: Int;
  /**
   * sum = offset + sum of index * stride, term by term, all in the tensor's `strideUnit`: the
   * address itself, or the byte at which it begins.
   */
  terms: { index: Int; stride: Int; product: Int }[];
  offset: Int;
  sum: Int;
  value: string;
}

export interface ElementStep {
  /** 0-based number of this element in reading order. */
  number: Int;
  total: Int;
  /**
   * The number written with one digit a dimension, the last one turning fastest: number = sum of
   * digit * weight. `turned`: the digit is another than for the element before.
   */
  odometer: { dim: number; size: Int; digit: Int; weight: Int; turned: boolean }[];
  reads: ElementAccess[];
  /** How many further reads are not listed: a sum of a thousand elements lists the first few. */
  omitted: Int;
  write: ElementAccess | null;
}

/** One step: everything a figure, a caption and a screen reader need. */
export interface Scene {
  statement: number;
  step: Int;
  steps: Int;
  /** Index into the story's operations. */
  operation: number;
  phase: PhaseId;
  event: CoreEvent;
  /** The event as one English sentence: caption, alt text and spoken text alike. */
  sentence: string;
  shapes: ShapeRows | null;
  view: ViewFigure | null;
  dims: DimsFigure | null;
  pairing: Pairing | null;
  product: ProductFigure | null;
  missed: MissedPlace | null;
  element: ElementStep | null;
}

/** A position that an index asks for and that is not there. */
export interface MissedPlace {
  /** Index into the operation's tensors. */
  tensor: number;
  /** The dimension, and how many positions it has. */
  dim: number;
  size: Int;
  index: Int;
}

/** Cells of a tensor (or of its storage) in a window, in reading order. */
export interface Cells {
  /** Text of each cell as the dialect prints it; null where values are not kept. */
  labels: string[] | null;
  /** Storage address of each cell. */
  addresses: Float64Array;
  /** Reading-order number of each cell. */
  numbers: Float64Array;
}

/** A pasted error that the core knows. */
export interface Diagnosis {
  /** Row of core/base/errors.def. */
  id: string;
  type: string;
  /** As the library writes it; as it was pasted where that is in other words. */
  message: string;
  /** It is in the words of another version of the library. */
  reworded: boolean;
  /** What to know of it beside its story. */
  why: string | null;
  values: { name: string; text: string }[];
  /** What the message does not say, with the value that the program has for it. */
  asked: { name: string; label: string; value: string }[];
  /** Ends in the message; null where there is none. */
  program: string | null;
  /** The message that it ends in; null where it ends in none. */
  answer: string | null;
  /** Whether that is the message that was pasted. */
  same: boolean;
  /** Instead of the program's last line; each has been run. */
  repairs: { line: string; why: string; program: string }[];
}

/** A pasted message that is known, but is about what Stridewise does not run. */
export interface Outside {
  /** Topic of core/story/outside.def. */
  outside: string;
  /** The line in which it stands. */
  message: string;
  /** What such an error is about, and what to do. */
  about: string;
}

export type * from './message-types';
export type * from './remark-types';
export type { DType, EventId, OperationName, PhaseId, StoryKind };
