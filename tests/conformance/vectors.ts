/**
 * Reads the recorded answers of the real libraries (tests/vectors, formats in tests/oracle/README.md)
 * and compares them with what the core answers. Used natively and through WebAssembly alike.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../vectors');

export interface Answer {
  statements: {
    line: number;
    output: string;
    error: { type: string; message: string } | null;
    warnings: string[];
  }[];
  tensors: Record<string, TensorState>;
}

interface TensorState {
  shape: unknown[];
  stride: unknown[];
  offset: unknown;
  dtype: string;
  contiguous: boolean;
  storage: number;
}

/** `[line, output, error type, message, warnings]` */
type Recorded = [number, string, string | null, string | null, string[]?];

export interface Program {
  /** `file/program` */
  name: string;
  source: string;
  /** How many; only of recorded programs. */
  statements?: number;
  /** What the answer gets wrong, one sentence each; empty when it is right. */
  check(answer: Answer): string[];
}

const tensorFields = ['shape', 'stride', 'offset', 'dtype', 'contiguous', 'storage'] as const;

function tensorRows(tensors: Record<string, TensorState>): unknown[][] {
  return Object.entries(tensors).map(([name, state]) => [
    name,
    ...tensorFields.map((field) => state[field]),
  ]);
}

function checkTensors(expected: Record<string, TensorState>, answer: Answer): string[] {
  const wanted = JSON.stringify(tensorRows(expected));
  const got = JSON.stringify(tensorRows(answer.tensors));
  return wanted === got ? [] : [`tensors: expected ${wanted}, got ${got}`];
}

function asRecorded(statement: Answer['statements'][number]): Recorded {
  const { line, output, error } = statement;
  return [line, output, error?.type ?? null, error?.message ?? null];
}

function checkStatements(expected: Recorded[], answer: Answer): string[] {
  return expected.flatMap((want, i) => {
    const statement = answer.statements[i];
    const got = statement ? [...asRecorded(statement), statement.warnings] : null;
    const wanted = [...want.slice(0, 4), want[4] ?? []];
    const same = JSON.stringify(got) === JSON.stringify(wanted);
    return same
      ? []
      : [`line ${want[0]}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`];
  });
}

const STATEMENT_HASH = 6;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function checkHashes(statements: string, tensors: string, answer: Answer): string[] {
  const hashes = answer.statements.map((s) => sha256(JSON.stringify(asRecorded(s))).slice(0, 6));
  const wrong = hashes.flatMap((hash, i) =>
    hash === statements.slice(i * 6, i * 6 + 6)
      ? []
      : [`line ${answer.statements[i]?.line}: ${JSON.stringify(answer.statements[i])}`],
  );
  if (hashes.length * 6 !== statements.length) wrong.push('another number of statements');
  const state = sha256(JSON.stringify(tensorRows(answer.tensors))).slice(0, 12);
  if (state !== tensors) wrong.push(`tensors: got ${JSON.stringify(tensorRows(answer.tensors))}`);
  return wrong;
}

export function jsonLines(name: string): Record<string, never>[] {
  const text = readFileSync(join(folder, `${name}.jsonl`), 'utf8');
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
}

/** Names of the recordings of hand-written programs. */
export function topics(): string[] {
  return readdirSync(folder)
    .filter(
      (file) =>
        file.endsWith('.jsonl') && !/^(random|exhaustive|differences|signatures)/.test(file),
    )
    .map((file) => file.replace('.jsonl', ''));
}

export function topicPrograms(topic: string): Program[] {
  return jsonLines(topic)
    .slice(1)
    .map((line) => {
      const { name, program, statements, tensors } = line as unknown as {
        name: string;
        program: string;
        statements: Recorded[];
        tensors: Record<string, TensorState>;
      };
      return {
        name: `${topic}/${name}`,
        source: program,
        statements: statements.length,
        check: (answer) => [
          ...checkStatements(statements, answer),
          ...checkTensors(tensors, answer),
        ],
      };
    });
}

export function randomPrograms(dialect: 'torch' | 'numpy'): Program[] {
  return jsonLines(`random_${dialect}`)
    .slice(1)
    .map((line) => {
      const { name, program, statements, tensors } = line as unknown as Record<string, string>;
      return {
        name: `random_${dialect}/${name}`,
        source: program as string,
        statements: (statements as string).length / STATEMENT_HASH,
        check: (answer) => checkHashes(statements as string, tensors as string, answer),
      };
    });
}

/** Calls of all that runs with each of its parameters: `ran` of `asked` statements, the `wrong` ones. */
export function checkSignatures(ask: (sources: string[]) => Answer[]) {
  const programs = jsonLines('signatures').slice(1) as unknown as Record<string, string>[];
  const answers = ask(programs.map(({ program }) => program as string));
  const asked = programs.flatMap(({ statements = '', program = '' }, i) =>
    (answers[i] as Answer).statements.map((statement, at) => ({
      statement,
      line: program.split('\n')[statement.line - 1],
      wanted: statements.slice(at * STATEMENT_HASH, (at + 1) * STATEMENT_HASH),
    })),
  );
  const notRun = ['Unsupported', 'NotRun', 'Skipped'];
  const ran = asked.filter(({ statement }) => !notRun.includes(statement.error?.type ?? ''));
  const wrong = ran.filter(
    ({ statement, wanted }) =>
      sha256(JSON.stringify(asRecorded(statement))).slice(0, STATEMENT_HASH) !== wanted,
  );
  return { asked: asked.length, ran: ran.length, wrong };
}

/** The programs that the project began from, as recorded with PyTorch 1.13 and NumPy 1.24. */
export function seedPrograms(): Program[] {
  const seeds = join(folder, 'seeds');
  return readdirSync(seeds)
    .filter((file) => file.endsWith('.py'))
    .map((file) => {
      const recorded = JSON.parse(readFileSync(join(seeds, file.replace('.py', '.json')), 'utf8'));
      const statements: Recorded[] = recorded.statements.map(
        (s: Answer['statements'][number]): Recorded =>
          [...asRecorded(s).slice(0, 4), s.warnings ?? []] as unknown as Recorded,
      );
      return {
        name: `seeds/${file}`,
        source: readFileSync(join(seeds, file), 'utf8'),
        statements: statements.length,
        check: (answer) => [
          ...checkStatements(statements, answer),
          ...checkTensors(recorded.tensors, answer),
        ],
      };
    });
}

interface Listed {
  name: string;
  line?: number;
  reason: string;
}

/** Where Stridewise answers otherwise on purpose, with the reason. */
export function deliberate(): Listed[] {
  return JSON.parse(readFileSync(join(folder, 'deliberate.json'), 'utf8'));
}

/** Programs that end in a statement outside the subset, and what is said of it. */
export interface Outside {
  topic: string;
  program: string;
  /** Where the sentence points. */
  line: number;
  column: number;
  sentence: string;
}

export function outside(): Outside[] {
  return JSON.parse(readFileSync(join(folder, 'outside.json'), 'utf8'));
}

const pendingFile = join(folder, 'pending.json');

/** Programs that are not answered right yet. A name that has come right must leave the list. */
export function pending(): Set<string> {
  return new Set(JSON.parse(readFileSync(pendingFile, 'utf8')));
}

/** Lists anew what is pending: STRIDEWISE_PENDING=1 npx vitest run tests/conformance/native. */
export function writePending(names: string[]) {
  writeFileSync(pendingFile, `${JSON.stringify(names.sort(), null, 1)}\n`);
}
