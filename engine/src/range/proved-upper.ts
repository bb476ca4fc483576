import type { Proof } from '../case-file/case-file.ts';
import type { FiledEnhancement, ResolvedCase } from '../case-file/row.ts';
import { circumstances } from '../circumstances/circumstances.ts';
import { upperTermProof } from '../circumstances/upper-term.ts';
import type { GroupCode } from '../crime/group-code.ts';
import { inForce } from '../law/dated.ts';
import { injuryElements, injuryOutside } from '../law/lists/injury-elements.ts';
import { isUnderAny } from '../law/statute.ts';
import { isNamed } from '../law/statute-list.ts';
import { inGroup, isImposed } from '../pipeline/record/count.ts';
import type { Count } from '../pipeline/record/record.ts';

const aggravating = new Set(circumstances.filter(({ category }) => category === 'Aggravating').map(({ id }) => id));

/** Facts that an enhancement already punishes: Pen. Code, § 1170(b)(5); CRC 4.420(g). */
const sameFact: Readonly<Record<string, (row: FiledEnhancement) => boolean>> = {
  'CRC 4.421(a)(1)': ({ family }) => family.injury,
  'CRC 4.421(a)(2)': ({ family }) => family.weapon,
  'CRC 4.421(a)(9)': ({ sections }) => isUnderAny(sections, ['PC 12022.6', 'PC 186.11']),
  'CRC 4.421(a)(10)': ({ family }) => family.drugWeight,
};

/** Facts that are an element of the crime: a weapon, great bodily injury (what may not be added to it tells). */
const elements: Readonly<Record<string, GroupCode>> = {
  'CRC 4.421(a)(1)': 'GBI_OK',
  'CRC 4.421(a)(2)': 'FEL_NO_WEAPON_ELEMENT',
};

/** Injury is not added to a flight, nor to a weapon carried, and yet no element of it. */
const isInjuryOutside = (sections: readonly string[]): boolean =>
  isNamed(injuryOutside, sections) && !isNamed(injuryElements, sections);

const isElement = (id: string, count: Count): boolean => {
  const outside = elements[id];
  const { state, groupsUnknown } = count.filed;
  return (
    outside !== undefined &&
    state === 'Completed' &&
    !groupsUnknown &&
    !inGroup(count, outside) &&
    !(outside === 'GBI_OK' && isInjuryOutside(count.filed.sections))
  );
};

const isUsed = (id: string, count: Count): boolean =>
  isElement(id, count) || count.attachments.some((row) => isImposed(row) && (sameFact[id]?.(row.filed) ?? false));

/** Whether the upper term of a count, and those of its enhancements, may be imposed. */
export interface ProvedUpper {
  readonly crime: (count: Count) => boolean;
  readonly enhancement: (count: Count) => boolean;
  /** Of an enhancement that is about the offender. */
  readonly ofOffender: boolean;
}

/** Every upper term, as if each were proved. */
export const everyUpper: ProvedUpper = { crime: () => true, enhancement: () => true, ofOffender: true };

/**
 * Upper terms that an aggravating fact supports, stipulated, found true, or for a crime shown by a certified record
 * (Pen. Code, §§ 1170(b)(1)-(3), 1170.1(d)), unless an enhancement punishes that fact. Before that law the court chose.
 * Of elements a weapon and great bodily injury are known; others are for the reader.
 */
export function provedUpper({ file, sentencingDate }: Pick<ResolvedCase, 'file' | 'sentencingDate'>): ProvedUpper {
  if (inForce(upperTermProof, sentencingDate) === undefined) return everyUpper;
  const found = (file.circumstances ?? []).filter(({ id }) => aggravating.has(id));
  const proves =
    (accepted: readonly Proof[]) =>
    (count: Count): boolean =>
      found.some(({ id, proof = 'none' }) => accepted.includes(proof) && !isUsed(id, count));
  return {
    crime: proves(['stipulated', 'found', 'certified']),
    enhancement: proves(['stipulated', 'found']),
    ofOffender: found.some(({ proof }) => proof === 'stipulated' || proof === 'found'),
  };
}
