import { lifeWith, mapTriad, onlyTerm, type Triad } from '../../crime/triad.ts';
import { specialCircumstances } from '../../law/lists/murder-terms.ts';
import type { Rule } from '../../law/rule.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { years } from '../../numbers/sentence-days.ts';
import { isMinor, isUnderSixteen } from '../record/age-at-act.ts';
import type { Attachment, Count, WorkingCase } from '../record/record.ts';

/** A minor convicted of special-circumstance murder: Pen. Code, § 190.5(b). */
const minorsMurder: Triad = { lower: lifeWith(years(25)), middle: null, upper: { kind: 'LWOP', days: 0 } };

/** Of one under 16 section 190.5(b) leaves twenty-five years to life alone: People v. Demirdjian (2006) 144 Cal.App.4th 10. */
const underSixteen: Triad = onlyTerm(lifeWith(years(25)));

/** A minor is not sentenced to life without parole under the One Strike law: Pen. Code, § 667.61(j)(1), (l). */
const minorsOneStrike = (triad: Triad): Triad =>
  mapTriad(triad, (term) => (term.kind === 'LWOP' ? lifeWith(years(25)) : term));

const oneStrikeWord = (triad: Triad): Rule['word'] => {
  if (triad.upper?.kind === 'LWOP') return 'ONELWOP';
  return triad.upper?.days === years(25) ? 'ONE25' : 'ONE15';
};

function wordOf({ filed }: Attachment): Rule['word'] {
  if (isUnder(filed.sections, 'PC 667.71')) return 'HAB66771';
  return isUnder(filed.sections, 'PC 667.61') ? oneStrikeWord(filed.triad) : undefined;
}

/** The triad that a substitution puts in place of its count's own, for a minor the law's lesser one. */
export function alternateTriad({ filed }: Attachment, count: Count, record: WorkingCase): Triad {
  if (!isMinor(count, record)) return filed.triad;
  if (isNamed(specialCircumstances, filed.sections)) return isUnderSixteen(count, record) ? underSixteen : minorsMurder;
  return isUnder(filed.sections, 'PC 667.61') ? minorsOneStrike(filed.triad) : filed.triad;
}

/** The rule of the alternate term; of a minor's special circumstance § 190.5(b) is it. */
export function alternateRule(attachment: Attachment, isOfMinor: boolean): Rule {
  const word = wordOf(attachment);
  const isMinorsMurder = isOfMinor && isNamed(specialCircumstances, attachment.filed.sections);
  return {
    ...(word && { word }),
    authority: isMinorsMurder ? 'PC 190.5(b)' : attachment.filed.crime.statute,
    effective: attachment.filed.crime.effective,
    words: 'the alternate term in place of the crime’s own',
  };
}
