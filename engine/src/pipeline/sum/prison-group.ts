import { isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';

/** Sections of crimes that only a prisoner commits, which command a consecutive term: Pen. Code, §§ 4501-4503, 4530. */
const isPrisonersCrime = ({ filed }: Count): boolean => filed.punishment.category === 'PRISON_1170_1C';

/** The term that was being served had ended before sentence: People v. Brantley (2019) 43 Cal.App.5th 917. */
const hasEnded = ({ filed }: Count): boolean => filed.findings.includes('outside-term-ended');

/** Committed while confined in state prison: by its section, or found so. */
const isCommittedInPrison = (count: Count): boolean =>
  isFelony(count) && (isPrisonersCrime(count) || count.filed.findings.includes('in-prison'));

/** Felonies committed while confined in state prison form a group of their own: Pen. Code, § 1170.1(c). */
export const inPrisonGroup = (count: Count): boolean => isCommittedInPrison(count) && !hasEnded(count);

/** Whether its section commands that the term follow the one being served; § 1170.1(c) by itself commands nothing. */
export const commandsConsecutive = (count: Count): boolean => isPrisonersCrime(count) && !hasEnded(count);
