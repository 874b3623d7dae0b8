/** The files that the menu *Save* makes of a story. */
import type { Core } from '../core';
import { languageHere } from '../locales/translation';
import { canvasOf, pngOf } from './canvas';
import { type Drawing, type DrawingLook, drawStory, sheetOf } from './drawing';
import { gifOf } from './gif';
import { type Moving, movingOf } from './moving';
import { PRINTED_ROOM, printableOf } from './printable';
import type { Pixels } from './raster';
import { videoOf } from './video';
import { videoType } from './video-type';
import { zipOf } from './zip';

export type SavedKind = 'svg' | 'png' | 'svgs' | 'pngs' | 'sheet' | 'page' | 'gif' | 'video';

export interface Wish {
  core: Core;
  source: string;
  statement: number;
  step: number;
  /** How far it is: so many of so many pictures. */
  tell: (done: number, count: number) => void;
}

export interface SavedFile {
  name: string;
  blob: Blob;
}

const room = { width: 720, height: 420 };

export async function filesOf(kind: SavedKind, wish: Wish): Promise<SavedFile> {
  const { core, source, statement } = wish;
  const line = core.run(source).statements[statement]?.line ?? 0;
  const { ending, blob } = await made(kind, wish, `line-${line}`);
  return { name: `line-${line}${ending}`, blob };
}

interface Made {
  ending: string;
  blob: Blob;
}

async function made(kind: SavedKind, wish: Wish, stem: string): Promise<Made> {
  if (kind === 'gif') return gif(wish);
  if (kind === 'video') return video(wish);
  if (kind === 'page') return page(wish);
  const one = kind === 'svg' || kind === 'png';
  const drawn = await stills(wish, one ? String(wish.step) : 'all');
  if (kind === 'sheet') {
    const { svg } = sheetOf(drawn, lookHere());
    return { ending: '-sheet.svg', blob: new Blob([svg], { type: 'image/svg+xml' }) };
  }
  const type = kind.slice(0, 3);
  const digits = String(Math.max(...drawn.map(({ step }) => step), 99)).length;
  const files = [];
  for (const drawing of drawn) {
    const data = type === 'svg' ? new TextEncoder().encode(drawing.svg) : await pngOf(drawing);
    const number = String(drawing.step).padStart(digits, '0');
    files.push({ ending: `-${number}.${type}`, data: new Uint8Array(data) });
    wish.tell(files.length, drawn.length);
  }
  const [first] = files;
  if (one && first) {
    const mime = type === 'svg' ? 'image/svg+xml' : 'image/png';
    return { ending: first.ending, blob: new Blob([first.data], { type: mime }) };
  }
  const zip = zipOf(files.map(({ ending, data }) => ({ name: stem + ending, data })));
  return { ending: `-${type}.zip`, blob: new Blob([zip], { type: 'application/zip' }) };
}

/** Light whatever the theme, as what is copied. */
const lookHere = (): DrawingLook => ({ theme: 'light', language: languageHere() ?? 'en', room });

async function page(wish: Wish): Promise<Made> {
  const look = { ...lookHere(), room: PRINTED_ROOM };
  const drawings = await stills(wish, 'all', look);
  const html = printableOf({ program: wish.source, drawings, language: look.language });
  return { ending: '-sheet.html', blob: new Blob([html], { type: 'text/html' }) };
}

async function stills(
  { core, source, statement }: Wish,
  which: string,
  look = lookHere(),
): Promise<Drawing[]> {
  const drawn = await drawStory(core, source, statement, which, look);
  if (typeof drawn === 'string') throw new Error(drawn);
  return drawn;
}

async function moving({ core, source, statement }: Wish): Promise<Moving> {
  const found = await movingOf(core, source, statement, lookHere());
  if (typeof found === 'string') throw new Error(found);
  return found;
}

async function gif(wish: Wish): Promise<Made> {
  const story = await moving(wish);
  const canvas = canvasOf(story.width, story.height);
  async function* frames() {
    let done = 0;
    for (const { svg, wait } of story.shots()) {
      await canvas.draw(svg);
      wish.tell(++done, story.count);
      yield { pixels: canvas.pixels() satisfies Pixels, wait };
    }
  }
  const bytes = await gifOf(frames(), story.texts);
  return { ending: '.gif', blob: new Blob([bytes], { type: 'image/gif' }) };
}

async function video(wish: Wish): Promise<Made> {
  const type = videoType();
  if (!type) throw new Error('no video');
  const story = await moving(wish);
  const blob = await videoOf(story, type, (done) => wish.tell(done, story.count));
  return { ending: type.startsWith('video/mp4') ? '.mp4' : '.webm', blob };
}
