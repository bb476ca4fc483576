import type { Notice } from '@countwise/engine';
import { ownId } from '../case-file/own-id.ts';
import { type DismissedCheck, mostDismissed } from '../schemas/case-attributes.ts';

/** A check is the same while its code, its authority and its charges are: about other charges it comes back. */
type Named = Pick<Notice, 'code' | 'authority' | 'charges'>;
const nameOf = ({ code, authority, charges }: Named): string =>
  JSON.stringify([code, authority, charges.map(ownId).toSorted()]);

/** The checks of a sentence that stand, and those put aside, each with its reason. Neither changes a number. */
export interface SortedChecks {
  readonly open: readonly Notice[];
  readonly dismissed: readonly { readonly notice: Notice; readonly reason: string }[];
}

export function sortChecks(notices: readonly Notice[], dismissals: readonly DismissedCheck[]): SortedChecks {
  // asked at every change of a case, and most put nothing aside
  if (dismissals.length === 0) return { open: notices, dismissed: [] };
  const reasons = new Map(dismissals.map((dismissal) => [nameOf(dismissal), dismissal.reason]));
  return {
    open: notices.filter((notice) => !reasons.has(nameOf(notice))),
    dismissed: notices.flatMap((notice) => {
      const reason = reasons.get(nameOf(notice));
      return reason === undefined ? [] : [{ notice, reason }];
    }),
  };
}

/** The dismissals of a case without that of one check. */
export const showCheck = (dismissals: readonly DismissedCheck[], check: Named): DismissedCheck[] =>
  dismissals.filter((dismissal) => nameOf(dismissal) !== nameOf(check));

/** The dismissals of a case with one more; where a case holds no more of them, the oldest gives way and its check comes back. */
export const dismissCheck = (
  dismissals: readonly DismissedCheck[],
  { code, authority, charges }: Named,
  reason: string,
): DismissedCheck[] =>
  [
    ...showCheck(dismissals, { code, authority, charges }),
    { code, authority, charges: charges.map(ownId), reason: reason.trim() },
  ].slice(-mostDismissed);
