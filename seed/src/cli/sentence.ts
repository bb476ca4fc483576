import { createReadStream, existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../node.ts';
import { answerCase } from './sentence-answer.ts';
import { answerLines } from './sentence-lines.ts';
import { sentenceText } from './sentence-text.ts';

const usage = 'Usage: npm run -s sentence -- <case.json, or - for standard input> [--text | --lines]';
const today = new Date().toISOString().slice(0, 10);

const complain = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 2;
};

/** Prints one case's answer. Returns the exit status: 2 where the file is at fault. */
async function answerOne(source: NodeJS.ReadableStream, asText: boolean): Promise<number> {
  const result = answerCase(await text(source), readCatalogue(), today);
  if ('faults' in result) return complain(result.faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  process.stdout.write(`${asText ? sentenceText(result.answer) : JSON.stringify(result.answer, null, 2)}\n`);
  return 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { text: { type: 'boolean', default: false }, lines: { type: 'boolean', default: false } },
});

async function main(path: string | undefined): Promise<number> {
  if (path === undefined) return complain(usage);
  if (path !== '-' && !existsSync(path)) return complain(`${path}: no such file`);
  const source = path === '-' ? process.stdin : createReadStream(path);
  if (!values.lines) return answerOne(source, values.text);
  return (await answerLines(source, process.stdout, readCatalogue(), today)) ? 0 : 2;
}

process.exitCode = await main(positionals[0] ?? (values.lines ? '-' : undefined));
