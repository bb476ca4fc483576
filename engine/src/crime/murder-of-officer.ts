import type { Finding } from '../case-file/findings.ts';
import { isUnder } from '../law/statute.ts';
import { years } from '../numbers/sentence-days.ts';
import type { Punishment } from './punishment.ts';
import { lifeWith, longestDays, onlyTerm } from './triad.ts';

const minimum = years(25);

/** Second degree murder of a peace officer, found true: twenty-five years to life, Pen. Code, § 190(b) (R-A14). */
export function withOfficerMurdered(
  completed: Punishment,
  sections: readonly string[],
  findings: readonly Finding[],
): Punishment {
  const lesser = completed.triad.upper?.kind === 'life' && longestDays(completed.triad) < minimum;
  if (!lesser || !findings.includes('peace-officer') || !isUnder(sections, 'PC 187')) return completed;
  return {
    ...completed,
    triad: onlyTerm(lifeWith(minimum)),
    source: {
      authority: 'PC 190(b)',
      effective: null,
      words: 'twenty-five years to life for the second degree murder of a peace officer',
    },
  };
}
