import { afterCustody, prisonersCrimesInJail } from '../../law/lists/crimes-in-custody.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';

/** The term that was being served had ended before sentence: People v. Brantley (2019) 43 Cal.App.5th 917. */
const hasEnded = ({ filed }: Count): boolean => filed.findings.includes('outside-term-ended');

/** Whether its section reaches county jails and camps beside state prison: Pen. Code, § 4502(c). */
export const isOfPrisonOrJail = ({ filed }: Count): boolean => isNamed(prisonersCrimesInJail, filed.sections);

const isFoundInPrison = (count: Count): boolean => isFelony(count) && count.filed.findings.includes('in-prison');

/** The section is one of those of a prisoner: Pen. Code, §§ 4501-4503, 4530. */
const isOfPrison = ({ filed }: Count): boolean => filed.punishment.category === 'PRISON_1170_1C';

/** Of its section one confined in a jail is guilty: without a word which custody it was, or found so (J-94). */
const mayFollowJail = (count: Count): boolean => {
  const { findings, sections } = count.filed;
  return isOfPrison(count) ? isOfPrisonOrJail(count) && findings.includes('in-jail') : isNamed(afterCustody, sections);
};

/** Committed in a jail, whose sentence its section names: the command stands, § 1170.1(c) does not reach it (J-94, J-178). */
export const isCommittedInJail = (count: Count): boolean =>
  mayFollowJail(count) && !isFoundInPrison(count) && !hasEnded(count);

/** Crimes that only a prisoner commits. */
const isPrisonersCrime = (count: Count): boolean => isOfPrison(count) && !isCommittedInJail(count);

/** Felonies committed while confined in state prison form a group of their own: Pen. Code, § 1170.1(c). */
export const inPrisonGroup = (count: Count): boolean =>
  ((isFelony(count) && isPrisonersCrime(count)) || isFoundInPrison(count)) && !hasEnded(count);

/** Whether its section names the sentence of the custody alone as that which its term follows. */
export const isAfterCustody = (count: Count): boolean =>
  isOfPrison(count) || isNamed(afterCustody, count.filed.sections);

/** Whether its section commands that the term follow the one being served; § 1170.1(c) by itself commands nothing. */
export const commandsConsecutive = (count: Count): boolean =>
  isAfterCustody(count) && inPrisonGroup(count) && count.filed.punishment.consecutive === 'always';

/** Of two crimes in one custody the sentence of an earlier judgment is the one that the other follows. */
export const isServedBefore = (count: Count, other: Count): boolean =>
  count.filed.earlier === 'serving' && other.filed.earlier !== 'serving';
