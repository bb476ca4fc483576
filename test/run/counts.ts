import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

/** A file that fails before its first test counts as one failure, so that it cannot pass unseen. */
export function vitestCounts(json: unknown): Counts {
  const report = vitestReport.parse(json);
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites) };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** A test that passed at its second try counts as passed; the list above the counts names it as flaky. */
export function playwrightCounts(json: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(json);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
