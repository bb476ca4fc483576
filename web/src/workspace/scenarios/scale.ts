import { aboveFor, isAbove, leastText, mostText, noSentence, totalText } from '@countwise/contract';
import { calendarDays, compareExposure, type RangeEnd, type Summary } from '@countwise/engine';
import { dateSpan } from '../../text/common.ts';
import { scenarios as text } from '../../text/modes.ts';
import { type Ranged, totalDifference } from './comparison.ts';
import type { Difference } from './difference.ts';

/** A length on the scale: a scenario, or an end of what the law allows. */
interface ScaleRow {
  readonly label: string;
  readonly total: string;
  /** Of the highest end, why a scenario lies beyond it: `unless a fact is proved for count 1`. */
  readonly note: string;
  /** An end of the range, not a scenario. */
  readonly end: boolean;
  /** Where it ends, in parts of a hundred of the longest; null while it is not known. */
  readonly length: number | null;
  /** A life term or none with an end: what lies beyond the length is drawn to no scale. */
  readonly endless: boolean;
  /** How it differs from the first scenario; null where it is the same, and of an end. */
  readonly difference: Difference | null;
}

export interface Scale {
  readonly rows: readonly ScaleRow[];
  /** Whole years along the scale. */
  readonly marks: readonly { readonly label: string; readonly at: number }[];
}

const year = 360;
/** Steps of years of which at most six marks stand on a scale. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const mostMarks = 6;

/** Sentence days that are served one after another; days in jail where there is nothing else. */
const daysOf = ({ totalDeterminate, jailDays }: Summary): number =>
  totalDeterminate > 0 ? totalDeterminate : jailDays;
const isEndless = ({ special, life, totalIndeterminate }: Summary): boolean =>
  special !== null || life || totalIndeterminate > 0;

/** The end that no other exceeds, as `order` has it. */
const furthest = (ends: readonly RangeEnd[], order: 1 | -1): RangeEnd | undefined =>
  ends.toSorted((left, right) => order * compareExposure(left.summary, right.summary)).at(0);

type Named = Ranged & { readonly name: string };
interface Point extends Omit<ScaleRow, 'length' | 'endless'> {
  readonly summary: Summary | undefined;
}

/** The lowest that is lawful in any of the scenarios, each scenario, the highest; from less to more. */
function pointsOf(shown: readonly Named[]): readonly Point[] {
  const [first] = shown;
  if (first === undefined) return [];
  const ranges = shown.flatMap(({ range }) => (typeof range === 'string' ? [] : range));
  const open = shown.find(({ range }) => typeof range === 'string')?.range;
  const endOf = (label: string, end: RangeEnd | undefined, say: (known: RangeEnd) => string, note = ''): Point => {
    const isOpen = typeof open === 'string';
    const total = isOpen ? text.ranges[open] : end === undefined ? '' : say(end);
    return {
      label,
      total,
      note: isOpen ? '' : note,
      end: true,
      difference: null,
      summary: isOpen ? undefined : end?.summary,
    };
  };
  const minima = ranges.map(({ minimum }) => minimum);
  const highest = furthest(
    ranges.map(({ maximum }) => maximum),
    -1,
  );
  return [
    endOf(text.lowest, furthest(minima, 1), lowestText),
    ...shown
      .toSorted((left, right) => compareExposure(left.work.sentence.summary, right.work.sentence.summary))
      .map(({ name, work }) => ({
        label: name,
        total: totalText(work.sentence.summary),
        note: '',
        end: false,
        difference: inDays(totalDifference(first.work, work), first.work.sentence.summary, work.sentence.summary),
        summary: work.sentence.summary,
      })),
    endOf(text.highest, highest, (maximum) => mostText({ maximum }), beyond(shown, highest)),
  ];
}

/** The lowest in the words of the scenarios: none is no sentence. */
const lowestText = (minimum: RangeEnd): string =>
  totalText(minimum.summary) === noSentence ? noSentence : leastText({ minimum });

/** Why a scenario lies beyond the highest that is lawful, where one does. */
function beyond(shown: readonly Named[], highest: RangeEnd | undefined): string {
  const above = shown.find(({ work }) => highest !== undefined && isAbove(work.sentence.summary, highest));
  return above === undefined ? '' : aboveFor(above.work.sentence).replace(/^;/, '').trim();
}

/** The same with the days of the calendar, where both are lengths that end. */
function inDays(difference: Difference | null, first: Summary, other: Summary): Difference | null {
  if (difference === null || isEndless(first) || isEndless(other)) return difference;
  const days = Math.abs(calendarDays(first.totalDeterminate) - calendarDays(other.totalDeterminate));
  return days === 0 ? difference : { ...difference, words: `${difference.words}, ${dateSpan.days(days)}` };
}

function marksTo(longest: number): Scale['marks'] {
  const years = Math.floor(longest / year);
  const step = steps.find((each) => years / each <= mostMarks) ?? years;
  const count = years === 0 ? 0 : Math.floor(years / step);
  return Array.from({ length: count + 1 }, (_, nth) => ({
    label: nth === 0 ? '0' : `${nth * step}y`,
    at: ((nth * step * year) / longest) * 100,
  }));
}

/** Scenarios and the ends of the lawful range on one scale, from nothing to the longest of them: equal lengths are equal. */
export function scaleOf(shown: readonly Named[]): Scale {
  const points = pointsOf(shown);
  const longest = Math.max(0, ...points.map(({ summary }) => (summary === undefined ? 0 : daysOf(summary))));
  const rows = points.map(({ summary, ...point }) => ({
    ...point,
    length: summary === undefined ? null : longest === 0 ? 0 : (daysOf(summary) / longest) * 100,
    endless: summary !== undefined && isEndless(summary),
  }));
  return { rows, marks: longest === 0 ? [] : marksTo(longest) };
}
