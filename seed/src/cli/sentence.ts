import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../node.ts';
import { answerCase } from './sentence-answer.ts';
import { answerLines } from './sentence-lines.ts';
import { sentenceText } from './sentence-text.ts';

const usage = 'Usage: npm run -s sentence -- <case.json, or - for standard input> [--text | --lines]\n';
const today = new Date().toISOString().slice(0, 10);

/** Prints one case's answer. Returns the exit status: 2 where the file is at fault. */
async function answerOne(source: NodeJS.ReadableStream, asText: boolean): Promise<number> {
  const result = answerCase(await text(source), readCatalogue(), today);
  if ('faults' in result) {
    process.stderr.write(result.faults.map(({ path, message }) => `${path}: ${message}\n`).join(''));
    return 2;
  }
  process.stdout.write(`${asText ? sentenceText(result.answer) : JSON.stringify(result.answer, null, 2)}\n`);
  return 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { text: { type: 'boolean', default: false }, lines: { type: 'boolean', default: false } },
});
const [path = values.lines ? '-' : undefined] = positionals;
if (path === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const source = path === '-' ? process.stdin : createReadStream(path);
  if (values.lines) process.exitCode = (await answerLines(source, process.stdout, readCatalogue(), today)) ? 0 : 2;
  else process.exitCode = await answerOne(source, values.text);
}
