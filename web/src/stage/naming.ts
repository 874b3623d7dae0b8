/**
 * Draws the thread from an entry of an index tensor to the element it picks, through the gaps
 * between cells. An entry right below its element needs none: both are lit, in one column.
 */
import type { Access } from './flows';
import type { StageSet } from './set';
import type { Pose } from './sprites';
import { round } from './text';

/**
 * Distance in px at which the thread passes a grid, and the edge it uses if another row of grids is
 * in the way.
 */
const ASIDE = 4;

export function namingPath(
  { cast, places }: StageSet,
  [name, from]: readonly [Access, Pose],
  [named, to]: readonly [Access, Pose],
): string | null {
  const placeOf = ({ tensor }: Access) =>
    places.grids[cast.actors.findIndex((actor) => actor.tensor === tensor)];
  const [own, other] = [placeOf(name), placeOf(named)];
  if (!own || !other) return null;
  const { width, height } = places.cell;
  const oneRow = [own, other].every(({ grid }) => grid.height === height);
  if (oneRow && own.line !== other.line && Math.abs(from.x - to.x) < 1) return null;
  const pitch = other.grid.pitch.at(-1) ?? width + ASIDE;
  const half = Math.max(1, (pitch - width) / 2);
  const [leaves, enters] = [from.y + height + half, to.y + height + half];
  const aside = to.x < from.x ? own.x - ASIDE : own.x + own.grid.width + ASIDE;
  const lane = own.line === other.line ? aside : ASIDE - 1;
  const [begin, end] = [from.x + width / 2, to.x + width / 2];
  return `M${round(begin)} ${round(from.y + height)}V${round(leaves)}H${round(lane)}V${round(enters)}H${round(end)}V${round(to.y + height)}`;
}
