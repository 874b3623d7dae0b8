/** Steps of a story as pictures that stand by themselves: with caption, title, description and licence. */
import { renderToString } from 'preact-render-to-string';
import type { Core } from '../core';
import type { Story } from '../core/types';
import { translate } from '../figures/geometry';
import type { Language } from '../locales/languages';
import { speak } from '../locales/translation';
import { hasStoryboard } from '../player/has-storyboard';
import { tell } from '../player/tell';
import { playerWords } from '../player/words';
import type { Box } from '../stage/grid';
import { lettersOf } from '../stage/letters';
import { StagePicture } from '../stage/StagePicture';
import { stageSource } from '../stage/source';
import { stageOf } from '../stage/storyboard';
import { readAt, stepAt } from '../state/shown-step';
import { LICENCE, pictureFile } from './picture-file';
import type { FileTexts } from './png';
import { wrapped } from './wrapped';

export interface DrawingLook {
  theme: 'light' | 'dark';
  language: Language;
  /** Size of the picture without its caption, in px. */
  room: Box;
}

export interface Drawing {
  /** -1: of all of them, on one sheet. */
  step: number;
  operation: number;
  /** Number of lines of the caption. */
  lines: number;
  /** The statement. */
  source: string;
  title: string;
  sentence: string;
  width: number;
  height: number;
  /** A file of its own. */
  svg: string;
  /** Markup inside the outer <svg> element. */
  inside: string;
}

const EDGE = 16;
const LINE = 22;
const GAP = 8;
/** No more than this are drawn at once: an element story may have billions of steps. */
const MOST = 2000;

/** Draws the steps of one story. */
export interface Drawer {
  story: Story;
  /** The steps that *Next* stops at, `every` one, one by its number or by what it shows. */
  steps(which: string): number[] | string;
  draw(step: number, how?: How): Drawing | null;
}

interface How {
  /** On the way to the step. */
  position?: number;
  /** Told as if *Next* went to every step. */
  every?: boolean;
  /** The caption has room for so many lines at least. */
  lines?: number;
}

/** A sentence where there is nothing to draw. */
export async function drawerOf(
  core: Core,
  code: string,
  statement: number,
  look: DrawingLook,
): Promise<Drawer | string> {
  await speak(look.language);
  const story = core.story(code, statement);
  if (!story) return 'this line has no steps';
  return {
    story,
    steps: (which) => stepsOf(core, code, story, which),
    draw: (step, how = {}) => draw(core, code, story, step, how, look),
  };
}

/** `which`: as of a drawer. */
export async function drawStory(
  core: Core,
  code: string,
  statement: number,
  which: string,
  look: DrawingLook,
): Promise<Drawing[] | string> {
  const drawer = await drawerOf(core, code, statement, look);
  const steps = typeof drawer === 'string' ? drawer : drawer.steps(which);
  if (typeof drawer === 'string' || typeof steps === 'string') return String(steps);
  const drawn = steps.map((step) => drawer.draw(step, { every: which === 'every' }));
  const all = drawn.filter((one) => one !== null);
  return all.length > 0 ? all : NOT_STAGED;
}

export const NOT_STAGED = 'nothing of this is told on the stage';

function stepsOf(core: Core, code: string, story: Story, which: string): number[] | string {
  const count = Number(story.steps);
  if (which === 'all') return story.stops.map(Number).slice(0, MOST);
  if (which === 'every') return Array.from({ length: Math.min(MOST, count) }, (_, at) => at);
  const step = readAt(which) ? stepAt(core, code, story, which) : Number(which);
  if (step === null) return `no step shows ${which}`;
  const known = /^\d+$/.test(String(step)) && step < count;
  return known ? [step] : `this story has ${count} steps, numbered from 0`;
}

function draw(
  core: Core,
  code: string,
  story: Story,
  step: number,
  { position = step, every = false, lines: least = 0 }: How,
  { room, theme }: DrawingLook,
): Drawing | null {
  const scene = tell(core.scene(code, story.statement, step), every);
  const operation = scene && story.operations[scene.operation];
  if (!operation || !hasStoryboard(operation)) return null;
  const source = stageSource(core, code, story.statement, scene.operation);
  const letters = lettersOf(operation, null) ?? undefined;
  const stage = stageOf({
    operation,
    source,
    room,
    step,
    words: playerWords,
    ...(letters !== undefined && { letters }),
  });
  if (!stage) return null;
  const lines = wrapped(scene.sentence, room.width, 15);
  const top = EDGE + 20;
  const width = room.width + 2 * EDGE;
  const height = top + room.height + GAP + Math.max(least, lines.length) * LINE + EDGE;
  const parts = (
    <>
      <rect width={width} height={height} class="dr-paper" />
      <text x={EDGE} y={EDGE + 8} class="dr-statement" font-size={13}>
        {operation.text}
      </text>
      <g transform={translate(EDGE, top)}>
        <StagePicture story={stage} position={position} title={story.source} sentence="" />
      </g>
      {lines.map((line, at) => (
        <text
          key={line}
          x={EDGE}
          y={top + room.height + GAP + (at + 0.8) * LINE}
          class="dr-caption"
          font-size={15}
        >
          {line}
        </text>
      ))}
    </>
  );
  const inside = renderToString(parts);
  const { sentence } = scene;
  const title = titleOf(story, step);
  const svg = pictureFile({ width, height, inside, title, sentence, theme }, own);
  const [number, said] = [scene.operation, lines.length];
  const of = { step, operation: number, lines: said, source: story.source };
  return { ...of, title, sentence, width, height, inside, svg };
}

const titleOf = ({ source }: Story, step: number) => `${source} · ${playerWords.step} ${step + 1}`;

const own = `
  .dr-paper { fill: var(--paper) }
  .dr-statement { fill: var(--ink-soft); font-family: var(--font-code); text-anchor: start }
  .dr-caption { fill: var(--ink); font-family: var(--font-ui); text-anchor: start }`;

/** Puts all drawings on one sheet, in reading order. */
export function sheetOf(drawings: readonly Drawing[], { theme }: DrawingLook): Drawing {
  const columns = drawings.length < 4 ? drawings.length : drawings.length < 9 ? 2 : 3;
  const wide = Math.max(...drawings.map(({ width }) => width));
  const high = Math.max(...drawings.map(({ height }) => height));
  const inside = drawings
    .map((one, at) => {
      const place = translate((at % columns) * wide, Math.floor(at / columns) * high);
      return `<g transform="${place}">${one.inside}</g>`;
    })
    .join('');
  const [width, height] = [columns * wide, Math.ceil(drawings.length / columns) * high];
  const sentence = drawings.map((one) => one.sentence).join(' ');
  const paper = `<rect width="${width}" height="${height}" class="dr-paper"></rect>`;
  const source = drawings[0]?.source ?? '';
  const steps = drawings.map(({ step }) => step + 1);
  const title = `${source} · ${playerWords.step} ${steps[0]}–${steps.at(-1)}`;
  const all = paper + inside;
  const svg = pictureFile({ width, height, inside: all, title, sentence, theme }, own);
  const sheet = { step: -1, operation: -1, lines: 0, source };
  return { ...sheet, title, sentence, width, height, inside, svg };
}

/** The texts that the picture's file carries. */
export const textsOf = ({ title, sentence }: Drawing): FileTexts => ({
  title,
  description: sentence,
  licence: LICENCE,
});
