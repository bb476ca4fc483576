import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { vitestCounts } from './counts.ts';
import type { Part } from './parts.ts';
import { runPart } from './run-part.ts';

const folder = mkdtempSync(join(tmpdir(), 'countwise-run-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));
const said = vi.spyOn(console, 'log').mockReturnValue();

const node = (script: string, name = 'part'): Part => ({
  name,
  command: [process.execPath, '-e', script],
});
const run = (part: Part) => runPart(part, { folder });
const runner = (script: string) => run({ ...node(script), report: { file, counts: vitestCounts } });

test('a part without a report is one check, which its exit code decides', async () => {
  expect(await run(node(''))).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(await run(node('process.exit(1)'))).toEqual({ passed: 0, failed: 1, failures: ['it ended badly'] });
});

test('a part that cannot be started failed', async () => {
  const nothing: Part = { name: 'part', command: ['no-such-program-anywhere'] };
  expect(await run(nothing)).toMatchObject({ passed: 0, failed: 1 });
});

test('of parts beside each other each is heard whole', async () => {
  said.mockClear();
  const halves = "console.log('one half'); setTimeout(() => console.error('the other'), 50)";
  await Promise.all([run(node(halves, 'long')), run(node("console.log('soon')", 'short'))]);
  const lines = said.mock.calls.map(([line]) => String(line));
  expect(lines).toContain('\n== long\none half\nthe other');
  expect(lines).toContain('\n== short\nsoon');
});

test('a runner that leaves no report failed, whatever its exit code', async () => {
  expect(await runner('')).toEqual({ passed: 0, failed: 1, failures: ['it left no report'] });
});

test('a runner that ends badly failed, whatever its report says', async () => {
  const report = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] });
  const writes = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(report)})`;
  expect(await runner(writes)).toEqual({ passed: 3, failed: 0, failures: [] });
  expect(await runner(`${writes}; process.exit(1)`)).toMatchObject({ passed: 3, failed: 1 });
});
