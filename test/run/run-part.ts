import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Counts } from './counts.ts';
import type { Part } from './parts.ts';

/** Runs one part with its output shown, prints its time and answers its counts; a runner that leaves no report failed. */
export function runPart({ name, command: [program, ...rest], report }: Part): Counts {
  console.log(`\n== ${name}`);
  if (report !== undefined) rmSync(report.file, { force: true });
  const startedAt = performance.now();
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report?.file,
    // a log is read without a terminal
    ...(!process.stdout.isTTY && { NO_COLOR: '1', FORCE_COLOR: '0' }),
  };
  const succeeded = spawnSync(program, rest, { stdio: 'inherit', env }).status === 0;
  const counts = countsOf(succeeded, report);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

function countsOf(succeeded: boolean, report: Part['report']): Counts {
  if (report === undefined && succeeded) return { passed: 1, failed: 0, failures: [] };
  if (report === undefined) return { passed: 0, failed: 1, failures: ['it ended badly'] };
  if (!existsSync(report.file)) return { passed: 0, failed: 1, failures: ['it left no report'] };
  const counts = report.counts(JSON.parse(readFileSync(report.file, 'utf8')));
  if (succeeded || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: ['it ended badly though no test failed'] };
}
