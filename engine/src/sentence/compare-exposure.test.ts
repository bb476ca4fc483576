import { expect, test } from 'vitest';
import type { Summary } from '../answer/answer.ts';
import { compareExposure } from './compare-exposure.ts';

const exposure = (
  totalDeterminate: number,
  totalIndeterminate: number,
  exposureDaysMisdemeanor = 0,
  special: Summary['special'] = null,
  probationJailDays = 0,
) => {
  const served = totalDeterminate + totalIndeterminate;
  const jailDays = exposureDaysMisdemeanor + (served === 0 ? probationJailDays : 0);
  return {
    totalDeterminate,
    totalIndeterminate,
    exposureDaysMisdemeanor,
    jailDays,
    special,
    probationJailDays,
  } as Summary;
};

test.for([
  ['death and life without parole', exposure(0, 0, 0, 'DEATH'), exposure(9000, 9000, 364, 'LWOP')],
  ['life without parole and any time', exposure(0, 0, 0, 'LWOP'), exposure(9000, 9000, 364)],
  ['more time in all', exposure(1081, 9000), exposure(1080, 9000)],
  ['a longer life part of equal time', exposure(1080, 9000), exposure(9000, 1080)],
  ['more days in jail beside equal terms', exposure(1080, 9000, 364), exposure(1080, 9000, 180)],
  ['more days in jail alone', exposure(0, 0, 364), exposure(0, 0, 180)],
  ['a day to serve and a year of probation’s jail', exposure(0, 0, 1), exposure(0, 0, 0, null, 364)],
  ['jail of probation beside that of a misdemeanor', exposure(0, 0, 364, null, 180), exposure(0, 0, 400)],
  ['more jail of probation', exposure(0, 0, 0, null, 180), exposure(0, 0, 0, null, 90)],
] as const)('%s: the first is the graver', ([, graver, lighter]) => {
  expect(compareExposure(graver, lighter)).toBeGreaterThan(0);
  expect(compareExposure(lighter, graver)).toBeLessThan(0);
  expect(compareExposure(graver, graver)).toBe(0);
});
