import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Counts } from './counts.ts';
import type { Part } from './parts.ts';

interface Run {
  /** Where the part writes what nobody keeps. */
  readonly folder: string;
  /** No other part runs beside it. */
  readonly alone?: boolean;
}

/**
 * Runs one part, says what it said and its time, and answers its counts; a runner that leaves no report failed. Alone it
 * speaks as it goes; beside others it is heard when it ends, whole.
 */
export async function runPart({ name, command, report }: Part, { folder, alone = false }: Run): Promise<Counts> {
  if (alone) console.log(`\n== ${name}`);
  if (report !== undefined) rmSync(report.file, { force: true });
  const startedAt = performance.now();
  const { succeeded, said } = await ended(command, report, { folder, alone });
  const counts = countsOf(succeeded, report);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!alone) console.log(`\n== ${name}\n${said.trim()}`);
  console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

async function ended([program, ...rest]: Part['command'], report: Part['report'], { folder, alone }: Run) {
  const env = {
    ...process.env,
    TMPDIR: folder,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report?.file,
    // what one process of a part has compiled, the next of any part reads
    NODE_COMPILE_CACHE: resolve('.local/test/compiled'),
    // a log is read without a terminal; to a terminal a part speaks through us
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: '0' }),
  };
  const child = spawn(program, rest, {
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env,
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close').catch((fault: unknown) => {
    said.push(Buffer.from(String(fault)));
    return [null];
  });
  return { succeeded: code === 0, said: Buffer.concat(said).toString() };
}

function countsOf(succeeded: boolean, report: Part['report']): Counts {
  if (report === undefined && succeeded) return { passed: 1, failed: 0, failures: [] };
  if (report === undefined) return { passed: 0, failed: 1, failures: ['it ended badly'] };
  if (!existsSync(report.file)) return { passed: 0, failed: 1, failures: ['it left no report'] };
  const counts = report.counts(JSON.parse(readFileSync(report.file, 'utf8')));
  if (succeeded || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: ['it ended badly though no test failed'] };
}
