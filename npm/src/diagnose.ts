/** Says what a copied error means: the text of a traceback, or its last line. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Core } from '../../wasm/binding';
import type { Diagnosis } from '../../wasm/types';
import { Program } from './program';

/** Returns the exit status: 0, or 2 if the file can't be read or the error is not known. */
export async function diagnose(path: string, json: boolean): Promise<number> {
  const text = read(path);
  if (text === null) return 2;
  const bytes = await readFile(new URL('__CORE__', import.meta.url));
  const core = await Core.fromBytes(new Uint8Array(bytes));
  const found = core.diagnose(text, {});
  if (json) process.stdout.write(`${JSON.stringify(found)}\n`);
  if (found === null) {
    process.stderr.write(`${path}: Stridewise does not know this error.\n`);
    return 2;
  }
  if (json) return 0;
  if ('outside' in found) process.stdout.write(`${found.message}\n\n${found.about}\n`);
  else if ('row' in found) process.stdout.write(`${explained(found).join('\n')}\n`);
  else process.stdout.write('This program runs without an error.\n');
  return 0;
}

function read(path: string): string | null {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    process.stderr.write(`stridewise: ${path}: ${(error as Error).message}\n`);
    return null;
  }
}

/** The message, its advice, the steps of a program that raises it, and what runs instead. */
function explained({ type, message, why, program, repairs }: Diagnosis): string[] {
  const lines = [`${type}: ${message}`];
  if (why) lines.push('', why);
  if (program !== null) {
    lines.push('', 'A program that raises this error:', '');
    lines.push(
      ...program
        .trimEnd()
        .split('\n')
        .map((line) => `    ${line}`),
    );
    lines.push('', steps(program));
  }
  for (const { line, why } of repairs) lines.push('', `  instead:  ${line}`, `    ${why}`);
  return lines;
}

/** The steps of the last statement. */
function steps(source: string): string {
  const program = new Program(new TextEncoder().encode(source), false);
  const last = program.number('statements') - 1;
  return new TextDecoder().decode(program.text('explain', last) ?? new Uint8Array()).trimEnd();
}
