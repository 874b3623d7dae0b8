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

/** Cell counts of the place of comparison: a line along the dim of each tensor. */
export function clashCounts(clash: Clash): number[] {
  const most = Math.max(...clash.pair.map(({ counts }) => counts[clash.dim] ?? 1));
  return clash.across ? [2, most] : [most, 2];
}

/** The sizes, and why no rule makes them equal; without the reason where there is little room. */
export const clashTitle = ({ sizes }: Clash, neitherIsOne: string, wide: number): string =>
  wide < WIDE ? sizes : `${sizes}, ${neitherIsOne}`;

const WIDE = 480;
/** Space in px between the two lines, so that they look compared and not joined. */
const BETWEEN = 8;

export function clashPart(set: StageSet, clash: Clash): StagePart {
  const { cast, places, operation, room, words } = set;
  const place = places.grids[cast.actors.length];
  if (!place) return { sprites: [], pose: () => {} };
  const last = Number(operation.first) + Number(operation.steps) - 1;
  const lines = clash.pair.map((actor) => lineOf(clash, actor));
  const most = Math.max(...lines.map(({ length }) => length));
  const at = (which: number, along: number): Pose => {
    const { across } = clash;
    const { x, y } = place.grid.place(across ? [which, along] : [along, which]);
    const apart = which * BETWEEN;
    return {
      x: place.x + x + (across ? 0 : apart),
      y: place.y + y + (across ? apart : 0),
      opacity: 1,
    };
  };
  const missing = lines.flatMap(({ length }, which) =>
    Array.from({ length: most - length }, (_, more) => ({ which, along: length + more })),
  );
  return {
    sprites: [
      titleOf(clashTitle(clash, words.neitherIsOne, room.width)),
      ...lines.flatMap((line, which) =>
        line.map(
          (_, along): Sprite => ({
            key: `clash${which}:${along}`,
            kind: 'cell',
            operand: clash.pair[which]?.mark ?? 0,
            ...places.cell,
            text: places.text,
          }),
        ),
      ),
      ...missing.map(
        ({ which, along }): Sprite => ({
          key: `clashlack${which}:${along}`,
          kind: 'frame',
          ...places.cell,
          text: 0,
        }),
      ),
    ],
    pose(scene, poses) {
      if (Number(scene.step) < last) return;
      poses.set('clash', {
        x: place.x + place.grid.width / 2,
        y: place.y - 10,
        opacity: 1,
        look: 'refused',
        when: [0.6, 1],
      });
      lines.forEach((line, which) => {
        line.forEach(({ key }, along) => {
          const home = poses.get(key);
          if (!home) return;
          const { x, y, label, look } = home;
          poses.set(`clash${which}:${along}`, {
            ...at(which, along),
            label,
            look,
            from: { x, y },
            when: [0, 0.7],
          });
        });
      });
      for (const { which, along } of missing)
        poses.set(`clashlack${which}:${along}`, {
          ...at(which, along),
          look: 'lacking',
          when: [0.6, 1],
        });
    },
  };
}

const titleOf = (label: string): Sprite => ({
  key: 'clash',
  kind: 'text',
  width: 60,
  height: 16,
  text: 14,
  strong: true,
  label,
});

/** The first cells of a tensor along the dim. */
const lineOf = ({ dim }: Clash, { cells, start }: Actor) =>
  cells.filter(({ index }) => index.every((entry, at) => at === dim || entry === (start[at] ?? 0)));
