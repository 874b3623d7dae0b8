/** Draws stories into files with the site's figures, without a browser. */
import { mkdir, readFile, writeFile as write } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Core,
  createRaster,
  type DrawingLook,
  drawStory,
  gifOf,
  languages,
  type Moving,
  movingOf,
  PRINTED_ROOM,
  printableOf,
  type Raster,
  sheetOf,
  textsOf,
} from '../../web/src/film/files';
import type { Asked } from './arguments';
import { type PdfPage, pageOf, pdfOf } from './pdf';
import { writeVideo } from './video';

const ROOM = { width: 720, height: 420 };

/** Files that have been written, in order. */
let written: string[] = [];

async function writeFile(file: string, content: string | Uint8Array): Promise<void> {
  await write(file, content);
  written.push(file);
}

/** Writes the pictures into the folder; tells which, and the error message if that fails. */
export async function drawInto(program: string, statements: number[], asked: Asked) {
  written = [];
  const problem = await drawAll(program, statements, asked);
  return { problem, written };
}

async function drawAll(
  program: string,
  statements: number[],
  asked: Asked,
): Promise<string | null> {
  const { theme = 'light', lang = 'en', format, scale, font, out = '.' } = asked;
  if (theme !== 'light' && theme !== 'dark') return `no such theme: ${theme}`;
  const language = languages.find((one) => one === lang);
  if (!language) return `no such language: ${lang}`;
  const raster =
    format === 'svg' || format === 'html'
      ? null
      : await createRaster({ language, zoom: scale, fonts: font });
  if (typeof raster === 'string') return raster;
  const bytes = await readFile(new URL('__CORE__', import.meta.url));
  const core = await Core.fromBytes(new Uint8Array(bytes));
  await mkdir(out, { recursive: true });
  const usual = format === 'html' ? PRINTED_ROOM : ROOM;
  const room = { width: asked.width ?? usual.width, height: asked.height ?? usual.height };
  const look = { theme, language, room } as const;
  for (const statement of statements) {
    const line = core.run(program).statements[statement]?.line ?? 0;
    const { transparent } = asked;
    const told = { core, program, statement, look, transparent, stem: join(out, `line-${line}`) };
    const problem =
      raster && (format === 'gif' || format === 'mp4' || format === 'webm')
        ? await writeMoving(told, raster, format)
        : raster && format === 'pdf'
          ? await writePdf(told, asked.step, raster, scale)
          : format === 'html'
            ? await writePage(told, asked.step)
            : await writeStills(told, asked.step, raster);
    if (problem) return problem;
  }
  return null;
}

interface DrawingJob {
  core: Core;
  program: string;
  statement: number;
  look: DrawingLook;
  /** Without the paper behind it. */
  transparent: boolean;
  /** The beginning of the files' names. */
  stem: string;
}

async function writeStills(
  { core, program, statement, look, transparent, stem }: DrawingJob,
  step = 'all',
  raster: Raster | null,
): Promise<string | null> {
  const drawn = await drawStory(core, program, statement, step === 'sheet' ? 'all' : step, look);
  if (typeof drawn === 'string') return drawn;
  const digits = String(Math.max(...drawn.map((one) => one.step), 99)).length;
  for (const one of step === 'sheet' ? [sheetOf(drawn, look)] : drawn) {
    const name = one.step < 0 ? 'sheet' : String(one.step).padStart(digits, '0');
    const svg = transparent ? one.svg.replace(PAPER, '') : one.svg;
    const file = raster ? raster.png(svg, textsOf(one)) : svg;
    await writeFile(`${stem}-${name}.${raster ? 'png' : 'svg'}`, file);
  }
  return null;
}

/** The first rectangle of a picture is its paper. */
const PAPER = /<rect [^>]*?(\/>|><\/rect>)/;

async function writePdf(
  { core, program, statement, look, stem }: DrawingJob,
  step = 'all',
  raster: Raster,
  scale: number,
): Promise<string | null> {
  const drawn = await drawStory(core, program, statement, step === 'sheet' ? 'all' : step, look);
  if (typeof drawn === 'string') return drawn;
  const pages: PdfPage[] = (step === 'sheet' ? [sheetOf(drawn, look)] : drawn).map(({ svg }) =>
    pageOf(raster.pixels(svg)),
  );
  await writeFile(`${stem}.pdf`, pdfOf(pages, drawn[0]?.source ?? '', scale));
  return null;
}

async function writePage(
  { core, program, statement, look, stem }: DrawingJob,
  step = 'all',
): Promise<string | null> {
  const drawings = await drawStory(core, program, statement, step === 'sheet' ? 'all' : step, look);
  if (typeof drawings === 'string') return drawings;
  const { language } = look;
  await writeFile(`${stem}-sheet.html`, printableOf({ program, drawings, language }));
  return null;
}

async function writeMoving(
  told: DrawingJob,
  raster: Raster,
  format: 'gif' | 'mp4' | 'webm',
): Promise<string | null> {
  const { core, program, statement, look, stem } = told;
  const moving = await movingOf(core, program, statement, look);
  if (typeof moving === 'string') return moving;
  async function* frames() {
    for (const { svg, wait } of (moving as Moving).shots())
      yield { pixels: raster.pixels(svg), wait };
  }
  const file = `${stem}.${format}`;
  if (format !== 'gif') {
    const problem = await writeVideo(frames(), format, file);
    if (!problem) written.push(file);
    return problem;
  }
  await writeFile(file, await gifOf(frames(), moving.texts));
  return null;
}
