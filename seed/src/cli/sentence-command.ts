import { createReadStream, statSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { californiaDay } from '@countwise/engine';
import { caseFileJsonSchema } from '../case-file/json-schema.ts';
import { CommandFault } from './command-fault.ts';
import { commandLine } from './command-line.ts';
import { answerEachLine } from './each-line.ts';
import { openedCatalogue } from './opened-catalogue.ts';
import type { Streams } from './run-command.ts';
import { answerCase } from './sentence-answer.ts';
import { sentenceText } from './sentence-text.ts';

const usage =
  'Usage: npm run -s sentence -- <case.json, or - for standard input> [--text | --lines] [--no-range]\n' +
  '       npm run -s sentence -- --schema';
const flag = { type: 'boolean', default: false } as const;
const options = { text: flag, lines: flag, schema: flag, 'no-range': flag };
const today = californiaDay(Date.now());

/** Where the case is read from. */
function sourceOf(path: string, input: Readable): Readable {
  if (path === '-') return input;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandFault(`${path}: no such file`);
  if (found.isDirectory()) throw new CommandFault(`${path}: a folder, not a case file`);
  return createReadStream(path);
}

const printJson = (value: unknown, output: Writable): boolean => output.write(`${JSON.stringify(value, null, 2)}\n`);

async function answerOne(
  source: Readable,
  output: Writable,
  { asText, withRange }: { readonly asText: boolean; readonly withRange: boolean },
): Promise<number> {
  const result = answerCase(await text(source), { catalogue: await openedCatalogue(), today, withRange });
  if ('faults' in result)
    throw new CommandFault(result.faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  if (asText) output.write(`${sentenceText(result.answer)}\n`);
  else printJson(result.answer, output);
  return 0;
}

/** `npm run sentence`: answers a case file, or each line of many. */
export async function sentenceCommand(args: readonly string[], { input, output }: Streams): Promise<number> {
  const { values, positionals } = commandLine(args, options, usage);
  const [path = values.lines ? '-' : undefined, ...others] = positionals;
  if (values.schema) {
    printJson(caseFileJsonSchema(), output);
    return 0;
  }
  if (path === undefined) throw new CommandFault(usage);
  if (others.length > 0) throw new CommandFault(`One file at a time, not ${positionals.join(' and ')}.\n${usage}`);
  if (values.lines && values.text) throw new CommandFault(`Lines are answered as JSON: --lines or --text.\n${usage}`);
  const source = sourceOf(path, input);
  const withRange = !values['no-range'];
  if (!values.lines) return answerOne(source, output, { asText: values.text, withRange });
  const given = { catalogue: await openedCatalogue(), today, withRange };
  return answerEachLine(source, output, (line) => answerCase(line, given));
}
