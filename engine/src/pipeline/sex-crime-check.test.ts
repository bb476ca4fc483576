import { describe, expect, test } from 'vitest';
import { answerTo, row, type TestCharge } from '../case.fixture.ts';

const rape = 'PC 261(a)(2)';
const oneStrike = ['PC 667.61(b)'];

/** The second of two counts of separate victims, asked to be concurrent. */
const second = (charge: TestCharge, first: Partial<TestCharge> = {}) => {
  const sentenced = answerTo([
    { ...charge, victim: 'A', ...first },
    { ...charge, victim: 'B', run: 'concurrent' },
  ]);
  return { sentenced, answer: sentenced.charges[1] };
};

describe('consecutive life terms, PC 667.61(i), 269(c)', () => {
  test.for([
    ['a One Strike term', { crime: rape, enhancements: oneStrike }],
    ['with another enhancement', { crime: rape, enhancements: [...oneStrike, 'PC 12022.8'] }],
    ['filed as the crime itself', { crime: { like: rape, statute: 'PC 667.61(b)', terms: { upper: '15-life' } } }],
    [
      'aggravated sexual assault of a child',
      { crime: { like: rape, statute: 'PC 269(a)(1)', terms: { upper: '15-life' } } },
    ],
    ['a section that says so', { crime: 'PC 236.1(c)(2)' }],
  ] as const)('%s', ([, charge]) => {
    const { answer } = second(charge);
    expect(answer).toMatchObject({ role: 'indeterminate', mandatoryConsecutive: true });
    expect(answer?.steps.map(({ authority }) => authority)).toContain('PC 667.61(i)');
  });

  test.for([
    ['murder', { crime: 'PC 187(a) first degree' }],
    ['murder with a firearm', { crime: 'PC 187(a) first degree', enhancements: ['PC 12022.53(c)'] }],
    [
      'a One Strike term that was dismissed',
      { crime: 'PC 187(a) first degree', enhancements: [{ crime: 'PC 667.61(b)', status: 'Dismissed' }] },
    ],
    ['a lewd act', { crime: 'PC 288(a)', enhancements: oneStrike }],
    ['continuous abuse', { crime: { like: rape, statute: 'PC 288.5' }, enhancements: oneStrike }],
  ] as const)('not %s', ([, charge]) => {
    expect(second(charge).answer).toMatchObject({ role: 'concurrent', mandatoryConsecutive: false });
  });

  test('a stayed count or one of an unnamed victim separates nothing', () => {
    const charge = { crime: rape, enhancements: oneStrike };
    const beside = (status: 'Stayed654' | 'Dismissed') =>
      answerTo([
        { ...charge, victim: 'A', status },
        { ...charge, victim: 'B', run: 'concurrent' },
        { crime: 'PC 187(a) first degree' },
      ]);
    expect(beside('Stayed654').charges[1]?.mandatoryConsecutive).toBe(false);
    expect(beside('Dismissed').charges[1]?.mandatoryConsecutive).toBe(false);
    const unnamed = answerTo([charge, { ...charge, victim: 'B', run: 'concurrent' }]);
    expect(unnamed.charges[1]?.mandatoryConsecutive).toBe(false);
  });
});

test.for([
  ['2006-09-19', 'concurrent'],
  ['2006-09-20', 'indeterminate'],
] as const)('One Strike terms of separate victims of %s: %s, since 20 September 2006 by command', ([date, role]) => {
  expect(second({ crime: rape, enhancements: oneStrike, date }).answer?.role).toBe(role);
});

describe('full terms, PC 667.6(d)', () => {
  test('a One Strike term of another victim separates a listed crime too: it is no principal term', () => {
    const sentenced = answerTo([
      { crime: rape, victim: 'A', enhancements: ['PC 667.61(a)'] },
      { crime: rape, victim: 'B', run: 'concurrent' },
      { crime: 'PC 422' },
    ]);
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', 9000, 'PC 669']);
    expect(row(sentenced, 'c2')).toEqual(['full-term', 2880, 'PC 667.6(d)']);
    expect(row(sentenced, 'c3')).toEqual(['principal', 1080, 'PC 1170.1(a)']);
    expect(sentenced.summary).toMatchObject({ totalIndeterminate: 9000, totalDeterminate: 3960 });
  });

  test('of a crime listed by its category', () => {
    const { sentenced } = second({
      crime: { like: 'PC 261(a)(3)', statute: 'PC 220(a)(2)', groups: [], category: 'SEX_667_6' },
    });
    expect(row(sentenced, 'c2')).toEqual(['full-term', 2880, 'PC 667.6(d)']);
  });

  test('not where one of the two victims is unnamed, nor beside a stayed count', () => {
    const unnamed = answerTo([{ crime: rape, victim: 'A' }, { crime: rape }]);
    expect(row(unnamed, 'c2')).toEqual(['subordinate', 720, 'PC 1170.1(a)']);
    expect(row(second({ crime: rape }, { status: 'Stayed654' }).sentenced, 'c2')).toEqual([
      'principal',
      2880,
      'PC 1170.1(a)',
    ]);
  });
});
