import { role } from '@countwise/contract';
import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { index, keys } from './keys.ts';
import type old from './old-items/invitation.json';
import { indexed, readItem } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, putNew, remove, transact } from './transact.ts';

const fields = z.object({
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
type Role = z.infer<typeof role>;
/** A way into a subscriber that exists: a letter with a guid for one person, or an access code for many. */
const invitation = stored<typeof fields, typeof old>(fields, {});
export type Invitation = z.infer<typeof invitation>;

/** What the log says of an invitation: enough to tell it from others, too little to use it. */
export const beginningOf = (guid: string): string => guid.slice(0, guid.length < 20 ? 4 : 8);

const isOpen = ({ UsesLeft, ExpiresAt }: Invitation, now: Date): boolean =>
  UsesLeft > 0 && ExpiresAt * 1000 > now.getTime();

/** Invitations and access codes by their guid. Their uses are counted down by `spendInvitation`. */
export const invitationStore = (table: Table, now: () => Date) => ({
  /** The invitation, while it is open; `used up` of one that was. */
  async get(guid: string): Promise<Invitation | 'used up' | undefined> {
    const found = await readItem(table, keys.invitation(guid), invitation);
    if (found === undefined) return undefined;
    return isOpen(found, now()) ? found : 'used up';
  },

  /** The open invitations of a subscriber. */
  async ofSubscriber(subscriberId: string): Promise<Invitation[]> {
    const items = await indexed(table, index.invitationsOf(subscriberId, '').GSI1PK);
    return items.map((item) => invitation.parse(item)).filter((one) => isOpen(one, now()));
  },

  /** Adds an invitation with what goes along. Answers the places of the parts in the way, 0 for the guid: none when all was written. */
  add: (next: Invitation, also: readonly Part[]) =>
    transact(table, [
      putNew({
        ...keys.invitation(next.Guid),
        ...index.invitationsOf(next.SubscriberId, next.Guid),
        ...invitation.parse(next),
      }),
      ...also,
    ]),

  /** Takes an invitation to one of these roles back; false where the subscriber has none of that name. */
  async withdraw(subscriberId: string, guid: string, roles: readonly Role[], also: readonly Part[]): Promise<boolean> {
    const found = await readItem(table, keys.invitation(guid), invitation);
    if (found?.SubscriberId !== subscriberId || !roles.includes(found.Role)) return false;
    await transact(table, [remove(keys.invitation(guid)), ...also]);
    return true;
  },
});
export type Invitations = ReturnType<typeof invitationStore>;

/** One use of an invitation, while it is open. */
export const spendInvitation =
  (guid: string, now: Date): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.invitation(guid),
      UpdateExpression: 'SET UsesLeft = UsesLeft - :one',
      ConditionExpression: 'UsesLeft >= :one AND ExpiresAt > :now',
      ExpressionAttributeValues: { ':one': 1, ':now': epochSeconds(now) },
    },
  });
