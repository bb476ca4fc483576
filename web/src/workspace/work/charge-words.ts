import {
  countsText,
  inDays,
  isNotServed,
  termLabel as labelOf,
  type StatusOf,
  standsOutside,
  statusTextOf,
} from '@countwise/contract';
import { type TermSlot, termOf, termSlots, withState } from '@countwise/engine';
import { charges as text } from '../../text/workspace.ts';
import { isAlternate } from './alternate-terms.ts';
import { type ChargeRow, isCrime, severityOf } from './case-work.ts';

/** The statute as charged: `PC 664/211` for an attempt, `PC 182/211` for a conspiracy. */
export const statuteOf = ({ charge, crime }: ChargeRow): string => withState(crime.crime.statute, charge.CrimeState);

/** How a message calls a charge that changes its level: by its statute as charged, and by the level that it then has. */
export const leveled = (row: ChargeRow) => ({ statute: statuteOf(row), level: text.severities[severityOf(row)] });

/** What stands in the Count column: the number, `SE` and `PA` outside the counts, nothing beneath a count. */
export function countOf({ charge, crime, under }: ChargeRow): string {
  if (standsOutside(crime.crime)) return text.types[crime.crime.kind];
  return under === null ? String(charge.CountNumber) : '';
}

/** How a row is called in a sentence: `count 2`, `PC 12022.53(b) of count 2`. */
export function nameOf(row: ChargeRow): string {
  const { charge, under } = row;
  if (charge.CountNumber === 0) return statuteOf(row);
  const count = text.countName(charge.CountNumber);
  return under === null ? count : `${statuteOf(row)} of ${count}`;
}

/** How several rows are called: `counts 1, 2, PC 12022.53(b) of count 2`. */
export function namesOf(rows: readonly ChargeRow[]): string {
  const counts = rows.filter(isCrime).map(({ charge }) => charge.CountNumber);
  const others = rows.filter((row) => !isCrime(row)).map(nameOf);
  return [...(counts.length === 0 ? [] : [countsText(counts)]), ...others].join(', ');
}

export const slots = termSlots;
export const slotNumbers = { lower: 1, middle: 2, upper: 3 } as const;

/** The statute's own terms in the state of the crime. Strikes show in the sentence. */
const ownTerm = ({ crime, answer }: ChargeRow, slot: TermSlot) =>
  answer === null ? (termOf(crime.crime.terms[slot] ?? '') ?? null) : answer.own[slot];

/** Whether the row has one length, in days: its own terms are those of the level that it is charged at. */
const isInDays = (row: ChargeRow): boolean =>
  inDays(row.main?.charged.severity ?? row.crime.crime.severity, { middle: ownTerm(row, 'middle') });

/** The term of a slot, as its button shows it; null where the crime has none. */
export function termLabel(row: ChargeRow, slot: TermSlot): string | null {
  const term = ownTerm(row, slot);
  return term === null ? null : labelOf(term, isInDays(row));
}

/** Why a term cannot be chosen, or null where it can. */
export function termFault(row: ChargeRow, slot: TermSlot): string | null {
  if (isInDays(row)) return text.notFelony;
  if (termLabel(row, slot) === null) return text.noTerm;
  if (isAlternate(row) && row.served === null) return text.notOfCount;
  return slot === 'middle' && row.answer?.special != null ? text.specialMiddle : null;
}

/** The most credit that the count allows. */
export const creditOf = ({ credit }: ChargeRow): string => (credit === null ? '' : `${credit.rate}%`);

/** Whether the row's length is struck through: it, or the count it hangs on, is stayed, dismissed or acquitted. */
export const isOut = isNotServed;

/** The status in words. */
export const statusText = (row: StatusOf & Pick<ChargeRow, 'head'>): string => statusTextOf(row, row.head);

/** `count 1, PC 211`: its name with the statute, where the name does not say it. */
export function nameWithStatute(row: ChargeRow): string {
  const [name, statute] = [nameOf(row), statuteOf(row)];
  return name.includes(statute) ? name : `${name}, ${statute}`;
}
