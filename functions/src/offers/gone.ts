import type { CaseFile, RowAnswer } from '@countwise/engine';

export const isGone = ({ status = 'Convicted' }: { readonly status?: RowAnswer['status'] | undefined }): boolean =>
  status === 'Dismissed' || status === 'Acquitted';

/** What is dismissed in a case before any offer on it. */
export const goneBefore = ({ charges, caseEnhancements = [] }: CaseFile): ReadonlySet<string> =>
  new Set(
    [...charges, ...charges.flatMap(({ enhancements = [] }) => enhancements), ...caseEnhancements]
      .filter(isGone)
      .map(({ id }) => id),
  );
