import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that passed at its second try, so that none does unseen. */
export default class NameFlaky implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) console.log(`flaky: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
