import { isNotUnderItsSection } from '../../crime/no-violation.ts';
import { longestDays } from '../../crime/triad.ts';
import { isUnder, isUnderAny } from '../../law/statute.ts';
import { monthDays } from '../../numbers/sentence-days.ts';
import type { Count } from '../record/record.ts';
import { misdemeanorDays } from '../sum/surroundings.ts';
import { type Check, onCounts } from './check.ts';

const threeMonths = 3 * monthDays;
const sixMonths = 2 * threeMonths;

/** Days of jail that leave room for the least; null where a felony's term is served, and of an attempt or a conspiracy, of which nobody is convicted under the section (J-212). */
export function jailOf(count: Count): number | null {
  const { probation } = count.filed;
  if (isNotUnderItsSection(count.filed)) return null;
  if (probation?.granted === true) return count.standing === 'suspended' ? (probation.jailDays ?? 0) : null;
  return count.standing === 'active' && count.severity === 'misdemeanor' ? misdemeanorDays(count) : null;
}

const isFewer = (count: Count): boolean => (jailOf(count) ?? threeMonths) < threeMonths;

/** Three months for a loaded firearm after some crimes with weapons: no row tells such a prior from another. */
const carriedLoaded = (section: string, authority: string, priors: string): Check =>
  onCounts((count) => isUnder(count.filed.sections, section) && isFewer(count), {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority,
    text: `After ${priors}, at least three months in jail follow, with probation too, but for unusual cases. Whether there is such a prior is not known here.`,
  });

/** The row of a prior of which the section asks for three months in probation: that is counted. */
const countsItsPrior = ({ filed: { sections, probation } }: Count): boolean =>
  isUnderAny(sections, ['PC 25400(c)(1)', 'PC 12025(b)(1)']) && probation?.granted === true;

const isMore = (count: Count): boolean =>
  count.filed.probation?.granted !== true && (jailOf(count) ?? sixMonths) > sixMonths;

const carriedConcealed = (section: string, authority: string, misdemeanor: string, priors: string): Check =>
  onCounts(
    (count) => isUnder(count.filed.sections, section) && !countsItsPrior(count) && (isFewer(count) || isMore(count)),
    {
      code: 'LEAST_JAIL_BY_PRIOR',
      authority,
      text: `After a misdemeanor that ${misdemeanor} lists, three to six months in jail follow, and with probation at least three; after a felony or ${priors}, probation has at least three; but for unusual cases. Whether there is such a prior is not known here.`,
    },
  );

/** Each section and the former one that it continues (Stats. 2010, ch. 711). */
const carried: readonly Check[] = [
  carriedLoaded('PC 25850', 'PC 25850(d)', 'an offense that PC 23515 or 16580 lists'),
  carriedLoaded(
    'PC 12031',
    'former PC 12031(a)(6)',
    'an offense that former PC 12001.6 lists, or a crime that its chapter made punishable',
  ),
  carriedConcealed('PC 25400', 'PC 25400(d), (e)', 'PC 23515', 'a crime that PC 16580 lists'),
  carriedConcealed(
    'PC 12025',
    'former PC 12025(d), (e)',
    'former PC 12001.6',
    'a crime that its chapter made punishable',
  ),
];

const atSchool: Check = onCounts(
  (count) => isUnderAny(count.filed.sections, ['PC 626.9(b)', 'PC 626.9(d)']) && isFewer(count),
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'PC 626.9(g)',
    text: 'After a misdemeanor that PC 23515 lists, at least three months in jail follow, with probation too; with probation for a felony also after any felony or a crime that PC 16580 lists; but for unusual cases. Whether there is such a prior is not known here.',
  },
);

const unlicensedLawyer: Check = onCounts(
  (count) => isUnder(count.filed.sections, 'BP 6126(a)') && count.filed.probation?.granted !== true && isFewer(count),
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'BP 6126(a)',
    text: 'After a conviction of the same subdivision at least 90 days in jail follow, but for an unusual case, for reasons on the record. Whether there is such a prior is not known here.',
  },
);

/** A third conviction has a year at most, and its own least jail. */
const unlicensedContractor: Check = onCounts(
  (count) =>
    isUnder(count.filed.sections, 'BP 7028(a)') &&
    longestDays(count.triad) <= sixMonths &&
    count.filed.probation?.granted !== true &&
    isFewer(count),
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'BP 7028(c)',
    text: 'After a conviction of the same section at least 90 days in jail follow; fewer, or a fine alone, in an unusual case, for reasons on the record. Whether there is such a prior is not known here.',
  },
);

/** A second conviction and a later one share a row, which counts the five days of the second. */
const harasser: Check = onCounts(
  (count) =>
    isUnder(count.filed.sections, 'PC 11414(c)') &&
    count.filed.probation?.granted !== true &&
    (jailOf(count) ?? monthDays) < monthDays,
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'PC 11414(c)',
    text: 'After a second conviction of the same section at least 30 days in jail follow. Whether this is a third or a later one is not known here.',
  },
);

const suspendedWithInjury: Check = onCounts(
  (count) => isUnder(count.filed.sections, 'VC 14601.4') && (jailOf(count) ?? monthDays) < monthDays,
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'VC 14601.4(b), 14601.2(d)(2), (f)',
    text: 'After a conviction of driving on a suspended license (VC 14601, 14601.1, 14601.2, 14601.5) within five years at least 30 days in jail follow, with probation too. Whether there is such a prior is not known here.',
  },
);

/** Where the county has the ordinance of the section; with probation the program stands in the place of the jail. */
const drunkInPublic: Check = onCounts((count) => isUnder(count.filed.sections, 'PC 647(f)') && isFewer(count), {
  code: 'LEAST_JAIL_BY_PRIOR',
  authority: 'PC 647d(a), (b)',
  text: 'In a county that has adopted section 647d, after two convictions of public intoxication within 12 months at least 90 days in jail follow, or probation with 60 days in an alcohol treatment and recovery program. Whether it has, and whether there are such priors, is not known here.',
});

const twoDays = 2;
const sixtyDays = 60;

const isGrantedFewer = (count: Count, days: number): boolean =>
  count.filed.probation?.granted === true && (jailOf(count) ?? days) < days;

/** Of one prior the rows of subdivision (f) count the fifteen days; no row tells two. */
const spouseInjured: Check = onCounts(
  (count) => isUnder(count.filed.sections, 'PC 273.5') && isGrantedFewer(count, sixtyDays),
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'PC 273.5(h)',
    text: 'With probation, after one conviction within seven years that PC 273.5(f) lists at least 15 days in jail follow, after two or more at least 60, but for good cause stated on the record. How many such priors there are is not known here.',
  },
);

const spouseBattered: Check = onCounts(
  (count) => isUnder(count.filed.sections, 'PC 243(e)') && isGrantedFewer(count, twoDays),
  {
    code: 'LEAST_JAIL_BY_PRIOR',
    authority: 'PC 243(e)(3)',
    text: 'With probation, after a conviction of PC 243(e) or 273.5 at least 48 hours in jail follow, but for good cause. Whether there is such a prior is not known here.',
  },
);

/** A violation of paragraph (1) of a protective order is each of the others: where it injured, (c)(2) is its row. */
const injuringContempt: Check = onCounts(
  (count) =>
    isUnderAny(count.filed.sections, ['PC 166(c)(1)', 'PC 166(c)(4)']) &&
    count.filed.state === 'Completed' &&
    (jailOf(count) ?? twoDays) < twoDays,
  {
    code: 'LEAST_JAIL_BY_INJURY',
    authority: 'PC 166(c)(2)',
    text: 'Where the violation caused a physical injury, at least 48 hours in jail follow, whether a fine or jail is imposed or the sentence is suspended. Whether it did is not known here; section 166(c)(2) charges it.',
  },
);

/**
 * Least jail by a prior that no row tells: of a firearm carried loaded, concealed or at a school, of law practiced and of
 * contracting without a license, of a child harassed for a parent's work, of an injury while the license is suspended, of public
 * intoxication, of a spouse hurt; and by an injury, of contempt of a protective order.
 */
export const leastJailByPrior: readonly Check[] = [
  ...carried,
  atSchool,
  unlicensedLawyer,
  unlicensedContractor,
  harasser,
  suspendedWithInjury,
  drunkInPublic,
  spouseInjured,
  spouseBattered,
  injuringContempt,
];
