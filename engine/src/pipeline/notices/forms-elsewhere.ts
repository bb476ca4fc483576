import { isNoViolation } from '../../crime/no-violation.ts';
import { feloniesByMay } from '../../law/lists/felonies-by-may.ts';
import { isUnder, isUnderAny } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import type { SentencedRecord } from '../record/outcome.ts';
import type { Count } from '../record/record.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

/** Where the sections on savings associations begin to name a pattern of their violations: Stats. 1990, ch. 1118. */
const firstDayOfPattern = '1991-01-01';

const ofPattern = ['FC 5303', 'FC 5304', 'FC 5305', 'FC 5306'];

const isPunished = ({ standing }: Count): boolean => standing === 'active' || standing === 'suspended';

const mayBeOfPattern = (count: Count): boolean =>
  isPunished(count) &&
  count.severity === 'felony' &&
  count.filed.lawDate >= firstDayOfPattern &&
  isUnderAny(count.filed.sections, ofPattern) &&
  !isNoViolation(count.filed);

/** Four facts, pleaded and found, that no row tells; one violation makes no pattern (J-168). */
const patternAtSavingsAssociation: Check = ({ counts }: SentencedRecord) => {
  const concerned = counts.filter(mayBeOfPattern);
  return noticeOn(concerned.length > 1 ? concerned : [], {
    code: 'PATTERN_AT_SAVINGS_ASSOCIATION',
    authority: 'FC 5309(a), (b)',
    text: 'Where it is pleaded, and admitted or found, that an institution-affiliated party engaged in a pattern of these violations, with intent to cause substantial harm to the association or with reckless disregard of it, and that they caused it, the terms are consecutive, up to 20 years in state prison, and no part of them is suspended. Neither is counted here.',
  });
};

/** The order's section has one row; Pen. Code, § 273.6 punishes it, and forbids the same act in rows of its own. */
const orderWithInjuryOrPrior: Check = onCounts(
  (count) => isPunished(count) && isUnder(count.filed.sections, 'FM 6388') && !isNoViolation(count.filed),
  {
    code: 'ORDER_WITH_INJURY_OR_PRIOR',
    authority: 'FM 6388; PC 273.6(b), (d), (e)',
    text: 'Section 273.6 of the Penal Code punishes it: (b) where a person was injured; and it may be a felony, (d) after an earlier violation within seven years, with violence or a credible threat of it, or (e) after a conviction within a year, with an injury. Whether it is so is not known here; charge PC 273.6(b), (d) or (e).',
  },
);

/** Section 207(b), of children alone, has a row for a parent (J-210). */
const isRaisedByAge = ({ filed: { crime, sections } }: Count): boolean =>
  (crime.punishedBy === 'PC 208(b)' || isUnder(sections, 'PC 208(b)')) && !isUnder(sections, 'PC 207(b)');

/** A child's age raises kidnapping, but not of the child's parent: that is the crime of section 208(a). */
const kidnappedByParent: Check = onCounts((count) => isPunished(count) && isRaisedByAge(count), {
  code: 'KIDNAPPED_BY_PARENT',
  authority: 'PC 208(a), (b)',
  text: 'Section 208(b) is not of a child taken, detained or concealed by a parent, or by a person whom a court order granted access to the child: the crime then has three, five or eight years. Whether it is so is not known here; charge PC 207(a), (c) or (d) without the age.',
});

/** Cannabis, “may be punished” as a felony notwithstanding the misdemeanor of the same section (J-236). */
const felonyByMay: Check = onCounts(
  (count) =>
    isPunished(count) &&
    count.severity === 'felony' &&
    isNamed(feloniesByMay, count.filed.sections) &&
    !isNoViolation(count.filed),
  {
    code: 'FELONY_BY_MAY',
    authority: 'HS 11358(c), (d), 11359(b) to (d), 11360(a)(2), (3)',
    text: 'The section says “may”: notwithstanding its misdemeanor, six months in county jail, this may be punished as a felony. Whether the court may leave it at the misdemeanor was not found decided; the felony is counted. For the misdemeanor charge HS 11358(c), 11359(b) or 11360(a)(2).',
  },
);

/** Forms that another section or row tells, graver or lesser, of which the row's own crime says nothing. */
export const formsElsewhere: readonly Check[] = [
  patternAtSavingsAssociation,
  orderWithInjuryOrPrior,
  kidnappedByParent,
  felonyByMay,
];
