import { isOf664 } from '../../crime/attempt.ts';
import { isNoViolation } from '../../crime/no-violation.ts';
import { jailForOneYear } from '../../law/lists/jail-for-one-year.ts';
import { armedMinors } from '../../law/lists/probation-lengths.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isActiveFelony } from '../record/count.ts';
import { type Check, onCounts } from './check.ts';

const jailForAYear = onCounts(
  ({ standing, severity, filed }) =>
    standing === 'active' &&
    severity === 'misdemeanor' &&
    isNamed(jailForOneYear, filed.sections) &&
    // PC 664(b): a term not exceeding one half
    !isOf664(filed),
  {
    code: 'JAIL_FOR_A_YEAR',
    authority: 'PC 18.5(a); 8 U.S.C. 1101(a)(43)',
    text: 'The section says jail "for one year", and not "up to" or "not exceeding" it, of which PC 18.5(a) speaks. Read here as a most, of 364 days; by its letter it is a year, which matters to who is not a citizen. Have 364 days or fewer said.',
  },
);

/** Horsemeat offered for sale: its section names two years of jail, which no misdemeanor has (J-76). */
const jailAboveAYear = onCounts(
  ({ standing, severity, filed: { sections } }) =>
    standing === 'active' && severity === 'misdemeanor' && isUnder(sections, 'PC 598d'),
  {
    code: 'JAIL_ABOVE_A_YEAR',
    authority: 'PC 19.2, 598d(b)',
    text: 'The section says jail of up to two years. Nobody is committed to a county jail above a year on one misdemeanor (PC 19.2), so 364 days are read here as its most.',
  },
);

/** Minors with firearms or ammunition, whose section names jail and no length: no offense "declared to be a misdemeanor" (J-244). */
const jailWithoutALength = onCounts(
  ({ standing, severity, filed: { sections, crime } }) =>
    standing === 'active' &&
    severity === 'misdemeanor' &&
    crime.terms.upper === '364d' &&
    isNamed(armedMinors, sections),
  {
    code: 'JAIL_WITHOUT_A_LENGTH',
    authority: 'PC 19, 19.2, 29700(a)',
    text: 'The section names county jail beside the felony and no length of it. A year, of 364 days, is read here (PC 19.2); that it is the six months of PC 19, which speaks of what is declared a misdemeanor, may be argued.',
  },
);

/** A least and a most, and no three terms: a second offer of horsemeat (J-256). */
const termOfRange = onCounts((count) => isActiveFelony(count) && isUnder(count.filed.sections, 'PC 598d(c)'), {
  code: 'TERM_OF_A_RANGE',
  authority: 'PC 598d(c), 1168(b), 1170(a)(3)',
  text: 'The section gives two to five years, and not three terms of which the court chooses one. Whether the court fixes a term between them, or leaves it to the Board of Parole Hearings (PC 1168(b)), no opinion says. Counted are two years as the lower term, five as any other, and a third of five where the term is subordinate.',
});

/** An order to a patient of tuberculosis, not complied with: its section confines in addition to every other penalty. */
const confinedUntilOrderMet = onCounts(
  ({ standing, filed }) => standing === 'active' && isUnder(filed.sections, 'HS 120280') && !isNoViolation(filed),
  {
    code: 'CONFINED_UNTIL_ORDER_MET',
    authority: 'HS 120280',
    text: 'In addition to the jail shown the court may order confinement until the order of the health officer is complied with or ended, at most a year from the judgment.',
  },
);

/** Sections whose words of a length fit none that the law knows, or that confine beyond it. */
export const lengthsInWords: readonly Check[] = [
  jailForAYear,
  jailAboveAYear,
  jailWithoutALength,
  termOfRange,
  confinedUntilOrderMet,
];
