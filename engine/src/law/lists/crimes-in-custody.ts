import { sectionsOf } from '../statute.ts';
import { isNamed, listed, type UndatedList } from '../statute-list.ts';

/** Contraband of people in custody, in a jail or in a prison: its sections do not say which. */
export const contraband: UndatedList = [
  listed('PC 1170.1(c)', ['PC 4573', 'PC 4573.5', 'PC 4573.6', 'PC 4573.8', 'PC 4574']),
];

/** A prisoner's crime that one in a county jail or camp commits as well: its section calls both a penal institution. */
export const prisonersCrimesInJail: UndatedList = [listed('PC 4502(c)', ['PC 4502'])];

/** Whether of a prisoner's crime it may be said that it was committed in a county jail or camp. */
export const mayBeInJail = (statute: string): boolean => isNamed(prisonersCrimesInJail, sectionsOf(statute));

/**
 * Crimes in custody outside the sections of prisoners, whose section commands that the term follow the sentence for which
 * the person was then confined, and no other (J-178).
 */
export const afterCustody: UndatedList = [
  listed('PC 451(e)', ['PC 451(e)']),
  listed('PC 452(e)', ['PC 452(e)']),
  listed('PC 4011.7', ['PC 4011.7']),
  listed('PC 4133', ['PC 4133']),
];

/** Other crimes of a prison and of a jail, or of people confined in either, of which the section does not say in which. */
export const otherCustodyCrimes: UndatedList = [
  listed('PC 1170.1(c)', [
    'PC 136.7',
    'PC 286(e)',
    'PC 287(e)',
    'PC 288a(e)',
    'PC 404.6(c)',
    'PC 451(e)',
    'PC 452(e)',
    'PC 4535',
    'PC 4600',
    'BP 25603',
  ]),
];
