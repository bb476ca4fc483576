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
import type { Streams } from './run-command.ts';

const usage = 'Usage: npm run -s crime -- <statute or words> [--date YYYY-MM-DD] [--text] | --lines';
const flag = { type: 'boolean', default: false } as const;
const options = { date: { type: 'string' }, text: flag, lines: flag } as const;
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

/** `npm run crime`: answers the rows of a statute, or of each line of many. */
export async function crimeCommand(args: readonly string[], { input, output }: Streams): Promise<number> {
  const { values, positionals } = commandLine(args, options, usage);
  if (values.lines) {
    const catalogue = await openedCatalogue();
    return answerEachLine(input, output, (line) => answerLine(line, catalogue));
  }
  const statute = positionals.join(' ');
  if (statute === '') throw new CommandFault(usage);
  const date = day.default(today).safeParse(values.date);
  if (!date.success) throw new CommandFault(`--date ${values.date}: ${date.error.issues[0]?.message}\n${usage}`);
  const rows = findCrimes(await openedCatalogue(), statute, date.data);
  output.write(
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
