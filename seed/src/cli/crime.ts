import './node-20.ts';
import { californiaDay } from '@countwise/engine';
import { z } from 'zod';
import { faultsOfError } from '../case-file/faults.ts';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { CommandFault } from './command-fault.ts';
import { commandLine } from './command-line.ts';
import { crimeAnswer, crimeText } from './crime-answer.ts';
import { answerEachLine } from './each-line.ts';
import { findCrimes } from './find-crimes.ts';
import { jsonOf } from './json-text.ts';
import { openedCatalogue } from './opened-catalogue.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run -s crime -- <statute or words> [--date YYYY-MM-DD] [--text] | --lines';
const today = californiaDay(Date.now());
const day = z.iso.date('a day of the calendar, as YYYY-MM-DD');
const question = z.object({ statute: z.string(), date: day.default(today) });

/** The rows that one line asks for. */
function answerLine(text: string, catalogue: CrimeCatalogue) {
  const parsed = jsonOf(text);
  if ('faults' in parsed) return parsed;
  const asked = question.safeParse(parsed.json);
  if (!asked.success) return { faults: faultsOfError(asked.error, parsed.json) };
  return {
    answer: findCrimes(catalogue, asked.data.statute, asked.data.date).map((row) => crimeAnswer(row, asked.data.date)),
  };
}

async function main(): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = commandLine({ date: { type: 'string' }, text: flag, lines: flag }, usage);
  if (values.lines) {
    const catalogue = await openedCatalogue();
    return answerEachLine(process.stdin, process.stdout, (line) => answerLine(line, catalogue));
  }
  const statute = positionals.join(' ');
  if (statute === '') throw new CommandFault(usage);
  const date = day.default(today).safeParse(values.date);
  if (!date.success) throw new CommandFault(`--date ${values.date}: ${date.error.issues[0]?.message}\n${usage}`);
  const rows = findCrimes(await openedCatalogue(), statute, date.data);
  process.stdout.write(
    `${
      values.text
        ? rows.map((row) => crimeText(row, date.data)).join('\n')
        : JSON.stringify(
            rows.map((row) => crimeAnswer(row, date.data)),
            null,
            2,
          )
    }\n`,
  );
  return 0;
}

await runCommand(main);
