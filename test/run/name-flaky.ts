import type { Reporter, TestCase } from 'vitest/node';

/** Of a message that shows a whole page the head tells enough. */
const longest = 600;

/** Names each test that passed at its second try, and why not at its first, so that none does unseen. */
export default class NameFlaky implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    console.log(`flaky: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { message, stack } of test.result().errors ?? [])
      console.log(`${message.slice(0, longest)}\n${stack ?? ''}`);
  }
}
