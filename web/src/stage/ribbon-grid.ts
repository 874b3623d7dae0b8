/**
 * The grids of a view story: the source tensor, the new tensor of a copy, and the line that shows
 * the reading order.
 */
import type { Scene } from '../core/types';
import type { Actor } from './actors';
import { type RibbonSet, toldAt } from './ribbon-set';
import type { StagePart, StageSet } from './set';
import type { Pose, Sprite } from './sprites';

/** Opacity of the grid after the ribbon has left it. */
export const FAR_BACK = 0.4;

/** Place of a cell of the source tensor; null if it is out of sight. */
export const homeOf = ({ cells, cast }: StageSet, index: readonly number[]): Pose | null =>
  cells.get(`c${cast.actors[0]?.tensor ?? 0}:${index}`) ?? null;

export function oldGridOf(set: RibbonSet): StagePart {
  const [old, made] = set.stage.cast.actors;
  const copy = set.ribbon.copies ? made : undefined;
  return {
    sprites: [
      ...(old ? cellsOf(set, old) : []),
      ...(copy ? cellsOf(set, copy) : []),
      { key: 'reading', kind: 'thread', width: 0, height: 0, text: 0 },
    ],
    pose(scene, poses) {
      const told = toldAt(set, scene);
      if (old) poseCells(set, old, scene, told.pulled ? FAR_BACK : 1, 'strung', poses);
      if (copy) poseCells(set, copy, scene, told.copied ? 1 : 0, undefined, poses);
      const path = readingPath(set);
      const opacity = told.pulled ? 0 : 1;
      poses.set('reading', { x: 0, y: 0, opacity, path, look: 'reading' });
    },
  };
}

function cellsOf({ places }: RibbonSet, { cells, tensor, mark, info }: Actor): Sprite[] {
  return cells.map(({ key, index, address, ghost }) => ({
    key,
    kind: 'cell',
    operand: mark,
    ...places.cell,
    text: places.text,
    ...(places.addresses && { small: `@${address}` }),
    cell: { tensor, index: String(index), address, storage: info.storage, ghost },
  }));
}

function poseCells(
  { stage }: RibbonSet,
  { tensor, start, counts, cells }: Actor,
  scene: Scene,
  opacity: number,
  plain: 'strung' | undefined,
  poses: Map<string, Pose>,
): void {
  if (cells.length === 0) return;
  const now = stage.source.cells(tensor, scene.step, false, start, counts);
  cells.forEach(({ key, ghost }, at) => {
    const home = stage.cells.get(key);
    const value = now.labels?.[at];
    if (!home) return;
    const look = value === null ? 'slot' : ghost ? 'ghost' : opacity === 1 ? plain : undefined;
    poses.set(key, { ...home, opacity, label: value ?? '', look, when: [0.6, 1] });
  });
}

/** A line from cell to cell in reading order, drawn behind the values. */
function readingPath({ stage, places, ribbon }: RibbonSet): string {
  const { width, height } = places.cell;
  const middles = ribbon.links.flatMap(({ index }) => {
    const home = homeOf(stage, index);
    return home ? [`${home.x + width / 2} ${home.y + height / 2}`] : [];
  });
  return middles.length > 1 ? `M${middles.join('L')}` : 'M0 0';
}
