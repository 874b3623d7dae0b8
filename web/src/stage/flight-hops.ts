/** Draws arcs over the storage: repeated steps along one dim and, at the end, the reading order. */
import type { Int } from '../core/types';
import { type FigureOf, figureOf } from '../figures/figure-of';
import type { Actor, ActorCell } from './actors';
import { SMALL } from './arrange';
import { hopText } from './hop-text';
import { type StagePart, type StageSet, storeKey } from './set';
import type { Pose, Sprite } from './sprites';
import { MONO, round } from './text';

/** The largest number of arcs, along a dim and in reading order. */
const MOST = 10;
const READ = 5;

export function hopsOf(set: StageSet): StagePart {
  const made = set.cast.actors[1] as Actor;
  const lanes = made.dims.map((dim, at) => ({ key: `hop${at}:`, hue: dim.hue }));
  const arcs = Array.from({ length: MOST }, (_, at) => at);
  const said = {
    kind: 'text',
    width: 30,
    height: 14,
    text: SMALL,
    strong: true,
  } as const;
  const base = { kind: 'thread', width: 0, height: 0, text: 0 } as const;
  return {
    sprites: arcs.flatMap((at): Sprite[] => [
      ...lanes.map(({ key, hue }) => ({ ...base, key: `${key}${at}`, hue })),
      { ...base, key: `read${at}` },
      ...(at < READ ? [{ ...said, key: `saidread${at}` }] : []),
    ]),
    pose(scene, poses) {
      const dims = figureOf(scene, 'dims');
      if (!dims) return;
      const current = dims.after.findIndex((dim) => dim.current);
      if (current >= 0) poseArcs(set, along(made, current), `hop${current}:`, poses);
      if (tellsOrder(scene.phase, dims))
        poseArcs(set, told(made.cells, dims), 'read', poses, (a, b) => hopOf(dims, a, b));
    },
  };
}

const tellsOrder = (phase: string, { contiguous }: FigureOf<'dims'>) =>
  phase === 'after' && contiguous !== null;

/** Cells up to the first hop that differs from the one before: more arcs would only tangle. */
function told(cells: readonly ActorCell[], dims: FigureOf<'dims'>): readonly ActorCell[] {
  const first = cells.slice(0, READ + 1);
  const hops = first.slice(1).map((next, at) => hopOf(dims, first[at] as ActorCell, next));
  const odd = hops.findIndex((hop) => hop !== hops[0]);
  return odd < 0 ? first : first.slice(0, odd + 2);
}

/** The hop to the next cell in reading order: that of the dim that advances. */
function hopOf({ after }: FigureOf<'dims'>, one: ActorCell, next: ActorCell): Int | null {
  const steps = one.index.findIndex((entry, dim) => entry !== next.index[dim]);
  return after[steps]?.hop ?? null;
}

/** The cells along a dim from the first cell of the window. */
function along({ cells, start }: Actor, dim: number): ActorCell[] {
  return cells.filter(({ index }) =>
    index.every((entry, at) => at === dim || entry === (start[at] ?? 0)),
  );
}

function poseArcs(
  { cast, stored, places }: StageSet,
  cells: readonly ActorCell[],
  key: string,
  poses: Map<string, Pose>,
  hopOf?: (one: ActorCell, next: ActorCell) => Int | null,
): void {
  const storage = cast.actors[0]?.info.storage ?? 0;
  const homes = cells
    .slice(0, MOST + 1)
    .map(({ address }) => stored.get(storeKey(storage, address)));
  const middle = (places.strips[0]?.cell.width ?? 0) / 2;
  const share = 0.5 / Math.max(1, homes.length - 1);
  const drawn: number[] = [];
  for (let at = 0; at + 1 < homes.length; at++) {
    const [from, to] = [homes[at], homes[at + 1]];
    if (!from || !to || from.y !== to.y || from === to) continue;
    const begin = 0.4 + at * share;
    poses.set(`${key}${at}`, {
      x: 0,
      y: 0,
      opacity: 1,
      path: arc(from.x + middle, to.x + middle, from.y - 1),
      when: [begin, begin + share],
    });
    const [one, next] = [cells[at], cells[at + 1]];
    const hop = one && next && hopOf?.(one, next);
    const x = (from.x + to.x) / 2 + middle;
    // Above a lower line of cells there are addresses, so only the first line has labels.
    const stands = from.y === places.strips[0]?.y && !crowds(drawn, x);
    if (hop === null || hop === undefined || !stands) continue;
    drawn.push(x);
    poses.set(`said${key}${at}`, {
      x,
      y: from.y - high(from.x, to.x) / 2 - 8,
      opacity: 1,
      label: hopText(Number(hop)),
      when: [begin, begin + share],
    });
  }
}

/** True if a label at `x` would cover one that is drawn already. */
const crowds = (drawn: readonly number[], x: number) =>
  drawn.some((other) => Math.abs(other - x) < 3.5 * MONO * SMALL);

/** Height of an arc in px; longer hops are higher. */
const high = (from: number, to: number) => Math.min(30, 12 + Math.abs(to - from) / 12);

/** An arc with a tip that shows its direction. */
function arc(from: number, to: number, y: number): string {
  const back = to < from ? 4 : -4;
  const end = `${round(to)} ${round(y)}`;
  const tip = `m${back} -1L${end}L${round(to + back / 4)} ${round(y - 6)}`;
  return `M${round(from)} ${round(y)}Q${round((from + to) / 2)} ${round(y - high(from, to))} ${end}${tip}`;
}
