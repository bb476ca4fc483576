import { jailOfFelonyDriver } from '../record/drunk-driver-jail.ts';
import { type Check, noticeOn } from './check.ts';

/** Days of county jail that a section adds to a felony of drunk driving too: no term has them. A grant of probation has (J-235). */
export const drunkDriverJail: Check = ({ counts }) =>
  noticeOn(counts.filter(({ standing }) => standing === 'active').flatMap(jailOfFelonyDriver), {
    code: 'DRUNK_DRIVER_JAIL_UNMODELED',
    authority: 'VC 23577(a)(2), (3), (5), 23582(a), (b)',
    text: 'Not modeled: the days of county jail that this section adds beside a felony of drunk driving. Excessive speed adds 60 days to any punishment; a refused test adds 18 days to a fourth offense, and after an injury 48 hours, with a prior 96, unless a prison term is served. With probation they are added to its jail.',
  });
