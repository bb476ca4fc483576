import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crimeCommand } from './crime-command.ts';
import { statusOf } from './run-command.ts';
import { sentenceCommand } from './sentence-command.ts';

const commands = { sentence: sentenceCommand, crime: crimeCommand };

/** What a command prints, and its exit status, without the process that a person starts it in. */
export async function asked(input: string, name: keyof typeof commands, ...args: readonly string[]) {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(output), text(errors)]);
  const status = await statusOf(commands[name], args, { input: Readable.from([input]), output, errors });
  for (const stream of [output, errors]) stream.end();
  const [stdout, stderr] = await printed;
  return { status, stdout, stderr };
}
