import {
  besideText,
  type ChargeAnswer,
  compareExposure,
  countsText,
  determinateText,
  type ExposureRange,
  type RangeEnd,
  type RowAnswer,
  refusesProbation,
  type Sentence,
  type Step,
  type Summary,
} from '@countwise/engine';
import { controllingText, noSentence } from './sentence-text.ts';
import { upperAtIssue } from './upper-at-issue.ts';

/** What an upper term asks for. */
export const upperAuthority = 'PC 1170(b)(1)-(3); PC 1170.1(d); CRC 4.420';

const hasThreeTerms = ({ own: { middle } }: RowAnswer): boolean => middle !== null;
const ownAuthority = ({ steps: [first] }: RowAnswer): string => first?.authority ?? '';
const isOf = ({ steps: [first] }: RowAnswer, track: Step['track']): boolean => first?.track === track;

/** Which parts of Pen. Code, § 1170.1 the range asks of felonies: how they add up, and enhancements of three terms. */
function aggregateAuthority(felonies: readonly ChargeAnswer[]): readonly string[] {
  const rows = felonies.flatMap(({ enhancements }) => enhancements.filter(({ status }) => status === 'Convicted'));
  const terms = felonies.filter((charge) => isOf(charge, 'determinate'));
  const parts = [...(terms.length > 1 ? ['(a)'] : []), ...(rows.some(hasThreeTerms) ? ['(d)'] : [])];
  return parts.length === 0 ? [] : [`PC 1170.1${parts.join(', ')}`];
}

/**
 * What the ends of the range rest on: which terms may be chosen and run together, and the section of a misdemeanor, which
 * gives only the most. Of one term that nothing moves it is that term's own section.
 */
export function endsAuthority({ charges }: Sentence): string {
  const served = charges.filter(({ status }) => status === 'Convicted');
  const felonies = served.filter((charge) => !isOf(charge, 'misdemeanor'));
  const parts = [
    ...(served.length > 1 ? ['PC 669(a), (b)'] : []),
    ...(felonies.some(hasThreeTerms) ? ['PC 1170(b)'] : []),
    ...aggregateAuthority(felonies),
    ...served.filter((charge) => isOf(charge, 'misdemeanor')).map(ownAuthority),
  ];
  return [...new Set(parts.length === 0 ? served.map(ownAuthority) : parts)].join('; ');
}

/** Days of misdemeanors behind a term, which a sentence tells on a line of their own, and its range on this one. */
const jailBehind = ({
  special,
  totalDeterminate,
  totalIndeterminate,
  exposureDaysMisdemeanor: days,
}: Summary): string => (special === null && days > 0 && totalDeterminate + totalIndeterminate > 0 ? ` + ${days}d` : '');

/** What an end tells to run beside; nothing beside death or life without parole, which no term adds to. */
const besideEnd = (summary: Summary): string => (summary.special === null ? besideText(summary) : '');

/** An end that is not proved exact says which way it may err. */
function endText({ summary, exact }: RangeEnd, otherwise: 'at most' | 'at least'): string {
  const beside = besideEnd(summary);
  return `${exact ? '' : `${otherwise} `}${controllingText(summary)}${jailBehind(summary)}${beside === '' ? '' : `, ${beside}`}`;
}

export const mostText = ({ maximum }: Pick<ExposureRange, 'maximum'>): string => endText(maximum, 'at least');

/** The least that could be imposed; no days at all, where a court may impose none. */
export function leastText({ minimum }: Pick<ExposureRange, 'minimum'>): string {
  const least = endText(minimum, 'at most');
  return least === noSentence ? determinateText(0) : least;
}

/** The least and the greatest that could lawfully be imposed: `2y to 5y 8m`; one length where they are the same. */
export function rangeText(range: Pick<ExposureRange, 'minimum' | 'maximum'>): string {
  const [least, most] = [leastText(range), mostText(range)];
  if (most === noSentence || least === most) return most;
  return besideEnd(range.minimum.summary) === '' ? `${least} to ${most}` : `${least}, to ${most}`;
}

/** The greatest if every upper term were proved; null where that is no greater. */
export function everyUpperText({ maximum, everyUpper }: Pick<ExposureRange, 'maximum' | 'everyUpper'>): string | null {
  const text = endText(everyUpper, 'at least');
  return text === endText(maximum, 'at least') ? null : text;
}

/** The rows that a check names. */
const named = ({ notices }: Sentence, code: string): ReadonlySet<string> =>
  new Set(notices.filter((notice) => notice.code === code).flatMap(({ charges }) => charges));

/** Counts that a check names, those of its enhancements among them. */
function countsOf(sentence: Sentence, code: string): readonly number[] {
  const ids = named(sentence, code);
  return sentence.charges
    .filter(({ id, enhancements }) => ids.has(id) || enhancements.some((row) => ids.has(row.id)))
    .map(({ count }) => count);
}

/** Of more runs of counts a line of the screen tells how many are left out: each of their rows has its own check. */
const mostRuns = 8;

/** Why a sentence is above what could be imposed: an upper term without its fact, a length asked for as a comparison. */
export function aboveFor(sentence: Sentence, most = mostRuns): string {
  const unproved = named(sentence, 'UPPER_TERM_PROOF');
  const upper = upperAtIssue(sentence, unproved.size > 0 ? unproved : named(sentence, 'FACT_USED_TWICE'));
  const compared = countsOf(sentence, 'FULL_SUB_NOT_1170_1');
  return [
    upper.length > 0
      ? ` unless a fact is proved for ${countsText(
          upper.map(({ count }) => count),
          most,
        )}`
      : '',
    compared.length > 0 ? `; the full term of ${countsText(compared, most)} is a comparison` : '',
  ].join('');
}

/** Whether a sentence is more than an end of the range; terms that death or life without parole takes in make it none. */
export const isAbove = (sentence: Summary, { summary }: Pick<RangeEnd, 'summary'>): boolean =>
  compareExposure(sentence, summary) > 0 && (sentence.special === null || sentence.special !== summary.special);

/**
 * That the sentence as chosen lies outside the range, and why: `20y · most 18y unless a fact is proved for counts 1, 2`;
 * null where it lies within, or an end that is not proved exact leaves it open. Probation is no term, and lies nowhere.
 * @param most so many runs of counts are named
 */
export function outsideText(
  sentence: Sentence,
  range: Pick<ExposureRange, 'minimum' | 'maximum'>,
  most = mostRuns,
): string | null {
  const { summary } = sentence;
  const { minimum, maximum } = range;
  if (isAbove(summary, maximum)) {
    const why = aboveFor(sentence, most);
    return maximum.exact || why !== ''
      ? `${controllingText(summary)} · most ${controllingText(maximum.summary)}${why}`
      : null;
  }
  const isBelow = minimum.exact && !refusesProbation(range) && isAbove(minimum.summary, { summary });
  return isBelow ? `${controllingText(summary)} · least ${controllingText(minimum.summary)}` : null;
}
