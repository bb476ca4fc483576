import type { CaseFile, ChargeStatus } from '@countwise/engine';

const fell = ({ status }: { readonly status?: ChargeStatus }): boolean =>
  status === 'Acquitted' || status === 'Dismissed';

/** Ids of what was acquitted or dismissed, and of what hangs on such a count. A stayed count is a conviction (PC 654). */
export function fallenRows({ charges, caseEnhancements = [] }: CaseFile): ReadonlySet<string> {
  const hanging = charges.flatMap((charge) => {
    const { enhancements = [] } = charge;
    return fell(charge) ? [charge, ...enhancements] : enhancements.filter(fell);
  });
  return new Set([...hanging, ...caseEnhancements.filter(fell)].map(({ id }) => id));
}
