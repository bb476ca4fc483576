import { indeterminateText } from '../numbers/display.ts';
import { addDays } from '../numbers/iso-date.ts';
import { custodyTerm } from './custody-part.ts';
import { isProbationJail, leastServedUntil, type ReleaseEstimate } from './release-date.ts';
import { type ReleaseFacts, servedChains } from './release-facts.ts';

function whyNoDate(facts: ReleaseFacts): string {
  const { summary } = facts;
  const beside = Math.max(...servedChains(facts).map(({ indeterminateDays }) => indeterminateDays));
  if (summary.special !== null) return `No release date: ${summary.special}.`;
  if (summary.totalIndeterminate > 0)
    return `No release date: parole may be considered after the minimum of ${indeterminateText(summary.totalIndeterminate)} (PC 3046).`;
  if (beside > 0)
    return `No release date: a life term of ${indeterminateText(beside)} runs beside the controlling term (PC 669, 3046).`;
  return 'No release date: nothing is to be served.';
}

/** Whether a part of the term is suspended: a straight term is no split. */
const isSplit = (facts: ReleaseFacts): boolean => custodyTerm(facts) < facts.summary.totalDeterminate;

/** Credit that covers the whole sentence. */
function served(facts: ReleaseFacts, { working: { sentenceDays } }: ReleaseEstimate): readonly string[] {
  const { summary, credits } = facts;
  if (sentenceDays === 0 || credits.total < sentenceDays || leastServedUntil(facts) > facts.start) return [];
  if (isSplit(facts))
    return [
      'The custody part is served: credit covers it, and what is beyond it shortens the supervision (PC 2900.5(a)).',
    ];
  if (isProbationJail(facts)) return ['The jail of probation is served: credit covers it (PC 2900.5(a)).'];
  return summary.place === 'prison'
    ? ['The sentence is deemed served (PC 1170(a)(3)); supervision still runs, less excess actual days (PC 2900.5(c)).']
    : ['The sentence is served: credit covers it (PC 2900.5(a)).'];
}

/** Jail days of misdemeanors are served in a county jail, before or after the prison term. */
const besidePrison = ({ summary: { place, exposureDaysMisdemeanor } }: ReleaseFacts): readonly string[] =>
  place === 'prison' && exposureDaysMisdemeanor > 0
    ? [`The ${exposureDaysMisdemeanor} days of misdemeanors are county jail time and are not in this date (PC 19.2).`]
    : [];

/** No release before days that must be served, where credit alone would bring one. */
const leastServed = (facts: ReleaseFacts, { date, working }: ReleaseEstimate): readonly string[] =>
  leastServedUntil(facts) === date && addDays(facts.start, working.balanceDays - working.futureDays) < date
    ? [
        'Jail for a gang: no release on any basis before 180 days are served, which conduct does not shorten (PC 186.22(d)).',
      ]
    : [];

/** Jail as a condition of probation beside a term of another count. */
const besideProbation = (facts: ReleaseFacts): readonly string[] =>
  facts.summary.probationJailDays > 0 && !isProbationJail(facts)
    ? [
        `The ${facts.summary.probationJailDays} days of jail as a condition of probation are not in this date (PC 1203.1(a)).`,
      ]
    : [];

/** Of a split term they are custody too: supervision begins upon release from it, Pen. Code, § 1170(h)(5)(B). */
const beforeSupervision = (facts: ReleaseFacts): readonly string[] =>
  isSplit(facts) && facts.summary.exposureDaysMisdemeanor > 0
    ? [
        `The ${facts.summary.exposureDaysMisdemeanor} days of misdemeanors are served before supervision begins, and are no part of the term that is split (PC 1170(h)(5)(B)).`,
      ]
    : [];

/** What a reader of the release date should know. */
export const releaseNotes = (facts: ReleaseFacts, estimated: ReleaseEstimate | null): readonly string[] =>
  estimated === null
    ? [whyNoDate(facts)]
    : [
        ...served(facts, estimated),
        ...leastServed(facts, estimated),
        ...besidePrison(facts),
        ...besideProbation(facts),
        ...beforeSupervision(facts),
      ];
