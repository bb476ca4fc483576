import { expect, test } from 'vitest';
import { answerTo, row } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const twenty = 7200;

test.for([
  ['great bodily injury', { crime: robbery, enhancements: ['PC 12022.7(a)'] }, 'indeterminate', twenty],
  ['found', { crime: robbery, findings: ['personal-gbi'] }, 'indeterminate', twenty],
  [
    'with another enhancement beside it',
    { crime: robbery, enhancements: ['PC 12022.5(a)', 'PC 12022.7(a)'] },
    'indeterminate',
    twenty,
  ],
  ['injury by a firearm', { crime: robbery, enhancements: ['PC 12022.53(d)'] }, 'indeterminate', twenty],
  ['a firearm alone', { crime: robbery, enhancements: ['PC 12022.53(b)'] }, 'principal', 1800],
  ['another finding', { crime: robbery, findings: ['personal-weapon-use'] }, 'principal', 1800],
  [
    'injury that was dismissed',
    { crime: robbery, enhancements: [{ crime: 'PC 12022.7(a)', status: 'Dismissed' }] },
    'principal',
    1800,
  ],
] as const)('PC 667.7 after two prior prison terms, %s', ([, charge, role, days]) => {
  const sentenced = answerTo([charge], { violentPriors: 2 });
  expect(row(sentenced, 'c1').slice(0, 2)).toEqual([role, days]);
  expect(sentenced.charges[0]?.steps[0]?.authority === 'PC 667.7(a)(1)').toBe(role === 'indeterminate');
});

test.for([
  [2, 'PC 667.7(a)(1)'],
  [3, 'PC 667.7(a)(2)'],
] as const)(
  'after %i the felony is serious and violent, as one punishable by life: %s',
  ([violentPriors, authority]) => {
    const [charge] = answerTo([{ crime: 'PC 29800(a)(1)', findings: ['personal-gbi'] }], { violentPriors }).charges;
    expect(charge).toMatchObject({ serious: true, violent: true });
    expect(charge?.steps[0]?.authority).toBe(authority);
  },
);
