import { expect, test } from 'vitest';
import { answerTo, row, rowOf } from '../../case.fixture.ts';

const misdemeanor = 'PC 148(a)(1)';
const resisting = { statute: misdemeanor, kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } } as const;

test.for([
  // the first gang law, then Proposition 21
  ['1987-06-01', 'misdemeanor', 364, 'PC 148(a)(1)'],
  ['1988-09-25', 'misdemeanor', 364, 'PC 148(a)(1)'],
  ['1988-09-26', 'principal', 1080, 'former PC 186.22(c)'],
  ['2000-03-07', 'principal', 1080, 'former PC 186.22(c)'],
  ['2000-03-08', 'principal', 1080, 'PC 186.22(d)'],
] as const)('resisting for a gang on %s: %s, %i days under %s, not serious', ([date, role, days, authority]) => {
  const sentenced = answerTo([{ crime: resisting, date, gang: true }]);
  expect(row(sentenced, 'c1').slice(0, 2)).toEqual([role, days]);
  expect(rowOf(sentenced, 'c1').steps[0]?.authority).toBe(authority);
  expect(rowOf(sentenced, 'c1').serious).toBe(false);
});

test.for([
  ['1988-09-25', 90],
  ['1988-09-26', 180],
] as const)('jail days of %s: ninety chosen are %i', ([date, days]) => {
  expect(row(answerTo([{ crime: resisting, date, gang: true, days: 90 }]), 'c1')[1]).toBe(days);
});
