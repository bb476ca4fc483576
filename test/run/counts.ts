import { relative } from 'node:path';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, each as its file and its name, said again at the end of a long log. */
  readonly failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type VitestFile = z.infer<typeof vitestReport>['testResults'][number];

/** The failed tests of a file; of one that broke before its first test the file alone. */
function failuresOf({ name, status, assertionResults }: VitestFile): readonly string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((each) => each.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${file} > ${fullName}`);
  return status === 'failed' ? [file] : [];
}

/** A file that fails before its first test counts as one failure, so that it cannot pass unseen. */
export function vitestCounts(json: unknown): Counts {
  const report = vitestReport.parse(json);
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    failures: report.testResults.flatMap(failuresOf),
  };
}

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() })).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite).default([]),
  errors: z.array(z.looseObject({ message: z.string().optional() })),
});

const specFailures = ({ specs, suites }: PlaywrightSuite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} > ${title}`),
  ...suites.flatMap(specFailures),
];

/** A test that passed at its second try counts as passed; the list above the counts names it as flaky. */
export function playwrightCounts(json: unknown): Counts {
  const { stats, suites, errors } = playwrightReport.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...suites.flatMap(specFailures), ...errors.map(({ message }) => message ?? 'an error outside of tests')],
  };
}
