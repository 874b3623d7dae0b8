// How many tests passed and failed, from what each runner writes for machines.
import { existsSync, readFileSync } from 'node:fs';

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const matches = (text, pattern) => [...text.matchAll(pattern)];

/** A runner that failed counts at least one failure, whatever its report says. */
const withStatus = (counts, status) => ({
  ...counts,
  failed: status === 0 ? counts.failed : Math.max(1, counts.failed),
});

/** One check without a count of its own. */
export const single = (status) =>
  status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** CTest knows executables; the tests within are in cmocka's output, which its report quotes. */
export function ctestCounts(path, status) {
  const report = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const programs = matches(report, /<testcase [^>]*status="(\w+)"[^>]*>([\s\S]*?)<\/testcase>/g);
  const counted = programs.map(([, outcome, output]) => {
    const passed = matches(output, /^.*\[ {7}OK \]/gm).length;
    const failed = sum(matches(output, /\[ {2}FAILED {2}\] (\d+) test\(s\)/g).map(([, n]) => +n));
    if (outcome !== 'run') return { passed, failed: Math.max(1, failed) };
    return { passed: Math.max(1, passed), failed };
  });
  return withStatus(
    { passed: sum(counted.map((c) => c.passed)), failed: sum(counted.map((c) => c.failed)) },
    status,
  );
}

/** What pytest writes in the manner of JUnit. */
export function pytestCounts(path, status) {
  const report = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const total = (name) =>
    sum(matches(report, new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, 'g')).map(([, n]) => +n));
  const failed = total('failures') + total('errors');
  const skipped = total('skipped');
  return withStatus({ passed: total('tests') - failed - skipped, failed, skipped }, status);
}

export function vitestCounts(path, status) {
  const report = readJson(path);
  return withStatus(
    {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    },
    status,
  );
}

export function playwrightCounts(path, status) {
  const report = readJson(path);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const retried = (report?.suites ?? []).flatMap(specsOf).filter(isFlaky);
  return withStatus(
    {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      notes: retried.map(({ file, line, title }) => `second try: ${file}:${line} ${title}`),
    },
    status,
  );
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const isFlaky = ({ tests }) => tests.some((test) => test.status === 'flaky');
