import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Catalogue, IsoDate } from '@countwise/engine';
import { answerCase } from './sentence-answer.ts';

/**
 * One case file a line in, one answer a line out, without holding more than a line. A line that does not fit is answered
 * by `{ line, errors }`. Returns whether every line was answered.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  catalogue: Catalogue,
  today: IsoDate,
): Promise<boolean> {
  let line = 0;
  let sound = true;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    const result = answerCase(text, catalogue, today);
    sound &&= 'answer' in result;
    const reply = 'answer' in result ? result.answer : { line, errors: result.faults };
    if (!output.write(`${JSON.stringify(reply)}\n`)) await once(output, 'drain');
  }
  return sound;
}
