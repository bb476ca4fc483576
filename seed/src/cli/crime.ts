import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { californiaDay } from '@countwise/engine';
import { z } from 'zod';
import { readCatalogue } from '../node.ts';
import { crimeAnswer, crimeText } from './crime-answer.ts';
import { findCrimes } from './find-crimes.ts';

const today = californiaDay(Date.now());
const wanted = z.object({ statute: z.string(), date: z.iso.date().default(today) });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { date: { type: 'string' }, text: { type: 'boolean' }, lines: { type: 'boolean' } },
});
const catalogue = readCatalogue();

function answer(statute: string, date: string): void {
  const rows = findCrimes(catalogue, statute, date);
  const text = values.text === true ? rows.map(crimeText).join('\n') : JSON.stringify(rows.map(crimeAnswer), null, 2);
  process.stdout.write(`${text}\n`);
}

/** One question a line in, one array of rows a line out; a line that is no question is answered by its faults, exit status 2. */
function answerLine(line: string, number: number): void {
  const parsed = wanted.safeParse(asJson(line));
  const reply = parsed.success
    ? findCrimes(catalogue, parsed.data.statute, parsed.data.date).map(crimeAnswer)
    : { line: number, errors: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
  if (!parsed.success) process.exitCode = 2;
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

if (values.lines === true) {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') answerLine(line, ++number);
} else {
  const question = wanted.safeParse({ statute: positionals.join(' '), date: values.date });
  if (question.success && question.data.statute !== '') answer(question.data.statute, question.data.date);
  else {
    process.stderr.write('Usage: npm run -s crime -- <statute or words> [--date YYYY-MM-DD] [--text] | --lines\n');
    process.exitCode = 2;
  }
}
