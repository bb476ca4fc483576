import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { vitestCounts } from './counts.ts';
import { runPart } from './run-part.ts';

const folder = mkdtempSync(join(tmpdir(), 'countwise-run-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));
vi.spyOn(console, 'log').mockReturnValue();

const runner = (script: string) =>
  runPart({ name: 'part', command: [process.execPath, '-e', script], report: { file, counts: vitestCounts } });

test('a part without a report is one check, which its exit code decides', () => {
  expect(runPart({ name: 'part', command: [process.execPath, '-e', ''] })).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
  });
  expect(runPart({ name: 'part', command: [process.execPath, '-e', 'process.exit(1)'] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['it ended badly'],
  });
});

test('a runner that leaves no report failed, whatever its exit code', () => {
  expect(runner('')).toEqual({ passed: 0, failed: 1, failures: ['it left no report'] });
});

test('a runner that ends badly failed, whatever its report says', () => {
  const report = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] });
  const writes = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(report)})`;
  expect(runner(writes)).toEqual({ passed: 3, failed: 0, failures: [] });
  expect(runner(`${writes}; process.exit(1)`)).toMatchObject({ passed: 3, failed: 1 });
});
