import { type Count, eachCount, type Stage, type WorkingCase } from '../record/record.ts';
import { attach } from './attach.ts';
import { childInVehicle } from './child-in-vehicle.ts';
import { furtherVictimsOfDriving } from './further-victims.ts';
import { injuryOfAnotherCount } from './injury-of-another-count.ts';
import { kidnappedOnce } from './kidnapped-once.ts';
import { lossOfPattern } from './loss-of-pattern.ts';
import { onceInACase } from './once-in-a-case.ts';
import { raiseFlags } from './raise-flags.ts';
import { stack } from './stacking.ts';

/** Attached twice, because an enhancement for serious or violent felonies looks at flags that another one raises. */
function attached(count: Count, record: WorkingCase): Count {
  const once = attach(count, record);
  return once === count ? count : attach(raiseFlags(once), record);
}

/** Stage 2 (R-B02): what attaches counts, of weapon and injury enhancements only the greatest, and the flags they raise. */
const enhance = (count: Count, record: WorkingCase): Count =>
  count.attachments.length === 0 ? raiseFlags(count) : stack(attached(raiseFlags(count), record));

const ofEachCount = eachCount((count, record) => childInVehicle(enhance(count, record), record));

export const enhancements: Stage = (record) =>
  furtherVictimsOfDriving(kidnappedOnce(lossOfPattern(onceInACase(injuryOfAnotherCount(ofEachCount(record))))));
