import { termSlots } from '../../crime/triad.ts';
import { isMinor } from '../record/age-at-act.ts';
import type { Count, WorkingCase } from '../record/record.ts';
import { type Check, onCounts } from './check.ts';

/** Life without parole is all that the statute gives; what § 190.5(b) or § 667.61 gives a minor is counted (J-85). */
const isWithoutParoleAlone = ({ triad }: Count): boolean => {
  const terms = termSlots.flatMap((slot) => triad[slot] ?? []);
  return terms.length > 0 && terms.every(({ kind }) => kind === 'LWOP');
};

const isOfMinor = (count: Count, record: WorkingCase): boolean =>
  count.standing !== 'inactive' && isWithoutParoleAlone(count) && isMinor(count, record);

/** A sentence that the Constitution forbids, or leaves to the court (J-113). */
export const lifeWithoutParole: Check = onCounts(isOfMinor, {
  code: 'LWOP_UNDER_18',
  authority: 'Graham v. Florida (2010) 560 U.S. 48; Miller v. Alabama (2012) 567 U.S. 460',
  text: 'The statute gives life without parole alone, and the defendant was under 18 at the act: it may not be imposed for a crime that is no homicide, and is never mandatory for one that is. It is counted as the statute reads; the lesser sentence is for the court and is not counted here.',
});
