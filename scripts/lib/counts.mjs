// Counts passed, failed and skipped tests in the reports that the test runners write. `names` lists the tests
// that failed, as far as the report names them.
import { existsSync, readFileSync } from 'node:fs';

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
export const sumOf = (numbers) => numbers.reduce((total, number) => total + number, 0);
const matches = (text, pattern) => [...text.matchAll(pattern)];

/** Counts at least one failure for a runner that exits with an error, even if its report has none. */
const withStatus = (counts, status) => ({
  ...counts,
  failed: status === 0 ? counts.failed : Math.max(1, counts.failed),
});

/** Counts a program as one test: passed if its exit status is 0. */
export const single = (status) =>
  status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * CTest counts programs. The tests inside each program are counted in the output of cmocka, which the report
 * of CTest quotes.
 */
export function ctestCounts(path, status) {
  const report = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const programs = matches(report, /<testcase [^>]*status="(\w+)"[^>]*>([\s\S]*?)<\/testcase>/g);
  const counted = programs.map(([, outcome, output]) => {
    const passed = matches(output, /^.*\[ {7}OK \]/gm).length;
    const failed = sumOf(matches(output, /\[ {2}FAILED {2}\] (\d+) test\(s\)/g).map(([, n]) => +n));
    if (outcome !== 'run') return { passed, failed: Math.max(1, failed) };
    return { passed: Math.max(1, passed), failed };
  });
  return withStatus(
    { passed: sumOf(counted.map((c) => c.passed)), failed: sumOf(counted.map((c) => c.failed)) },
    status,
  );
}

/** Reads the JUnit report of pytest. */
export function pytestCounts(path, status) {
  const report = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const total = (name) =>
    sumOf(
      matches(report, new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, 'g')).map(([, n]) => +n),
    );
  const failed = total('failures') + total('errors');
  const skipped = total('skipped');
  return withStatus({ passed: total('tests') - failed - skipped, failed, skipped }, status);
}

/** Reads the JSON report of Vitest. */
export function vitestCounts(path, status) {
  const report = readJson(path);
  return withStatus(
    {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
      names: (report?.testResults ?? [])
        .flatMap(({ assertionResults }) => assertionResults)
        .filter((test) => test.status === 'failed')
        .map((test) => test.fullName),
    },
    status,
  );
}

/**
 * Reads the JSON report of Playwright. `flaky` names the tests that passed only on the second try; they count
 * as passed.
 */
export function playwrightCounts(path, status) {
  const report = readJson(path);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const named = (outcome) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === outcome))
      .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return withStatus(
    {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      names: named('unexpected'),
      flaky: named('flaky'),
    },
    status,
  );
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
