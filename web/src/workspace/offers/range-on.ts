import { everyUpperText, leastText, mostText } from '@countwise/contract';
import {
  type CaseFile,
  everyPunishment,
  type Law,
  measure,
  type RangeEnd,
  rangeOf,
  type TimeToServe,
  type Wish,
  withChoices,
} from '@countwise/engine';
import type { Question, ShownPoint, ShownRange } from './shown.ts';

const daysOfYear = 365.25;

/** Years to serve, by the calendar; null of what has no date of release. */
const yearsOf = ({ kind, days }: TimeToServe): number | null => (kind === 'days' ? days / daysOfYear : null);

/** Whether a bargain that the court is left free on could end beyond a wish. */
function isBeyond(most: { readonly days: number; readonly release: string | null }, wishes: readonly Wish[]): boolean {
  return wishes.some((wish) => {
    if (wish.kind === 'at-most') return most.days > wish.days;
    return wish.kind === 'out-by' && (most.release === null || most.release > wish.date);
  });
}

/** Sentence days with days in jail; of a life term no end. */
const daysOf = ({ summary: { life, special, totalDeterminate, jailDays } }: RangeEnd): number =>
  life || special !== null ? Number.POSITIVE_INFINITY : totalDeterminate + jailDays;

/** An end of the range with the case that it is an end of. */
interface End {
  readonly file: CaseFile;
  readonly end: RangeEnd;
}

/** What the court could give on a bargain; where it may choose the count of an act to punish, by any of them. */
export function rangeOn({ caseFile }: ShownPoint, law: Law, { wishes, credit, space }: Question): ShownRange {
  const files = space.levers.includes('stay') ? everyPunishment(caseFile) : [caseFile];
  const ranges = files.map((file) => ({ file, range: rangeOf(file, law.catalogue, law.today) }));
  const endOf = (which: 'minimum' | 'maximum' | 'everyUpper'): End =>
    ranges
      .map(({ file, range }) => ({ file, end: range[which] }))
      .reduce((a, b) =>
        (which === 'minimum' ? daysOf(b.end) < daysOf(a.end) : daysOf(b.end) > daysOf(a.end)) ? b : a,
      );
  const [minimum, maximum, everyUpper] = [endOf('minimum'), endOf('maximum'), endOf('everyUpper')];
  const [least, most] = [minimum, maximum].map(({ file, end }) => measure(withChoices(file, end.choices), law));
  const [from = null, to = null] = [least, most].map((each) => each && yearsOf(each[credit]));
  return {
    least: leastText({ minimum: minimum.end }),
    most: mostText({ maximum: maximum.end }),
    everyUpper: everyUpperText({ maximum: maximum.end, everyUpper: everyUpper.end }),
    years: from === null || to === null ? null : [from, to],
    isOver: isBeyond({ days: daysOf(maximum.end), release: most?.release ?? null }, wishes),
  };
}
