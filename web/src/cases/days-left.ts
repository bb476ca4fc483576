import { type DeletedCase, restorableDays } from '@countwise/contract';

const day = 86_400_000;

/** For how many days more a case can be restored, the one that has begun among them. */
export function daysLeft({ DeletedAt }: Pick<DeletedCase, 'DeletedAt'>, now: Date): number {
  const left = Math.ceil((Date.parse(DeletedAt) - now.getTime()) / day) + restorableDays;
  // the clock of this device need not agree with the server's
  return Math.min(Math.max(left, 0), restorableDays);
}
