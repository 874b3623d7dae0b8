/**
 * Marks chunks (runs of equal hops) with brackets of one tint on the ribbon, the grid and the
 * boxes, and the cuts between them.
 */
import type { Chunk } from '../core/types';
import { homeOf } from './ribbon-grid';
import { HOP } from './ribbon-places';
import { isBeside, linkAt, type RibbonSet, type RibbonState, toldAt } from './ribbon-set';
import type { StagePart } from './set';
import type { Sprite } from './sprites';

/** The largest number of bracket levels, and the height of one level in px. */
const LEVELS = 3;
const DEEP = 4;

export function bracketsOf(set: RibbonSet): StagePart {
  return {
    sprites: set.ribbon.told.chunks.slice(0, LEVELS).flatMap(({ last }, level): Sprite[] => {
      const line = { kind: 'path', width: 0, height: 0, text: 0, hue: last } as const;
      return [
        { ...line, key: `run${level}` },
        { ...line, key: `held${level}` },
        { ...line, key: `dims${level}` },
        { ...line, key: `cut${level}` },
      ];
    }),
    pose(scene, poses) {
      const told = toldAt(set, scene);
      let run = 1;
      told.view.chunks.slice(0, LEVELS).forEach((chunk, level) => {
        const inner = run;
        run *= Number(chunk.numel);
        const line = { x: 0, y: 0 };
        const seen = told.done || told.copied ? 0 : 1;
        const settled = told.from < told.view.next.length || told.straddles >= 0;
        poses.set(`run${level}`, {
          ...line,
          opacity: settled ? 0 : seen,
          path: runsPath(set, told, run, level),
          look: 'bracket',
        });
        poses.set(`held${level}`, {
          ...line,
          opacity: chunk.current && !settled ? seen : 0,
          path: heldPath(set, run),
          look: 'held',
        });
        poses.set(`dims${level}`, {
          ...line,
          opacity: 1,
          path: dimsPath(set, chunk),
          look: 'bracket',
        });
        const refused = told.straddles >= 0;
        const cut = level > 0 && (!settled || refused) ? cutsPath(set, told, inner) : '';
        poses.set(`cut${level}`, {
          ...line,
          opacity: cut ? seen : 0,
          path: cut || 'M0 0',
          look: refused ? 'refused' : 'cut',
        });
      });
    },
  };
}

/** Brackets below the ribbon, one for each run of `run` elements, broken at line ends. */
function runsPath(set: RibbonSet, told: RibbonState, run: number, level: number): string {
  const { places, ribbon } = set;
  const parts: string[] = [];
  let begin: { x: number; y: number } | null = null;
  ribbon.links.forEach(({ number }, order) => {
    const at = linkAt(set, order, told) ?? { x: 0, y: 0 };
    begin ??= at;
    const next = ribbon.links[order + 1];
    const goes =
      next &&
      next.number === number + 1 &&
      next.number % run !== 0 &&
      set.lined[order + 1]?.y === set.lined[order]?.y;
    if (goes) return;
    const y = begin.y + places.cell.height + HOP + 4 + level * DEEP;
    parts.push(`M${begin.x + 1} ${y - 3}v4H${at.x + places.cell.width - 1}v-4`);
    begin = null;
  });
  return parts.join('') || 'M0 0';
}

/** Outlines around the grid cells of a run. */
function heldPath({ stage, places, ribbon }: RibbonSet, run: number): string {
  const runs = new Map<number, { x: number; y: number }[]>();
  for (const { number, index } of ribbon.links) {
    const home = homeOf(stage, index);
    const which = Math.floor(number / run);
    if (home) runs.set(which, [...(runs.get(which) ?? []), home]);
  }
  const { width, height } = places.cell;
  const rects = [...runs.values()].map((homes) => {
    const [xs, ys] = [homes.map(({ x }) => x), homes.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - 2, Math.min(...ys) - 2];
    const [right, low] = [Math.max(...xs) + width + 2, Math.max(...ys) + height + 2];
    return `M${left} ${top}H${right}V${low}H${left}Z`;
  });
  return rects.join('') || 'M0 0';
}

/** A bracket below the strides of the chunk's dims. */
function dimsPath({ places }: RibbonSet, { first, last }: Chunk): string {
  const { boxes } = places.old;
  const y = boxes.y + places.box.height + 17;
  const [a, b] = [boxes.x + first * places.step, boxes.x + last * places.step + places.box.width];
  return `M${a + 1} ${y - 3}v4H${b - 1}v-4`;
}

/** Lines across the ribbon at the end of each inner run. */
function cutsPath(set: RibbonSet, told: RibbonState, inner: number): string {
  if (!told.pulled) return '';
  const { ribbon, places } = set;
  const { cell } = places;
  const gap = places.ribbon.pitch - cell.width;
  return ribbon.links
    .flatMap(({ number }, order) => {
      const [at, next] = [linkAt(set, order, told), linkAt(set, order + 1, told)];
      if (!at || (number + 1) % inner !== 0 || order + 1 === ribbon.links.length) return [];
      // Once folded, rows may end exactly where the hop breaks.
      if (told.straddles >= 0 && !isBeside(at, next)) return [];
      return [`M${at.x + cell.width + gap / 2} ${at.y - 4}v${cell.height + 5}`];
    })
    .join('');
}
