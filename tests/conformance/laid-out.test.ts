/**
 * All recorded programs without values: `stridewise run --shapes`. Each statement gives what it gives with
 * values, or its tensors have the same layout and print no value, or it says that it needs values.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Answer, randomPrograms, topicPrograms, topics } from './vectors';

const cli =
  process.env.STRIDEWISE_CLI ?? join(import.meta.dirname, '../../build/native/stridewise');

function answers(sources: string[], ...options: string[]): Answer[] {
  const scratch = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const file = join(scratch, 'programs.txt');
  writeFileSync(file, sources.map((source, i) => `# === ${i}\n${source}\n`).join(''));
  const ran = (() => {
    try {
      return execFileSync(cli, ['run', '--json', '--batch', ...options, file], {
        maxBuffer: 1 << 30,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch (error) {
      /* Exit status 1 or 2 only says that some program raised or was refused. */
      return (error as { stdout: string }).stdout;
    } finally {
      rmSync(scratch, { recursive: true });
    }
  })();
  const lines = ran.trimEnd().split('\n');
  expect(lines, 'programs answered').toHaveLength(sources.length);
  return lines.map((line) => JSON.parse(line));
}

/** Errors that depend on values, and memory that is never taken. */
const OF_VALUES =
  /out of bounds|out of range|out of DATA bounds|ZeroDivision|(NaN|infinity) to integer|negative integer powers|allocate|`where=`|Target .* is out|between 0 and 1|Class values|divmod|probabilities|Probabilities|DefaultCPU|bitwise_|_shift'/;

type Statement = Answer['statements'][number];

function fault(real: Statement, laidOut: Statement): string | null {
  const { error, output } = laidOut;
  if (error?.type === 'NotRun' || /needs values/.test(error?.message ?? '')) return null;
  if (OF_VALUES.test(`${real.error?.message} ${error?.message}`)) return null;
  const missing = /\(\.\.\.,\s+s(ize|hape)=\(/;
  const same = real.error?.type === error?.type && real.error?.message === error?.message;
  if (!same && !missing.test(error?.message ?? '') && real.error?.type !== 'NotRun')
    return `raises ${error?.message} in place of ${real.error?.message}`;
  if (output === real.output || missing.test(output) || error) return null;
  return /repr\(/.test((laidOut as { source?: string }).source ?? '') ? null : `prints ${output}`;
}

/** Where both runs made a tensor, its layout is the same. */
function layouts(real: Answer, laidOut: Answer): string[] {
  return Object.entries(laidOut.tensors).flatMap(([name, { storage: _, ...own }]) => {
    const other = real.tensors[name];
    if (!other) return [];
    const { storage: __, ...wanted } = other;
    return JSON.stringify(own) === JSON.stringify(wanted) ? [] : [`${name} differs`];
  });
}

const programs = [
  ...topics().flatMap(topicPrograms),
  ...randomPrograms('torch'),
  ...randomPrograms('numpy'),
];

test('no value is shown that was not computed, and every layout is right', {
  timeout: 120_000,
}, () => {
  const sources = programs.map(({ source }) => source);
  const real = answers(sources);
  const laidOut = answers(sources, '--shapes');
  const faults = programs.flatMap(({ name }, i) => {
    const [one, other] = [real[i], laidOut[i]] as [Answer, Answer];
    const said = one.statements.flatMap((statement, k) => {
      const why = fault(statement, other.statements[k] as Statement);
      return why ? [`line ${statement.line} ${why}`] : [];
    });
    return [...said, ...layouts(one, other)].map((text) => `${name}: ${text}`);
  });
  expect(faults.slice(0, 10)).toEqual([]);
  const ran = laidOut.flatMap(({ statements }) => statements).filter(({ error }) => !error);
  expect(ran.length).toBeGreaterThan(40_000);
});
