import { expect, test } from 'vitest';
import { answerTo } from '../case.fixture.ts';

test.for([
  ['1977-07-01', [1800, 2160, 2520], 'former PC 664(1)'],
  ['1978-12-31', [1800, 2160, 2520], 'former PC 664(1)'],
  ['1979-01-01', [1800, 2520, 3240], 'PC 664(a)'],
  ['1981-06-01', [1800, 2520, 3240], 'PC 664(a)'],
] as const)('an attempt of murder on %s: %j under %s', ([date, days, authority]) => {
  const [charge] = answerTo([{ crime: 'PC 187(a) second degree', state: 'Attempt', date }]).charges;
  const { lower, middle, upper } = charge?.own ?? {};
  expect([lower?.days, middle?.days, upper?.days]).toEqual(days);
  expect(charge?.steps[0]?.authority).toBe(authority);
});
