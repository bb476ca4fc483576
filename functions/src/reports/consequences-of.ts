import {
  type CaseRecord,
  type ChargeRecord,
  convictionOf,
  lawDayOf,
  penaltyText,
  type ReportSettings,
} from '@countwise/contract';
import type { RowAnswer, Sentence } from '@countwise/engine';
import { type CrimeCatalogue, consequenceTypes, type Reference } from '@countwise/seed';
import type { Consequence } from './report.ts';

/**
 * The collateral consequences of the convictions, one line each however many counts bring it. A count stayed under section
 * 654 is a conviction (People v. Duff (2010) 50 Cal.4th 787); what was acquitted or dismissed, and what hangs on it, is none.
 */
export function consequencesOf(
  charges: readonly ChargeRecord[],
  sentence: Pick<Sentence, 'charges' | 'caseEnhancements'>,
  catalogue: CrimeCatalogue,
  { consequences }: Reference,
  { immigration }: Pick<ReportSettings, 'immigration'>,
  { DefendantBirthdate: born }: Pick<CaseRecord, 'DefendantBirthdate'>,
): readonly Consequence[] {
  const convicted = convictions(sentence);
  const brought = charges.flatMap((charge) => {
    const { Id, CrimeId, CrimeState: state, CountNumber, Date: on } = charge;
    const row = catalogue.row(CrimeId);
    const answer = convicted.get(Id);
    return row === undefined || answer === undefined
      ? []
      : consequences
          .collateralConsequencesOf(
            catalogue.convicted(row, state, lawDayOf(charge)),
            convictionOf(answer, { state, on, born }),
            lawDayOf(charge),
          )
          .map((one) => ({ one, CountNumber }));
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

/** The rows of the answer that stand, by their ids. */
function convictions({
  charges,
  caseEnhancements,
}: Pick<Sentence, 'charges' | 'caseEnhancements'>): ReadonlyMap<string, RowAnswer> {
  const rows = [...charges.flatMap((charge) => [charge, ...charge.enhancements]), ...caseEnhancements];
  return new Map(rows.filter(({ role }) => role !== 'inactive').map((row) => [row.id, row]));
}
