import { recorded } from '../audit/recorded.ts';
import type { Session } from '../platform/session.ts';
import { handOver } from '../store/hand-over.ts';
import { administers } from '../store/members.ts';
import type { Table } from '../store/table.ts';
import type { Part } from '../store/transact.ts';
import type { Users } from '../store/users.ts';

/**
 * What somebody whom a county took out leaves behind when they go elsewhere: every case, to one of its administrators.
 * Answers what its log tells of that; nothing of anybody else.
 */
export async function leaveCounty(
  { table, users, now }: { readonly table: Table; readonly users: Users; readonly now: () => Date },
  { user, subscriber }: Pick<Session, 'user' | 'subscriber'>,
): Promise<readonly Part[]> {
  if (subscriber?.SubscriptionType !== 3 || user.Membership !== 'removed') return [];
  const staying = (await users.ofSubscriber(subscriber.Id)).filter(administers);
  const heir = staying.find(({ Id }) => Id === subscriber.JWTUserId) ?? staying[0];
  for (let isDone = heir === undefined; heir !== undefined && !isDone; )
    ({ isDone } = await handOver(table, user.Id, heir.Id));
  return recorded({ user, subscriber }, { at: now(), act: 'member.left', target: user.Id });
}
