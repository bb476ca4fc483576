import { setTimeout } from 'node:timers/promises';
import { Problem } from '../base/problem.ts';

const attempts = 12;

/** Reads and writes until nothing has changed in between; `write` answers undefined where it has. 409 after a dozen attempts. */
export async function asRead<Read, Written>(
  read: () => Promise<Read>,
  write: (standing: Read) => Promise<Written | undefined>,
): Promise<Written> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const written = await write(await read());
    if (written !== undefined) return written;
    await setTimeout(Math.random() * 20 * (attempt + 1));
  }
  throw new Problem(409, 'Too Late');
}
