/**
 * Interpolates between two whole positions: every movement on the stage comes from this one
 * function.
 */
import { type DrawnCellFacts, HIDDEN, type Pose, type StageStory } from './sprites';

/** One sprite as it is drawn at one moment. */
export interface Drawn {
  x: number;
  y: number;
  opacity: number;
  look: string | undefined;
  label: string | undefined;
  path: string | undefined;
  cell: DrawnCellFacts | undefined;
  /** The visible share of a thread, from 0 to 1. */
  shown: number;
}

/** Every sprite of a story at one moment, by its key. */
export type Frame = Map<string, Drawn>;

/** Share of a move after which a sprite that arrives from elsewhere has left its old place. */
const LEAVES = 0.2;

/** All sprites at a real position; 2.5 is halfway between step 2 and step 3. */
export function frameAt(story: StageStory, position: number): Frame {
  const drawnAt = momentAt(story, position);
  return new Map(story.sprites.map(({ key }) => [key, drawnAt(key)]));
}

/** A sprite without a place in the next pose disappears before anything else moves. */
const GONE = { opacity: 0, passing: false, when: [0, LEAVES] } as const;

/** Returns a function that gives the drawing of the sprite with a key. */
export function momentAt(story: StageStory, position: number): (key: string) => Drawn {
  const before = Math.floor(position);
  const way = position - before;
  const from = story.pose(before);
  if (way === 0) return (key) => at(from.get(key) ?? HIDDEN);
  const to = story.pose(before + 1);
  return (key) => {
    const a = from.get(key) ?? HIDDEN;
    return between(a, to.get(key) ?? { ...a, ...GONE }, way);
  };
}

/** Tells which sprites change between the whole positions `before` and `before + 1`. */
export function moves(story: StageStory, before: number): (key: string) => boolean {
  const [from, to] = [story.pose(before), story.pose(before + 1)];
  return (key) => {
    const [a, b] = [from.get(key), to.get(key)];
    return a !== b && (!a || !b || !isStill(a, b));
  };
}

const isStill = (a: Pose, b: Pose): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.opacity === b.opacity &&
  a.look === b.look &&
  a.label === b.label &&
  a.path === b.path &&
  a.cell === b.cell &&
  !b.from &&
  !b.passing;

function between(a: Pose, b: Pose, way: number): Drawn {
  const [begin] = b.when ?? [0];
  const share = shareOf(way, b.when);
  if (b.from && b.opacity > 0) {
    if (way < begin) return { ...at(a), opacity: a.opacity * (1 - clamp(way / LEAVES)) };
    const place = { x: mix(b.from.x, b.x, share), y: mix(b.from.y, b.y, share) };
    return { ...at(b), ...place, opacity: b.opacity * Math.min(1, 6 * share) };
  }
  if (b.path !== undefined && b.path !== a.path) {
    if (way < begin) return { ...at(a), opacity: a.opacity * (1 - clamp(way / LEAVES)) };
    return { ...at(b), shown: share };
  }
  // A sprite that was hidden appears in its place, and does not fly in from the corner.
  const start = a === HIDDEN ? { ...b, opacity: 0 } : a;
  if (b.passing) return passed(start, b, share);
  const late = share >= 0.5 ? b : start;
  return {
    x: mix(start.x, b.x, share),
    y: mix(start.y, b.y, share),
    opacity: mix(start.opacity, b.opacity, share),
    look: late.look,
    label: late.label,
    path: b.path,
    cell: late.cell,
    shown: 1,
  };
}

/** A passing sprite is visible only on its way: on arrival it becomes part of its target. */
function passed(a: Pose, b: Pose, share: number): Drawn {
  const { x, y } = b.from ?? a;
  const comes = a.opacity > 0 ? 1 : 12 * share;
  return {
    ...at(b),
    x: mix(x, b.x, share),
    y: mix(y, b.y, share),
    opacity: Math.min(1, comes, 12 * (1 - share)),
  };
}

const at = ({ x, y, opacity, look, label, path, cell }: Pose): Drawn => ({
  x,
  y,
  opacity,
  look,
  label,
  path,
  cell,
  shown: 1,
});

/** The share of a movement that is done at a part `way` of its move. */
export const shareOf = (way: number, [begin, end]: readonly [number, number] = [0, 1]): number =>
  eased(clamp((way - begin) / (end - begin)));

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const mix = (a: number, b: number, share: number) => a + (b - a) * share;
const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);
