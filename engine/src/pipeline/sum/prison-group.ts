import { prisonersCrimesInJail } from '../../law/lists/crimes-in-custody.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';

/** The term that was being served had ended before sentence: People v. Brantley (2019) 43 Cal.App.5th 917. */
const hasEnded = ({ filed }: Count): boolean => filed.findings.includes('outside-term-ended');

/** Whether its section reaches county jails and camps beside state prison: Pen. Code, § 4502(c). */
export const isOfPrisonOrJail = ({ filed }: Count): boolean => isNamed(prisonersCrimesInJail, filed.sections);

/** Found to be committed in a county jail or camp: the section's command stands, § 1170.1(c) does not reach it (J-94). */
export const isCommittedInJail = (count: Count): boolean => {
  const { findings } = count.filed;
  return isOfPrisonOrJail(count) && findings.includes('in-jail') && !findings.includes('in-prison') && !hasEnded(count);
};

/** Sections of crimes that only a prisoner commits: Pen. Code, §§ 4501-4503, 4530. */
const isPrisonersCrime = (count: Count): boolean =>
  count.filed.punishment.category === 'PRISON_1170_1C' && !isCommittedInJail(count);

/** Committed while confined in state prison: by its section, or found so. */
const isCommittedInPrison = (count: Count): boolean =>
  isFelony(count) && (isPrisonersCrime(count) || count.filed.findings.includes('in-prison'));

/** Felonies committed while confined in state prison form a group of their own: Pen. Code, § 1170.1(c). */
export const inPrisonGroup = (count: Count): boolean => isCommittedInPrison(count) && !hasEnded(count);

/** Whether its section commands that the term follow the one being served; § 1170.1(c) by itself commands nothing. */
export const commandsConsecutive = (count: Count): boolean =>
  isPrisonersCrime(count) && count.filed.punishment.consecutive === 'always' && !hasEnded(count);
