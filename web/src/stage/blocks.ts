/** Numbers of the blocks of a tensor of which only some are shown: `2 of 5` beside the second. */
import type { Actor } from './actors';
import { type Arrangement, SMALL } from './arrange';
import type { StageWords } from './set';
import type { Pose, Sprite } from './sprites';
import { columnsOf, MONO } from './text';

/** Fewer rows have no room for a number beside the sizes. */
const ROWS = 3;

/** The dim of blocks one below the other, if some of them are left out; -1 if there is none. */
function cutDim({ counts, dims }: Actor): number {
  const dim = dims.length - 4;
  const cut = (counts[dim] ?? 1) < Number(dims[dim]?.size ?? 1);
  return cut && (counts.at(-2) ?? 1) >= ROWS ? dim : -1;
}

const labelOf = ({ dims, start }: Actor, dim: number, block: number, words: StageWords): string =>
  words.shownPart(String((start[dim] ?? 0) + block + 1), String(dims[dim]?.size));

/** Characters of the longest number; 0 if all blocks are shown. */
export function blockColumns(actor: Actor, words: StageWords): number {
  const dim = cutDim(actor);
  const size = String(actor.dims[dim]?.size);
  return dim < 0 ? 0 : columnsOf(words.shownPart(size, size));
}

type GridPlace = Arrangement['grids'][number];

/** The numbers of the shown blocks, with the place of each; none if there is no room. */
export function blocksOf(actor: Actor, place: GridPlace | undefined, words: StageWords) {
  const dim = cutDim(actor);
  if (!place || dim < 0) return [];
  if (blockColumns(actor, words) * MONO * SMALL > place.x - place.left - 4) return [];
  return Array.from({ length: actor.counts[dim] ?? 0 }, (_, block) => {
    const index = actor.counts.map((count, at) =>
      at === dim ? block : at === actor.counts.length - 2 ? count - 1 : 0,
    );
    const { y } = place.grid.place(index);
    const sprite: Sprite = {
      key: `block${actor.tensor}:${block}`,
      kind: 'text',
      hue: actor.dims[dim]?.hue ?? null,
      width: place.x - place.left,
      height: 14,
      text: SMALL,
      label: labelOf(actor, dim, block, words),
      anchor: 'end',
    };
    const pose: Pose = { x: place.x - 6, y: place.y + y + SMALL, opacity: 1 };
    return { dim, sprite, pose };
  });
}
