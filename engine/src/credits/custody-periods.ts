import type { Notice } from '../answer/answer.ts';
import { dayText } from '../numbers/display.ts';
import { addDays, type IsoDate, inclusiveDays, laterOf } from '../numbers/iso-date.ts';
import type { Custody } from './credit-facts.ts';

/** The part of one custody row that no earlier row has counted. */
export interface CustodyPeriod {
  /** Index of the row in the case file. */
  readonly row: number;
  readonly in: IsoDate;
  readonly out: IsoDate;
  /** Calendar days, the first and the last counted; 0 where other rows hold them all. */
  readonly days: number;
  readonly rate: Custody['rate'];
}

const actualDays = 'PC 2900.5';

const notice = (code: string, text: string): Notice => ({ code, charges: [], authority: actualDays, text });

const inOrder = (custody: readonly Custody[]) =>
  custody.map((row, index) => ({ ...row, row: index })).toSorted((a, b) => (a.in === b.in ? 0 : a.in < b.in ? -1 : 1));

/**
 * Actual custody, Pen. Code, § 2900.5: every day or part of a day, the day of arrest and the day of sentence among
 * them (People v. Smith (1989) 211 Cal.App.3d 523), and none of them twice (R-D01). In order of their first day;
 * of rows that overlap, the one that begins first keeps the days.
 */
export function custodyPeriods(custody: readonly Custody[]): readonly CustodyPeriod[] {
  let uncountedFrom: IsoDate = '';
  return inOrder(custody).map(({ in: dateIn, out, rate, row }) => {
    const from = laterOf(dateIn, uncountedFrom);
    if (from > out) return { row, in: dateIn, out, days: 0, rate };
    uncountedFrom = addDays(out, 1);
    return { row, in: from, out, days: inclusiveDays(from, out), rate };
  });
}

const rowNotices = ({ in: dateIn, out }: Custody, today: IsoDate): readonly Notice[] => [
  ...(out < dateIn
    ? [
        notice(
          'CUSTODY_REVERSED',
          `The custody of ${dayText(dateIn)} ends before it begins, on ${dayText(out)}: it counts no day.`,
        ),
      ]
    : []),
  ...(out > today
    ? [
        notice(
          'CUSTODY_FUTURE',
          `Custody until ${dayText(out)} lies beyond ${dayText(today)}: days not yet served are counted.`,
        ),
      ]
    : []),
];

/** What a reader of the custody rows should look at again: overlaps, gaps of one day, days to come, reversed rows. */
export function custodyNotices(custody: readonly Custody[], today: IsoDate): readonly Notice[] {
  let last: IsoDate = '';
  const all = inOrder(custody).flatMap((row) => {
    const notices = [...rowNotices(row, today)];
    if (row.in <= last) {
      notices.push(
        notice(
          'CUSTODY_OVERLAP',
          `Custody from ${dayText(row.in)} overlaps custody until ${dayText(last)}: each day counts once.`,
        ),
      );
    }
    if (last !== '' && row.in === addDays(last, 2)) {
      notices.push(
        notice(
          'CUSTODY_GAP_ONE_DAY',
          `One day lies between custody until ${dayText(last)} and from ${dayText(row.in)}: was it custody too?`,
        ),
      );
    }
    last = laterOf(last, row.out);
    return notices;
  });
  // rows that are alike say the same
  return [...new Map(all.map((each) => [each.text, each])).values()];
}
