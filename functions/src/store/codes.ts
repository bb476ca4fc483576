import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { Problem } from '../base/problem.ts';
import { keys } from './keys.ts';
import type old from './old-items/code.json';
import { readItem } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, remove } from './transact.ts';

const fields = z.object({
  /** Of the six digits and what they were sent to; the digits themselves are not kept. */
  Hash: z.string(),
  SentAt: z.iso.datetime(),
  Sends: z.number().int(),
  Tries: z.number().int(),
  LockedUntil: z.iso.datetime().nullable(),
  VerifiedAt: z.iso.datetime().nullable(),
  /** Of what the one who entered the digits was answered. */
  ReceiptHash: z.string().nullable(),
  /** Seconds since 1970: an item past it counts as gone. */
  ExpiresAt: z.number().int(),
  Version: z.number().int(),
});
const code = stored<typeof fields, typeof old>(fields, { ReceiptHash: null });
export type Code = z.infer<typeof code>;
export type CodePurpose = 'phone' | 'email';

/** A proof that was used, gone, as a part of the transaction that uses it. */
export const usedCode = (purpose: CodePurpose, target: string): Part => remove(keys.code(purpose, target));

/** One code an address or phone number: its sends, tries and locks. */
export const codeStore = (table: Table, now: () => Date) => ({
  /** What was sent last and how often it was tried; undefined where nothing is remembered any more. */
  async get(purpose: CodePurpose, target: string): Promise<Code | undefined> {
    const found = await readItem(table, keys.code(purpose, target), code);
    return found === undefined || found.ExpiresAt * 1000 <= now().getTime() ? undefined : found;
  },

  /** Writes the code on top of the one it was made from; two writers at once get 429, so no guess goes uncounted. */
  async put(purpose: CodePurpose, target: string, from: Code | undefined, next: Omit<Code, 'Version'>): Promise<void> {
    const Item = { ...keys.code(purpose, target), ...code.parse({ ...next, Version: (from?.Version ?? 0) + 1 }) };
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item,
          ConditionExpression:
            from === undefined ? 'attribute_not_exists(PK) OR ExpiresAt <= :now' : 'Version = :version',
          ExpressionAttributeValues:
            from === undefined ? { ':now': epochSeconds(now()) } : { ':version': from.Version },
        }),
      );
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw new Problem(429, 'Too many requests');
      throw error;
    }
  },
});
export type Codes = ReturnType<typeof codeStore>;
