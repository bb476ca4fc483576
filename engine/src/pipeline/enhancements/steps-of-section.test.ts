import { expect, test } from 'vitest';
import { answerTo, codesOf, row } from '../../case.fixture.ts';

const facts = (statute: string, upper: string, victim?: string) => ({
  crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper } } as const,
  ...(victim === undefined ? {} : { victim }),
});
const crime = { statute: 'PC 999', kind: 'crime', severity: 'felony', terms: { upper: '4y' } } as const;

test.for([
  ['PC 12022.6(a)(1)', 'PC 12022.6(a)(2)', 'PC 12022.6'],
  ['PC 12022.6(a)(3)', 'PC 12022.6(a)(4)', 'PC 12022.6'],
  ['PC 12022.10(a)(1)', 'PC 12022.10(a)(4)', 'PC 12022.10'],
  ['PC 186.10(c)(1)(A)', 'PC 186.10(c)(1)(B)', 'PC 186.10'],
  ['PC 422.75(a)', 'PC 422.75(b)', 'PC 422.75'],
  ['PC 667.8(a)', 'PC 667.8(b)', 'PC 667.8'],
  ['PC 667.9(a)', 'PC 667.9(b)', 'PC 667.9'],
  ['PC 674(a)', 'PC 674(b)', 'PC 674'],
  ['PC 12022.75(a)', 'PC 12022.75(b)(1)', 'PC 12022.75'],
  ['HS 11356.5(a)(1)', 'HS 11356.5(a)(2)', 'HS 11356.5'],
  ['HS 11370.4(a)(1)(A)', 'HS 11370.4(a)(1)(B)', 'HS 11370.4'],
  ['HS 11370.4(b)(1)(A)', 'HS 11370.4(b)(1)(B)', 'HS 11370.4'],
  ['HS 11370.4(c)(1)(A)', 'HS 11370.4(c)(1)(B)', 'HS 11370.4'],
  ['HS 11379.7(a)', 'HS 11379.7(b)', 'HS 11379.7'],
  ['HS 11379.8(a)(1)', 'HS 11379.8(a)(2)', 'HS 11379.8'],
] as const)('of %s and %s on one crime the greater is added, under %s', ([less, more, section]) => {
  const sentenced = answerTo([{ crime, enhancements: [facts(less, '1y'), facts(more, '3y')] }]);
  expect(row(sentenced, 'c1e1')).toEqual(['stayed', 360, section]);
  expect(row(sentenced, 'c1e2')[0]).toBe('principal');
  expect(sentenced.summary.totalDeterminate).toBe(1440 + 1080);
  expect(codesOf(sentenced)).toContain('STAYED_LESSER_STEP');
});

test('of the two terms for a pattern of fraud the greater is added', () => {
  const sentenced = answerTo([
    { crime, enhancements: [facts('PC 186.11(a)(3)', '1y'), facts('PC 186.11(a)(2)', '3y')] },
    { crime, status: 'Stayed654' },
  ]);
  expect(row(sentenced, 'c1e1')).toEqual(['stayed', 360, 'PC 186.11']);
  expect(sentenced.summary.totalDeterminate).toBe(1440 + 1080);
});

test.for([
  ['a year for each further sum', [facts('PC 12022.6(a)(4)', '4y'), facts('PC 12022.6(a)(5)', '1y')], 5],
  ['another substance', [facts('HS 11370.4(a)(1)(A)', '3y'), facts('HS 11370.4(c)(1)(A)', '3y')], 6],
  ['each circumstance of a reckless fire', [facts('PC 452.1(a)', '3y'), facts('PC 452.1(a)', '3y')], 6],
  ['no second circumstance of an arson', [facts('PC 451.1(a)', '5y', 'A'), facts('PC 451.1(a)', '5y', 'B')], 5],
  ['each victim', [facts('PC 667.9(a)', '1y', 'A'), facts('PC 667.9(b)', '2y', 'B')], 3],
] as const)('%s is added besides', ([, enhancements, added]) => {
  expect(answerTo([{ crime, enhancements }]).summary.totalDeterminate).toBe(1440 + added * 360);
});

test('on another crime each step is its own', () => {
  const sentenced = answerTo([
    { crime, enhancements: [facts('PC 12022.6(a)(2)', '2y')] },
    { crime, enhancements: [facts('PC 12022.6(a)(1)', '1y')] },
  ]);
  expect(row(sentenced, 'c2e1')).toEqual(['subordinate', 120, 'PC 1170.1(a)']);
});
