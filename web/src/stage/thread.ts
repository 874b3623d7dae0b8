/** From a grid cell to its storage cell, in the gaps, across no other cell. */
import type { StageSet } from './set';
import type { Pose } from './sprites';
import { round } from './text';

/** At the storage: a ring where a value is taken, an arrow where one is written. */
export const TAKEN = 'm0 -7a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0 -7';
export const WRITTEN = 'm-5 -7l5 7l5 -7';

export function threadFrom(
  { cast, places }: StageSet,
  tensor: number,
  grid: Pose,
  store: Pose,
  end: string,
): string {
  const order = cast.actors.findIndex((actor) => actor.tensor === tensor);
  const place = places.grids[order];
  if (!place) return '';
  const gap = round(grid.x - 2);
  const below = place.y + place.grid.height + 5;
  const x = round(store.x + (places.strips[0]?.cell.width ?? 0) / 2);
  const foot = grid.y + places.cell.height;
  const start = `M${round(grid.x)} ${round(foot - 8)}L${gap} ${round(foot - 6)}V${round(below)}`;
  const top = store.y - 3;
  if (place.line === places.lines - 1 || places.lines === 1) {
    const half = (top - below) / 2;
    return `${start}C${gap} ${round(below + half)} ${x} ${round(top - half)} ${x} ${round(top)}${end}`;
  }
  // Around the grids below.
  const { meeting, storageTop } = places;
  const lane = place.x + place.grid.width / 2 < meeting.x ? 3 : 2 * meeting.x - 3;
  return `${start}H${round(lane)}V${round(storageTop + 8)}H${x}V${round(top)}${end}`;
}
