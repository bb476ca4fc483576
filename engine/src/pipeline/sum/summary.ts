import type { Special, Summary } from '../../answer/answer.ts';
import type { Place } from '../../crime/crime-version.ts';
import { determinateText, indeterminateText } from '../../numbers/display.ts';
import { isActiveFelony } from '../record/count.ts';
import type { CountOutcome, PriorOutcome, RowOutcome } from '../record/outcome.ts';
import type { WorkingCase } from '../record/record.ts';
import { besideOf } from './beside.ts';
import { jailDays } from './jail-days.ts';
import { probationJailDays } from './probation-days.ts';

/** Death before life without parole, of what is served. */
function specialOf(counts: readonly CountOutcome[]): Special | null {
  let first: Special | null = null;
  for (const { count, row } of counts) {
    if (count.standing !== 'active') continue;
    if (row.special === 'DEATH') return 'DEATH';
    first ??= row.special;
  }
  return first;
}

const isLife = ({ indeterminateDays, special, role }: RowOutcome): boolean =>
  (indeterminateDays > 0 || special !== null) && role !== 'stayed' && role !== 'inactive';

/** Whether any count that is served has a life term, in the controlling chain or beside it. */
const hasLife = (counts: readonly CountOutcome[]): boolean =>
  counts.some(
    ({ count, row, attachments }) =>
      isActiveFelony(count) && count.chain !== null && (isLife(row) || attachments.some((each) => isLife(each.row))),
  );

const noSums = () => ({
  totalDeterminate: 0,
  totalIndeterminate: 0,
  basePrincipalTerm: 0,
  conductPrincipalTerm: 0,
  inPrisonPrincipalTerm: 0,
  inPrisonPrincipalEnhancements: 0,
  separateTerms: 0,
  separateTermEnhancements: 0,
  subordinateTermBases: 0,
  subordinateTermEnhancements: 0,
  statusEnhancements: 0,
  totalConductEnhancements: 0,
  exposureDaysMisdemeanor: 0,
});
type Sums = ReturnType<typeof noSums>;

/** Where a count's determinate term is summed, and where its enhancements. */
interface Part {
  readonly term: keyof Sums;
  readonly enhancements: keyof Sums;
}

const principal: Part = { term: 'basePrincipalTerm', enhancements: 'conductPrincipalTerm' };
const inPrison: Part = { term: 'inPrisonPrincipalTerm', enhancements: 'inPrisonPrincipalEnhancements' };
/** Outside § 1170.1: Pen. Code, §§ 667.6(c) and (d), 1170.16, 4532(b)(2). */
const separate: Part = { term: 'separateTerms', enhancements: 'separateTermEnhancements' };
const subordinate: Part = { term: 'subordinateTermBases', enhancements: 'subordinateTermEnhancements' };

function partOf({ count, row }: CountOutcome): Part | null {
  if (!row.adds) return null;
  if (row.role === 'principal') return principal;
  if (row.role === 'full-term' && count.separate !== null) return separate;
  if (count.principal === 'prison-group') return inPrison;
  return row.role === 'subordinate' || row.role === 'full-term' ? subordinate : null;
}

function addRow(sums: Sums, row: RowOutcome, fields: readonly (keyof Sums | undefined)[]): void {
  if (!row.adds) return;
  sums.totalDeterminate += row.determinateDays;
  sums.totalIndeterminate += row.indeterminateDays;
  sums.exposureDaysMisdemeanor += row.misdemeanorDays;
  for (const field of fields) if (field !== undefined) sums[field] += row.determinateDays;
}

/** What the rows add to the total, and to each of its parts. */
function sumsOf(counts: readonly CountOutcome[], priors: readonly PriorOutcome[]): Sums {
  const sums = noSums();
  for (const outcome of counts) {
    const part = partOf(outcome);
    addRow(sums, outcome.row, [part?.term]);
    for (const { row } of outcome.attachments) addRow(sums, row, ['totalConductEnhancements', part?.enhancements]);
  }
  for (const { row } of priors) addRow(sums, row, ['statusEnhancements']);
  return sums;
}

/** The totals object (R-C01), each field the sum of what the rows of the controlling chain add. */
export function summaryOf(
  counts: readonly CountOutcome[],
  priors: readonly PriorOutcome[],
  { chains }: Pick<WorkingCase, 'chains'>,
  place: Place,
): Summary {
  const sums = sumsOf(counts, priors);
  const special = specialOf(counts);
  const isLifeOnly = sums.totalDeterminate === 0 && (sums.totalIndeterminate > 0 || special !== null);
  return {
    ...sums,
    special,
    determinate: isLifeOnly ? '' : determinateText(sums.totalDeterminate),
    indeterminate: indeterminateText(sums.totalIndeterminate),
    life: hasLife(counts),
    jailDays: jailDays(counts, sums.exposureDaysMisdemeanor),
    probationJailDays: probationJailDays(counts.map(({ count }) => count)),
    beside: besideOf(chains),
    place,
  };
}
