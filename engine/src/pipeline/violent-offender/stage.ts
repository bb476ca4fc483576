import { lifeWith, onlyTerm } from '../../crime/triad.ts';
import type { Rule } from '../../law/rule.ts';
import { isUnder } from '../../law/statute.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { years } from '../../numbers/sentence-days.ts';
import { priorDays } from '../priors/prior-days.ts';
import { judgePriors } from '../priors/status-priors.ts';
import { conductDays, isActiveFelony, isLive, isWithoutParole, otherwiseProvided } from '../record/count.ts';
import { type Attachment, type Count, eachCount, type Prior, type Stage } from '../record/record.ts';

/** First day of the section: Stats. 1981, ch. 1108. */
const habitualSince: IsoDate = '1982-01-01';

const habitualOffender: Rule = {
  word: 'HAB7677',
  authority: 'PC 667.7(a)(1)',
  effective: habitualSince,
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

/** Whether the count's own term is graver: § 667.7 prevents neither death nor life without parole. */
function isGraver(count: Count, priorTerms: number): boolean {
  if (isWithoutParole(count)) return true;
  const own = otherwiseProvided(count);
  return priorTerms < 3 && own.kind === 'life' && own.days > leastMinimum;
}

const allegedBy = ({ filed }: Attachment): number => {
  if (isUnder(filed.sections, 'PC 667.7(a)(2)')) return 3;
  return isUnder(filed.sections, 'PC 667.7') ? 2 : 0;
};

/** Prior prison terms that reach this count: those of the case where its harm qualifies, or those alleged with it. */
function priorTermsOf(count: Count, violentPriors: number): number {
  if (count.filed.lawDate < habitualSince) return 0;
  let most = violentPriors > 0 && qualifies(count) ? violentPriors : 0;
  for (const row of count.attachments) if (isLive(row)) most = Math.max(most, allegedBy(row));
  return most;
}

/** The life term comes from the record: it makes no felony serious or violent (People v. Thomas (1999) 21 Cal.4th 1122). */
const markHabitual: Stage = eachCount((count, { violentPriors }) => {
  const priorTerms = priorTermsOf(count, violentPriors);
  if (priorTerms < 2 || !isActiveFelony(count) || isGraver(count, priorTerms)) return count;
  const source = priorTerms === 3 ? habitualOffenderWithoutParole : habitualOffender;
  return { ...count, source, absorbing: source };
});

/** Twenty years, or the whole term with its enhancements, those for priors too: People v. Jenkins (1995) 10 Cal.4th 234. */
function minimumOf(count: Count, priors: readonly Prior[]): number {
  const enhancements = conductDays({ ...count, absorbing: null }) + priorDays(count, priors);
  return Math.max(leastMinimum, otherwiseProvided(count).days + enhancements);
}

const sentenceHabitual: Stage = eachCount((count, { priors }) => {
  if (count.absorbing === habitualOffender) return { ...count, triad: onlyTerm(lifeWith(minimumOf(count, priors))) };
  return count.absorbing === null ? count : { ...count, triad: onlyTerm({ kind: 'LWOP', days: 0 }) };
});

/**
 * Stage 6 (R-B06): violent prior prison terms (J-34) make life terms. The priors are judged here because only now are
 * the serious and violent flags final (R-B02.7).
 */
export const violentOffender: Stage = (record) => sentenceHabitual(judgePriors(markHabitual(record)));
