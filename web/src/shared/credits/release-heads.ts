import { type ReleaseParts, totalText } from '@countwise/contract';
import { determinateText, type IsoDate } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';
import { longDate } from '../../ui/dates.ts';

/** One of the days that answer the question of the screen: what it is counted with, in words, and on whose authority. */
export interface ReleaseHead {
  readonly strong: string;
  readonly words: string;
  readonly date: IsoDate;
  readonly authority: string;
}

const authorityAt = ({ release }: ReleaseParts, rate: string): string =>
  release.byRate.find((each) => each.rate === rate)?.authority ?? '';

/** The day at the Department's rate; null where it gives no other, and where several rates leave it unknown. */
export function departmentDate({ release, credits, summary }: ReleaseParts): IsoDate | null {
  const { byLaw, byRate } = release;
  const { cdcrRate } = credits.afterSentence;
  if (summary.place !== 'prison' || byLaw === null || byLaw.severalRates || cdcrRate === byLaw.rate) return null;
  return byRate.find(({ rate }) => rate === cdcrRate)?.earliestRelease ?? null;
}

function lawWords({ release, credits, summary }: ReleaseParts): string {
  if (summary.place !== 'prison') return text.jailCredit;
  const { rate, cdcrRate } = credits.afterSentence;
  if (release.byLaw?.rate === cdcrRate) return text.both;
  return release.byLaw?.rate === rate ? text.limit : text.byStatute;
}

function byLawHead(parts: ReleaseParts): readonly ReleaseHead[] {
  const { release, credits } = parts;
  const { byLaw } = release;
  if (byLaw === null) return [];
  const { rate, earliestRelease: date, severalRates } = byLaw;
  if (severalRates)
    return [{ strong: text.atOwnRates, words: text.byStatute, date, authority: credits.afterSentence.authority }];
  return [{ strong: text.at(rate), words: lawWords(parts), date, authority: authorityAt(parts, rate) }];
}

function departmentHead(parts: ReleaseParts): readonly ReleaseHead[] {
  const date = departmentDate(parts);
  const { cdcrRate, cdcrAuthority } = parts.credits.afterSentence;
  if (date === null) return [];
  return [{ strong: text.at(cdcrRate), words: text.department, date, authority: cdcrAuthority }];
}

/** The day at the rate that was chosen, unless it is one that stands there anyway. */
function chosenHead(parts: ReleaseParts, others: readonly ReleaseHead[]): readonly ReleaseHead[] {
  const { earliestRelease: date, working } = parts.release;
  if (date === null || working === null) return [];
  const strong = text.at(working.futureRate);
  if (others.some((other) => other.strong === strong)) return [];
  return [{ strong, words: text.chosen, date, authority: authorityAt(parts, working.futureRate) }];
}

/** The least before parole, after the hearings that come sooner; a later one stands among the days of parole. */
function lifeHeads({ release }: ReleaseParts): readonly ReleaseHead[] {
  const { lifeParole, youthParole, elderlyParole, paroleAuthority } = release;
  if (lifeParole === null) return [];
  const { date: least, minimumDays, authority } = lifeParole;
  const { youth, elderly } = text.hearings;
  const hearings = [
    { strong: youth, words: text.hearing, date: youthParole, authority: paroleAuthority.youth },
    { strong: elderly, words: text.hearing, date: elderlyParole, authority: paroleAuthority.elderly },
  ];
  const sooner = hearings.flatMap(({ date, ...rest }) => (date !== null && date < least ? [{ ...rest, date }] : []));
  const life = { strong: text.after(determinateText(minimumDays)), words: text.lifeMinimum, date: least, authority };
  return [...sooner.sort((a, b) => (a.date < b.date ? -1 : 1)), life];
}

const isSplit = ({ release: { split } }: ReleaseParts): boolean => split.kind === 'split' && split.supervisionDays > 0;

function supervisionHead({ release: { split } }: ReleaseParts): readonly ReleaseHead[] {
  if (split.kind !== 'split' || split.supervisionDays === 0) return [];
  const { supervisionEnds: date, authority } = split;
  return [{ strong: text.split.supervision, words: text.split.ends, date, authority }];
}

/**
 * The days that a release screen says first: the one in use, then what the statute and the Department come to where these
 * are others; the hearings of a life term; the end of supervision after a split one. Empty where there is no such day.
 * @param chosen the rate that the user chose, if any
 */
export function releaseHeads(parts: ReleaseParts, chosen: string | undefined): readonly ReleaseHead[] {
  const { release, summary } = parts;
  if (summary.special !== null) return [];
  if (release.earliestRelease === null) return lifeHeads(parts);
  const law = byLawHead(parts);
  const others = [...law, ...departmentHead(parts)];
  const isChosen = chosen !== undefined && chosen !== '';
  const heads = isChosen ? [...chosenHead(parts, others), ...others] : others;
  const inUse = heads.findIndex(({ date, strong }) => date === release.earliestRelease && isInUse(parts, strong));
  const first = heads[Math.max(0, inUse)];
  const ordered = first === undefined ? [] : [first, ...heads.filter((head) => head !== first)];
  return isSplit(parts) ? [...ordered.slice(0, 1), ...supervisionHead(parts)] : ordered;
}

const isInUse = ({ release: { working } }: ReleaseParts, strong: string): boolean =>
  strong === text.atOwnRates || strong === text.at(working?.futureRate ?? '');

/** What the days below are estimates of. */
export function headTitle(parts: ReleaseParts, start: IsoDate): string {
  const total = totalText(parts.summary);
  if (parts.release.earliestRelease === null) return text.ofLife(total, longDate(start));
  return isSplit(parts) ? text.ofSplit(total, longDate(start)) : text.of(total, longDate(start));
}
