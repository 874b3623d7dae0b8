/**
 * Shows refused sizes: the two grids are put against each other along the dim, and entries without
 * a partner stick out.
 */
import type { Operation } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { Actor, StageSource } from './actors';
import type { StagePart, StageSet } from './set';
import type { Pose, Sprite } from './sprites';

export interface Clash {
  dim: number;
  /** True if the dim runs across: the grids go one below the other, otherwise side by side. */
  across: boolean;
  pair: readonly [Actor, Actor];
  /** The text of the comparison, e.g. `2 ≠ 3`. */
  sizes: string;
}

/** Null if no size is refused. */
export function clashOf(
  operation: Operation,
  source: StageSource,
  actors: readonly Actor[],
): Clash | null {
  if (!operation.refused) return null;
  const scene = source.scene(Number(operation.first) + Number(operation.steps) - 1);
  const shapes = scene && figureOf(scene, 'shapes');
  const dim = shapes?.columns.findIndex(({ verdict }) => verdict === 'refused') ?? -1;
  const rows = shapes?.rows.filter(({ cells }) => Number(cells[dim]?.original ?? 1) !== 1) ?? [];
  const sized = rows.map((row) => ({ tensor: row.tensor, size: row.cells[dim]?.original }));
  const [one, other] = [sized[0], sized.find(({ size }) => size !== sized[0]?.size)];
  const [a, b] = [one, other].map((row) =>
    actors.find(({ tensor, staged }) => staged && tensor === row?.tensor),
  );
  if (dim < 0 || !a || !b) return null;
  const across = (a.dims.length - 1 - dim) % 2 === 0;
  return { dim, across, pair: [a, b], sizes: `${one?.size} ≠ ${other?.size}` };
}

/**
 * Rows and columns of a tensor that move to the comparison: a whole table, or one line along the
 * dim if there are more dims.
 */
function extent({ dim, across }: Clash, { counts }: Actor): readonly [number, number] {
  if (counts.length <= 2) return [counts.at(-2) ?? 1, counts.at(-1) ?? 1];
  const count = counts[dim] ?? 1;
  return across ? [1, count] : [count, 1];
}

/** Cell counts of the place of comparison. */
export function clashCounts(clash: Clash): number[] {
  const [rows, columns] = extent(clash, clash.pair[0]);
  const [more, beside] = extent(clash, clash.pair[1]);
  return clash.across
    ? [rows + more, Math.max(columns, beside)]
    : [Math.max(rows, more), columns + beside];
}

export function clashPart(set: StageSet, clash: Clash): StagePart {
  const { cast, places, operation } = set;
  const place = places.grids[cast.actors.length];
  if (!place) return { sprites: [], pose: () => {} };
  const last = Number(operation.first) + Number(operation.steps) - 1;
  return {
    sprites: [sizesOf(clash), ...clash.pair.map((actor) => leftOf(set, actor))],
    pose(scene, poses) {
      if (Number(scene.step) < last) return;
      const middle = place.x + place.grid.width / 2;
      poses.set('clash', {
        x: middle,
        y: place.y - 10,
        opacity: 1,
        look: 'refused',
        when: [0.6, 1],
      });
      clash.pair.forEach((actor, which) => {
        poseLeft(set, actor, poses);
        for (const cell of actor.cells) {
          const at = slotOf(clash, actor, which, cell.index);
          const pose = poses.get(cell.key);
          if (!at || !pose || pose.opacity === 0) continue;
          const { x, y } = place.grid.place(at);
          poses.set(cell.key, { ...pose, x: place.x + x, y: place.y + y, when: [0, 0.7] });
        }
      });
    },
  };
}

const sizesOf = ({ sizes }: Clash): Sprite => ({
  key: 'clash',
  kind: 'text',
  width: 60,
  height: 16,
  text: 14,
  strong: true,
  label: sizes,
});

/** Row and column of a cell in the place of comparison; null for a cell that stays behind. */
function slotOf(
  clash: Clash,
  actor: Actor,
  which: number,
  index: readonly number[],
): [number, number] | null {
  const { dim, across, pair } = clash;
  const own = index.map((entry, at) => entry - (actor.start[at] ?? 0));
  const line = own.length > 2;
  if (line && own.some((entry, at) => at !== dim && entry > 0)) return null;
  const along = own[dim] ?? 0;
  const row = line ? (across ? 0 : along) : (own.at(-2) ?? 0);
  const column = line ? (across ? along : 0) : (own.at(-1) ?? 0);
  const [rows, columns] = which === 0 ? [0, 0] : extent(clash, pair[0]);
  return across ? [row + rows, column] : [row, column + columns];
}

/** An outline of the place that the cells have left. */
function leftOf({ cast, places }: StageSet, actor: Actor): Sprite {
  const grid = places.grids[cast.actors.indexOf(actor)]?.grid;
  const { width, height } = grid ?? { width: 0, height: 0 };
  return { key: `left${actor.tensor}`, kind: 'frame', width, height, text: 0 };
}

function poseLeft({ cast, places }: StageSet, actor: Actor, poses: Map<string, Pose>): void {
  const place = places.grids[cast.actors.indexOf(actor)];
  if (place)
    poses.set(`left${actor.tensor}`, { x: place.x, y: place.y, opacity: 1, look: 'opening' });
}
