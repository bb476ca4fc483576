import { CommandFault } from './command-fault.ts';

const isErrno = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

/** Whatever goes wrong is told in a sentence, never as a stack. Status 1 is a defect of the program itself. */
function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const foreseen = error instanceof CommandFault || isErrno(error);
  process.stderr.write(
    foreseen ? `${message}\n` : `Countwise itself failed, and this should be reported: ${message}\n`,
  );
  process.exitCode = foreseen ? 2 : 1;
}

/** A reader that has gone, such as `head -1`, wants no more: the command ends without a word. */
function endWhenUnread(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail(error);
    process.exit();
  });
}

/** Runs a command to its exit status. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  endWhenUnread(process.stdout);
  endWhenUnread(process.stderr);
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  try {
    process.exitCode = await command();
  } catch (error) {
    fail(error);
  }
}
