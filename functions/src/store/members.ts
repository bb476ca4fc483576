import { changed } from './change.ts';
import { index, keys } from './keys.ts';
import { inTheNameOf, leaveSeat, type Subscriber, takeSeat } from './subscribers.ts';
import type { Table } from './table.ts';
import { type Part, remove, transact } from './transact.ts';
import type { User } from './users.ts';

type Place = Pick<User, 'Role' | 'isAdmin' | 'Membership'>;
type Member = Place & Pick<User, 'WhichCounty' | 'WhichAgency'>;

/** Who has a seat: whoever is in, or waits to be let in. */
const seated = ({ Membership }: Pick<User, 'Membership'>): boolean => Membership !== 'removed';

/** The people of a county, each with a role and a seat. Every change is on the versions that were read. */
export const memberStore = (table: Table) => ({
  /**
   * Changes a person's place together with the seat it takes or leaves; false where no seat is free, or where the person
   * has changed, or who changes them: two administrators never take each other out at once.
   */
  async change(by: User, user: User, place: Member, also: readonly Part[]): Promise<boolean> {
    const subscriberId = user.SubscriberId ?? '';
    const seat = Number(seated(place)) - Number(seated(user));
    const seats = { [-1]: [leaveSeat(subscriberId)], 0: [], 1: [takeSeat(subscriberId)] }[seat] ?? [];
    return (await transact(table, [placed(user, place), unchanged(by), ...seats, ...also])).length === 0;
  },

  /**
   * Hands the county on: an administrator steps down beside another one who stays, who is the one it writes to from
   * then on. False where either has changed since: two administrators never step down beside each other at once.
   */
  async stepDown(user: User, heir: User, county: Subscriber): Promise<boolean> {
    const place: Member = { ...user, Role: 'other', isAdmin: false };
    const contact = county.JWTUserId === user.Id ? [inTheNameOf(county.Id, heir)] : [];
    return (await transact(table, [placed(user, place), unchanged(heir), ...contact])).length === 0;
  },
});
export type Members = ReturnType<typeof memberStore>;

const placed = ({ Id, Version }: User, { Role, isAdmin, Membership, WhichCounty, WhichAgency }: Member): Part =>
  changed({
    key: keys.user(Id),
    fields: { Role, isAdmin, Membership, WhichCounty, WhichAgency },
    version: Version,
  });

const unchanged =
  ({ Id, Version }: User): Part =>
  (TableName) => ({
    ConditionCheck: {
      TableName,
      Key: keys.user(Id),
      ConditionExpression: 'Version = :version',
      ExpressionAttributeValues: { ':version': Version },
    },
  });

/** What stays behind of a user who leaves their subscriber: nothing of one person's own, of a county one seat more. */
export const left = (user: User, subscriber: Subscriber | undefined): readonly Part[] => {
  if (subscriber === undefined) return [];
  if (isOwn(user, subscriber)) return [remove(keys.subscriber(subscriber.Id))];
  return seated(user) ? [leaveSeat(subscriber.Id)] : [];
};

export const administers = ({ isAdmin, Membership }: Pick<User, 'isAdmin' | 'Membership'>): boolean =>
  isAdmin && Membership === 'active';

/** Whether a subscriber is one person's own, and theirs. */
export const isOwn = ({ Id }: User, { SubscriptionType, JWTUserId }: Subscriber): boolean =>
  SubscriptionType === 2 && JWTUserId === Id;

/** A user goes over to a subscriber, as a part of a transaction. The seat there is the caller's to take. */
export const moved = ({ Id, Version }: User, to: string, place: Place): Part => {
  const { GSI1PK, GSI1SK } = index.usersOf(to, Id);
  return (TableName) => ({
    Update: {
      TableName,
      Key: keys.user(Id),
      UpdateExpression:
        'SET SubscriberId = :to, GSI1PK = :pk, GSI1SK = :sk, #role = :role, isAdmin = :admin, Membership = :membership, Version = Version + :one',
      ConditionExpression: 'Version = :version',
      ExpressionAttributeNames: { '#role': 'Role' },
      ExpressionAttributeValues: {
        ':to': to,
        ':pk': GSI1PK,
        ':sk': GSI1SK,
        ':role': place.Role,
        ':admin': place.isAdmin,
        ':membership': place.Membership,
        ':one': 1,
        ':version': Version,
      },
    },
  });
};
