import { isUnnamed } from '../../crime/conspiracy.ts';
import { transitCrimes } from '../../law/lists/transit-crimes.ts';
import { isNamed } from '../../law/statute-list.ts';
import { misdemeanorDays } from '../sum/surroundings.ts';
import { type Check, onCounts } from './check.ts';

/** A misdemeanor in a vehicle for hire that is sentenced to a fine alone; of a grant of probation its bounds say it. */
export const transitJail: Check = onCounts(
  (count) =>
    count.standing === 'active' &&
    count.severity === 'misdemeanor' &&
    isNamed(transitCrimes, count.filed.sections) &&
    !isUnnamed(count.filed) &&
    misdemeanorDays(count) === 0,
  {
    code: 'CONFINEMENT_IN_TRANSIT',
    authority: 'PC 1203.055(a)(1)',
    text: 'Of a crime against who drives or rides in a vehicle that carries the public for hire, or that is directed at it, some confinement must be served, and time in jail before arraignment of less than 24 hours is none. A fine alone stands only where the crime was of no such vehicle.',
  },
);
