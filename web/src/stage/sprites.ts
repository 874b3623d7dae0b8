/**
 * The stage: how a story is shown. One box of fixed size holds, from the first step to the last,
 * the tensors, the storages they live in, and what travels between them.
 *
 *   core  ->  actors        tensors, cells and ghosts, looked up once a story   (actors.ts)
 *         ->  arrangement   a place for everything it will ever need            (arrange.ts)
 *         ->  parts         grids, strips, table, elements: each has            (storyboard.ts)
 *               sprites     what is drawn; each keeps its key, and its node
 *               poses       where each sprite is at a whole step
 *         ->  frame         between two poses, at any real position             (frame.ts)
 *
 * A frame is a pure function of (story, position): stepping, playing, scrubbing, export and reduced
 * motion (whole positions only) are that one function. A sprite is never replaced by another
 * picture of the same thing. No address, size or rule is worked out here: cells come with theirs.
 */

/** The kinds of things on the stage; `StagePicture.tsx` draws each. */
export type SpriteKind =
  | 'cell' // of a grid: value and address
  | 'strip' // of a storage
  | 'box' // a size
  | 'text'
  | 'frame' // an outline that moves from cell to cell, or stands around a place
  | 'thread' // from a grid cell to its storage cell, under the cells
  | 'path' // a line over the cells: a way, a hop, a bracket
  | 'chip'; // a value in flight

/** Colour and sign of a tensor. 'apart': grey, for a copy that a write leaves as it is. */
export type SpriteMark = number | 'result' | 'apart';

/**
 * One drawn thing. Its node stays the same for the whole story, so it can move but not be replaced.
 * Lengths are in px.
 */
export interface Sprite {
  readonly key: string;
  readonly kind: SpriteKind;
  readonly width: number;
  readonly height: number;
  /** Text height of its main text. */
  readonly text: number;
  /** Colour: of a dimension or of an operand. */
  readonly hue?: number | null;
  readonly operand?: SpriteMark;
  readonly label?: string;
  /** Small text below the label; the empty string reserves its place for other pages. */
  readonly small?: string;
  readonly strong?: boolean;
  /** True if it may overlap another sprite of its kind, and is drawn below that one. */
  readonly under?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The core's facts about the cell, for pointer and keys and for tests. */
  readonly cell?: DrawnCellFacts;
  /** A text that belongs to an axis, its size or its stride: it travels with it. */
  readonly head?: boolean;
}

/** The core's facts about a drawn cell. The address counts elements of the storage. */
export interface DrawnCellFacts {
  tensor: number | null;
  index: string | null;
  address: number;
  storage: number;
  ghost: boolean;
  /** For a ribbon link: its number in reading order. */
  number?: number;
  /** Its letters, if it has not that of its address; null: it shows its value. */
  letters?: string | null;
}

/**
 * Place and look of a sprite at a whole position; x and y are px from the top left of the picture.
 */
export interface Pose {
  x: number;
  y: number;
  opacity: number;
  look?: string | undefined;
  /** Instead of the sprite's own label. */
  label?: string | undefined;
  /** Start of the movement to this pose. The sprite does not visibly leave the pose before. */
  from?: { x: number; y: number } | undefined;
  /**
   * The sprite is visible only on its way (opacity 0 at the end): it becomes part of its target.
   */
  passing?: boolean | undefined;
  /** Facts that replace those of the sprite: a view has taken over the cell. */
  cell?: DrawnCellFacts | undefined;
  /** A thread's way. */
  path?: string | undefined;
  /** The part of the move in which it moves: cause before effect. */
  when?: readonly [number, number] | undefined;
}

export type Poses = ReadonlyMap<string, Pose>;
/** A mutable `Poses`: a storyboard adds and replaces poses. */
export type PosesInMaking = Map<string, Pose>;

/** A story, laid out for a box. */
export interface StageStory {
  readonly width: number;
  readonly height: number;
  readonly sprites: readonly Sprite[];
  /**
   * True if a result is made in one step: the first step then starts from empty places, at the
   * position before it.
   */
  readonly enters: boolean;
  /** Cells show the letter of their address, and keep their value for whoever asks. */
  readonly letters: boolean;
  /** At a step of the statement's story that belongs to this operation. */
  pose(step: number): Poses;
  /** The story on the page of large tensors that a step is about. */
  around(step: number): StageStory;
  /** Whether that is this page. */
  shows(step: number): boolean;
}

export const HIDDEN: Pose = { x: 0, y: 0, opacity: 0 };
