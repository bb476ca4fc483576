import { createHash } from 'node:crypto';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { Problem } from '../base/problem.ts';
import { keys } from './keys.ts';
import type old from './old-items/request.json';
import { readItem } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, putNew } from './transact.ts';

/** 60 days: a request that comes again later is none that waited for its answer. */
export const keptSeconds = 60 * 86_400;
const fields = z.object({ Digest: z.string() });
const mark = stored<typeof fields, typeof old>(fields, {});

/** Names what a request asks: two of one name ask the same, whatever the order of their fields. */
export const digestOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(body)))
    .digest('base64url')
    .slice(0, 22);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each)]),
  );
}

/** 409 where the same `RequestId` stands for a request that asked something else. One kept before digests were asks anything. */
export function sameRequest(standing: string | undefined, digest: string): void {
  if (standing !== undefined && standing !== digest)
    throw new Problem(409, 'This RequestId was used before, with another body.');
}

/** The requests of a case that were done, for as long as one may come again. */
export const requestStore = (table: Table, now: () => Date) => ({
  /** Whether a request was done already. Throws 409 where one of the same id asked something else. */
  async isDone(caseId: string, requestId: string, digest: string): Promise<boolean> {
    const standing = await readItem(table, keys.request(caseId, requestId), mark);
    sameRequest(standing?.Digest, digest);
    return standing !== undefined;
  },

  /** The request, done, as a part of the transaction that does it. */
  done: (caseId: string, requestId: string, Digest: string): Part =>
    putNew({ ...keys.request(caseId, requestId), Digest, ExpiresAt: epochSeconds(now()) + keptSeconds }),
});
export type Requests = ReturnType<typeof requestStore>;
