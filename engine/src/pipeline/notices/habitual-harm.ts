import { isUnder, isUnderAny } from '../../law/statute.ts';
import { isActiveFelony, isLive } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { isGreatlyHarmed } from '../violent-offender/stage.ts';
import { type Check, noticeOn } from './check.ts';

/** Crimes whose own act is force likely to cause great bodily injury. */
const isByForceLikely = ({ filed }: Count): boolean => isUnderAny(filed.sections, ['PC 245(a)(4)', 'PC 4501(b)']);

/** A habitual offender alleged of a felony that shows neither the injury nor the force the section asks for. */
export const habitualHarm: Check = ({ counts }) =>
  noticeOn(
    counts
      .filter((count) => isActiveFelony(count) && !isGreatlyHarmed(count) && !isByForceLikely(count))
      .flatMap(({ attachments }) =>
        attachments.filter((row) => isLive(row) && isUnder(row.filed.sections, 'PC 667.7')),
      ),
    {
      code: 'HABITUAL_NEEDS_HARM',
      authority: 'PC 667.7(a)',
      text: 'The present felony must be one in which great bodily injury was inflicted, under section 12022.53 or 12022.7, or force likely to cause it personally used. The count shows neither; the term stands as alleged.',
    },
  );
