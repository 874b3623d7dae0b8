/**
 * Marks chunks (runs of equal hops) with brackets of one tint on the ribbon, the grid and the
 * boxes, and the cuts between them.
 */
import type { Chunk } from '../core/types';
import { homeOf } from './ribbon-grid';
import { HOP, type ShapePlace } from './ribbon-places';
import { linkAt, nextHues, type RibbonSet, type RibbonState, toldAt } from './ribbon-set';
import type { StagePart } from './set';
import type { Pose, Sprite } from './sprites';

/** The largest number of bracket levels, and the height of one level in px. */
const LEVELS = 3;
const DEEP = 4;

export function bracketsOf(set: RibbonSet): StagePart {
  const { chunks, next } = set.ribbon.told;
  const bar = { kind: 'path', width: 0, height: 0, text: 0 } as const;
  const hues = nextHues(set.ribbon.told);
  return {
    sprites: [
      ...chunks.slice(0, LEVELS).flatMap(({ last }, level): Sprite[] => {
        const line = { ...bar, hue: last };
        return [
          { ...line, key: `run${level}` },
          { ...line, key: `held${level}` },
          { ...line, key: `dims${level}` },
          { ...line, key: `cut${level}` },
        ];
      }),
      ...next.map(({ dim }, at): Sprite => ({ ...bar, hue: hues[at] ?? null, key: `rows${dim}` })),
      { ...bar, key: 'between' },
    ],
    pose(scene, poses) {
      const told = toldAt(set, scene);
      poseRows(set, told, poses);
      let run = 1;
      let between = '';
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
          path: dimsPath(set, chunk, madeOf(told, level)),
          look: 'bracket',
        });
        const { inside, allowed } = level > 0 ? cutsPath(set, told, inner) : NO_CUTS;
        between += scene.phase === 'elements' ? '' : allowed;
        poses.set(`cut${level}`, {
          ...line,
          opacity: inside ? seen : 0,
          path: inside || 'M0 0',
          look: told.straddles >= 0 ? 'refused' : 'cut',
        });
      });
      poses.set('between', {
        x: 0,
        y: 0,
        opacity: between && !told.copied ? 1 : 0,
        path: between || 'M0 0',
        look: 'between',
        when: [0.7, 1],
      });
    },
  };
}

/** Brackets below what is left of the ribbon: the new rows that it will be folded into. */
function poseRows(set: RibbonSet, told: RibbonState, poses: Map<string, Pose>): void {
  const { next } = told.view;
  const at = next[told.from];
  if (!at || told.done || told.copied || told.miscounted) return;
  poses.set(`rows${at.dim}`, {
    x: 0,
    y: 0,
    opacity: 1,
    path: runsPath(set, told, sizeFrom(told, told.from), 0),
    look: told.straddles >= 0 ? 'refused' : 'bracket',
  });
}

/** Elements of one entry before the new dim `from`: those of all dims from it on. */
const sizeFrom = ({ view }: RibbonState, from: number): number =>
  view.next.slice(from).reduce((all, { size }) => all * Number(size), 1);

/** Brackets below the ribbon, one for each run of `run` elements, broken at line ends. */
function runsPath(set: RibbonSet, told: RibbonState, run: number, level: number): string {
  const { places, ribbon } = set;
  const parts: string[] = [];
  let begin: { x: number; y: number } | null = null;
  ribbon.links.forEach(({ number }, order) => {
    const at = set.lined[order] ?? { x: 0, y: 0 };
    if (linkAt(set, order, told) !== at) return;
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

/** Positions of the new dims that a view cuts from a chunk. */
const madeOf = ({ view, straddles, copied }: RibbonState, level: number): number[] =>
  straddles >= 0 || copied
    ? []
    : view.next.flatMap(({ chunk }, at) => (chunk === level ? [at] : []));

/** Brackets below the strides of the chunk's dims, and of the new dims that are cut from it. */
function dimsPath({ places }: RibbonSet, { first, last }: Chunk, made: number[]): string {
  const bracket = ({ boxes }: ShapePlace, [from, to]: readonly [number, number]) => {
    const y = boxes.y + places.box.height + 17;
    const [a, b] = [boxes.x + from * places.step, boxes.x + to * places.step + places.box.width];
    return `M${a + 1} ${y - 3}v4H${b - 1}v-4`;
  };
  const [begin, end] = [made[0], made.at(-1)];
  const after = begin === undefined || end === undefined ? '' : bracket(places.next, [begin, end]);
  return bracket(places.old, [first, last]) + after;
}

/** True if the end of a run is known to be the end of a new dim. */
const fits = (told: RibbonState, inner: number): boolean =>
  told.done || told.view.next.some((_, dim) => dim >= told.from && sizeFrom(told, dim) === inner);

const NO_CUTS = { inside: '', allowed: '' };

/**
 * Bars across the ribbon at the end of each inner run: the hop breaks there. Once it is known into
 * which rows the ribbon is folded, a bar between two of them is allowed, and one inside of a row is
 * not.
 */
function cutsPath(set: RibbonSet, told: RibbonState, inner: number): typeof NO_CUTS {
  if (!told.pulled || told.miscounted) return NO_CUTS;
  const { ribbon, places } = set;
  const { cell } = places;
  const gap = places.ribbon.pitch - cell.width;
  const refused = told.straddles >= 0;
  const row = refused ? sizeFrom(told, told.straddles) : fits(told, inner) ? inner : null;
  const cuts = { ...NO_CUTS };
  ribbon.links.forEach(({ number }, order) => {
    const at = linkAt(set, order, told);
    if (!at || (number + 1) % inner !== 0 || order + 1 === ribbon.links.length) return;
    const bar = `M${at.x + cell.width + gap / 2} ${at.y - 4}v${cell.height + 5}`;
    if (row && (number + 1) % row === 0) cuts.allowed += bar;
    else cuts.inside += bar;
  });
  return cuts;
}
