import { expect, test } from 'vitest';
import type { Summary } from '../answer.ts';
import { compareExposure } from './compare-exposure.ts';

const exposure = (
  totalDeterminate: number,
  totalIndeterminate: number,
  exposureDaysMisdemeanor = 0,
  special: Summary['special'] = null,
) => ({ totalDeterminate, totalIndeterminate, exposureDaysMisdemeanor, special }) as Summary;

test.for([
  ['death and life without parole', exposure(0, 0, 0, 'DEATH'), exposure(9000, 9000, 364, 'LWOP')],
  ['life without parole and any time', exposure(0, 0, 0, 'LWOP'), exposure(9000, 9000, 364)],
  ['more time in all', exposure(1081, 9000), exposure(1080, 9000)],
  ['a longer life part of equal time', exposure(1080, 9000), exposure(9000, 1080)],
  ['more days in jail beside equal terms', exposure(1080, 9000, 364), exposure(1080, 9000, 180)],
  ['more days in jail alone', exposure(0, 0, 364), exposure(0, 0, 180)],
] as const)('%s: the first is the graver', ([, graver, lighter]) => {
  expect(compareExposure(graver, lighter)).toBeGreaterThan(0);
  expect(compareExposure(lighter, graver)).toBeLessThan(0);
  expect(compareExposure(graver, graver)).toBe(0);
});
