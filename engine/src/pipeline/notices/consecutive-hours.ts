import { repeatedDrunkDriving } from '../../law/lists/drunk-driver-jail.ts';
import { isNamed } from '../../law/statute-list.ts';
import { onCounts } from './check.ts';
import { jailOf } from './least-jail-by-prior.ts';

/** Hours in a row of any jail for a repeated drunk driving, and no release before them. */
export const consecutiveHours = onCounts(
  (count) => isNamed(repeatedDrunkDriving, count.filed.sections) && (jailOf(count) ?? 0) > 0,
  {
    code: 'CONSECUTIVE_HOURS',
    authority: 'VC 23580',
    text: 'Of the jail at least 48 hours run without a break, or ten days of community service are done. No work release, weekends or program stand in their place, unless the court finds that cruel or unusual.',
  },
);
