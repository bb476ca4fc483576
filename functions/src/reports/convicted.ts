import type { ChargeStatus, Sentence } from '@countwise/engine';
import type { Report } from './report.ts';

/** A count stayed under section 654 is a conviction; one acquitted or dismissed is none. */
const isConviction = ({ status }: { readonly status: ChargeStatus }): boolean =>
  status !== 'Acquitted' && status !== 'Dismissed';

type Rows = Pick<Sentence, 'charges' | 'caseEnhancements'>;

/** The rows that are printed: all, or the convictions alone with what hangs on them. */
export function printedRows({ sentence, convictedOnly }: Pick<Report, 'sentence' | 'convictedOnly'>): Rows {
  if (!convictedOnly) return sentence;
  return {
    charges: sentence.charges
      .filter(isConviction)
      .map((charge) => ({ ...charge, enhancements: charge.enhancements.filter(isConviction) })),
    caseEnhancements: sentence.caseEnhancements.filter(isConviction),
  };
}

/** The crimes that are printed: those of the printed rows, and those that stand in no row. */
export function printedCrimes(report: Report): Report['crimes'] {
  if (!report.convictedOnly) return report.crimes;
  const { charges, caseEnhancements } = printedRows(report);
  const printed = new Set(
    [...charges, ...charges.flatMap(({ enhancements }) => enhancements), ...caseEnhancements].map(({ id }) => id),
  );
  const ids = new Set(report.charges.filter(({ Id }) => printed.has(Id)).map(({ CrimeId }) => CrimeId));
  return report.crimes.filter(({ Id }) => ids.has(Id));
}
