import { type AuditAct, ownAct } from '@countwise/contract';
import { auditPart, ownPart } from '../store/audit.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Part } from '../store/transact.ts';
import type { User } from '../store/users.ts';

interface Whose {
  readonly user: Pick<User, 'Id'>;
  readonly subscriber: Pick<Subscriber, 'Id' | 'SubscriptionType'> | undefined;
}

interface Done {
  readonly at: Date;
  readonly act: AuditAct;
  /** The id of a case, report, person, invitation or announcement; never a name. */
  readonly target: string;
  readonly detail?: string;
}

/**
 * What somebody does, as parts of the transaction that does it: in the log of their county, if they are of one, and in
 * their own where it is about the account itself.
 */
export function recorded({ user, subscriber }: Whose, { at, act, target, detail = '' }: Done): readonly Part[] {
  const record = { At: at.toISOString(), UserId: user.Id, Act: act, TargetId: target, Detail: detail };
  return [
    ...(subscriber?.SubscriptionType === 3 ? [auditPart(subscriber.Id, record)] : []),
    ...(ownAct.safeParse(act).success ? [ownPart(record)] : []),
  ];
}
