import type { Sentence } from '@countwise/engine';
import { scenarios as text } from '../../text/modes.ts';
import { charges, sentence as words } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import type { CaseWork, ChargeRow } from '../case-work.ts';
import { isOut, nameOf, statuteOf } from '../charges/charge-words.ts';
import { lengthText, rowText, totalText } from '../sentence/total.ts';

interface ComparedCell {
  readonly text: string;
  /** It is not what the first column says; by how much, where that is a length. */
  readonly difference: string | null;
}

export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly ComparedCell[];
}

const facts: readonly { readonly label: string; readonly of: (sentence: Sentence) => string }[] = [
  { label: text.rows.total, of: ({ summary }) => totalText(summary) },
  { label: text.rows.determinate, of: ({ summary }) => lengthText(summary.totalDeterminate) },
  { label: text.rows.indeterminate, of: ({ summary }) => summary.indeterminate || lengthText(0) },
  { label: text.rows.place, of: ({ summary }) => words.places[summary.place] },
  { label: text.rows.probation, of: ({ probation }) => probation.verdict },
  { label: text.rows.credit, of: ({ credits }) => words.days(credits.total) },
  {
    label: text.rows.release,
    of: ({ release }) => (release.earliestRelease === null ? '' : longDate(release.earliestRelease)),
  },
];

/** Variants of a case side by side: what the case comes to, then each count, told by what differs from the first. */
export function comparison(works: readonly CaseWork[]): readonly ComparedRow[] {
  const [first] = works;
  if (first === undefined) return [];
  const cases = facts.map(({ label, of }) => row(label, works, ({ sentence }) => of(sentence)));
  const [total, ...others] = cases;
  const counts = [...new Set(works.flatMap((work) => [...countTexts(work).keys()]))].map((label) =>
    row(label, works, (work) => countTexts(work).get(label) ?? ''),
  );
  return total === undefined ? counts : [withLengths(total, works), ...others, ...counts];
}

function row(label: string, works: readonly CaseWork[], of: (work: CaseWork) => string): ComparedRow {
  const texts = works.map(of);
  return { label, cells: texts.map((each) => ({ text: each, difference: each === texts[0] ? null : text.differs })) };
}

/** The total's difference is a length: `2y less`. */
function withLengths(total: ComparedRow, works: readonly CaseWork[]): ComparedRow {
  const days = works.map(({ sentence: { summary } }) => summary.totalDeterminate);
  return {
    ...total,
    cells: total.cells.map((cell, index) => {
      const more = (days[index] ?? 0) - (days[0] ?? 0);
      if (cell.difference === null || more === 0) return cell;
      return { ...cell, difference: more < 0 ? text.less(lengthText(-more)) : text.more(lengthText(more)) };
    }),
  };
}

const countTexts = ({ rows }: CaseWork): ReadonlyMap<string, string> =>
  new Map(rows.map((each) => [labelOf(each), said(each)]));

const labelOf = (row: ChargeRow): string =>
  row.under === null && row.charge.CountNumber > 0
    ? `${words.countBase(row.charge.CountNumber)}, ${statuteOf(row)}`
    : nameOf(row);

function said(row: ChargeRow): string {
  if (row.answer === null) return '';
  if (!isOut(row)) return rowText(row.answer);
  return row.answer.status === 'Convicted' ? text.notServed : charges.statuses[row.answer.status];
}
