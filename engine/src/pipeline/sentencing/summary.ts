import type { Special, Step, Summary } from '../../answer.ts';
import type { Place } from '../../crime/crime-version.ts';
import { determinateText, indeterminateText } from '../../numbers/display.ts';
import type { CountOutcome, PriorOutcome, RowOutcome } from '../outcome.ts';
import type { CaseRecord, Count } from '../record.ts';
import { besideOf } from './beside.ts';

/** What a row adds to a track: the sum of its `add` operations. */
const addedBy = (row: RowOutcome, track: Step['track']): number =>
  row.operations.reduce(
    (sum, operation) => sum + (operation.operation === 'add' && operation.track === track ? operation.amount : 0),
    0,
  );

const sumOf = (rows: readonly RowOutcome[], track: Step['track']): number =>
  rows.reduce((sum, row) => sum + addedBy(row, track), 0);

const rowsOf = (counts: readonly CountOutcome[]): readonly RowOutcome[] => counts.map(({ row }) => row);
const attachmentsOf = (counts: readonly CountOutcome[]): readonly RowOutcome[] =>
  counts.flatMap(({ attachments }) => attachments.map(({ row }) => row));

/** Death before life without parole, of what is served. */
const specialOf = (counts: readonly CountOutcome[]): Special | null => {
  const specials = counts.flatMap(({ count, row }) => (count.standing === 'active' ? (row.special ?? []) : []));
  return specials.includes('DEATH') ? 'DEATH' : (specials[0] ?? null);
};

/** Whether a count's term is added outside § 1170.1: Pen. Code, §§ 667.6(c) and (d), 1170.16, 4532(b)(2). */
const isSeparate = ({ count, row }: CountOutcome): boolean => row.role === 'full-term' && count.separate !== null;
const isPrisonPrincipal = ({ count }: CountOutcome): boolean => count.principal === 'prison-group';

const isLife = ({ severity, standing, chain }: Count, { indeterminateDays, special }: RowOutcome): boolean =>
  severity === 'felony' && standing === 'active' && chain !== null && (indeterminateDays > 0 || special !== null);

/** Whether any count that is served has a life term, in the controlling chain or beside it. */
const hasLife = (counts: readonly CountOutcome[]): boolean =>
  counts.some(({ count, row, attachments }) =>
    [row, ...attachments.map((each) => each.row)].some(
      (each) => isLife(count, each) && each.role !== 'stayed' && each.role !== 'inactive',
    ),
  );

/** The totals object (R-C01), each field the sum of what the rows of the controlling chain add. */
export function summaryOf(
  counts: readonly CountOutcome[],
  priors: readonly PriorOutcome[],
  { chains }: Pick<CaseRecord, 'chains'>,
  place: Place,
): Summary {
  const controlling = counts.filter(({ row }) => row.adds);
  const principal = controlling.filter(({ row }) => row.role === 'principal');
  const inPrison = controlling.filter((count) => isPrisonPrincipal(count) && !isSeparate(count));
  const separate = controlling.filter(isSeparate);
  const subordinate = controlling.filter(
    (count) =>
      (count.row.role === 'subordinate' || count.row.role === 'full-term') &&
      !isSeparate(count) &&
      !isPrisonPrincipal(count),
  );
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
    inPrisonPrincipalTerm: sumOf(rowsOf(inPrison), 'determinate'),
    inPrisonPrincipalEnhancements: sumOf(attachmentsOf(inPrison), 'determinate'),
    separateTerms: sumOf(rowsOf(separate), 'determinate'),
    separateTermEnhancements: sumOf(attachmentsOf(separate), 'determinate'),
    subordinateTermBases: sumOf(rowsOf(subordinate), 'determinate'),
    subordinateTermEnhancements: sumOf(attachmentsOf(subordinate), 'determinate'),
    statusEnhancements: sumOf(priorRows, 'determinate'),
    totalConductEnhancements: sumOf(attachmentsOf(counts), 'determinate'),
    exposureDaysMisdemeanor: sumOf(rows, 'misdemeanor'),
    determinate: isLifeOnly ? '' : determinateText(totalDeterminate),
    indeterminate: indeterminateText(totalIndeterminate),
    life: hasLife(counts),
    beside: besideOf(counts, chains),
    place,
  };
}
