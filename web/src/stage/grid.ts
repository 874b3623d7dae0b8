/** Computes the place of an index on the screen: rows and columns inside, blocks of them around. */

export interface Box {
  width: number;
  height: number;
}

export interface Grid extends Box {
  place(index: readonly number[]): { x: number; y: number };
  /** For each dim: true if it runs from left to right, and the distance of its entries in px. */
  across: boolean[];
  pitch: number[];
}

export const GAP = 4;
const BLOCK = 16;

/** `counts` are cells per dim. From the last dim on, dims run across, down, across, down... */
export function gridOf(counts: readonly number[], cell: Box, between = GAP): Grid {
  const pitch: number[] = [];
  const across: boolean[] = [];
  let { width, height } = cell;
  for (let dim = counts.length - 1; dim >= 0; dim--) {
    const back = counts.length - 1 - dim;
    const more = Math.max(0, (counts[dim] ?? 1) - 1);
    const gap = back < 2 ? between : BLOCK;
    const along = back % 2 === 0;
    const step = (along ? width : height) + gap;
    across[dim] = along;
    pitch[dim] = step;
    if (along) width += more * step;
    else height += more * step;
  }
  return {
    width,
    height,
    across,
    pitch,
    place: (index) =>
      index.reduce(
        (at, entry, dim) => {
          const way = entry * (pitch[dim] ?? 0);
          return across[dim] ? { x: at.x + way, y: at.y } : { x: at.x, y: at.y + way };
        },
        { x: 0, y: 0 },
      ),
  };
}
