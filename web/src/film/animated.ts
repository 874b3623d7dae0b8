/**
 * A story as one SVG that moves: every drawing of every frame once, shown and hidden by CSS. It is text,
 * so it has the reader's fonts at any size, and the same story always gives the same bytes.
 */
import type { Moving, Shot } from './moving';
import { headOf } from './picture-file';

/** The drawing of one frame: background, stage with its sprites, and caption. */
const LAYERS = /<\/metadata>(.*?)(<g [^>]*><svg [^>]*>)(.*)<\/svg><\/g>(.*)<\/svg>\n$/s;

interface Piece {
  /** The text of one SVG element. */
  text: string;
  /** The frames that show it, in order. */
  frames: number[];
}

export function animatedSvg(moving: Moving): string {
  const { width, height, texts } = moving;
  const shots = [...moving.shots()];
  const layers = shots.map(({ svg }) => LAYERS.exec(svg) ?? []);
  const open = layers[0]?.[2] ?? '';
  const times = new Times(shots);
  const layer = (which: number) =>
    merged(layers.map((one) => elementsIn(one[which] ?? ''))).map((piece) => times.marked(piece));
  const sprites = sharing(layer(3));
  const inside = `${layer(1).join('')}${open}${sprites}</svg></g>${layer(4).join('')}`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const head = headOf(texts.title, texts.description);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${head}<style>${times.css()}</style>${inside}</svg>\n`;
}

/** The top-level elements of a text, each with its content. */
function elementsIn(text: string): string[] {
  const found: string[] = [];
  let [depth, begin] = [0, 0];
  for (const { 0: tag, 1: closes, index } of text.matchAll(/<(\/?)(?:[^>"]|"[^"]*")*>/g)) {
    if (closes) depth--;
    else if (!tag.endsWith('/>')) depth++;
    if (depth > 0) continue;
    found.push(text.slice(begin, index + tag.length));
    begin = index + tag.length;
  }
  return found;
}

/** Merges the elements of all frames into one list that keeps the order within each frame. */
function merged(frames: readonly string[][]): Piece[] {
  const all: Piece[] = [];
  for (const [frame, texts] of frames.entries()) {
    let next = 0;
    for (const text of texts) {
      const found = all.findIndex((piece, at) => at >= next && piece.text === text);
      if (found < 0) all.splice(next, 0, { text, frames: [frame] });
      else all[found]?.frames.push(frame);
      next = found < 0 ? next + 1 : found + 1;
    }
  }
  return all;
}

const GROUP = /^<g( [^>]*)>(.*)<\/g>$/s;

/** A moving sprite is a group with another transform in each frame; its content is written once. */
function sharing(groups: readonly string[]): string {
  const contents = groups.map((text) => GROUP.exec(text)?.[2] ?? '');
  const repeated = [...new Set(contents)].filter(
    (one) => one && contents.indexOf(one) < contents.lastIndexOf(one),
  );
  const defined = repeated.map((one, at) => `<g id="s${at}">${one}</g>`).join('');
  const used = groups.map((text, at) => {
    const shared = repeated.indexOf(contents[at] ?? '');
    return shared < 0 ? text : text.replace(GROUP, `<use href="#s${shared}"$1/>`);
  });
  return `${used.join('')}<defs>${defined}</defs>`;
}

/** The CSS that shows and hides pieces. Pieces with the same frames share a class. */
class Times {
  readonly #shots: readonly Shot[];
  readonly #classes = new Map<string, readonly number[]>();

  constructor(shots: readonly Shot[]) {
    this.#shots = shots;
  }

  /** The piece with its class; a piece of all frames needs none. */
  marked({ text, frames }: Piece): string {
    if (frames.length === this.#shots.length) return text;
    const key = frames.join();
    if (!this.#classes.has(key)) this.#classes.set(key, frames);
    const name = className([...this.#classes.keys()].indexOf(key));
    return text.replace(/^<[\w-]+/, (tag) => `${tag} class="${name}"`);
  }

  /** Readers who want no motion, and programs without CSS animation, see the last frame. */
  css(): string {
    const waits = this.#shots.map(({ wait }) => wait);
    const whole = waits.reduce((sum, wait) => sum + wait, 0);
    const begins = waits.map((_, at) => waits.slice(0, at).reduce((sum, wait) => sum + wait, 0));
    const names = [...this.#classes.keys()].map((_, at) => className(at));
    const rules = [...this.#classes.values()].map((frames, at) => {
      const shown = new Set(frames);
      const turns = waits.flatMap((_, frame) => {
        if (frame > 0 && shown.has(frame) === shown.has(frame - 1)) return [];
        const place = Number(((100 * (begins[frame] ?? 0)) / whole).toFixed(2));
        return [`${place}%{visibility:${shown.has(frame) ? 'visible' : 'hidden'}}`];
      });
      return `.${names[at]}{animation-name:${names[at]}}@keyframes ${names[at]}{${turns.join('')}}`;
    });
    const hidden = [...this.#classes.values()].flatMap((frames, at) =>
      frames.includes(waits.length - 1) ? [] : [`.${names[at]}`],
    );
    const motion = `[class]{animation:${whole}ms step-end infinite}${rules.join('')}`;
    return `${hidden.join()}{visibility:hidden}@media (prefers-reduced-motion:no-preference){${motion}}`;
  }
}

const className = (at: number) => `f${at}`;
