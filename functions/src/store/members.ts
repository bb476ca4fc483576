import { keys } from './keys.ts';
import { leaveSeat, takeSeat } from './subscribers.ts';
import type { Table } from './table.ts';
import { type Part, transact } from './transact.ts';
import type { User } from './users.ts';

type Place = Pick<User, 'Role' | 'isAdmin' | 'Membership'>;

/** Who has a seat: whoever is in, or waits to be let in. */
const seated = ({ Membership }: Pick<User, 'Membership'>): boolean => Membership !== 'removed';

export const memberStore = (table: Table) => ({
  /** Changes a person's place together with the seat it takes or leaves; false where no seat is free or the person has changed. */
  async change(user: User, place: Place): Promise<boolean> {
    const subscriberId = user.SubscriberId ?? '';
    const seat = Number(seated(place)) - Number(seated(user));
    const seats = { [-1]: [leaveSeat(subscriberId)], 0: [], 1: [takeSeat(subscriberId)] }[seat] ?? [];
    return (await transact(table, [placed(user, place), ...seats])).length === 0;
  },
});
export type Members = ReturnType<typeof memberStore>;

const placed =
  ({ Id, Version }: User, { Role, isAdmin, Membership }: Place): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.user(Id),
      UpdateExpression: 'SET #role = :role, isAdmin = :admin, Membership = :membership, Version = Version + :one',
      ConditionExpression: 'Version = :version',
      ExpressionAttributeNames: { '#role': 'Role' },
      ExpressionAttributeValues: {
        ':role': Role,
        ':admin': isAdmin,
        ':membership': Membership,
        ':one': 1,
        ':version': Version,
      },
    },
  });
