import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const mostLines = 150;

/** The page as it stood when the test failed: where the run is far away, its log is all that is left of it. */
function pageOf({ attachments }: Pick<TestResult, 'attachments'>): string | undefined {
  const context = attachments.find(({ name }) => name === 'error-context');
  if (context?.path === undefined) return undefined;
  const [, page] = /```yaml\n(.*?)\n```/s.exec(readFileSync(context.path, 'utf8')) ?? [];
  return page
    ?.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, '')
    .split('\n')
    .slice(0, mostLines)
    .join('\n');
}

type Ended = Pick<TestCase, 'title' | 'expectedStatus'>;
type Outcome = Pick<TestResult, 'status' | 'retry' | 'attachments'>;

/** Prints, of each browser test that failed, what its page held, as a screen reader would read it. */
export default class ShowPage implements Reporter {
  onTestEnd(test: Ended, result: Outcome): void {
    const page = result.status === test.expectedStatus ? undefined : pageOf(result);
    if (page !== undefined) console.log(`the page of "${test.title}", try ${result.retry + 1}:\n${page}`);
  }
}
