/** Pictures of stories as files: what the site draws, without a browser. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Core,
  createRaster,
  type Drawing,
  drawStory,
  type Language,
  languages,
  sheetOf,
  textsOf,
} from '../../web/src/film/drawing';
import type { Asked } from './arguments';

/** Writes them into the folder; what is wrong, where something is. */
export async function drawInto(
  program: string,
  statements: number[],
  asked: Asked,
): Promise<string | null> {
  const { theme = 'light', lang = 'en', step = 'all', width, height, out = '.' } = asked;
  if (theme !== 'light' && theme !== 'dark') return `no such theme: ${theme}`;
  const language = languages.find((one) => one === lang);
  if (!language) return `no such language: ${lang}`;
  const writer = await writerFor(asked, language);
  if (typeof writer === 'string') return writer;
  const bytes = await readFile(new URL('__CORE__', import.meta.url));
  const core = await Core.fromBytes(new Uint8Array(bytes));
  await mkdir(out, { recursive: true });
  const look = { theme, language, room: { width, height } } as const;
  for (const statement of statements) {
    const drawn = await drawStory(core, program, statement, step === 'sheet' ? 'all' : step, look);
    if (typeof drawn === 'string') return drawn;
    const line = core.run(program).statements[statement]?.line ?? 0;
    await writeAll(
      join(out, `line-${line}`),
      step === 'sheet' ? [sheetOf(drawn, look)] : drawn,
      writer,
    );
  }
  return null;
}

interface Writer {
  ending: string;
  file(drawing: Drawing): string | Uint8Array;
}

/** A sentence where there is none. */
async function writerFor({ format, scale, font }: Asked, language: Language) {
  if (format === 'svg') return { ending: 'svg', file: ({ svg }: Drawing) => svg };
  const raster = await createRaster({ language, zoom: scale, fonts: font });
  if (typeof raster === 'string') return raster;
  return { ending: 'png', file: (drawing: Drawing) => raster.png(drawing.svg, textsOf(drawing)) };
}

async function writeAll(stem: string, drawings: Drawing[], writer: Writer): Promise<void> {
  const digits = String(Math.max(...drawings.map(({ step }) => step), 99)).length;
  for (const drawing of drawings) {
    const name = drawing.step < 0 ? 'sheet' : String(drawing.step).padStart(digits, '0');
    await writeFile(`${stem}-${name}.${writer.ending}`, writer.file(drawing));
  }
}
