import type { AuditAct } from '@countwise/contract';
import type { Session } from '../platform/session.ts';
import { auditPart } from '../store/audit.ts';
import type { Part } from '../store/transact.ts';

interface Done {
  readonly at: Date;
  readonly act: AuditAct;
  /** The id of a case, report, person, invitation or announcement; never a name. */
  readonly target: string;
  readonly detail?: string;
}

/** What somebody of a county does, as parts of the transaction that does it. An individual has no log: nobody would read it. */
export const recorded = (
  { user, subscriber }: Pick<Session, 'subscriber'> & { readonly user: Pick<Session['user'], 'Id'> },
  { at, act, target, detail = '' }: Done,
): readonly Part[] =>
  subscriber?.SubscriptionType === 3
    ? [
        auditPart(subscriber.Id, {
          At: at.toISOString(),
          UserId: user.Id,
          Act: act,
          TargetId: target,
          Detail: detail,
        }),
      ]
    : [];
