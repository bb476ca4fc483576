import type { ChargeStatus, RowAnswer } from '@countwise/engine';
import { statusByCode } from '../case-file/status-by-code.ts';
import type { ChargeRecord } from '../schemas/charge.ts';
import { chargeStatusNames, stayedByRule } from './sentence-words.ts';

/** What the user set of a row, and what the engine made of it. */
export interface StatusOf {
  readonly charge: Pick<ChargeRecord, 'ChargeStatus'>;
  readonly answer: Pick<RowAnswer, 'role' | 'status'> | null;
}

/** Whether the row's length is struck through: it, or the count it hangs on, is stayed, dismissed or acquitted. */
export const isNotServed = ({ answer }: Pick<StatusOf, 'answer'>): boolean =>
  answer?.role === 'stayed' || answer?.role === 'inactive';

/**
 * The status in words, as the screen and the report say it: of a row that its count takes along the count's; one that a
 * rule stays although the user did not says so.
 * @param head the count it hangs on
 */
export function statusTextOf(
  row: StatusOf,
  head: StatusOf | null,
  names: Readonly<Record<ChargeStatus, string>> = chargeStatusNames,
): string {
  const { charge, answer } = row;
  if (head !== null && charge.ChargeStatus === 0 && isNotServed(row) && isNotServed(head))
    return statusTextOf(head, null, names);
  const set = statusByCode[charge.ChargeStatus];
  const status = answer?.status ?? set;
  return status !== set && status !== 'Convicted' ? stayedByRule : names[status];
}
