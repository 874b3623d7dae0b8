/** Pictures of stories as files: what the site draws, without a browser. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Core, type Drawing, drawStory, languages, sheetOf } from '../../web/src/film/drawing';
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
  const bytes = await readFile(new URL('__CORE__', import.meta.url));
  const core = await Core.fromBytes(new Uint8Array(bytes));
  await mkdir(out, { recursive: true });
  const look = { theme, language, room: { width, height } } as const;
  for (const statement of statements) {
    const drawn = await drawStory(core, program, statement, step === 'sheet' ? 'all' : step, look);
    if (typeof drawn === 'string') return drawn;
    const line = core.run(program).statements[statement]?.line ?? 0;
    await writeAll(out, line, step === 'sheet' ? [sheetOf(drawn, look)] : drawn);
  }
  return null;
}

async function writeAll(folder: string, line: number, drawings: Drawing[]): Promise<void> {
  const digits = String(Math.max(...drawings.map(({ step }) => step), 99)).length;
  for (const { step, svg } of drawings) {
    const name = step < 0 ? 'sheet' : String(step).padStart(digits, '0');
    await writeFile(join(folder, `line-${line}-${name}.svg`), svg);
  }
}
