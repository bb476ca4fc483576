import { lifeWith, onlyTerm, type Triad } from '../crime/triad.ts';
import type { Rule } from '../law/rule.ts';
import { isUnder } from '../law/statute.ts';
import { years } from '../numbers/sentence-days.ts';
import { conductDays, isActiveFelony, isIndeterminate, isLive, otherwiseProvided } from './count.ts';
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

const terms: Readonly<Record<2 | 3, (count: Count) => { readonly triad: Triad; readonly source: Rule }>> = {
  2: (count) => ({
    triad: onlyTerm(lifeWith(Math.max(leastMinimum, otherwiseProvided(count).days + conductDays(count)))),
    source: habitualOffender,
  }),
  3: () => ({ triad: onlyTerm({ kind: 'LWOP', days: 0 }), source: habitualOffenderWithoutParole }),
};

const sentenceHabitual: Stage = eachCount((count, { violentPriors }) => {
  if (violentPriors < 2 || !isActiveFelony(count) || !qualifies(count)) return count;
  const { triad, source } = terms[violentPriors === 3 ? 3 : 2](count);
  if (isIndeterminate(count) && otherwiseProvided(count).days > leastMinimum) return count;
  return { ...count, triad, source, absorbing: source, serious: true, seriousByGang: false, violent: true };
});

/**
 * Stage 6 (R-B06): violent prior prison terms (J-34) make life terms. The priors are judged here because only now are
 * the serious and violent flags final (R-B02.7).
 */
export const violentOffender: Stage = (record) => judgePriors(sentenceHabitual(record));
