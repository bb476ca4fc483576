import { plans } from '../text/plans.ts';

/** What the screen says at its head: a subscriber known to the payment provider had a subscription, others a trial. */
export function renewalTitle({ expired, paid }: { readonly expired: boolean; readonly paid: boolean }): string {
  if (!expired) return plans.title;
  return paid ? plans.titles.subscriptionExpired : plans.titles.trialExpired;
}
