import { drunkDriverJailSections } from '../../law/lists/drunk-driver-jail.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isFelony } from '../record/count.ts';
import type { Attachment, Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const isDrunkDriving = ({ filed }: Count): boolean =>
  filed.state === 'Completed' && ['VC 23152', 'VC 23153'].some((own) => isUnder(filed.sections, own));

/** Probation suspends the term, and of these sections nothing. */
const isSentenced = ({ standing }: Count): boolean => standing === 'active' || standing === 'suspended';

const addsJail = ({ filed, stay }: Attachment): boolean =>
  stay?.code === 'ENHANCEMENT_NO_MATCH' && isNamed(drunkDriverJailSections, filed.sections);

/** Days of county jail that a section adds to a felony of drunk driving too: no row of the answer has them. */
export const drunkDriverJail: Check = ({ counts }) =>
  noticeOn(
    counts
      .filter((count) => isFelony(count) && isSentenced(count) && isDrunkDriving(count))
      .flatMap(({ attachments }) => attachments.filter(addsJail)),
    {
      code: 'DRUNK_DRIVER_JAIL_UNMODELED',
      authority: 'VC 23577(a)(2), (3), (5), 23582(a), (b)',
      text: 'Not modeled: the days of county jail that this section adds beside a felony of drunk driving. Excessive speed adds 60 days to any punishment and to the jail of probation; a refused test adds 18 days to a fourth offense, and after an injury 48 hours, with a prior 96, unless a prison term is served.',
    },
  );
