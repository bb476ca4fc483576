import { setTimeout } from 'node:timers/promises';
import { Problem } from '../base/problem.ts';

const attempts = 6;

/** Writes, and, while the items are held by somebody else's transaction, tries again, each time after a longer pause. */
export async function whenFree<Written>(write: () => Promise<Written | 'held'>): Promise<Written> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const written = await write();
    if (written !== 'held') return written;
    await setTimeout(Math.random() * 25 * 2 ** attempt);
  }
  throw new Problem(429, 'Too many requests');
}
