import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { caseFiles } from './case-files.ts';

const count = Number(process.argv[2] ?? 100_000);

function* lines(): Generator<string> {
  for (const file of caseFiles(count)) yield `${JSON.stringify(file)}\n`;
}

const cli = spawn('npm', ['run', '-s', 'sentence', '--', '--lines'], { stdio: ['pipe', 'pipe', 'inherit'] });
const ended = new Promise<number | null>((resolve) => cli.on('close', resolve));
const started = performance.now();
Readable.from(lines()).pipe(cli.stdin);

let answered = 0;
let refused = 0;
for await (const line of createInterface({ input: cli.stdout })) {
  answered += 1;
  if (line.includes('"errors":')) refused += 1;
}
const status = await ended;
const seconds = (performance.now() - started) / 1000;

process.stdout.write(
  `${answered} of ${count} case files answered, ${refused} refused, exit ${status}: ` +
    `${seconds.toFixed(1)} s, ${Math.round(answered / seconds)} a second\n`,
);
process.exitCode = status === 0 && answered === count && refused === 0 ? 0 : 1;
