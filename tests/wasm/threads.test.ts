/** Real error texts of public threads, each against what was marked by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { errorRows } from '../../wasm/errors.generated';

interface Thread {
  expected: string[];
  address: string;
  text: string;
}

const threads: Thread[] = readFileSync(join(import.meta.dirname, 'threads.txt'), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((part) => {
    const end = part.indexOf('\n');
    const [expected = '', address = ''] = part.slice(0, end).split(' · ');
    return { expected: expected.split('|'), address, text: part.slice(end + 1) };
  });

type Verdict = 'story' | 'advice' | 'unknown' | 'misleading';
let core: Core;
const verdicts = new Map<Thread, [Verdict, string]>();

beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm'));
  core = await Core.fromBytes(bytes);
  for (const thread of threads) verdicts.set(thread, judge(thread));
});

/** A story is a program that ends in the message; advice says in words what to do. */
function judge({ expected, text }: Thread): [Verdict, string] {
  const found = core.diagnose(text, {});
  if (!found) return [expected.includes('-') ? 'advice' : 'unknown', 'nothing'];
  if (!('row' in found || 'outside' in found)) return ['misleading', 'a program that runs'];
  const what = 'outside' in found ? found.outside : (errorRows[found.row] ?? '');
  if (!expected.includes(what)) return ['misleading', what];
  if ('outside' in found) return ['advice', what];
  if (found.same && found.program !== null) return ['story', what];
  return [found.why !== null ? 'advice' : 'unknown', what];
}

function all(verdict: Verdict): string[] {
  return threads.flatMap((thread) => {
    const [is, what] = verdicts.get(thread) ?? expect.fail();
    return is === verdict ? [`${thread.address}: ${thread.expected.join('|')}, not ${what}`] : [];
  });
}

test('there are 300, from as many places, and no family of them is most of it', () => {
  expect(threads.length).toBeGreaterThanOrEqual(300);
  expect(new Set(threads.map(({ address }) => address)).size).toBe(threads.length);
  const families = new Map<string, number>();
  for (const { expected } of threads) {
    const family = expected.join('|');
    families.set(family, (families.get(family) ?? 0) + 1);
  }
  expect(Math.max(...families.values())).toBeLessThanOrEqual(0.12 * threads.length);
});

test('the lines that are pointed at, and the programs in their names', () => {
  const told = threads.flatMap(({ address, text }) => {
    const found = core.diagnose(text, {});
    if (!found || !('row' in found) || found.line.length === 0) return [];
    const [before, operation, behind] = found.line;
    return `${address}: ${before}«${operation}»${behind}\n${found.program}\n`;
  });
  expect(told.join('\n')).toMatchSnapshot();
});

test('right story or right advice for 9 of 10, misleading for 1 of 100', () => {
  const [right, unknown, misleading] = [
    all('story').length + all('advice').length,
    all('unknown'),
    all('misleading'),
  ];
  console.log(
    `${threads.length} texts: ${all('story').length} stories, ${all('advice').length} with advice, ` +
      `${unknown.length} not known, ${misleading.length} misleading\n` +
      [...unknown, ...misleading].join('\n'),
  );
  expect(right / threads.length).toBeGreaterThanOrEqual(0.9);
  expect(misleading.length / threads.length).toBeLessThanOrEqual(0.01);
});
