import { type BoardHearing, boardHearings, dayCount, hearingsBeforeRelease, lifeBeside } from '@countwise/contract';
import { determinateText, type IsoDate, type Sentence } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import { release as rates } from '../../text/modes.ts';
import { sentence as words } from '../../text/workspace.ts';

/** When the sentence ends, or may end: each day under what it rests on. */
export interface ReleaseLines {
  readonly title: string;
  readonly short: string;
  readonly lines: readonly { readonly name: string; readonly rate: string; readonly date: IsoDate }[];
  /** What else is to be known of them. */
  readonly note: string;
}

/** `elderly parole hearing, PC 3055(a)`. */
const hearingLine = ({ kind, date, authority }: BoardHearing): ReleaseLines['lines'][number] => ({
  name: `${text[kind]}, ${authority.split(',', 1)[0] ?? ''}`,
  rate: text[kind],
  date,
});

/** A life term has its earliest parole, and no day of release: the board decides. */
function ofLife({ release, credits, summary }: Sentence): ReleaseLines {
  const { lifeParole } = release;
  const parole = lifeParole && {
    name: text.after(determinateText(lifeParole.minimumDays), lifeParole.authority.split('; ', 1)[0] ?? ''),
    rate: text.afterShort(determinateText(lifeParole.minimumDays)),
    date: lifeParole.date,
  };
  const beside = lifeBeside(summary);
  const reason = beside === null ? text.boardDecides : words.lifeBeside(beside);
  return {
    title: text.earliestParole,
    short: text.paroleShort,
    lines: [...(parole === null ? [] : [parole]), ...boardHearings(release).map(hearingLine)],
    note: [reason, creditNote(credits.total)].filter(Boolean).join(' '),
  };
}

const creditNote = (days: number): string => (days > 0 ? text.creditCounted(dayCount(days)) : '');

/** At the statute's rate, and in state prison at the Department's where that is another day. */
function byRates({ release, credits, summary }: Sentence, earliest: IsoDate): ReleaseLines['lines'] {
  const { byRate, working } = release;
  const { rate, cdcrRate } = credits.afterSentence;
  const at = working?.futureRate ?? rate;
  if (summary.place !== 'prison')
    return [{ name: text.atRate(rates.percent(at)), rate: text.atRate(rates.percent(at)), date: earliest }];
  const statute = { name: text.statuteRate(rates.percent(at)), rate: text.atRate(rates.percent(at)), date: earliest };
  const date = byRate.find((each) => each.rate === cdcrRate)?.earliestRelease ?? earliest;
  if (cdcrRate === at || date === earliest) return [statute];
  return [
    statute,
    { name: text.departmentRate(rates.percent(cdcrRate)), rate: text.atRate(rates.percent(cdcrRate)), date },
  ];
}

/** The days of release by the statute and by what the Department gives, one line where the two agree; null where there are none. */
export function releaseLines(sentence: Sentence): ReleaseLines | null {
  const { release, credits, summary } = sentence;
  const { earliestRelease } = release;
  if (summary.special !== null) return null;
  if (summary.life || release.lifeParole !== null) return ofLife(sentence);
  if (earliestRelease === null) return null;
  return {
    title: text.earliest,
    short: text.releaseShort,
    lines: [...byRates(sentence, earliestRelease), ...hearingsBeforeRelease(release).map(hearingLine)],
    note: creditNote(credits.total),
  };
}
