import type { Release } from '../answer/answer.ts';
import { futureRates } from '../law/future-rates.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { custodyTerm } from './custody-part.ts';
import { elderlyParole } from './elderly-parole.ts';
import { defaultFutureRate, expectedSentence, futureAuthority } from './future-credit.ts';
import { lifeParole } from './life-parole.ts';
import { earliestParole, nonviolentAuthority, nonviolentParole, prop57Verdict } from './nonviolent-parole.ts';
import { calendarRelease, releaseDate } from './release-date.ts';
import type { ReleaseFacts } from './release-facts.ts';
import { releaseNotes } from './release-notes.ts';
import { splitTerm } from './split-term.ts';
import { supervision } from './supervision.ts';
import { noParole, type ParoleDate, youthParole } from './youth-parole.ts';

const isAfter = (date: IsoDate | null, released: IsoDate | undefined): boolean =>
  date !== null && released !== undefined && released <= date;

/** A hearing that comes after release is none. */
const beforeRelease = (parole: ParoleDate, released: IsoDate | undefined, name: string): ParoleDate =>
  isAfter(parole.date, released) ? noParole(`${name}: the term ends before the hearing.`) : parole;

/** The dates of nonviolent parole, and why there is none. Consideration after release is none either. */
function nonviolent(facts: ReleaseFacts, released: IsoDate | undefined) {
  const legal = nonviolentParole(facts);
  const estimated = earliestParole(facts);
  const isLate = isAfter(legal.date, released);
  const notes =
    facts.summary.place === 'prison'
      ? isLate
        ? ['Nonviolent parole: the term ends before the full term of the primary offense is served.']
        : []
      : [`Nonviolent parole: only from state prison (${nonviolentAuthority}).`];
  return {
    legal: isLate ? { ...legal, date: null } : legal,
    earliest: isAfter(estimated, released) ? null : estimated,
    notes,
  };
}

/** The date that stands unless the user chooses a rate. */
function byLaw(facts: ReleaseFacts): Release['byLaw'] {
  const estimated = releaseDate(facts, undefined);
  if (estimated === null) return null;
  const { futureRate, stretches } = estimated.working;
  return { rate: futureRate, earliestRelease: estimated.date, severalRates: stretches !== undefined };
}

/** Release and parole (R-D06 to R-D09): estimates by the product's count beside the dates that the law gives. */
export function release(facts: ReleaseFacts): Release {
  const { credits, summary, start } = facts;
  const statutory = defaultFutureRate(credits.afterSentence.rate);
  const estimated = releaseDate(facts, facts.futureRate);
  const { legal, earliest, notes } = nonviolent(facts, estimated?.date);
  const inCustody = custodyTerm(facts);
  const youth = beforeRelease(youthParole(facts), estimated?.date, 'Youth parole');
  const elderly = beforeRelease(elderlyParole(facts), estimated?.date, 'Elderly parole');
  return {
    earliestRelease: estimated?.date ?? null,
    calendarRelease: calendarRelease(facts, facts.futureRate),
    expectedSentenceDays: expectedSentence(inCustody, statutory) + summary.totalDeterminate - inCustody,
    byLaw: byLaw(facts),
    byRate: futureRates.flatMap((each) => {
      const date = releaseDate(facts, each)?.date;
      const authority = futureAuthority(each, summary.place);
      return date === undefined ? [] : [{ rate: each, earliestRelease: date, authority }];
    }),
    prop57: prop57Verdict(facts),
    earliestParole: earliest,
    legalParole: legal.date,
    youthParole: youth.date,
    elderlyParole: elderly.date,
    paroleAuthority: { prop57: nonviolentAuthority, youth: youth.authority, elderly: elderly.authority },
    legal,
    lifeParole: lifeParole(facts),
    supervision: supervision(facts, estimated?.date ?? start),
    split: splitTerm(facts, estimated),
    notes: [
      ...releaseNotes(facts, estimated),
      ...notes,
      ...[youth.reason, elderly.reason].filter((reason) => reason !== null),
    ],
    working: estimated?.working ?? null,
  };
}
