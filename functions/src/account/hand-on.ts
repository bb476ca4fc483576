import { Problem } from '../base/problem.ts';
import type { Session } from '../platform/session.ts';
import { asRead } from '../store/as-read.ts';
import { administers } from '../store/members.ts';
import type { Deps } from './deps.ts';

/**
 * Hands a county on before one of its administrators, or whoever signed it up, leaves it.
 * Throws 409 where no other administrator is there.
 */
export async function handOn(
  { users, members }: Pick<Deps, 'users' | 'members'>,
  { user: { Id }, subscriber }: Session,
): Promise<void> {
  if (
    subscriber !== undefined &&
    subscriber.SubscriptionType === 2 &&
    subscriber.JWTUserId === Id &&
    subscriber.ActiveUsers > 1
  )
    throw new Problem(409, 'Others work with licenses of your plan. Take them out under Users first.');
  if (subscriber?.SubscriptionType !== 3) return;
  await asRead(
    async () => {
      const people = await users.ofSubscriber(subscriber.Id);
      return { user: await users.get(Id), heir: people.find((one) => one.Id !== Id && administers(one)) };
    },
    async ({ user, heir }) => {
      if (user === undefined || !(user.isAdmin || subscriber.JWTUserId === Id)) return true;
      if (heir === undefined)
        throw new Problem(
          409,
          'You are the last administrator of your organization. Give another user that role first.',
        );
      return (await members.stepDown(user, heir, subscriber)) || undefined;
    },
  );
}
