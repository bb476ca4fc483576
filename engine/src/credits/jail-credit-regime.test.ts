import { expect, test } from 'vitest';
import { jailCreditRegime } from './jail-credit-regime.ts';

const stats2009 = 'former PC 4019(b), (c), (f), Stats. 2009, 3d Ex. Sess., ch. 28';
const stats2010 = 'former PC 2933(e), Stats. 2010, ch. 426';
const former = 'former PC 4019(b), (c), (f)';
const present = 'PC 4019(b), (c), (f), (h)';

test.for([
  // crime before 28 September 2010: the custody day decides; what the law of that autumn takes back is for later crimes
  ['2010-01-24', '2009-06-01', true, false, 'two-for-four', former],
  ['2010-01-25', '2009-06-01', true, false, 'two-for-two', stats2009],
  ['2010-01-25', '2009-06-01', false, false, 'two-for-two', stats2009],
  ['2010-01-25', '2009-06-01', true, true, 'two-for-four', former],
  ['2010-09-27', '2010-09-27', true, false, 'two-for-two', stats2009],
  ['2010-09-28', '2010-09-27', false, false, 'two-for-two', stats2009],
  ['2010-09-28', '2010-09-27', false, true, 'two-for-four', former],
  ['2010-09-28', '2010-09-27', true, false, 'day-for-day', stats2010],
  ['2011-09-30', '2010-06-01', true, false, 'day-for-day', stats2010],
  ['2011-10-01', '2010-06-01', true, false, 'two-for-two', stats2009],
  ['2011-10-01', '2010-06-01', true, true, 'two-for-four', former],
  ['2012-02-09', '2009-06-01', false, false, 'two-for-two', stats2009],
  // crime between: prison day for day, jail two for four, whatever the custody day
  ['2010-09-28', '2010-09-28', true, false, 'day-for-day', stats2010],
  ['2011-10-01', '2011-09-30', true, false, 'day-for-day', stats2010],
  ['2011-10-01', '2011-09-30', false, false, 'two-for-four', former],
  ['2011-10-01', '2011-09-30', true, true, 'two-for-four', former],
  // crime from 1 October 2011: everyone two for two
  ['2011-10-01', '2011-10-01', false, false, 'two-for-two', present],
  ['2026-08-01', '2026-01-05', true, true, 'two-for-two', present],
] as const)(
  'custody %s, crime %s, prison %s, disqualified %s: %s under %s (R-D03)',
  ([custodyDay, crimeDay, prison, disqualified, name, authority]) => {
    expect(jailCreditRegime(custodyDay, crimeDay, { prison, disqualified })).toMatchObject({ name, authority });
  },
);
