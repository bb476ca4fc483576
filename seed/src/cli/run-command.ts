import type { Readable, Writable } from 'node:stream';
import { CommandFault } from './command-fault.ts';

const isErrno = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

/** Where a command reads and prints. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}
/** What a command line asks for; answers the exit status. */
export type Command = (args: readonly string[], streams: Streams) => Promise<number>;

/** Tells in a sentence whatever goes wrong, never as a stack. Status 1 is a defect of the program itself. */
function told(error: unknown, errors: Writable): number {
  const message = error instanceof Error ? error.message : String(error);
  const foreseen = error instanceof CommandFault || isErrno(error);
  errors.write(foreseen ? `${message}\n` : `Countwise itself failed, and this should be reported: ${message}\n`);
  return foreseen ? 2 : 1;
}

/** The exit status of a command, which tells what was wrong with what it was asked. */
export const statusOf = (command: Command, args: readonly string[], streams: Streams): Promise<number> =>
  command(args, streams).catch((error: unknown) => told(error, streams.errors));

/** A reader that has gone, such as `head -1`, wants no more: the command ends without a word. */
function endWhenUnread(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = told(error, process.stderr);
    process.exit();
  });
}

/** Runs a command on what this process was started with, to its exit status. */
export async function runCommand(command: Command): Promise<void> {
  const { stdin: input, stdout: output, stderr: errors } = process;
  endWhenUnread(output);
  endWhenUnread(errors);
  process.on('uncaughtException', (error) => {
    process.exitCode = told(error, errors);
    process.exit();
  });
  process.exitCode = await statusOf(command, process.argv.slice(2), { input, output, errors });
}
