import { role } from '@countwise/contract';
import { z } from 'zod';
import { asRead } from './as-read.ts';
import { changed, changeItem } from './change.ts';
import { index, keys } from './keys.ts';
import type oldMark from './old-items/email.json';
import type oldWorkAccount from './old-items/microsoft.json';
import type old from './old-items/user.json';
import { indexed, readItem, readItems } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, putNew, remove, removeAsRead, transact } from './transact.ts';

const fields = z.object({
  /** The user's `sub` in the user pool. */
  Id: z.string(),
  Email: z.email(),
  FirstName: z.string(),
  LastName: z.string(),
  PhoneNumber: z.string().nullable(),
  WhichCounty: z.string().nullable(),
  WhichAgency: z.string().nullable(),
  SubscriberId: z.string().nullable(),
  Role: role,
  isAdmin: z.boolean(),
  firstLoginMessage: z.boolean(),
  AdPopUpId: z.string().nullable(),
  /** The last announcement of their county that they closed. */
  ClosedAnnouncementId: z.string().optional(),
  MicrosoftId: z.string().nullable(),
  /** `pending` waits for the county's approval, `removed` was taken out by it. */
  Membership: z.enum(['active', 'pending', 'removed']),
  /** Sessions that began before `at` (seconds since 1970), and the token signed out with, are no longer good. */
  SignedOut: z.object({ at: z.number(), token: z.string() }).nullable(),
  /** When it was shown that the address is theirs; null of an account from before that was asked. */
  EmailProvedAt: z.iso.datetime().nullable(),
  /** When the password was entered once more, and the token of the session it was entered in. */
  Confirmed: z.object({ at: z.number(), token: z.string() }).nullable(),
  /** Hashes of the codes that stand in for the authenticator app; none are left once one was used. */
  RecoveryCodes: z.array(z.string()).optional(),
  /** The version of the terms that were agreed to, and when; left out of an account from before they were stored. */
  TermsAccepted: z.object({ version: z.string(), at: z.iso.datetime() }).optional(),
  /** Parts and settings of a report that they turned on or off; left out of somebody who never did. Names of before are kept. */
  ReportChoices: z.record(z.string(), z.boolean()).optional(),
  /** When the deletion of the account, whose owner had proved themselves, took them out of the user pool. */
  DeletionBegunAt: z.iso.datetime().nullable(),
  CreatedDate: z.iso.datetime(),
  Version: z.number().int(),
});
const user = stored<typeof fields, typeof old>(fields, { EmailProvedAt: null, Confirmed: null, DeletionBegunAt: null });
export type User = z.infer<typeof user>;
export type Taken = 'user' | 'email' | 'phone' | 'microsoft';

const markFields = z.object({ UserId: z.string() });
const owner = stored<typeof markFields, typeof oldMark>(markFields, {});
/** The mark of a work account. What the pool has of one that signs in by itself is named where it was linked here. */
const workFields = markFields.extend({ Sub: z.string().optional(), PoolName: z.string().optional() });
const workAccount = stored<typeof workFields, typeof oldWorkAccount>(workFields, {});
type WorkAccount = z.infer<typeof workAccount>;

/**
 * A new user, with the marks that keep e-mail, phone and work account unique, as parts of a transaction; and what is taken
 * when the parts at these places stood in the way.
 */
export function newUser(fields: Omit<User, 'Version'>): {
  readonly parts: readonly Part[];
  readonly taken: (inTheWay: readonly number[]) => readonly Taken[];
} {
  const record = user.parse({ ...fields, Version: 1 });
  const marks = [
    ['email', keys.email(record.Email)],
    ...(record.PhoneNumber === null ? [] : [['phone', keys.phone(record.PhoneNumber)] as const]),
    ...(record.MicrosoftId === null ? [] : [['microsoft', keys.microsoft(record.MicrosoftId)] as const]),
  ] as const;
  const item = {
    ...record,
    ...keys.user(record.Id),
    ...(record.SubscriberId !== null && index.usersOf(record.SubscriberId, record.Id)),
  };
  return {
    parts: [putNew(item), ...marks.map(([, key]) => putNew({ ...key, UserId: record.Id }))],
    taken: (inTheWay) =>
      inTheWay.flatMap((place) => (place > marks.length ? [] : [marks[place - 1]?.[0] ?? ('user' as const)])),
  };
}

/** A user and every mark that names them, gone as they were read, as parts of a transaction. */
export const removedUser = (
  { Id, Version, Email, PhoneNumber, MicrosoftId }: User,
  work: WorkAccount | undefined,
): readonly Part[] => [
  removeAsRead(keys.user(Id), Version),
  remove(keys.email(Email)),
  ...(PhoneNumber === null ? [] : [remove(keys.phone(PhoneNumber))]),
  ...(MicrosoftId === null ? [] : [remove(keys.microsoft(MicrosoftId))]),
  ...(work?.Sub === undefined ? [] : [remove(keys.federated(work.Sub))]),
];

/** A user without the work account that was linked to them, as it was read, with more fields set. */
const unlinked = (
  { Id, Version, MicrosoftId }: User,
  { Sub = '' }: WorkAccount,
  fields: Partial<Pick<User, 'EmailProvedAt'>>,
): readonly Part[] => [
  changed({ key: keys.user(Id), fields: { ...fields, MicrosoftId: null }, version: Version }),
  remove(keys.microsoft(MicrosoftId ?? '')),
  remove(keys.federated(Sub)),
];

/**
 * People as `User`, found by id, address, phone number or `sub`: undefined where there is nobody. New ones are written by
 * `newUser`, their place in a county by `memberStore`.
 */
export function userStore(table: Table) {
  const readUser = (id: string) => readItem(table, keys.user(id), user);
  const workAccountOf = async ({ MicrosoftId }: Pick<User, 'MicrosoftId'>): Promise<WorkAccount | undefined> =>
    MicrosoftId === null ? undefined : readItem(table, keys.microsoft(MicrosoftId), workAccount);
  const lookUp = async (key: ReturnType<typeof keys.email>) => (await readItem(table, key, owner))?.UserId;
  return {
    get: readUser,
    idByEmail: (email: string) => lookUp(keys.email(email)),
    idByPhone: (phone: string) => lookUp(keys.phone(phone)),

    /** The user of a `sub` of the pool: their own, or that of a work account which is linked to them. */
    async bySub(sub: string): Promise<User | undefined> {
      const own = await readItem(table, keys.user(sub), user);
      if (own !== undefined) return own;
      const id = await lookUp(keys.federated(sub));
      return id === undefined ? undefined : readItem(table, keys.user(id), user);
    },

    /** Links a work account to a user; false where the account or the user has a link already. */
    async linkWorkAccount(
      id: string,
      account: { readonly sub: string; readonly poolName: string; readonly microsoftId: string },
    ): Promise<boolean> {
      const inTheWay = await transact(table, [
        putNew({ ...keys.federated(account.sub), UserId: id }),
        putNew({ ...keys.microsoft(account.microsoftId), UserId: id, Sub: account.sub, PoolName: account.poolName }),
        (TableName) => ({
          Update: {
            TableName,
            Key: keys.user(id),
            UpdateExpression: 'SET MicrosoftId = :microsoft, Version = Version + :one',
            ConditionExpression: 'attribute_type(MicrosoftId, :null)',
            ExpressionAttributeValues: { ':microsoft': account.microsoftId, ':one': 1, ':null': 'NULL' },
          },
        }),
      ]);
      return inTheWay.length === 0;
    },

    /** Takes the link of a work account back; its sessions are nobody's from then on. False where the user has none. */
    unlinkWorkAccount: (id: string): Promise<boolean> =>
      asRead(
        () => readUser(id),
        async (found) => {
          const work = found === undefined ? undefined : await workAccountOf(found);
          if (found === undefined || work?.Sub === undefined) return { done: false };
          return (await transact(table, unlinked(found, work, {}))).length === 0 ? { done: true } : undefined;
        },
      ).then(({ done }) => done),

    /**
     * The address of a user is proved from then on. A link made before, by whoever had the password then, goes unless
     * the proof was given in its own session. Answers whether one went.
     */
    proveEmail: (id: string, now: Date, { keepsLink }: { readonly keepsLink: boolean }): Promise<boolean> =>
      asRead(
        () => readUser(id),
        async (found) => {
          if (found === undefined || found.EmailProvedAt !== null) return { went: false };
          const EmailProvedAt = now.toISOString();
          const work = keepsLink ? undefined : await workAccountOf(found);
          const parts =
            work?.Sub === undefined
              ? [changed({ key: keys.user(id), fields: { EmailProvedAt }, version: found.Version })]
              : unlinked(found, work, { EmailProvedAt });
          return (await transact(table, parts)).length === 0 ? { went: work?.Sub !== undefined } : undefined;
        },
      ).then(({ went }) => went),

    /** The work account that is linked to a user; undefined where there is none. */
    workAccountOf,

    /** The users of a subscriber. */
    async ofSubscriber(subscriberId: string): Promise<User[]> {
      const items = await indexed(table, index.usersOf(subscriberId, '').GSI1PK);
      return items.map((item) => user.parse(item));
    },

    /** The users of a subscriber among these ids, each named once. */
    async among(subscriberId: string, ids: readonly string[]): Promise<User[]> {
      const items = await readItems(
        table,
        ids.map((id) => keys.user(id)),
      );
      return items.map((item) => user.parse(item)).filter(({ SubscriberId }) => SubscriberId === subscriberId);
    },

    /** Adds choices for a report to those that stand, made on two devices at once too; undefined where there is no such user. */
    choose: (id: string, choices: NonNullable<User['ReportChoices']>): Promise<User | undefined> =>
      asRead(
        () => readUser(id),
        async (found) => {
          if (found === undefined) return { user: undefined };
          const ReportChoices = { ...found.ReportChoices, ...choices };
          const parts = [changed({ key: keys.user(id), fields: { ReportChoices }, version: found.Version })];
          return (await transact(table, parts)).length === 0 ? { user: { ...found, ReportChoices } } : undefined;
        },
      ).then(({ user: standing }) => standing),

    /** Changes plain fields of a user; undefined where there is no such user. */
    change: (
      id: string,
      fields: Partial<
        Pick<
          User,
          | 'FirstName'
          | 'LastName'
          | 'WhichCounty'
          | 'WhichAgency'
          | 'firstLoginMessage'
          | 'AdPopUpId'
          | 'ClosedAnnouncementId'
          | 'SignedOut'
          | 'Confirmed'
          | 'RecoveryCodes'
          | 'DeletionBegunAt'
          | 'TermsAccepted'
        >
      >,
    ) => changeItem(table, { key: keys.user(id), schema: user, fields }),
  };
}
export type Users = ReturnType<typeof userStore>;
