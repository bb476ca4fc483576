import { lifeWith, onlyTerm, type Triad } from '../crime/triad.ts';
import type { Rule } from '../law/rule.ts';
import { isUnder } from '../law/statute.ts';
import { years } from '../numbers/sentence-days.ts';
import { conductDays, isActiveFelony, isLive, isWithoutParole, otherwiseProvided } from './count.ts';
import { judgePriors } from './priors/status-priors.ts';
import { type Count, eachCount, type Stage } from './record.ts';

const habitualOffender: Rule = {
  word: 'HAB7677',
  authority: 'PC 667.7(a)(1)',
  effective: '1982-01-01',
  words:
    'life, twenty years before parole or the whole term with its enhancements if longer, after two prior prison terms',
};
const habitualOffenderWithoutParole: Rule = {
  ...habitualOffender,
  authority: 'PC 667.7(a)(2)',
  words: 'life without parole, after three prior prison terms',
};

const leastMinimum = years(20);

/** Great bodily injury under § 12022.53 or § 12022.7, or force likely to cause it: Pen. Code, § 667.7(a). */
const qualifies = (count: Count): boolean =>
  count.filed.findings.includes('personal-gbi') ||
  count.attachments.some(
    (row) => isLive(row) && (row.filed.family.section53d || isUnder(row.filed.sections, 'PC 12022.7')),
  );

interface HabitualTerm {
  readonly triad: Triad;
  readonly source: Rule;
}

/** Null where the count's own term is graver: § 667.7 prevents neither death nor life without parole. */
function habitualTerm(count: Count, priorTerms: 2 | 3): HabitualTerm | null {
  if (isWithoutParole(count)) return null;
  if (priorTerms === 3) return { triad: onlyTerm({ kind: 'LWOP', days: 0 }), source: habitualOffenderWithoutParole };
  const own = otherwiseProvided(count);
  if (own.kind === 'life' && own.days > leastMinimum) return null;
  const minimum = Math.max(leastMinimum, own.days + conductDays(count));
  return { triad: onlyTerm(lifeWith(minimum)), source: habitualOffender };
}

/** Prior prison terms that reach this count: those of the case where its harm qualifies, or those alleged with it. */
function priorTermsOf(count: Count, violentPriors: number): number {
  const alleged = count.attachments.filter(isLive).map(({ filed }) => {
    if (isUnder(filed.sections, 'PC 667.7(a)(2)')) return 3;
    return isUnder(filed.sections, 'PC 667.7') ? 2 : 0;
  });
  return Math.max(qualifies(count) ? violentPriors : 0, ...alleged);
}

const sentenceHabitual: Stage = eachCount((count, { violentPriors }) => {
  const priorTerms = priorTermsOf(count, violentPriors);
  if (priorTerms < 2 || !isActiveFelony(count)) return count;
  const habitual = habitualTerm(count, priorTerms === 3 ? 3 : 2);
  if (habitual === null) return count;
  return { ...count, ...habitual, absorbing: habitual.source, serious: true, seriousByGang: false, violent: true };
});

/**
 * Stage 6 (R-B06): violent prior prison terms (J-34) make life terms. The priors are judged here because only now are
 * the serious and violent flags final (R-B02.7).
 */
export const violentOffender: Stage = (record) => judgePriors(sentenceHabitual(record));
