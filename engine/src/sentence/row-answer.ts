import type { ChargeAnswer, RowAnswer, TriadDays } from '../answer.ts';
import type { FiledRow } from '../case-file/row.ts';
import { mapTriad, multiplied, type Triad, triadOf } from '../crime/triad.ts';
import { withState } from '../law/statute.ts';
import { determinateText, indeterminateText } from '../numbers/display.ts';
import type { AttachmentOutcome, CountOutcome, PriorOutcome, RowOutcome } from '../pipeline/outcome.ts';
import type { Count, Stay } from '../pipeline/record.ts';
import { stepsOf } from './steps.ts';

const daysOf = ({ lower, middle, upper }: Triad): TriadDays => ({
  lower: lower?.days ?? null,
  middle: middle?.days ?? null,
  upper: upper?.days ?? null,
});

/** The triad with strikes: doubled, or the third strike's minimums. */
const triadOfCount = ({ triad, strike, thirdStrike }: Count): Triad => {
  if (thirdStrike !== null) return thirdStrike.minimum;
  return strike === 'second' ? mapTriad(triad, (term) => multiplied(term, 2)) : triad;
};

const determinateOf = ({ determinateDays, misdemeanorDays, isPrincipal }: RowOutcome): string => {
  if (isPrincipal === 4) return `${misdemeanorDays}d`;
  return determinateDays === 0 ? '' : determinateText(determinateDays);
};

/** What every row's answer has, whichever kind of row it is. */
function rowAnswer(outcome: RowOutcome, filed: FiledRow, stay: Stay | null, label: string) {
  const { role, isPrincipal, scheme, authority, adds, indeterminateDays, special } = outcome;
  return {
    id: outcome.id,
    statute: filed.crime.statute,
    name: filed.crime.name,
    role,
    isPrincipal,
    status: filed.status === 'Convicted' && stay !== null ? 'Stayed' : filed.status,
    determinateDays: outcome.determinateDays + outcome.misdemeanorDays,
    determinate: determinateOf(outcome),
    indeterminateDays,
    indeterminate: indeterminateText(indeterminateDays),
    special,
    adds,
    scheme,
    authority,
    ruleWords: outcome.ruleWords,
    steps: stepsOf(outcome, label),
  } as const;
}

function enhancementAnswer({ attachment, row }: AttachmentOutcome, count: Count): RowAnswer {
  const { filed, stay } = attachment;
  return {
    ...rowAnswer(row, filed, stay, `${filed.crime.statute} on count ${count.filed.count}`),
    count: count.filed.count,
    triad: daysOf(filed.triad),
    own: filed.triad,
    serious: filed.crime.serious,
    violent: filed.crime.violent,
    mandatoryConsecutive: false,
    concurrent: count.concurrent,
  };
}

const lengthOf = ({ determinateDays, indeterminateDays }: RowAnswer): number => determinateDays + indeterminateDays;

/** Whether the enhancement is added with its count, or stands still for the same reason. */
const runsWith = (row: RowAnswer, count: RowAnswer): boolean =>
  count.adds ? row.adds : row.authority === count.authority;

/** One count's answer, with its enhancements. */
export function chargeAnswer({ count, row, attachments }: CountOutcome): ChargeAnswer {
  const { filed } = count;
  const statute = withState(filed.crime.statute, filed.state);
  const answer: RowAnswer = {
    ...rowAnswer(row, filed, null, `Count ${filed.count}, ${statute}`),
    statute,
    count: filed.count,
    triad: daysOf(triadOfCount(count)),
    own: filed.punishment.triad,
    serious: count.serious,
    violent: count.violent,
    mandatoryConsecutive: count.bound,
    concurrent: count.concurrent,
  };
  const enhancements = attachments.map((each) => enhancementAnswer(each, count));
  const together = enhancements.filter((each) => runsWith(each, answer)).reduce((sum, each) => sum + lengthOf(each), 0);
  return {
    ...answer,
    dotson: count.thirdStrike?.options ?? null,
    countDays: lengthOf(answer) + together,
    enhancements,
  };
}

/** A status enhancement's answer: it has no count. */
export function priorAnswer({ prior: { filed, stay }, row }: PriorOutcome): RowAnswer {
  const own = triadOf(filed.crime.terms);
  return {
    ...rowAnswer(row, filed, stay, filed.crime.statute),
    count: 0,
    triad: daysOf(own),
    own,
    serious: false,
    violent: false,
    mandatoryConsecutive: false,
    concurrent: false,
  };
}
