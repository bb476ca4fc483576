import type { Release } from '../answer.ts';
import { indeterminateText } from '../numbers/display.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { elderlyParole } from './elderly-parole.ts';
import { defaultFutureRate, expectedSentence, futureRates, futureRules } from './future-credit.ts';
import { lifeParole } from './life-parole.ts';
import { earliestParole, nonviolentParole, prop57Verdict } from './nonviolent-parole.ts';
import { calendarRelease, type ReleaseEstimate, releaseDate } from './release-date.ts';
import type { ReleaseFacts } from './release-facts.ts';
import { supervision } from './supervision.ts';
import { type ParoleDate, youthParole } from './youth-parole.ts';

function releaseNotes({ summary, credits }: ReleaseFacts, estimated: ReleaseEstimate | null): readonly string[] {
  if (summary.special !== null) return [`No release date: ${summary.special}.`];
  if (summary.totalIndeterminate > 0)
    return [
      `No release date: parole may be considered after the minimum of ${indeterminateText(summary.totalIndeterminate)} (PC 3046).`,
    ];
  if (estimated === null) return ['No release date: nothing is to be served.'];
  const { sentenceDays } = estimated.working;
  return sentenceDays > 0 && credits.total >= sentenceDays
    ? ['The sentence is deemed served (PC 1170(a)(3)); supervision still runs, less excess actual days (PC 2900.5(c)).']
    : [];
}

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
