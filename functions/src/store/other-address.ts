import { changed } from './change.ts';
import { keys } from './keys.ts';
import { inTheNameOf, type Subscriber } from './subscribers.ts';
import type { Table } from './table.ts';
import { type Part, putNew, remove, transact } from './transact.ts';
import type { User } from './users.ts';

/** Keeps an address for the user who moves to it; false where it is somebody else's. */
export async function holdEmail(table: Table, { Id }: User, email: string): Promise<boolean> {
  const inTheWay = await transact(table, [
    (TableName) => ({
      Put: {
        TableName,
        Item: { ...keys.email(email), UserId: Id },
        ConditionExpression: 'attribute_not_exists(PK) OR UserId = :id',
        ExpressionAttributeValues: { ':id': Id },
      },
    }),
  ]);
  return inTheWay.length === 0;
}

/** What somebody pays for is written of to where they are reached now. */
const contactOf = (user: User, subscriber: Subscriber | undefined): readonly Part[] =>
  subscriber?.JWTUserId === user.Id ? [inTheNameOf(subscriber.Id, user)] : [];

/** A user under another address, which was kept for them and is proved, as they were read. The one before is free. */
export const withEmail = (
  user: User,
  subscriber: Subscriber | undefined,
  Email: string,
  now: Date,
): readonly Part[] => [
  changed({
    key: keys.user(user.Id),
    fields: { Email, EmailProvedAt: now.toISOString() },
    version: user.Version,
  }),
  remove(keys.email(user.Email)),
  ...contactOf({ ...user, Email }, subscriber),
];

/** A user under another number, as they were read; the second part stands in the way where it is somebody else's. */
export const withPhone = (user: User, subscriber: Subscriber | undefined, PhoneNumber: string): readonly Part[] => [
  changed({ key: keys.user(user.Id), fields: { PhoneNumber }, version: user.Version }),
  putNew({ ...keys.phone(PhoneNumber), UserId: user.Id }),
  ...(user.PhoneNumber === null ? [] : [remove(keys.phone(user.PhoneNumber))]),
  ...contactOf({ ...user, PhoneNumber }, subscriber),
];
