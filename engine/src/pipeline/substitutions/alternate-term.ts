import { isGangAlternate } from '../../case-file/gang-finding.ts';
import { lifeWith, mapTriad, onlyTerm, type Triad } from '../../crime/triad.ts';
import { specialCircumstances } from '../../law/lists/murder-terms.ts';
import type { Rule } from '../../law/rule.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { years } from '../../numbers/sentence-days.ts';
import { gangAlternateRule } from '../gang/gang-misdemeanor.ts';
import { isAdult, isMinor, isMinorsTerm, isUnderSixteen } from '../record/age-at-act.ts';
import type { Attachment, Count, WorkingCase } from '../record/record.ts';

/** A minor convicted of special-circumstance murder: Pen. Code, § 190.5(b). */
const minorsMurder: Triad = { lower: lifeWith(years(25)), middle: null, upper: { kind: 'LWOP', days: 0 } };

/** Of one under 16 section 190.5(b) leaves twenty-five years to life alone: People v. Demirdjian (2006) 144 Cal.App.4th 10. */
const underSixteen: Triad = onlyTerm(lifeWith(years(25)));

/** A minor is not sentenced to life without parole under the One Strike law: Pen. Code, § 667.61(j)(1), (l). */
const minorsOneStrike = (triad: Triad): Triad =>
  mapTriad(triad, (term) => (term.kind === 'LWOP' ? lifeWith(years(25)) : term));

/** A special circumstance found of an adult: Pen. Code, § 190.2(a). */
const adultsMurder: Triad = { lower: { kind: 'LWOP', days: 0 }, middle: null, upper: { kind: 'DEATH', days: 0 } };
const withoutParole: Triad = onlyTerm({ kind: 'LWOP', days: 0 });

/** A minor's term filed beside an adult (J-145). */
export const isMinorsTermOfAdult = (row: Attachment, count: Count, record: Pick<WorkingCase, 'file'>): boolean =>
  isMinorsTerm(row) && isAdult(count, record);

const oneStrikeWord = (triad: Triad): Rule['word'] => {
  if (triad.upper?.kind === 'LWOP') return 'ONELWOP';
  return triad.upper?.days === years(25) ? 'ONE25' : 'ONE15';
};

function wordOf({ filed }: Attachment, triad: Triad): Rule['word'] {
  if (isUnder(filed.sections, 'PC 667.71')) return 'HAB66771';
  return isUnder(filed.sections, 'PC 667.61') ? oneStrikeWord(triad) : undefined;
}

const isMurder = ({ filed }: Attachment): boolean => isNamed(specialCircumstances, filed.sections);

/** The triad that a substitution puts in place of its count's own: for a minor the law's lesser one, and for nobody else. */
export function alternateTriad(attachment: Attachment, count: Count, record: WorkingCase): Triad {
  const { sections, triad } = attachment.filed;
  if (isMinorsTermOfAdult(attachment, count, record)) return isMurder(attachment) ? adultsMurder : withoutParole;
  if (!isMinor(count, record)) return triad;
  if (isMurder(attachment)) return isUnderSixteen(count, record) ? underSixteen : minorsMurder;
  return isUnder(sections, 'PC 667.61') ? minorsOneStrike(triad) : triad;
}

/** Of a minor's special circumstance § 190.5(b) gives the term, of an adult's § 190.2(a). */
function authorityOf(attachment: Attachment, count: Count, record: WorkingCase): string {
  if (!isMurder(attachment)) return attachment.filed.crime.statute;
  if (isMinor(count, record)) return 'PC 190.5(b)';
  return isMinorsTermOfAdult(attachment, count, record) ? 'PC 190.2(a)' : attachment.filed.crime.statute;
}

/** The rule of the alternate term; that for a gang has its word and its number of the day. */
export function alternateRule(attachment: Attachment, count: Count, record: WorkingCase): Rule {
  const forGang = isGangAlternate(attachment.filed.sections) ? gangAlternateRule(count) : undefined;
  if (forGang !== undefined) return forGang;
  const word = wordOf(attachment, alternateTriad(attachment, count, record));
  return {
    ...(word && { word }),
    authority: authorityOf(attachment, count, record),
    effective: attachment.filed.crime.effective,
    words: 'the alternate term in place of the crime’s own',
  };
}
