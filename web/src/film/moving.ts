/** A story as a film in a file: how each frame looks and how long it stands. */
import type { Core } from '../core';
import { cureAfter, repairedBy } from '../player/repaired';
import { lettersIn } from '../state/pace';
import { type Drawer, type Drawing, type DrawingLook, drawerOf, NOT_STAGED } from './drawing';
import { LICENCE } from './picture-file';
import type { FileTexts } from './png';

export interface Shot {
  svg: string;
  /** Milliseconds. */
  wait: number;
}

export interface Moving {
  width: number;
  height: number;
  count: number;
  texts: FileTexts;
  /** Each drawn when it is asked for. */
  shots(): Generator<Shot>;
}

/** More than these are not shown: of a longer story they are spread over it. */
const MOST = 40;
/** Frames of one move, and how long each stands. */
const TWEENS = 7;
const TWEEN = 70;
/** A sentence stands so long for each of its letters, within these. */
const LETTER = 40;
const LEAST = 1200;
const LONGEST = 5000;
const END = 3000;

/**
 * A sentence where there is nothing to show. A refusal goes on with its cure. `steps`: those that it
 * shows, instead of all.
 */
export async function movingOf(
  core: Core,
  code: string,
  statement: number,
  look: DrawingLook,
  steps?: readonly number[],
): Promise<Moving | string> {
  const drawer = await drawerOf(core, code, statement, look);
  if (typeof drawer === 'string') return drawer;
  const cure = steps ? null : repairedBy(core, code, statement, 1);
  const cured = cure && (await drawerOf(core, cure.source, statement, look));
  const end = cured ? cureAfter(drawer.story) : undefined;
  const own = drawer.story.stops.map(Number).filter((stop) => stop <= (end ?? stop));
  const reels = [stillsOf(drawer, steps ?? own)];
  if (cure && cured && typeof cured !== 'string')
    reels.push(
      stillsOf(
        cured,
        cure.story.stops.map(Number).filter((stop) => stop >= cure.entry),
      ),
    );
  const stills = reels.flatMap((reel) => reel.map(({ still }) => still));
  const [first] = stills;
  if (!first) return NOT_STAGED;
  const lines = Math.max(...stills.map((one) => one.lines));
  const tallest = stills.find((one) => one.lines === lines) ?? first;
  const plan = reels.flatMap((reel) => reel.flatMap((one, at) => framesTo(one, reel[at - 1])));
  return {
    width: first.width,
    height: tallest.height,
    count: plan.length,
    texts: {
      title: drawer.story.source,
      description: stills.map(({ sentence }) => sentence).join(' '),
      licence: LICENCE,
    },
    shots: () => drawn(plan, lines),
  };
}

/** A frame that rests, and what draws it. */
interface Rest {
  drawer: Drawer;
  still: Drawing;
}

function stillsOf(drawer: Drawer, stops: readonly number[]): Rest[] {
  return spread(stops, MOST).flatMap((stop) => {
    const still = drawer.draw(stop);
    return still ? [{ drawer, still }] : [];
  });
}

interface Planned {
  drawer: Drawer;
  step: number;
  position: number;
  wait: number;
}

/** The way from the frame before, and the rest there; another operation has a stage of its own. */
function framesTo({ drawer, still }: Rest, before: Rest | undefined): Planned[] {
  const { step, operation, sentence } = still;
  const wait = Math.min(LONGEST, Math.max(LEAST, LETTER * lettersIn(sentence)));
  const rest = { drawer, step, position: step, wait };
  if (before?.still.operation !== operation) return [rest];
  // After a long jump only the last move is animated, as on the page.
  const from = step - before.still.step > TWEENS ? step - 1 : before.still.step;
  const way = Array.from({ length: TWEENS }, (_, at) => ({
    drawer,
    step,
    position: from + ((step - from) * (at + 1)) / (TWEENS + 1),
    wait: TWEEN,
  }));
  return [...way, rest];
}

function* drawn(plan: readonly Planned[], lines: number): Generator<Shot> {
  for (const [at, { drawer, step, position, wait }] of plan.entries()) {
    const drawing = drawer.draw(step, { position, lines });
    if (drawing) yield { svg: drawing.svg, wait: wait + (at === plan.length - 1 ? END : 0) };
  }
}

function spread(all: readonly number[], most: number): number[] {
  if (all.length <= most) return [...all];
  const last = all.length - 1;
  return Array.from({ length: most }, (_, at) => all[Math.round((at * last) / (most - 1))] ?? 0);
}
