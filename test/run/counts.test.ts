import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

test('a file of tests that breaks before its first test counts as a failure and is named', () => {
  const testResults = [{ name: 'engine/src/a.test.ts', status: 'failed', assertionResults: [] }];
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1, testResults })).toEqual({
    passed: 7,
    failed: 1,
    failures: ['engine/src/a.test.ts'],
  });
});

test('a failed test is named with its file', () => {
  const assertionResults = [
    { fullName: 'half a day is dropped', status: 'failed' },
    { fullName: 'a whole day counts', status: 'passed' },
  ];
  const testResults = [{ name: 'engine/src/a.test.ts', status: 'failed', assertionResults }];
  const counts = vitestCounts({ numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 1, testResults });
  expect(counts.failures).toEqual(['engine/src/a.test.ts > half a day is dropped']);
});

test('a browser test that fails twice counts as a failure, one that passes at its second try does not', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const specs = [
    { title: 'a charge is added', file: 'charges.spec.ts', line: 12, ok: false },
    { title: 'a charge is deleted', file: 'charges.spec.ts', line: 30, ok: true },
  ];
  expect(playwrightCounts({ stats, suites: [{ suites: [{ specs }] }], errors: [] })).toEqual({
    passed: 6,
    failed: 1,
    failures: ['charges.spec.ts:12 > a charge is added'],
  });
});

test('browser tests that could not begin count as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(playwrightCounts({ stats, errors: [{ message: 'The stack did not start.' }] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['The stack did not start.'],
  });
});
