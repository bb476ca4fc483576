import { isOfAnothersFirearm } from '../../case-file/firearm-of-another.ts';
import { lifeWith, onlyTerm } from '../../crime/triad.ts';
import type { Rule } from '../../law/rule.ts';
import { isUnder } from '../../law/statute.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { years } from '../../numbers/sentence-days.ts';
import { priorDays } from '../priors/prior-days.ts';
import { judgePriors } from '../priors/status-priors.ts';
import { conductDays, isActiveFelony, isLive, isWithoutParole, otherwiseProvided } from '../record/count.ts';
import { isSaid } from '../record/is-said.ts';
import { type Attachment, type Count, eachCount, type Prior, type Stage } from '../record/record.ts';

/** A life term by prior prison terms, and its least minimum in sentence days; null: without parole. */
interface HabitualTerm {
  readonly section: string;
  readonly rule: Rule & { readonly effective: IsoDate };
  readonly least: number | null;
}

/** First day of § 667.7: Stats. 1981, ch. 1108. */
const habitualSince: IsoDate = '1982-01-01';
const orWholeTerm = 'before parole or the whole term with its enhancements if longer, after two prior prison terms';

const twentyYears: HabitualTerm = {
  section: 'PC 667.7',
  rule: {
    word: 'HAB7677',
    authority: 'PC 667.7(a)(1)',
    effective: habitualSince,
    words: `life, twenty years ${orWholeTerm}`,
  },
  least: years(20),
};

const withoutParole: HabitualTerm = {
  section: 'PC 667.7(a)(2)',
  rule: {
    word: 'HAB7677',
    authority: 'PC 667.7(a)(2)',
    effective: habitualSince,
    words: 'life without parole, after three prior prison terms',
  },
  least: null,
};

/** Of drugs and minors, since Stats. 1987, ch. 729. */
const seventeenYears: HabitualTerm = {
  section: 'PC 667.75',
  rule: { authority: 'PC 667.75', effective: '1988-01-01', words: `life, seventeen years ${orWholeTerm}` },
  least: years(17),
};

/** The gravest first. */
const habitualTerms = [withoutParole, twentyYears, seventeenYears];

const isInjury = (filed: Attachment['filed'], count: Count): boolean =>
  isUnder(filed.sections, 'PC 12022.7') || (filed.family.section53d && !isOfAnothersFirearm(filed, count.filed));

/** Great bodily injury under § 12022.53 or § 12022.7, or force likely to cause it: Pen. Code, § 667.7(a). */
export const isGreatlyHarmed = (count: Count): boolean =>
  isSaid(count, 'personal-gbi') || count.attachments.some((row) => isLive(row) && isInjury(row.filed, count));

const isAlleged = ({ section }: HabitualTerm, { attachments }: Count): boolean =>
  attachments.some((row) => isLive(row) && isUnder(row.filed.sections, section));

/** By the violent prison terms of the case, where the harm of the count qualifies. */
function ofTheCase(count: Count, violentPriors: number): HabitualTerm | undefined {
  if (violentPriors < 2 || !isGreatlyHarmed(count)) return undefined;
  return violentPriors === 3 ? withoutParole : twentyYears;
}

/** The gravest that reaches this count: by the prison terms of the case, or alleged with it. */
function habitualTermOf(count: Count, violentPriors: number): HabitualTerm | undefined {
  const byPriors = ofTheCase(count, violentPriors);
  return habitualTerms.find(
    (term) => count.filed.lawDate >= term.rule.effective && (term === byPriors || isAlleged(term, count)),
  );
}

/** Whether the count's own term is graver: these sections prevent neither death nor life without parole. */
function isGraver(count: Count, { least }: HabitualTerm): boolean {
  if (isWithoutParole(count)) return true;
  const own = otherwiseProvided(count);
  return least !== null && own.kind === 'life' && own.days > least;
}

/**
 * The life term comes from the record: it makes no felony serious or violent (People v. Thomas (1999) 21 Cal.4th 1122). Both
 * sections name the state prison, whatever the felony's own place (J-265).
 */
const markHabitual: Stage = eachCount((count, { violentPriors }) => {
  const term = isActiveFelony(count) ? habitualTermOf(count, violentPriors) : undefined;
  if (term === undefined || isGraver(count, term)) return count;
  return { ...count, place: 'prison', source: term.rule, absorbing: term.rule };
});

/** The least, or the whole term with its enhancements, those for priors too: People v. Jenkins (1995) 10 Cal.4th 234 (J-82). */
function minimumOf(count: Count, priors: readonly Prior[], least: number): number {
  const enhancements = conductDays({ ...count, absorbing: null }) + priorDays(count, priors);
  return Math.max(least, otherwiseProvided(count).days + enhancements);
}

const sentenceHabitual: Stage = eachCount((count, { priors }) => {
  const term = habitualTerms.find(({ rule }) => rule === count.absorbing);
  if (term === undefined) return count;
  if (term.least === null) return { ...count, triad: onlyTerm({ kind: 'LWOP', days: 0 }) };
  return { ...count, triad: onlyTerm(lifeWith(minimumOf(count, priors, term.least))) };
});

/**
 * Stage 6 (R-B06): violent prior prison terms (J-34), and those of drugs and minors, make life terms. The priors are judged
 * here because only now are the serious and violent flags final (R-B02.7).
 */
export const violentOffender: Stage = (record) => sentenceHabitual(judgePriors(markHabitual(record)));
