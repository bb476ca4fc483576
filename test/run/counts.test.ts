import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

test('a file of tests that breaks before its first test counts as a failure', () => {
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
    passed: 7,
    failed: 1,
  });
});

test('a browser test that fails twice counts as a failure, one that passes at its second try does not', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 6, failed: 1 });
});

test('browser tests that could not begin count as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(playwrightCounts({ stats, errors: [{ message: 'The stack did not start.' }] })).toEqual({
    passed: 0,
    failed: 1,
  });
});
