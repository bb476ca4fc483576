import { expect, test } from 'vitest';
import { answerTo, row } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';

test.for([
  ['Dismissed', 'inactive', 'PC 1166'],
  ['Acquitted', 'inactive', 'PC 1166'],
  ['Stayed654', 'stayed', 'PC 654'],
  ['Stayed', 'stayed', 'PC 1170.1'],
] as const)('an enhancement that is %s adds nothing and shows its whole length', ([status, role, authority]) => {
  const charge = { crime: robbery, enhancements: [{ crime: 'PC 12022.53(b)', status }] };
  const sentenced = answerTo([charge, charge]);
  expect(row(sentenced, 'c1e1')).toEqual([role, 3600, authority]);
  expect(row(sentenced, 'c2e1')).toEqual([role, 3600, authority]);
  expect(sentenced.summary.totalConductEnhancements).toBe(0);
});

test('a life term is never cut to a third: PC 12022.53(d) on a subordinate count', () => {
  const sentenced = answerTo([
    { crime: 'PC 215', enhancements: ['PC 12022.53(c)'] },
    { crime: robbery, enhancements: ['PC 12022.53(d)'] },
  ]);
  expect(row(sentenced, 'c2')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(row(sentenced, 'c2e1')).toEqual(['subordinate', 9000, 'PC 669']);
});
