import { type ChargeRecord, penaltyText, type ReportSettings } from '@countwise/contract';
import { type CrimeCatalogue, consequenceTypes, type Reference } from '@countwise/seed';
import type { Consequence } from './report.ts';

/** The collateral consequences of the convicted charges, one line each however many counts bring it. */
export function consequencesOf(
  charges: readonly ChargeRecord[],
  catalogue: CrimeCatalogue,
  { consequences }: Reference,
  { immigration }: Pick<ReportSettings, 'immigration'>,
): readonly Consequence[] {
  const brought = charges
    .filter(({ ChargeStatus }) => ChargeStatus === 0)
    .flatMap(({ CrimeId, CountNumber }) => {
      const row = catalogue.row(CrimeId);
      return row === undefined ? [] : consequences.collateralConsequencesOf(row).map((one) => ({ one, CountNumber }));
    });
  const byId = Map.groupBy(brought, ({ one }) => one.id);
  return consequences.collateralConsequences
    .filter(({ id, type }) => byId.has(id) && (immigration || type !== consequenceTypes.immigration))
    .map(({ id, name, units, minimum, maximum, yes, authority }) => {
      const counts = new Set((byId.get(id) ?? []).map(({ CountNumber }) => CountNumber).filter((count) => count > 0));
      return {
        counts: [...counts].toSorted((a, b) => a - b),
        name,
        bounds: penaltyText(units, minimum, maximum),
        text: yes,
        authority,
      };
    });
}
