import type { Special, Step, Summary } from '../../answer.ts';
import type { Place } from '../../crime/crime-version.ts';
import { determinateText, indeterminateText } from '../../numbers/display.ts';
import type { CountOutcome, PriorOutcome, RowOutcome } from '../outcome.ts';

/** What a row adds to a track: the sum of its `add` operations. */
export const addedBy = (row: RowOutcome, track: Step['track']): number =>
  row.operations.reduce(
    (sum, operation) => sum + (operation.operation === 'add' && operation.track === track ? operation.amount : 0),
    0,
  );

const sumOf = (rows: readonly RowOutcome[], track: Step['track']): number =>
  rows.reduce((sum, row) => sum + addedBy(row, track), 0);

const rowsOf = (counts: readonly CountOutcome[]): readonly RowOutcome[] => counts.map(({ row }) => row);
const attachmentsOf = (counts: readonly CountOutcome[]): readonly RowOutcome[] =>
  counts.flatMap(({ attachments }) => attachments.map(({ row }) => row));

/** Death before life without parole. Stayed and dismissed rows do not speak. */
const specialOf = (counts: readonly CountOutcome[]): Special | null => {
  const specials = rowsOf(counts).flatMap(({ role, special }) =>
    special === null || role === 'stayed' || role === 'inactive' ? [] : [special],
  );
  return specials.includes('DEATH') ? 'DEATH' : (specials[0] ?? null);
};

/** The totals object (R-C01), each field the sum of what the rows add. */
export function summaryOf(counts: readonly CountOutcome[], priors: readonly PriorOutcome[], place: Place): Summary {
  const principal = counts.filter(({ row }) => row.role === 'principal');
  const subordinate = counts.filter(({ row }) => row.role === 'subordinate' || row.role === 'full-term');
  const priorRows = priors.map(({ row }) => row);
  const rows = [...rowsOf(counts), ...attachmentsOf(counts), ...priorRows];
  const totalDeterminate = sumOf(rows, 'determinate');
  const totalIndeterminate = sumOf(rows, 'indeterminate');
  const special = specialOf(counts);
  const isLifeOnly = totalDeterminate === 0 && (totalIndeterminate > 0 || special !== null);
  return {
    totalDeterminate,
    totalIndeterminate,
    special,
    basePrincipalTerm: sumOf(rowsOf(principal), 'determinate'),
    conductPrincipalTerm: sumOf(attachmentsOf(principal), 'determinate'),
    subordinateTermBases: sumOf(rowsOf(subordinate), 'determinate'),
    subordinateTermEnhancements: sumOf(attachmentsOf(subordinate), 'determinate'),
    statusEnhancements: sumOf(priorRows, 'determinate'),
    totalConductEnhancements: sumOf(attachmentsOf(counts), 'determinate'),
    exposureDaysMisdemeanor: sumOf(rows, 'misdemeanor'),
    determinate: isLifeOnly ? '' : determinateText(totalDeterminate),
    indeterminate: indeterminateText(totalIndeterminate),
    place,
  };
}
