/** The pages of errors say what the real libraries do, and keep their addresses. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { families } from '../../web/errors/families';
import { offeredFor } from '../../web/errors/offered';
import { threads } from '../../web/errors/threads';
import { withFix } from '../../web/errors/with-fix';
import { course } from '../../web/lessons/course';
import { loadCore } from './staged-stories';

const tests = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(tests, file), 'utf8').trim().split('\n');

type Ran = [line: number, output: string, error: string | null, message: string | null];
const recorded = new Map(
  read('vectors/error_pages.jsonl')
    .slice(1)
    .map((line) => JSON.parse(line) as { program: string; statements: Ran[] })
    .map(({ program, statements }) => [program.trim(), statements]),
);

/** A title with any values in its places. */
function pattern(title: string): RegExp {
  const places = /(?<![A-Za-z])(AxB|CxD|XD|[A-DXYZ])(?![A-Za-z])/;
  const parts = title.split(places).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    return part === 'XD' ? '\\d+D' : '.*?';
  });
  return new RegExp(parts.join(''));
}

describe.each(families)(
  '$slug',
  ({ title, wordings = [], programs, fixes = [], lesson, alike }) => {
    test('has programs that raise its message, and fixes that raise nothing, in the real library', () => {
      for (const [at, program] of programs.entries()) {
        const message = recorded.get(program)?.findLast(([, , error]) => error)?.[3] ?? '';
        const fits = [title, ...wordings].some((one) => pattern(one).test(message));
        expect(fits, `${message} in ${program}`).toBe(true);
        for (const fix of fixes[at] ?? []) {
          const ran = recorded.get(withFix(program, fix));
          expect(ran, fix).toBeDefined();
          expect(ran?.filter(([, , error]) => error)).toEqual([]);
        }
      }
    });

    test('leads to a lesson and to pages that exist', () => {
      expect(course.map(({ slug }) => slug)).toContain(lesson);
      const slugs = families.map(({ slug }) => slug);
      expect(slugs).toEqual(expect.arrayContaining([...(alike ?? [])]));
    });
  },
);

test('what the core offers on a page raises nothing in the real library', async () => {
  const core = await loadCore();
  for (const { slug, programs } of families)
    for (const program of programs) {
      const [raised] = (recorded.get(program) ?? []).filter(([, , error]) => error);
      const shown = core.run(program).statements.find(({ error }) => error)?.error;
      expect(shown, slug).toMatchObject({ type: raised?.[2], message: raised?.[3] });
      for (const offer of offeredFor(core, program)) {
        const ran = recorded.get(offer.trim());
        expect(ran, `${slug}: ${offer}`).toBeDefined();
        expect(ran?.filter(([, , error]) => error)).toEqual([]);
      }
    }
});

test('what a page offers is written in the names of its program', async () => {
  const core = await loadCore();
  for (const { slug, programs, fixes = [] } of families)
    for (const [at, program] of programs.entries()) {
      const error = core.run(program).statements.find((one) => one.error)?.error;
      const found = core.diagnose(`${program}\n\n${error?.type}: ${error?.message}`, {});
      if (!found || !('row' in found) || found.instead.length > 0) continue;
      if (found.repairs.length > 0) expect(fixes[at] ?? [], `${slug} ${at + 1}`).not.toEqual([]);
    }
});

test('every page has public threads behind its programs, and each is of one page', () => {
  const lacking = families.filter(({ slug }) => !threads[slug]?.length);
  expect(lacking.map(({ slug }) => slug)).toEqual([]);
  expect(Object.keys(threads)).toHaveLength(families.length);
  const addresses = Object.values(threads).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
});

test('no address is lost', () => {
  const [, ...slugs] = read('contract/errors.txt');
  expect(families.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
});
