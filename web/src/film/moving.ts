/** A story as a film in a file: how each frame looks and how long it stands. */
import type { Core } from '../core';
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

/** A sentence where there is nothing to show. `steps`: those that it shows, instead of all. */
export async function movingOf(
  core: Core,
  code: string,
  statement: number,
  look: DrawingLook,
  steps?: readonly number[],
): Promise<Moving | string> {
  const drawer = await drawerOf(core, code, statement, look);
  if (typeof drawer === 'string') return drawer;
  const stops = steps ?? spread(drawer.story.stops.map(Number), MOST);
  const stills = stops.map((stop) => drawer.draw(stop)).filter((one) => one !== null);
  const [first] = stills;
  if (!first) return NOT_STAGED;
  const lines = Math.max(...stills.map((one) => one.lines));
  const tallest = stills.find((one) => one.lines === lines) ?? first;
  const plan = stills.flatMap((still, at) => framesTo(still, stills[at - 1]));
  return {
    width: first.width,
    height: tallest.height,
    count: plan.length,
    texts: {
      title: drawer.story.source,
      description: stills.map(({ sentence }) => sentence).join(' '),
      licence: LICENCE,
    },
    shots: () => drawn(drawer, plan, lines),
  };
}

interface Planned {
  step: number;
  position: number;
  wait: number;
}

/** The way from the frame before, and the rest there; another operation has a stage of its own. */
function framesTo({ step, operation, sentence }: Drawing, before: Drawing | undefined): Planned[] {
  const wait = Math.min(LONGEST, Math.max(LEAST, LETTER * lettersIn(sentence)));
  const rest = { step, position: step, wait };
  if (before?.operation !== operation) return [rest];
  // After a long jump only the last move is animated, as on the page.
  const from = step - before.step > TWEENS ? step - 1 : before.step;
  const way = Array.from({ length: TWEENS }, (_, at) => ({
    step,
    position: from + ((step - from) * (at + 1)) / (TWEENS + 1),
    wait: TWEEN,
  }));
  return [...way, rest];
}

function* drawn(drawer: Drawer, plan: readonly Planned[], lines: number): Generator<Shot> {
  for (const [at, { step, position, wait }] of plan.entries()) {
    const drawing = drawer.draw(step, { position, lines });
    if (drawing) yield { svg: drawing.svg, wait: wait + (at === plan.length - 1 ? END : 0) };
  }
}

function spread(all: readonly number[], most: number): number[] {
  if (all.length <= most) return [...all];
  const last = all.length - 1;
  return Array.from({ length: most }, (_, at) => all[Math.round((at * last) / (most - 1))] ?? 0);
}
