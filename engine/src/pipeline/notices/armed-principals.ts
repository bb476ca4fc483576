import { isUnder } from '../../law/statute.ts';
import { isActiveFelony, isLive } from '../record/count.ts';
import { isSaid } from '../record/is-said.ts';
import type { Count } from '../record/record.ts';
import { type Check, onCounts } from './check.ts';

const has = ({ attachments }: Count, section: string): boolean =>
  attachments.some((row) => isLive(row) && isUnder(row.filed.sections, section));

/** A felony of two strikes that is no trigger by itself, and of which nobody says who was armed. */
const isOfTwoStrikes = (count: Count): boolean =>
  isActiveFelony(count) &&
  count.filed.strikes === 2 &&
  !count.serious &&
  !count.violent &&
  !count.filed.punishment.trigger &&
  !isSaid(count, 'armed');

const counted = onCounts((count) => isOfTwoStrikes(count) && count.strike === 'third' && has(count, 'PC 12022(a)'), {
  code: 'ARMED_PRINCIPAL_STRIKE',
  authority: 'PC 667(e)(2)(C)(iii); People v. Caraballo (2016) 246 Cal.App.4th 936',
  text: 'The third-strike term rests on PC 12022(a), which is found too where another principal alone was armed. Caraballo took who is vicariously armed for armed, on a petition under PC 1170.126; that the defendant was armed must be pleaded and proved.',
});

const notCounted = onCounts(
  (count) => isOfTwoStrikes(count) && count.strike === 'second' && has(count, 'PC 12022(d)'),
  {
    code: 'ARMED_PRINCIPAL_STRIKE',
    authority: 'PC 667(e)(2)(C)(iii), 12022(d); People v. Caraballo (2016) 246 Cal.App.4th 936',
    text: 'Counted as a second strike: PC 12022(d) is of who was not personally armed. Caraballo took who is vicariously armed under PC 12022(a) for armed: so read, and pleaded and proved, this is a third strike, twenty-five years to life. Say so by the fact that the defendant was armed.',
  },
);

/** Whether a principal who is not armed himself is armed for the third strike (J-229). */
export const armedPrincipals: readonly Check[] = [counted, notCounted];
