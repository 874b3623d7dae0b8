/**
 * What is not run makes unknown all that it would have done, and no more is answered than is right:
 * statements of recorded programs are hidden in others that are refused, and do in Python what they
 * always did. All that is answered must be as recorded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Statement } from '../../wasm/types';
import { oneInFive } from '../one-in-five';
import { jsonLines, topics } from './vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const core = await Core.fromBytes(built('core.wasm'));

/** [line, output, error type, message] */
type Recorded = [number, string, string | null, string | null];

interface Recording {
  name: string;
  program: string;
  statements: Recorded[];
}

/** Each refuses, before or behind the statement or in the middle of it, and changes nothing. */
const covers = [
  (lines: string) => `with open('/dev/null'):\n${lines}`,
  (lines: string) => `if True:\n${lines}\n exec('')`,
  (lines: string) => `if True:\n exec('')\n${lines}`,
  (lines: string) => `async def unused(): pass\nif True:\n unused()\n${lines}`,
];

/** The same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const indented = (text: string) => text.replace(/^/gm, ' ');

const covered = ({ source }: Statement) => !/^(import|from)|'''|"""/.test(source);

/** The program with some statements hidden, and for each of its statements the one it was; -1: new. */
function hide(program: string, statements: Statement[], chance: () => number) {
  const rate = chance() < 0.5 ? 0.12 : 0.4;
  const parts: string[] = [];
  const was: number[] = [];
  for (const [i, statement] of statements.entries()) {
    const source = program.slice(statement.span.start, statement.span.end);
    if (!covered(statement) || chance() > rate) {
      parts.push(source);
      was.push(i);
      continue;
    }
    const cover = Math.floor(chance() * covers.length);
    parts.push(covers[cover]?.(indented(source)) as string);
    was.push(...(cover === 3 ? [-1, -1] : [-1]));
  }
  return { hidden: `${parts.join('\n')}\n`, was };
}

const answers = ({ output, error }: Statement) => [
  output,
  error?.type ?? null,
  error?.message ?? null,
];

function wrong(recording: Recording, chance: () => number) {
  const { statements, refusal } = core.run(recording.program);
  if (refusal) return { faults: [], answered: 0, hidden: 0 };
  const { hidden, was } = hide(recording.program, statements, chance);
  const got = core.run(hidden);
  expect(got.statements.length, hidden).toBe(was.length);
  const faults: unknown[] = [];
  let answered = 0;
  for (const [i, statement] of got.statements.entries()) {
    const before = was[i] as number;
    if (before < 0 || statement.refusal || statement.skipped) continue;
    answered++;
    const want = recording.statements[before]?.slice(1, 4);
    const mine = answers(statements[before] as Statement);
    if (JSON.stringify(mine) !== JSON.stringify(want)) continue; /* differs on purpose */
    if (JSON.stringify(answers(statement)) !== JSON.stringify(want))
      faults.push({
        name: recording.name,
        hidden,
        source: statement.source,
        want,
        got: answers(statement),
      });
  }
  return { faults, answered, hidden: was.filter((i) => i < 0).length };
}

test.each(topics())(
  'what is not run leaves no wrong answer in %s',
  { timeout: 60_000 },
  (topic) => {
    const recordings = jsonLines(topic).slice(1) as unknown as Recording[];
    const chance = random(topic.length * 7919);
    const some = oneInFive(recordings, 'recorded programs with hidden statements', topic);
    const results = some.flatMap((recording) => [1, 2, 3, 4].map(() => wrong(recording, chance)));
    expect(results.flatMap(({ faults }) => faults).slice(0, 3)).toEqual([]);
  },
);
