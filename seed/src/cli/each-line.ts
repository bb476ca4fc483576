import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Fault } from '@countwise/engine';

type LineAnswer = { readonly answer: unknown } | { readonly faults: readonly Fault[] };

/**
 * One JSON value a line in, one a line out, without holding more than a line. A line at fault is answered by
 * `{ line, errors }`, the others are still answered. Returns the exit status: 2 where one was at fault.
 */
export async function answerEachLine(
  input: Readable,
  output: Writable,
  answerTo: (text: string) => LineAnswer,
): Promise<number> {
  let line = 0;
  let status = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    const result = answerTo(text);
    if ('faults' in result) status = 2;
    const reply = 'faults' in result ? { line, errors: result.faults } : result.answer;
    if (!output.write(`${JSON.stringify(reply)}\n`)) await once(output, 'drain');
  }
  return status;
}
