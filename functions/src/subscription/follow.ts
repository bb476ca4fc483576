import { Problem } from '../base/problem.ts';
import { asRead } from '../store/as-read.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Deps } from './deps.ts';
import type { Standing } from './standing.ts';

/** How long a subscription holds past the day it is paid to, so that a late notice of a payment locks nobody out. */
const graceDays = 3;

interface Needs extends Pick<Deps, 'subscribers' | 'now'> {
  readonly payments: Pick<Deps['payments'], 'standing' | 'end'>;
  readonly usedTrials: Pick<Deps['usedTrials'], 'takeCard'>;
}

/**
 * Writes what stands at the payment provider now. Events only say that something changed: each reads the whole state,
 * so their order does not matter, and a write that read an older state than the table's gives way.
 */
export const follow = (
  { subscribers, payments, usedTrials, now }: Needs,
  subscriberId: string,
): Promise<Subscriber | 'unknown'> =>
  asRead(
    () => subscribers.get(subscriberId),
    async (subscriber) => {
      if (subscriber === undefined || subscriber.StripeCustomerId === null) return 'unknown';
      const standing = await payments.standing(subscriber.StripeCustomerId);
      const fields = standing && (await nextOf({ payments, usedTrials, now }, subscriber, standing));
      if (fields === undefined) return subscriber;
      try {
        return (await subscribers.change(subscriberId, fields, subscriber.Version)) ?? 'unknown';
      } catch (error) {
        if (error instanceof Problem && error.status === 409) return undefined;
        throw error;
      }
    },
  );

/**
 * What changes in the table. A free trial that was begun with a card of another's ends: nothing was charged, and who ordered
 * is told before anything is, and may order anew without a trial.
 */
async function nextOf(
  { payments, usedTrials, now }: Pick<Needs, 'payments' | 'usedTrials' | 'now'>,
  subscriber: Subscriber,
  standing: Standing,
): Promise<Partial<Subscriber> | undefined> {
  if (!(await isTrialAgain(usedTrials, subscriber, standing))) return fieldsOf(subscriber, standing, now());
  await payments.end(subscriber.StripeCustomerId ?? '');
  return endedNow(standing.id, now());
}

/** What changes in the table; nothing while a first payment method is still to come. */
function fieldsOf(subscriber: Subscriber, standing: Standing, now: Date): Partial<Subscriber> | undefined {
  const { id, state, paidTo, licenses } = standing;
  if (state === 'holds')
    return {
      StripeSubscriptionId: id,
      SubscriptionStatus: 'Valid',
      SubscriptionEndDate: new Date(paidTo.getTime() + graceDays * 24 * 60 * 60 * 1000).toISOString(),
      // what is paid for, fewer too: nobody loses a seat by it, and none is given while there are too many
      MaximumUsers: licenses,
    };
  const had = subscriber.StripeSubscriptionId === id && subscriber.SubscriptionStatus !== 'Expired';
  return state === 'ended' && had ? endedNow(id, now) : undefined;
}

const endedNow = (id: string, now: Date) =>
  ({ StripeSubscriptionId: id, SubscriptionStatus: 'Expired', SubscriptionEndDate: now.toISOString() }) as const;

/** Whether a person's free trial was begun with a card that began another's. An office's card may serve several counties' accounts. */
async function isTrialAgain(
  { takeCard }: Needs['usedTrials'],
  { Id, SubscriptionType }: Subscriber,
  { state, trialWith }: Standing,
): Promise<boolean> {
  if (SubscriptionType !== 2 || state !== 'holds' || trialWith === undefined) return false;
  return !(await takeCard(trialWith, Id));
}
