import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { californiaDay } from '@countwise/engine';
import { readCatalogue } from '../node.ts';
import { answerCase } from './sentence-answer.ts';
import { answerLines } from './sentence-lines.ts';
import { sentenceText } from './sentence-text.ts';

const usage = 'Usage: npm run -s sentence -- <case.json, or - for standard input> [--text | --lines]';
const today = californiaDay(Date.now());

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

function commandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { text: { type: 'boolean', default: false }, lines: { type: 'boolean', default: false } },
    });
  } catch {
    return undefined;
  }
}

/** Where the case is read from; undefined where there is no such file. */
function sourceOf(path: string): Readable | undefined {
  if (path === '-') return process.stdin;
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false ? createReadStream(path) : undefined;
}

async function main(): Promise<number> {
  const asked = commandLine();
  if (asked === undefined) return complain(usage);
  const { values, positionals } = asked;
  const path = positionals[0] ?? (values.lines ? '-' : undefined);
  if (path === undefined) return complain(usage);
  const source = sourceOf(path);
  if (source === undefined) return complain(`${path}: no such file`);
  if (!values.lines) return answerOne(source, values.text);
  return (await answerLines(source, process.stdout, readCatalogue(), today)) ? 0 : 2;
}

process.exitCode = await main();
