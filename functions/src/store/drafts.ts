import { subscriptionType } from '@countwise/contract';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { deleteAll } from './delete-all.ts';
import { keys } from './keys.ts';
import type oldSubscriber from './old-items/subscriber-draft.json';
import type oldUser from './old-items/user-draft.json';
import { readItem } from './read.ts';
import { stored } from './stored.ts';
import { storedSettings } from './stored-settings.ts';
import type { Table } from './table.ts';
import { putNew, transact } from './transact.ts';

const userFields = z.object({
  UserName: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  PhoneNumber: z.string(),
  WhichCounty: z.string().nullable(),
  WhichAgency: z.string().nullable(),
  TermsVersion: z.string().optional(),
});
const draftedUser = stored<typeof userFields, (typeof oldUser)['Draft']['User']>(userFields, {});

const subscriberFields = z.object({
  FirstName: z.string(),
  LastName: z.string(),
  Organization: z.string(),
  Email: z.string(),
  Phone: z.string(),
  City: z.string(),
  Address: z.string(),
  Address2: z.string(),
  State: z.string(),
  Zip: z.string(),
  SubscriptionType: subscriptionType,
  JWTUserId: z.string(),
  OrganizationSettingsId: z.string().nullable(),
});
const draftedSubscriber = stored<typeof subscriberFields, (typeof oldSubscriber)['Draft']['Subscriber']>(
  subscriberFields,
  {},
);

/** Parts of a sign-up that is not an account yet. The password is not among them: it goes to the user pool only. */
const draft = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('settings'), Settings: storedSettings }),
  z.object({
    Kind: z.literal('user'),
    User: draftedUser,
    /** The user's `sub` in the user pool. */
    PoolId: z.string(),
  }),
  z.object({ Kind: z.literal('subscriber'), Subscriber: draftedSubscriber }),
]);
export type Draft = z.infer<typeof draft>;

const kept = z.object({ Draft: draft, ExpiresAt: z.number().int(), Version: z.number().int() });
const keptSeconds = 60 * 60;

/** Sign-ups under way: their parts by id. All of it is forgotten after an hour. */
export const draftStore = (table: Table, now: () => Date) => ({
  /** Keeps a part of a sign-up; one that stands under its id already is left as it is. */
  async add(id: string, value: Draft): Promise<void> {
    const ExpiresAt = epochSeconds(now()) + keptSeconds;
    await transact(table, [putNew({ ...keys.draft(id), Draft: draft.parse(value), ExpiresAt, Version: 1 })]);
  },

  /** The draft, while it is kept: one hour. */
  async get(id: string): Promise<Draft | undefined> {
    const found = await readItem(table, keys.draft(id), kept);
    return found === undefined || found.ExpiresAt * 1000 <= now().getTime() ? undefined : found.Draft;
  },

  /** Forgets parts of a sign-up; those that are gone already are passed over. */
  remove: (ids: readonly string[]): Promise<void> => deleteAll(table, ids.map(keys.draft)),
});
export type Drafts = ReturnType<typeof draftStore>;
