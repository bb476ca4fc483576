import { newSubscriber, newUser, organizationSettings } from '@countwise/contract';
import { z } from 'zod';
import { changeItem } from './change.ts';
import { keys } from './keys.ts';
import { readItem } from './read.ts';
import type { Table } from './table.ts';
import { putNew, transact } from './transact.ts';

/** Parts of a sign-up that is not an account yet. The password is not among them: it goes to the user pool only. */
const draft = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('settings'), Settings: organizationSettings }),
  z.object({
    Kind: z.literal('user'),
    User: newUser.omit({ HashedPassword: true, SendEmailToNewUser: true }),
    /** The user's `sub` in the user pool. */
    PoolId: z.string(),
  }),
  z.object({ Kind: z.literal('subscriber'), Subscriber: newSubscriber }),
  z.object({ Kind: z.literal('enterprise'), Told: z.record(z.string(), z.string()) }),
]);
export type Draft = z.infer<typeof draft>;

const kept = z.object({ Draft: draft, ExpiresAt: z.number().int(), Version: z.number().int() });
const keptSeconds = 60 * 60;

export const draftStore = (table: Table, now: () => Date) => ({
  async add(id: string, value: Draft): Promise<void> {
    const ExpiresAt = Math.floor(now().getTime() / 1000) + keptSeconds;
    await transact(table, [putNew({ ...keys.draft(id), Draft: draft.parse(value), ExpiresAt, Version: 1 })]);
  },

  /** The draft, while it is kept: one hour. */
  async get(id: string): Promise<Draft | undefined> {
    const found = await readItem(table, keys.draft(id), kept);
    return found === undefined || found.ExpiresAt * 1000 <= now().getTime() ? undefined : found.Draft;
  },

  change: (id: string, value: Draft) =>
    changeItem(table, { key: keys.draft(id), schema: kept, fields: { Draft: value } }),
});
export type Drafts = ReturnType<typeof draftStore>;
