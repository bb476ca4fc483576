import type { ChargeAnswer, RowAnswer, TriadDays } from '../answer/answer.ts';
import type { FiledRow } from '../case-file/row.ts';
import { namedCrime, seriousAuthority, violentAuthority } from '../crime/list-authorities.ts';
import { mapTriad, multiplied, type Triad, triadOf } from '../crime/triad.ts';
import { withState } from '../law/statute.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import { determinateText, indeterminateText } from '../numbers/display.ts';
import { seriousAuthorityOf, violentAuthorityOf } from '../pipeline/enhancements/flag-authority.ts';
import type { AttachmentOutcome, CountOutcome, PriorOutcome, RowOutcome } from '../pipeline/record/outcome.ts';
import type { Count } from '../pipeline/record/record.ts';
import { jailChoice } from '../pipeline/sum/jail-choice.ts';
import { ruleWords, ruleWordsOfCount } from './rule-words.ts';
import { stepsOf } from './steps.ts';

/** Days and doubled terms of the catalogue's triads, made once for each. */
const known = new WeakMap<Triad, TriadDays>();
const knownDoubled = new WeakMap<Triad, Triad>();

const daysOf = (triad: Triad): TriadDays =>
  gotOrMade(known, triad, ({ lower, middle, upper }) => ({
    lower: lower?.days ?? null,
    middle: middle?.days ?? null,
    upper: upper?.days ?? null,
  }));

const doubled = (triad: Triad): Triad =>
  gotOrMade(knownDoubled, triad, (each) => mapTriad(each, (term) => multiplied(term, 2)));

/** The triad with strikes: doubled, or the third strike's minimums. */
const triadOfCount = ({ triad, strike, thirdStrike }: Count): Triad => {
  if (thirdStrike !== null) return thirdStrike.minimum;
  return strike === 'second' ? doubled(triad) : triad;
};

const determinateOf = ({ determinateDays, misdemeanorDays, isPrincipal }: RowOutcome): string => {
  if (isPrincipal === 4 && determinateDays === 0) return `${misdemeanorDays}d`;
  return determinateDays === 0 ? '' : determinateText(determinateDays);
};

type OfRow = Pick<
  RowAnswer,
  | 'statute'
  | 'ruleWords'
  | 'count'
  | 'triad'
  | 'own'
  | 'serious'
  | 'violent'
  | 'seriousAuthority'
  | 'violentAuthority'
  | 'mandatoryConsecutive'
  | 'consecutiveTo'
  | 'consecutiveAuthority'
  | 'concurrent'
>;

/**
 * A row's answer; what differs by the kind of row is given.
 * @param stands whether what was found of it counts: not where the engine stays it
 */
function rowAnswer(outcome: RowOutcome, filed: FiledRow, stands: boolean, label: string, ofRow: OfRow): RowAnswer {
  return {
    id: outcome.id,
    statute: ofRow.statute,
    name: filed.crime.name,
    role: outcome.role,
    isPrincipal: outcome.isPrincipal,
    status: filed.status === 'Convicted' && !stands ? 'Stayed' : filed.status,
    determinateDays: outcome.determinateDays + outcome.misdemeanorDays,
    determinate: determinateOf(outcome),
    indeterminateDays: outcome.indeterminateDays,
    indeterminate: indeterminateText(outcome.indeterminateDays),
    special: outcome.special,
    adds: outcome.adds,
    scheme: outcome.scheme,
    authority: outcome.authority,
    ruleWords: ofRow.ruleWords,
    steps: stepsOf(outcome, label),
    count: ofRow.count,
    triad: ofRow.triad,
    own: ofRow.own,
    serious: ofRow.serious,
    violent: ofRow.violent,
    seriousAuthority: ofRow.seriousAuthority,
    violentAuthority: ofRow.violentAuthority,
    mandatoryConsecutive: ofRow.mandatoryConsecutive,
    consecutiveTo: ofRow.consecutiveTo,
    consecutiveAuthority: ofRow.consecutiveAuthority,
    concurrent: ofRow.concurrent,
  };
}

function enhancementAnswer({ attachment, row }: AttachmentOutcome, count: Count): RowAnswer {
  const { filed, stay } = attachment;
  // without its conviction there is no finding
  const stands = stay === null && count.standing !== 'inactive';
  const { lawDate } = count.filed;
  const named = namedCrime(filed.crime, 'Completed');
  return rowAnswer(row, filed, stands, `${filed.crime.statute} on count ${count.filed.count}`, {
    statute: filed.crime.statute,
    ruleWords: ruleWords(row),
    count: count.filed.count,
    triad: daysOf(filed.triad),
    own: filed.triad,
    serious: filed.crime.serious,
    violent: filed.crime.violent,
    seriousAuthority: (filed.crime.serious && seriousAuthority(named, lawDate)) || '',
    violentAuthority: (filed.crime.violent && violentAuthority(named, lawDate)) || '',
    mandatoryConsecutive: false,
    consecutiveTo: [],
    consecutiveAuthority: '',
    concurrent: count.concurrent,
  });
}

const lengthOf = ({ determinateDays, indeterminateDays }: RowAnswer): number => determinateDays + indeterminateDays;

/** Whether the enhancement is added with its count, or stands still for the same reason. */
const runsWith = (row: RowAnswer, count: RowAnswer): boolean =>
  count.adds ? row.adds : row.authority === count.authority;

/**
 * One count's answer, with its enhancements.
 * @param rates of each conviction its rate of credit in prison
 */
export function chargeAnswer(outcome: CountOutcome, rates: ReadonlyMap<string, number>): ChargeAnswer {
  const { count, row, attachments } = outcome;
  const { filed } = count;
  const statute = withState(filed.crime.statute, filed.state);
  const answer = rowAnswer(row, filed, true, `Count ${filed.count}, ${statute}`, {
    statute,
    ruleWords: ruleWordsOfCount(outcome, rates),
    count: filed.count,
    triad: daysOf(triadOfCount(count)),
    own: filed.punishment.triad,
    serious: count.serious,
    violent: count.violent,
    seriousAuthority: seriousAuthorityOf(count),
    violentAuthority: violentAuthorityOf(count),
    mandatoryConsecutive: count.bound,
    consecutiveTo: count.boundTo,
    consecutiveAuthority: count.boundBy.join('; ') || (count.mandatory?.authority ?? ''),
    concurrent: count.concurrent,
  });
  const enhancements = attachments.map((each) => enhancementAnswer(each, count));
  const together = enhancements.reduce((sum, each) => sum + (runsWith(each, answer) ? lengthOf(each) : 0), 0);
  const { severity, source } = filed.punishment;
  return Object.assign(answer, {
    severity: count.severity,
    place: count.place,
    charged: { severity, authority: source.authority, words: source.words },
    jail: jailChoice(count),
    dotson: count.thirdStrike?.options ?? null,
    countDays: lengthOf(answer) + together,
    enhancements,
  });
}

/** A status enhancement's answer: it has no count. */
export function priorAnswer({ prior: { filed, stay }, row }: PriorOutcome): RowAnswer {
  const own = triadOf(filed.crime.terms);
  return rowAnswer(row, filed, stay === null, filed.crime.statute, {
    statute: filed.crime.statute,
    ruleWords: ruleWords(row),
    count: 0,
    triad: daysOf(own),
    own,
    serious: false,
    violent: false,
    seriousAuthority: '',
    violentAuthority: '',
    mandatoryConsecutive: false,
    consecutiveTo: [],
    consecutiveAuthority: '',
    concurrent: false,
  });
}
