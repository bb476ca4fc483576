import type { Release } from '../answer.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { elderlyParole } from './elderly-parole.ts';
import { defaultFutureRate, expectedSentence, futureRates, futureRules } from './future-credit.ts';
import { lifeParole } from './life-parole.ts';
import { earliestParole, nonviolentParole, prop57Verdict } from './nonviolent-parole.ts';
import { calendarRelease, releaseDate } from './release-date.ts';
import type { ReleaseFacts } from './release-facts.ts';
import { releaseNotes } from './release-notes.ts';
import { supervision } from './supervision.ts';
import { type ParoleDate, youthParole } from './youth-parole.ts';

/** A hearing that comes after release is none. */
const beforeRelease = (parole: ParoleDate, released: IsoDate | undefined, name: string): ParoleDate =>
  parole.date !== null && released !== undefined && released <= parole.date
    ? { date: null, reason: `${name}: the term ends before the hearing.` }
    : parole;

/** Release and parole (R-D06 to R-D09): estimates by the product's count beside the dates that the law gives. */
export function release(facts: ReleaseFacts): Release {
  const { credits, summary, start } = facts;
  const statutory = defaultFutureRate(credits.afterSentence.rate);
  const rate = facts.futureRate ?? statutory;
  const estimated = releaseDate(facts, rate);
  const legal = nonviolentParole(facts);
  const youth = beforeRelease(youthParole(facts), estimated?.date, 'Youth parole');
  const elderly = beforeRelease(elderlyParole(facts), estimated?.date, 'Elderly parole');
  return {
    earliestRelease: estimated?.date ?? null,
    calendarRelease: calendarRelease(facts, rate),
    expectedSentenceDays: expectedSentence(summary.totalDeterminate, statutory),
    byRate: futureRates.flatMap((each) => {
      const date = releaseDate(facts, each)?.date;
      return date === undefined ? [] : [{ rate: each, earliestRelease: date, authority: futureRules[each].authority }];
    }),
    prop57: prop57Verdict(facts),
    earliestParole: earliestParole(facts),
    legalParole: legal.date,
    youthParole: youth.date,
    elderlyParole: elderly.date,
    legal,
    lifeParole: lifeParole(facts),
    supervision: supervision(facts, estimated?.date ?? start),
    notes: [...releaseNotes(facts, estimated), ...[youth.reason, elderly.reason].filter((reason) => reason !== null)],
    working: estimated?.working ?? null,
  };
}
