import { drunkDriverJailSections } from '../../law/lists/drunk-driver-jail.ts';
import { isUnder } from '../../law/statute.ts';
import { isEverListed } from '../../law/statute-list.ts';
import { isActiveFelony } from '../record/count.ts';
import type { Attachment, Count } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const isDrunkDriving = ({ filed }: Count): boolean =>
  ['VC 23152', 'VC 23153'].some((own) => isUnder(filed.sections, own));

const addsJail = ({ filed, stay }: Attachment): boolean =>
  stay?.code === 'ENHANCEMENT_NO_MATCH' && isEverListed(drunkDriverJailSections, filed.sections);

/** Days of county jail that a section adds to a felony of drunk driving too: no row of the answer has them. */
export const drunkDriverJail: Check = ({ counts }) =>
  noticeOn(
    counts
      .filter((count) => isActiveFelony(count) && isDrunkDriving(count))
      .flatMap(({ attachments }) => attachments.filter(addsJail)),
    {
      code: 'DRUNK_DRIVER_JAIL_UNMODELED',
      authority: 'VC 23572(a), 23577(a), 23582(a), (b)',
      text: 'Not modeled: the days of county jail that this section may add beside a felony of drunk driving. Excessive speed adds 60 days to any punishment and to the jail of probation; a refused test after an injury adds its hours unless a prison term is served.',
    },
  );
