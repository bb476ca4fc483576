import { role } from '@countwise/contract';
import { z } from 'zod';
import { keys } from './keys.ts';
import { readItem } from './read.ts';
import type { Table } from './table.ts';
import { type Part, putNew, transact } from './transact.ts';

/** A way into a subscriber that exists: a letter with a guid for one person, or an access code for many. */
const invitation = z.object({
  Guid: z.string(),
  SubscriberId: z.string(),
  /** The address an invitation was sent to; null for an access code. */
  Email: z.email().nullable(),
  Role: role,
  ApproveCountyUsers: z.boolean(),
  NotifyAdminOfNewSignUp: z.boolean(),
  UsesLeft: z.number().int(),
  ExpiresAt: z.number().int(),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationStore = (table: Table, now: () => Date) => ({
  /** The invitation, while it is open; `used up` of one that was. */
  async get(guid: string): Promise<Invitation | 'used up' | undefined> {
    const found = await readItem(table, keys.invitation(guid), invitation);
    if (found === undefined) return undefined;
    return found.UsesLeft < 1 || found.ExpiresAt * 1000 <= now().getTime() ? 'used up' : found;
  },

  add: (fields: Invitation) =>
    transact(table, [putNew({ ...keys.invitation(fields.Guid), ...invitation.parse(fields) })]),
});
export type Invitations = ReturnType<typeof invitationStore>;

/** One use of an invitation, while it has one left. */
export const spendInvitation =
  (guid: string): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.invitation(guid),
      UpdateExpression: 'SET UsesLeft = UsesLeft - :one',
      ConditionExpression: 'UsesLeft >= :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  });
