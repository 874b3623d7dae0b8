import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformance } from './conformance';
import type { Answer } from './vectors';

const cli =
  process.env.STRIDEWISE_CLI ?? join(import.meta.dirname, '../../build/native/stridewise');

/** All programs in one call of the command line. */
function answers(sources: string[]): Answer[] {
  const scratch = mkdtempSync(join(tmpdir(), 'stridewise-'));
  try {
    const file = join(scratch, 'programs.txt');
    writeFileSync(file, sources.map((source, i) => `# === ${i}\n${source}\n`).join(''));
    const output = execFileSync(cli, ['run', '--json', '--batch', file], {
      maxBuffer: 1 << 30,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch (error) {
    /* Exit status 1 or 2 only says that some program raised or was refused. */
    const { stdout, status } = error as { stdout?: string; status?: number };
    if (!stdout || (status !== 1 && status !== 2)) throw error;
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

conformance('the command line', answers);
