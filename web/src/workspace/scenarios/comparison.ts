import {
  boardHearings,
  dayCount,
  everyUpperText,
  indeterminateFact,
  lengthText,
  lifeBeside,
  mostText,
  placeText,
  rangeText,
  totalText,
} from '@countwise/contract';
import { compareExposure, type ExposureRange, type Sentence } from '@countwise/engine';
import { ledger } from '../../text/ledger.ts';
import { scenarios as text } from '../../text/modes.ts';
import { sentence as words } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import type { CaseWork } from '../work/case-work.ts';
import { comparedCounts, countText, lengthWords, shareDifference } from './compared-counts.ts';
import {
  amountDifference,
  type Difference,
  dateDifference,
  lengthDifference,
  lifeChange,
  otherDifference,
} from './difference.ts';
import { strikesAfter, strikesText } from './strikes-after.ts';

interface ComparedCell {
  readonly text: string;
  /** Null where it is what the first column says. */
  readonly difference: Difference | null;
}

export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly ComparedCell[];
}

/** One line about the whole case: what it says of a scenario, and how one differs from the first. */
interface Fact {
  readonly label: string;
  readonly of: (work: CaseWork) => string;
  readonly differ?: (first: CaseWork, other: CaseWork) => Difference | null;
}

const facts: readonly Fact[] = [
  { label: text.rows.total, of: ({ sentence }) => totalText(sentence.summary), differ: totalDifference },
  {
    label: text.rows.determinate,
    of: ({ sentence }) => lengthText(sentence.summary.totalDeterminate),
    differ: (first, other) => lengthDifference({ ...timeOf(first), life: 0 }, { ...timeOf(other), life: 0 }),
  },
  {
    label: text.rows.indeterminate,
    of: ({ sentence: { summary } }) => indeterminateFact(summary),
    differ: (first, other) =>
      isLifeMoved(first, other)
        ? null
        : lengthDifference({ ...timeOf(first), determinate: 0 }, { ...timeOf(other), determinate: 0 }),
  },
  { label: text.rows.place, of: ({ sentence }) => placeText(sentence.summary) },
  {
    label: text.rows.credit,
    of: ({ sentence }) => dayCount(sentence.credits.total),
    differ: (first, other) => amountDifference(other.sentence.credits.total - first.sentence.credits.total, dayCount),
  },
  {
    label: text.rows.release,
    of: ({ sentence }) => releaseText(sentence),
    differ: ({ sentence: { release: first } }, { sentence: { release: other } }) =>
      first.earliestRelease === null && other.earliestRelease === null
        ? dateDifference(first.lifeParole?.date ?? null, other.lifeParole?.date ?? null)
        : dateDifference(first.earliestRelease, other.earliestRelease),
  },
  { label: text.rows.probation, of: ({ sentence }) => sentence.probation.verdict },
  {
    label: text.rows.strikes,
    of: (work) => strikesText(strikesAfter(work)),
    differ: (first, other) =>
      amountDifference(strikesAfter(other).length - strikesAfter(first).length, text.strikeCount),
  },
];

/** The day of release; of a life term, which has none, its days of parole by their names, a hearing by age where it is sooner. */
function releaseText({ summary, release }: Sentence): string {
  if (release.earliestRelease !== null) return longDate(release.earliestRelease);
  const life = lifeBeside(summary);
  const least = release.lifeParole?.date ?? null;
  const sooner = boardHearings(release).filter(({ date }) => least === null || date < least);
  const days = [
    ...(life === null ? [] : [text.lifeBeside(life)]),
    ...sooner.map(({ kind, date }) => text.parole[kind](longDate(date))),
    ...(least === null ? [] : [text.parole.least(longDate(least))]),
  ];
  return days.length === 0 ? text.noDate : ledger.capital(days.join('; '));
}

/** A life term that moves beside the others, or back, is neither added nor gone. */
const isLifeMoved = (
  { sentence: { summary: before } }: CaseWork,
  { sentence: { summary: after } }: CaseWork,
): boolean => before.life && after.life && lifeBeside(before) !== lifeBeside(after);

const timeOf = ({ sentence: { summary } }: CaseWork) => ({
  determinate: summary.totalDeterminate,
  life: summary.totalIndeterminate,
});

/** The lawful range of a scenario, or how it stands with it. */
export type RangeState = ExposureRange | 'computing' | 'failed';
/** A scenario with its lawful range. */
export interface Ranged {
  readonly work: CaseWork;
  readonly range: RangeState;
}

/** Variants of a case side by side, each told by what differs from the first: each count, then what it comes to. */
export function comparison(shown: readonly Ranged[]): {
  readonly [Part in 'counts' | 'facts']: readonly ComparedRow[];
} {
  const works = shown.map(({ work }) => work);
  const [first] = works;
  if (first === undefined) return { counts: [], facts: [] };
  const counts = comparedCounts(works).map((count): ComparedRow => {
    const texts = count.rows.map((row) => countText(row, count));
    const say = lengthWords(count);
    const cells = texts.map((each, at) => ({
      text: each,
      difference: differenceIn(texts, at, shareDifference(count.rows[0], count.rows[at], say)),
    }));
    return { label: count.label, cells };
  });
  const [total, ...others] = facts.map(({ label, of, differ }) => {
    const texts = works.map(of);
    const cells = works.map((work, at) => ({
      text: texts[at] ?? '',
      difference: differenceIn(texts, at, differ?.(first, work) ?? null),
    }));
    return { label, cells };
  });
  return { counts, facts: [...(total === undefined ? [] : [total]), ...rangeRows(shown), ...others] };
}

/** The lawful range of each, and the greatest if every upper term were proved, where that is more for any. */
function rangeRows(shown: readonly Ranged[]): readonly ComparedRow[] {
  const rowOf = (label: string, of: (range: ExposureRange) => string): ComparedRow => {
    const texts = shown.map(({ range }) => (typeof range === 'string' ? text.ranges[range] : of(range)));
    const isKnown = (at: number) => [0, at].every((each) => typeof shown[each]?.range === 'object');
    const cells = texts.map((each, at) => ({
      text: each,
      difference: isKnown(at) ? differenceIn(texts, at, null) : null,
    }));
    return { label, cells };
  };
  const hasMore = shown.some(({ range }) => typeof range === 'object' && everyUpperText(range) !== null);
  return [
    rowOf(words.range, rangeText),
    ...(hasMore ? [rowOf(words.everyUpper, (range) => everyUpperText(range) ?? mostText(range))] : []),
  ];
}

/** None where the words are the first column's; by how much, where that is known; else what the first column says. */
function differenceIn(texts: readonly string[], at: number, by: Difference | null): Difference | null {
  const [first = ''] = texts;
  return texts[at] === first ? null : (by ?? otherDifference(first));
}

/** By how much the whole sentence differs from the first, or what it stands in place of; null where it is the same. */
export function totalDifference(first: CaseWork, other: CaseWork): Difference | null {
  const [before, after] = [first.sentence.summary, other.sentence.summary];
  const isPlain = before.special === null && after.special === null;
  if (isPlain && before.life !== after.life) return lifeChange(after.life);
  const time = isPlain && !isLifeMoved(first, other) ? lengthDifference(timeOf(first), timeOf(other)) : null;
  if (time !== null) return time;
  if (totalText(before) === totalText(after)) return null;
  const way = compareExposure(after, before) < 0 ? 'less' : 'more';
  return { way, words: text.insteadOf(totalText(before)) };
}
