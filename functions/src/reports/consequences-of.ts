import type { ChargeRecord } from '@countwise/contract';
import type { CrimeCatalogue, Reference } from '@countwise/seed';
import type { Consequence } from './report.ts';

/** The collateral consequences of the convicted charges, one line each however many counts bring it. */
export function consequencesOf(
  charges: readonly ChargeRecord[],
  catalogue: CrimeCatalogue,
  { consequences }: Reference,
): readonly Consequence[] {
  const brought = charges
    .filter(({ ChargeStatus }) => ChargeStatus === 0)
    .flatMap(({ CrimeId, CountNumber }) => {
      const row = catalogue.row(CrimeId);
      return row === undefined ? [] : consequences.collateralConsequencesOf(row).map((one) => ({ one, CountNumber }));
    });
  const byId = Map.groupBy(brought, ({ one }) => one.id);
  return consequences.collateralConsequences.flatMap(({ id, name, yes, authority }) => {
    const counts = new Set((byId.get(id) ?? []).map(({ CountNumber }) => CountNumber).filter((count) => count > 0));
    return byId.has(id) ? [{ counts: [...counts].toSorted((a, b) => a - b), name, text: yes, authority }] : [];
  });
}
