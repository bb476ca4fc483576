import { isUnder } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { years } from '../numbers/sentence-days.ts';
import type { AttemptFacts } from './attempt.ts';
import type { Punishment } from './punishment.ts';
import { lifeWith, longestDays, onlyTerm } from './triad.ts';

const minimum = years(25);
/** First day of the longer term: Proposition 67, the day after its election. */
const longerSince: IsoDate = '1988-06-08';

/** Second degree murder of a peace officer, found true: twenty-five years to life, Pen. Code, § 190(b) (R-A14). */
export function withOfficerMurdered(
  completed: Punishment,
  { sections, findings, on }: Pick<AttemptFacts, 'sections' | 'findings' | 'on'>,
): Punishment {
  if (on < longerSince) return completed;
  const lesser = completed.triad.upper?.kind === 'life' && longestDays(completed.triad) < minimum;
  if (!lesser || !findings.includes('peace-officer') || !isUnder(sections, 'PC 187')) return completed;
  return {
    ...completed,
    triad: onlyTerm(lifeWith(minimum)),
    source: {
      authority: 'PC 190(b)',
      effective: longerSince,
      words: 'twenty-five years to life for the second degree murder of a peace officer',
    },
  };
}
