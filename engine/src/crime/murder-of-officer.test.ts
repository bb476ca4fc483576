import { expect, test } from 'vitest';
import { answerTo, row } from '../case.fixture.ts';

const officer = { findings: ['peace-officer'] } as const;

test.for([
  ['PC 187(a) second degree', officer, 9000, 'PC 190(b)'],
  ['PC 187(a) second degree', {}, 5400, 'PC 187(a) second degree'],
  ['PC 187(a) first degree', officer, 9000, 'PC 187(a) first degree'],
  ['PC 236.1(c)(2)', officer, 5400, 'PC 236.1(c)(2)'],
] as const)('%s with %j: %i under %s', ([crime, more, days, authority]) => {
  const sentenced = answerTo([{ crime, ...more }]);
  expect(row(sentenced, 'c1')).toEqual(['indeterminate', days, 'PC 669']);
  expect(sentenced.charges[0]?.steps[0]?.authority).toBe(authority);
});

test.for([
  ['1988-06-07', 5400],
  ['1988-06-08', 9000],
] as const)('second degree murder of an officer on %s: %i, PC 190(b) by Proposition 67', ([date, days]) => {
  expect(row(answerTo([{ crime: 'PC 187(a) second degree', date, ...officer }]), 'c1')[1]).toBe(days);
});
