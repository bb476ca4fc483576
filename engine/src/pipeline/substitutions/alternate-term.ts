import { lifeWith, mapTriad, type Triad } from '../../crime/triad.ts';
import { specialCircumstances } from '../../law/lists/murder-terms.ts';
import type { Rule } from '../../law/rule.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { years } from '../../numbers/sentence-days.ts';
import type { Attachment, Count } from '../record/record.ts';

/** A minor convicted of special-circumstance murder: Pen. Code, § 190.5(b). */
const minorsMurder: Triad = { lower: lifeWith(years(25)), middle: null, upper: { kind: 'LWOP', days: 0 } };

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
export function alternateTriad({ filed }: Attachment, count: Count): Triad {
  const minor = count.filed.findings.includes('under-18');
  if (minor && isNamed(specialCircumstances, filed.sections)) return minorsMurder;
  return minor && isUnder(filed.sections, 'PC 667.61') ? minorsOneStrike(filed.triad) : filed.triad;
}

export function alternateRule(attachment: Attachment): Rule {
  const word = wordOf(attachment);
  return {
    ...(word && { word }),
    authority: attachment.filed.crime.statute,
    effective: attachment.filed.crime.effective,
    words: 'the alternate term in place of the crime’s own',
  };
}
