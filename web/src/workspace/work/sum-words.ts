import { countsText, isOnProbation } from '@countwise/contract';
import { type CaseFile, determinateText, indeterminateText, type RowAnswer, type Sentence } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import type { CaseWork, ChargeRow } from './case-work.ts';
import { nameOf, statusText } from './charge-words.ts';

const mostAddends = 6;

/** Of more runs of counts a line tells how many are left out; on paper none is. */
export const mostRuns = 8;

/** `count 4`, `counts 52–55`, `counts 3, 7, 10, 14, 17, 21, 24, 28 and 64 more`. */
export const countsRange = (counts: readonly number[], most = mostRuns): string =>
  countsText(
    counts.toSorted((a, b) => a - b),
    most,
  );

/** `18 × 4y 4m` of terms that are added; what a fold or a line of the foot multiplies. */
export const times = (count: number, length: string): string => `${count} × ${length}`;

/** A row's own length in its own measure: `180d` of a misdemeanor. */
const daysText = ({ role, determinateDays }: RowAnswer): string =>
  role === 'misdemeanor' ? `${determinateDays}d` : determinateText(determinateDays);

interface Addend {
  readonly role: RowAnswer['role'];
  readonly days: number;
  readonly length: string;
}

/** Jail of probations that run after one another; none where the total says that they do not. */
function jailOf({ charges, summary }: Sentence, { charges: filed }: CaseFile): readonly Addend[] {
  const jail = filed.flatMap(({ id, probation, run }): readonly Addend[] => {
    const days = probation?.jailDays ?? 0;
    const isAdded = days > 0 && run !== 'concurrent' && charges.some((row) => row.id === id && isOnProbation(row));
    return isAdded ? [{ role: 'stayed', days, length: `${days}d` }] : [];
  });
  const sum = jail.reduce((all, { days }) => all + days, 0);
  return summary.exposureDaysMisdemeanor + sum === summary.jailDays ? jail : [];
}

/** What is added to the determinate sentence; where no felony is served, the days in jail. */
function addendsOf(sentence: Sentence, file: CaseFile): readonly Addend[] {
  const { charges, caseEnhancements, summary } = sentence;
  const isMisdemeanor = summary.totalDeterminate === 0;
  const counts = charges.flatMap((head) => [head, ...head.enhancements].map((row) => ({ row, role: head.role })));
  const added = [...counts, ...caseEnhancements.map((row) => ({ row, role: row.role }))]
    .filter(({ row, role }) => row.adds && row.determinateDays > 0 && (role === 'misdemeanor') === isMisdemeanor)
    .map(({ row, role }) => ({ role, days: row.determinateDays, length: daysText(row) }));
  return isMisdemeanor ? [...added, ...jailOf(sentence, file)] : added;
}

function determinateSum(addends: readonly Addend[]): string {
  if (addends.length <= mostAddends) return addends.map(({ length }) => length).join(' + ');
  return [...Map.groupBy(addends, ({ role }) => text.parts[role])]
    .map(([name, group]) => `${name} ${determinateText(group.reduce((sum, { days }) => sum + days, 0))}`)
    .join(', ');
}

/**
 * What the total adds up: `5y + 10y + 1y`; of more than six, by part: `principal 15y, subordinate 118y 4m`; a life term
 * after what ends: `4y + 8m, then 7 years to life`; death or life without parole before it: `DEATH, and 5y + 8m`. Empty where
 * there is nothing to add.
 */
export function sumText(sentence: Sentence, file: CaseFile): string {
  const addends = addendsOf(sentence, file);
  const { totalIndeterminate: life, special } = sentence.summary;
  const ends = addends.length === 1 && life === 0 && special === null ? '' : determinateSum(addends);
  const toLife = life > 0 ? text.thenLife(indeterminateText(life).replace(' - L', '')) : '';
  const sum = ends === '' ? '' : [ends, toLife].filter(Boolean).join(', ');
  return sum === '' || special === null ? sum : text.withSpecial(special, sum);
}

/** What runs beside the total and adds nothing: `count 4, 2y, adds nothing`, each length once. */
export function besideLines({ charges, summary }: Sentence, most = mostRuns): readonly string[] {
  const countOf = (ids: readonly string[]): readonly number[] =>
    charges.filter(({ id }) => ids.includes(id)).map(({ count }) => count);
  const alike = Map.groupBy(
    summary.beside.filter(({ shared, counts }) => shared.length === 0 && counts.length === 1),
    (each) => each.text,
  );
  const chains = summary.beside
    .filter(({ shared, counts }) => shared.length > 0 || counts.length > 1)
    .map((each) => {
      const shared = each.shared.length === 0 ? '' : text.withShared(countsRange(countOf(each.shared), most));
      return text.besideChain(countsRange(countOf(each.counts), most) + shared, each.text);
    });
  const single = [...alike].map(([length, group]) => {
    const counts = group.flatMap((each) => countOf(each.counts));
    return text.beside(countsRange(counts, most), length, counts.length);
  });
  return [...single, ...chains];
}

/** Names told once each: `PC 12022.1(b), 83 × PC 452.1(a)(1)`; of more than a few the rest by their number. */
function namesText(names: readonly string[], most: number): readonly string[] {
  const told = [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length > 1 ? times(length, name) : name,
  );
  const rest = told.length - most;
  return rest > 0 ? [...told.slice(0, most), text.more(rest)] : told;
}

/** What is not served and why: `count 2, 15y stayed; count 5, dismissed`. */
export function notServedText({ rows }: Pick<CaseWork, 'rows'>, most = mostRuns): string {
  const out = rows.filter(
    ({ answer, under, charge }) =>
      under === null && (answer?.role === 'inactive' || (answer?.role === 'stayed' && !charge.ProbationGranted)),
  );
  const reasonOf = (row: ChargeRow): string => {
    const status = statusText(row).toLowerCase();
    const days = row.main?.countDays ?? row.answer?.determinateDays ?? 0;
    return row.answer?.role === 'stayed' && days > 0 && out.length <= mostAddends
      ? `${determinateText(days)} ${status}`
      : status;
  };
  return [...Map.groupBy(out, reasonOf)]
    .map(([reason, group]) => {
      const counts = group.map(({ charge }) => charge.CountNumber).filter((count) => count > 0);
      const others = group.filter(({ charge }) => charge.CountNumber === 0).map(nameOf);
      const names = [...(counts.length > 0 ? [countsRange(counts, most)] : []), ...namesText(others, most)].join(', ');
      return `${names}, ${reason}`;
    })
    .join('; ');
}
