/** The command for all tests counts what its runners report, and leaves out no more than it says. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { playwrightCounts, vitestCounts } from '../scripts/lib/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stridewise-'));
const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe('counts', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    tests: [{ status }],
  });
  test('a test that fails is named; one that passed on its second try passed, and is named', () => {
    const path = file('playwright.json', {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          specs: [spec('steady', 'expected'), spec('broken', 'unexpected')],
          suites: [{ specs: [spec('shaky', 'flaky')] }],
        },
      ],
    });
    expect(playwrightCounts(path, 1)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      names: ['a.spec.ts:7 broken'],
      flaky: ['a.spec.ts:7 shaky'],
    });
  });

  test('a failed test of Vitest is named', () => {
    const path = file('vitest.json', {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          assertionResults: [
            { status: 'passed', fullName: 'strides of a view' },
            { status: 'failed', fullName: 'strides of a copy' },
          ],
        },
      ],
    });
    expect(vitestCounts(path, 1)).toMatchObject({ failed: 1, names: ['strides of a copy'] });
  });

  test('a runner that fails without a report counts as one failure', () => {
    expect(vitestCounts(join(folder, 'none.json'), 1)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('one in five', () => {
  afterEach(() => vi.unstubAllEnvs());

  async function taken(all: string, count: number) {
    const report = join(folder, 'left-out.txt');
    writeFileSync(report, '');
    vi.stubEnv('STRIDEWISE_ALL', all);
    vi.stubEnv('STRIDEWISE_LEFT_OUT', report);
    vi.resetModules();
    const { oneInFive } = await import('./one-in-five');
    const numbers = Array.from({ length: count }, (_, at) => at);
    return [oneInFive(numbers, 'numbers', 'these'), readFileSync(report, 'utf8')];
  }

  test('is every fifth from the first on, and says how many were left out', async () => {
    expect(await taken('', 11)).toEqual([[0, 5, 10], '8\t11\tnumbers\tthese\n']);
    expect(await taken('0', 1)).toEqual([[0], '']);
  });

  test('is all of them where all are asked for', async () => {
    expect(await taken('1', 6)).toEqual([[0, 1, 2, 3, 4, 5], '']);
  });
});
