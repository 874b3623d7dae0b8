/** The preview card of a page that is shared: its title beside its most telling picture. */
import { renderToString } from 'preact-render-to-string';
import { translate } from '../figures/geometry';
import { pictureFile } from '../film/picture-file';
import { widthOf, wrapped } from '../film/wrapped';
import { extentOf } from '../lesson/text/extent';
import { Seen, seenOf, type Thumbnail } from '../lesson/text/Thumb';
import { Mark } from './Mark';

export const CARD = { width: 1200, height: 630 } as const;

export interface CardTexts {
  title: string;
  /** Its place in the course. */
  number?: string;
  /** The statement that is seen. */
  code: string;
  sentence: string;
}

const EDGE = 72;
/** Width of the text column, in px; the rest belongs to the picture. */
const COLUMN = 476;
const FRAME = { x: 592, y: 56, width: 552, height: 518 } as const;
const INNER = 36;
/** Cells are enlarged to it, and no more: a picture of three is no poster. */
const MOST = 3;

export function cardOf(texts: CardTexts, thumbnail: Thumbnail): string {
  const { title, number, code, sentence } = texts;
  const top = EDGE + (number ? 60 : 0);
  const { letter, lines } = titleOf(title, top);
  const inside = renderToString(
    <>
      <rect {...CARD} class="pc-paper" />
      {number && (
        <text x={EDGE} y={EDGE + 22} class="pc-number" font-size={28}>
          {number}
        </text>
      )}
      {lines.map((line, at) => (
        <text key={line} x={EDGE} y={baseline(top, letter, at)} class="pc-title" font-size={letter}>
          {line}
        </text>
      ))}
      <text
        x={EDGE}
        y={baseline(top, letter, lines.length - 1) + BELOW}
        class="pc-code"
        font-size={Math.min(30, Math.floor(COLUMN / (code.length * 0.602)))}
      >
        {code}
      </text>
      <Mark x={EDGE} y={CARD.height - EDGE - SIGN} height={SIGN} />
      <text x={EDGE + 60} y={CARD.height - EDGE - 10} class="pc-name" font-size={34}>
        Stridewise
      </text>
      <rect {...FRAME} rx={16} class="pc-frame" />
      <Fitted {...thumbnail} />
    </>,
  );
  return pictureFile({ ...CARD, inside, title, sentence, theme: 'light' }, styles);
}

const room = { width: FRAME.width - 2 * INNER, height: FRAME.height - 2 * INNER };

/** How much it is enlarged. */
function scaleOf(seen: ReturnType<typeof seenOf>): number {
  const { width, height } = extentOf(seen);
  return Math.min(room.width / width, room.height / height, MOST);
}

function Fitted(thumbnail: Thumbnail) {
  const seen = seenOf(thumbnail);
  const { x, y, width, height } = extentOf(seen);
  const scale = scaleOf(seen);
  const left = FRAME.x + (FRAME.width - width * scale) / 2 - x * scale;
  const top = FRAME.y + (FRAME.height - height * scale) / 2 - y * scale;
  return (
    <g transform={`${translate(round(left), round(top))} scale(${round(scale)})`}>
      <Seen {...thumbnail} />
    </g>
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Width of the widest bold letters in usual fonts, relative to the width that `wrapped` assumes. */
const BROAD = 1.22;
const HEIGHTS = [68, 62, 56, 50, 44, 40, 36];
const LINE = 1.18;
/** Distance in px from the last line of the title to the statement. */
const BELOW = 62;
const SIGN = 44;
const LOWEST = CARD.height - EDGE - SIGN - 36;

function titleOf(title: string, top: number): { letter: number; lines: string[] } {
  const set = HEIGHTS.map((letter) => ({ letter, lines: wrapped(title, COLUMN, letter * BROAD) }));
  const fits = set.find(
    ({ letter, lines }) =>
      lines.every((line) => widthOf(line, letter * BROAD) <= COLUMN) &&
      baseline(top, letter, lines.length - 1) + BELOW <= LOWEST,
  );
  if (!fits) throw new Error(`no room for the title ${title}`);
  return fits;
}

const baseline = (top: number, letter: number, line: number) =>
  Math.round(top + letter * (0.72 + LINE * line));

const styles = `
  .pc-paper { fill: var(--paper) }
  .pc-frame { fill: var(--surface); stroke: var(--line); stroke-width: 2 }
  .pc-number { fill: var(--ink-soft); font-family: var(--font-ui); text-anchor: start }
  .pc-title { fill: var(--ink); font-family: var(--font-ui); font-weight: 600; text-anchor: start }
  .pc-code { fill: var(--ink-soft); font-family: var(--font-code); text-anchor: start }
  .pc-name { fill: var(--ink); font-family: var(--font-ui); font-weight: 600; text-anchor: start }`;
